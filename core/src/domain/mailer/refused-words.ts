import { foldText } from '#domain/text/fold.ts'
import { REFUSED_WORDS } from './refused-words.table.ts'

export interface WordWarning {
  /** In the list's words and order. */
  readonly words: readonly string[]
  readonly sentence: string
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const names = (folded: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u').test(folded)

/** Words in these texts that carriers tend to filter. */
export const wordWarnings = (texts: readonly string[]): readonly WordWarning[] => {
  const folded = texts.map(foldText)
  return REFUSED_WORDS.flatMap(({ words, sentence }) => {
    const named = words.filter((word) => folded.some((text) => names(text, word)))
    return named.length === 0 ? [] : [{ words: named, sentence }]
  })
}
