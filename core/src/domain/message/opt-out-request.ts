// A request to get no more messages, in a customer's own words, is as binding as STOP (47 CFR 64.1200(a)(10): any
// reasonable means). A machine's reading must not silence a customer who says "I'll stop by", so it is only flagged for
// staff to decide. Judged clause by clause, without what the customer quotes.
import type { Word } from '#domain/text/clause-grammar.ts'
import { messageKeyword } from './keyword.ts'
import { asksForNone, isReported, sentenceAsksForNone, wantsTexts } from './opt-out-rules.ts'
import { wordsOf } from './opt-out-words.ts'
import { ownWords } from './own-words.ts'

/** People ask in their first lines, which may be below a quotation. */
const MOST_READ = 20_000
const MOST_HEEDED = 2_000
/** Longer clauses are read in pieces that overlap by half, because a request is short. */
const MOST_WORDS = 30

const LINKS = /https?:\/\/\S+|\S+@\S+/g
const PHONE_NUMBERS = /(?:\+?1[-. ]?)?(?:\(?\d{3}\)?[-. ]?)?\b\d{3}[-. ]?\d{4}\b/g
const APOSTROPHES = /['’‘ʼ`´]/g
const SENTENCE_END = /[\n\r.!?;:…]+/u
const CLAUSE_END = /[,()[\]{}|/–—"“”„«»*~_=<>]+| -+ |-{2,}/u
/** "S-T-O-P", "s t o p". */
const SPELLED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[ .-]\p{L}){2,9}(?![\p{L}\p{N}])/gu

/** Neither the beginning nor the end of a clause. */
const CUT: Word = { word: '…', parts: new Set() }
const piecesOf = (words: readonly Word[]): (readonly Word[])[] =>
  words.length <= MOST_WORDS
    ? [words]
    : [[...words.slice(0, MOST_WORDS), CUT], ...piecesOf([CUT, ...words.slice(MOST_WORDS / 2)])]

const clausesOf = (sentence: string): (readonly Word[])[] =>
  sentence
    .split(CLAUSE_END)
    .flatMap((clause) => piecesOf(wordsOf(clause.match(/[\p{L}\p{N}#]+/gu) ?? [])))
    .filter((clause) => clause.length > 0)

const sentencesOf = (text: string): (readonly Word[])[][] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(LINKS, ' ')
    .replace(PHONE_NUMBERS, ' number ')
    .replace(APOSTROPHES, '')
    .replace(SPELLED_OUT, (letters) => letters.replace(/[ .-]/g, ''))
    .split(SENTENCE_END)
    .map(clausesOf)

/** "Please end them" may refer to these. */
const SUBJECT = ['TEXTS', 'WRONG', 'ENROLLED']

const isOfCallsOnly = (clause: readonly Word[]): boolean =>
  clause.some(({ parts }) => parts.has('CALL')) &&
  clause.every(({ parts }) => parts.has('CALL') || !(parts.has('WRITE') || parts.has('TEXTS') || parts.has('TEXT')))

/** Whether a customer asks, in any words, to get no more messages. */
export const looksLikeOptOut = (body: string): boolean => {
  if (messageKeyword(body, { optedOut: false }) === 'stop') return true
  const sentences = sentencesOf(ownWords(body.slice(0, MOST_READ)).slice(0, MOST_HEEDED))
  const all = sentences.flat()
  if (all.length === 1 && all.flat().length > 0 && all.flat().every(({ parts }) => parts.has('LEAVE'))) return true
  const heeded = all.some(wantsTexts) ? (clause: readonly Word[]) => !isOfCallsOnly(clause) : () => true
  let isOfTexts = false
  return sentences.some((clauses) => {
    if (isReported(clauses.flat())) return false
    if (sentenceAsksForNone(clauses.flat())) return true
    return clauses.some((clause) => {
      const asks = heeded(clause) && asksForNone(clause, { isOfTexts })
      isOfTexts ||= clause.some(({ parts }) => SUBJECT.some((part) => parts.has(part)))
      return asks
    })
  })
}
