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

/** Returns a text with \n line endings, without a byte order mark, soft hyphens and a second no-break space. */
export const plainLines = (text: string) =>
  text
    .replace(/^\uFEFF|\u00AD/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\u00A0{2,}/g, '\u00A0')

/** Letters of UTF-8 that were read in another encoding, such as "â€™" for an apostrophe, and the mark of a lost letter. */
export const damaged =
  /â€[\u0080-\uFFFF]|â€"|Ã[\u00A1-\u00BF]|Â[\u00A9\u00AE\u00B0\u00B2-\u00B4\u00BC-\u00BE]|\uFFFD/
