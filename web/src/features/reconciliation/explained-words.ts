/** "1 difference, explained": both sides go on differing, and a note says why. */
export const explainedWords = (count: number): string =>
  count === 1 ? '1 difference, explained' : `${count} differences, explained`
