// A request to get no more messages, in a customer's own words, is as binding as STOP (47 CFR 64.1200(a)(10): any
// reasonable means). A machine's reading must not silence a customer who says "I'll stop by", so it is only flagged for
// staff to decide. Judged clause by clause, without what the customer quotes.
import { foldText } from '#domain/text/fold.ts'
import { messageKeyword } from './keyword.ts'
import { OPT_OUT_PHRASES } from './opt-out-phrases.table.ts'
import { ownWords } from './own-words.ts'

/** People ask in their first lines, which may be below a quotation. */
const MOST_READ = 20_000
const MOST_HEEDED = 2_000
/** Longer clauses are read in pieces that overlap by half: a request is short. */
const MOST_WORDS = 30

const piecesOf = (words: readonly string[]): string[] =>
  words.length === 0
    ? []
    : [
        words.slice(0, MOST_WORDS).join(' '),
        ...(words.length > MOST_WORDS ? piecesOf(words.slice(MOST_WORDS / 2)) : []),
      ]

/** Clauses of folded text, without what stands between them. */
const clausesOf = (text: string): string[] =>
  text
    .replace(/https?:\/\/\S+|\S+@\S+/g, ' ')
    .split(/[\n\r.!?;:,()[\]{}|/\u2026\u2013\u2014"\u201c\u201d\u201e\u00ab\u00bb*~_=<>]+| -+ |-{2,}/u)
    .flatMap((clause) => piecesOf(foldText(clause).match(/[\p{L}\p{N}#]+/gu) ?? []))

/** "Don't call me, text me instead" asks for texts. */
const WANTS_TEXTS =
  /(?<!\b(?:not|dont|never|stop|to|keep|quit|you|u|or) )\b(?:text|txt|message)(?: me| us)(?! again| any)\b|\b(?:text|txt|message) (?:instead|only)\b|\b(?:just|only|rather|prefer|please|can you|could you|better to|but) (?:a )?(?:text|txt|message)(?:s|ing)?\b|\b(?:mejor|solo|prefiero|pero) (?:un |por |mandeme |mandenme |me )?(?:mensaje|texto|escrib|mand)|\bescrib(?:eme|anme|ame|ime)\b|\bpor (?:texto|mensaje)\b/
const OF_CALLS = /\b(?:call(?:s|ing)?|llam\w*|marque\w*|correo|mail)\b/
const OF_TEXTS = /\b(?:text|txt|messag|msg|contact|email|send|mensaj|escrib|mand|envi)/

/** Whether a customer asks, in whatever words, to get no more messages. */
export const looksLikeOptOut = (body: string): boolean => {
  if (messageKeyword(body, { optedOut: false }) === 'stop') return true
  const own = ownWords(body.slice(0, MOST_READ)).slice(0, MOST_HEEDED)
  const isOfCallsOnly = (clause: string) => OF_CALLS.test(clause) && !OF_TEXTS.test(clause)
  const clauses = clausesOf(own)
  const asked = WANTS_TEXTS.test(foldText(own)) ? clauses.filter((clause) => !isOfCallsOnly(clause)) : clauses
  return asked.some((clause) => OPT_OUT_PHRASES.some((phrase) => phrase.test(clause)))
}
