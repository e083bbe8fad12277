import { countOf } from '@xd/core/domain/text/figure.ts'

/** "1 difference, explained": both sides still differ, and a note says why. */
export const explainedWords = (count: number): string => `${countOf(count, 'difference')}, explained`
