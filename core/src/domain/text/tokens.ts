// A text's words, figures and signs with their places, so that what is read can be shown where it was written.
import { foldText } from './fold.ts'

export interface Token {
  /** From (included) and to (excluded), as positions in the text. */
  readonly from: number
  readonly to: number
  readonly written: string
  /** In lower case, without accents or apostrophes. */
  readonly word: string
}

/** Phone numbers and links are one token each: none of their figures is an amount or a day. */
const TOKEN = new RegExp(
  [
    String.raw`https?:\/\/\S+|\S+@\S+\.\S+`,
    String.raw`(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]?\d{4}(?!\d)`,
    String.raw`[ap]\. ?m\.?(?!\p{L})`,
    String.raw`\d+(?:[.,/:-]\d+)*\p{L}*`,
    String.raw`\p{L}\p{M}*(?:['’‘]?[\p{L}\p{M}])*`,
    String.raw`\n|[^\s]`,
  ].join('|'),
  'giu',
)

/** The word of a line's end. */
export const LINE_END = '¶'

export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    written,
    word: foldText(written) || (written === '\n' ? LINE_END : written),
  }))
