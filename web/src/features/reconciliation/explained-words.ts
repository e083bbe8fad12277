import { countOf } from '#ui/text/count-of.ts'

/** "1 difference, explained": both sides still differ, and a note says why. */
export const explainedWords = (count: number): string => `${countOf(count, 'difference')}, explained`
