// STOP and its kin, which opt out at once. The whole message must be the keyword: in any case, ignoring accents and
// surrounding punctuation, repeated or not (Stop stop stop), and above the line that phones and mail programs add
// (Sent from my iPhone). The FCC names seven such words (47 CFR 64.1200(a)(10)): stop, quit, end, revoke, opt out,
// cancel, unsubscribe. Any other words are left to people (opt-out-request.ts).
import { foldText } from '#domain/text/fold.ts'
import type { Language } from '#domain/text/language.ts'
import { KEYWORDS, type KeywordRow } from './keyword.table.ts'
import { withoutPhoneSignature } from './own-words.ts'

export type MessageKeyword = 'stop' | 'start' | 'help'

const BY_WORD: ReadonlyMap<string, KeywordRow> = new Map(KEYWORDS.map((row) => [row.word, row]))
const LONGEST = 40

const bare = (body: string): string =>
  foldText(body)
    .replace(/[-\u2010-\u2015]/g, ' ')
    .replace(/^[\p{P}\p{S}\s\u200d\ufe0f]+|[\p{P}\p{S}\s\u200d\ufe0f]+$/gu, '')
    .replace(/\s+/g, ' ')
    .toUpperCase()

const once = (words: string): string => words.replace(/^(.+?)(?:[\p{P}\s]+\1)+$/u, '$1')

const rowOf = (body: string): KeywordRow | undefined => {
  const words = withoutPhoneSignature(body)
  return words.length > LONGEST ? undefined : BY_WORD.get(once(bare(words)))
}

export const messageKeyword = (
  body: string,
  { optedOut }: { readonly optedOut: boolean },
): MessageKeyword | undefined => {
  const row = rowOf(body)
  return row && (optedOut || !row.onlyAfterOptOut) ? row.keyword : undefined
}

// The language for answering a keyword.
export const keywordLanguage = (body: string): Language => rowOf(body)?.language ?? 'en'
