/** Characters that Unicode calls invisible, except soft hyphens and the characters that combine emoji. */
const unseen = String.raw`(?![\u00AD\u200D\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}`

/** Characters that combine emoji in any other place: a joiner not between two pictures, a style not after one. */
const pictograph = String.raw`\p{Extended_Pictographic}`
const stray = String.raw`(?<![${pictograph}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!${pictograph})|(?<!${pictograph})[\uFE0E\uFE0F](?!\u20E3)`

/**
 * Invisible characters: control characters, line separators, marks that reverse the direction of text (so it reads
 * differently than it is), zero-width spaces, blank letters, surrogates, noncharacters.
 */
export const invisible = new RegExp(
  String.raw`[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u2028\u2029\u2800\uFFF9-\uFFFB]|\p{Surrogate}|\p{Noncharacter_Code_Point}|${unseen}|${stray}`,
  'u',
)

/** A visible character. A text without one counts as empty. */
export const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns a text with \n line endings and without a byte order mark. */
export const plainLines = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
