// STOP and its variants. The whole message must be the keyword: trimmed, in any case, ignoring accents and surrounding
// punctuation. A sentence that asks for the same is only flagged for staff, since a reasonable reading binds the
// business (47 CFR 64.1200(a)(10)) but a machine's reading must not silence a customer who says "I'll stop by".
import { foldText } from '#domain/text/fold.ts'
import type { Language } from '#domain/text/language.ts'
import { KEYWORDS, type KeywordRow } from './keyword.table.ts'
import { OPT_OUT_PHRASES } from './opt-out-phrases.table.ts'

export type MessageKeyword = 'stop' | 'start' | 'help'

const BY_WORD: ReadonlyMap<string, KeywordRow> = new Map(KEYWORDS.map((row) => [row.word, row]))
const LONGEST = 40

const bare = (body: string): string =>
  foldText(body)
    .replace(/[-\u2010-\u2015]/g, ' ')
    .replace(/^[\p{P}\p{S}\s\u200d\ufe0f]+|[\p{P}\p{S}\s\u200d\ufe0f]+$/gu, '')
    .replace(/\s+/g, ' ')
    .toUpperCase()

const rowOf = (body: string): KeywordRow | undefined => (body.length > LONGEST ? undefined : BY_WORD.get(bare(body)))

export const messageKeyword = (
  body: string,
  { optedOut }: { readonly optedOut: boolean },
): MessageKeyword | undefined => {
  const row = rowOf(body)
  return row && (optedOut || !row.onlyAfterOptOut) ? row.keyword : undefined
}

// The language for answering a keyword.
export const keywordLanguage = (body: string): Language => rowOf(body)?.language ?? 'en'

export const looksLikeOptOut = (body: string): boolean => {
  if (rowOf(body)?.keyword === 'stop') return true
  const text = foldText(body)
  return OPT_OUT_PHRASES.some((phrase) => phrase.test(text))
}
