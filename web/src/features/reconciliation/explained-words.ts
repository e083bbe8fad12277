import { countOf } from '#ui/text/count-of.ts'

/** "1 difference, explained": both sides go on differing, and a note says why. */
export const explainedWords = (count: number): string => `${countOf(count, 'difference')}, explained`
