/** Characters that readers see, and those that nobody sees. */

/** What Unicode says is not seen, but for hyphens of long words and what emoji are made with. */
const unseen = String.raw`(?![\u00AD\u200D\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}`

/** Such a part of an emoji elsewhere than in one: the joiner between two pictures, the style behind one. */
const pictograph = String.raw`\p{Extended_Pictographic}`
const stray = String.raw`(?<![${pictograph}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!${pictograph})|(?<!${pictograph})[\uFE0E\uFE0F](?!\u20E3)`

/**
 * Characters nobody sees: control characters, line separators, marks that turn the direction of text around (so that
 * it reads unlike it is), spaces without width, letters without ink, halves of a character, non-characters.
 */
export const invisible = new RegExp(
  String.raw`[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\u2800\uFFF9-\uFFFB]|\p{Surrogate}|\p{Noncharacter_Code_Point}|${unseen}|${stray}`,
  'u',
)

/** A character that a reader sees; a text without one is empty. */
export const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The text of a file with its line ends as \n. Those of Windows and its byte order mark mean nothing. */
export const plainLines = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
