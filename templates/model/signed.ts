const date = /\b(?:19|20)\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d\d\b/
const month =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\b/gi
const notYet = /\?|^\W*(?:no|not|none|false|never|open|pending|waiting|later)\b|\b(?:todo|tbd|fixme)\b/i

/** True when the text gives a name and a date ("Ann, May 2026") and does not put the answer off. */
export const isSigned = (words: string | undefined): words is string =>
  words !== undefined && date.test(words) && !notYet.test(words) && /\p{L}/u.test(words.replace(month, ''))
