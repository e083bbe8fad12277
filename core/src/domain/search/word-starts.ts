// Where words begin in a folded text.
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u

export const isWordStart = (folded: string, at: number): boolean =>
  // A letter may be two characters long.
  at === 0 || folded[at - 1] === ' ' || !ENDS_IN_WORD.test(folded.slice(Math.max(0, at - 2), at))

const beginsAWord = (folded: string, term: string): boolean => {
  let at = folded.indexOf(term)
  while (at >= 0 && !isWordStart(folded, at)) at = folded.indexOf(term, at + 1)
  return at >= 0
}

/** Whether every term is the beginning of some word. */
export const beginWords = (folded: string, terms: readonly string[]): boolean =>
  terms.every((term) => beginsAWord(folded, term))
