// A customer's text in clauses, each word with the parts that it may play in a promise (words.table.ts).
import { saidDollars } from '#domain/money/said-dollars.ts'
import { type Cents, cents, parseDollars } from '#domain/money/cents.ts'
import type { Word } from '#domain/text/clause-grammar.ts'
import { LINE_END, type Token, tokensOf } from '#domain/text/tokens.ts'
import { saidNumbers } from '#domain/ticket/said-tickets.ts'
import { type SaidDay, saidDays } from '#domain/time/said-days.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { PROMISE_WORDS } from './words.table.ts'

export interface PromiseWord extends Word {
  readonly written: string
  readonly day?: SaidDay
  readonly amount?: Cents
  readonly ticketNumber?: string
}

export interface Sentence {
  readonly clauses: readonly (readonly PromiseWord[])[]
  readonly asks: boolean
}

const PARTS = new Map<string, string[]>()
for (const [part, words] of Object.entries(PROMISE_WORDS))
  for (const word of words.split(',').map((phrase) => phrase.trim()))
    PARTS.set(word, [...(PARTS.get(word) ?? []), part])
const PHRASE_STARTS = new Set(
  [...PARTS.keys()].flatMap((phrase) => (phrase.includes(' ') ? [phrase.split(' ')[0]!] : [])),
)
const LONGEST_PHRASE = 6

const SENTENCE_ENDS = new Set(['.', '!', '?', ';', '…', LINE_END])
const CLAUSE_ENDS = new Set([
  ',',
  '(',
  ')',
  ':',
  '-',
  '–',
  '—',
  '/',
  'but',
  'pero',
  'so',
  'because',
  'cause',
  'cuz',
  'although',
  'though',
  'porque',
])
/** "…and I’ll pay", "…y le doy": another clause. */
const SUBJECTS = new Set([
  'i',
  'ill',
  'im',
  'we',
  'well',
  'my',
  'he',
  'hes',
  'she',
  'shes',
  'they',
  'theyll',
  'le',
  'voy',
  'paso',
  'ya',
  'mi',
  'the',
])

const FIGURE = /^\d{1,4}(?:\.\d{2})?$/
const TIME = /^(?:\d{1,2}(?::\d{2})?(?:am|pm|a|p)|\d{1,2}:\d{2})$/
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['twenty', 20], ['thirty', 30], ['forty', 40], ['fifty', 50], ['sixty', 60], ['seventy', 70], ['eighty', 80], ['ninety', 90], ['hundred', 100],
  ['veinte', 20], ['treinta', 30], ['cuarenta', 40], ['cincuenta', 50], ['sesenta', 60], ['setenta', 70], ['ochenta', 80], ['noventa', 90], ['cien', 100], ['doscientos', 200],
]) // prettier-ignore

const of = (word: string, written: string, parts: readonly string[], read: Partial<PromiseWord> = {}): PromiseWord => ({
  word,
  written,
  parts: new Set(parts),
  ...read,
})

const figure = ({ word, written }: Token): PromiseWord | undefined => {
  if (TIME.test(word)) return of('hour', written, ['TIME'])
  const named = NUMBERS.get(word)
  const read = FIGURE.test(word) ? parseDollars(word) : undefined
  if (named !== undefined) return of(word, written, ['FIGURE'], { amount: cents(named * 100) })
  return read?.ok ? of(word, written, ['FIGURE'], { amount: read.cents }) : undefined
}

/** Days, amounts and tickets, each as one word. */
const readWords = (text: string, today: LocalDay, tickets: ReadonlySet<string>): PromiseWord[] => {
  const numbers = saidNumbers(text, tickets).filter(({ ticketNumber }) => tickets.has(ticketNumber))
  const dollars = saidDollars(text)
  const found = [
    ...dollars.map(({ from, to, cents: amount }) => ({ from, to, word: of('amount', '', ['AMOUNT'], { amount }) })),
    ...numbers.map(({ from, to, ticketNumber }) => ({
      from,
      to,
      word: of('ticket', '', ['TICKET'], { ticketNumber }),
    })),
    ...saidDays(text, today).map((day) => ({ ...day, word: of('day', '', ['DAY'], { day }) })),
  ]
  const words: PromiseWord[] = []
  const taken = new Set<(typeof found)[number]>()
  for (const token of tokensOf(text)) {
    const here = found.filter(({ from, to }) => from < token.to && to > token.from)
    if (here.length === 0) words.push(figure(token) ?? of(token.word, token.written, []))
    for (const read of here)
      if (!taken.has(read)) {
        taken.add(read)
        words.push({ ...read.word, written: text.slice(read.from, read.to) })
      }
  }
  return words
}

/** “stop by”, “no puedo”: phrases become one word. “Pagué”, with its accent, is past. */
const joined = (words: readonly PromiseWord[]): PromiseWord[] => {
  const out: PromiseWord[] = []
  for (let at = 0; at < words.length;) {
    const isPlain = (word: PromiseWord) => word.parts.size === 0
    let length = PHRASE_STARTS.has(words[at]!.word) ? Math.min(LONGEST_PHRASE, words.length - at) : 1
    const all = (as: 'word' | 'written') =>
      words
        .slice(at, at + length)
        .map((one) => one[as])
        .join(' ')
    const phrase = () => all('word')
    while (length > 1 && !(words.slice(at, at + length).every(isPlain) && PARTS.has(phrase()))) length--
    const first = words[at]!
    const parts = isPlain(first) ? (PARTS.get(phrase()) ?? []) : [...first.parts]
    const isPast =
      length === 1 && /[éó]$/i.test(first.written) && PARTS.has(first.word) && !/r[éá]$/i.test(first.written)
    out.push({ ...first, word: phrase(), written: all('written'), parts: new Set(isPast ? ['PAST'] : parts) })
    at += length
  }
  return out
}

const SKIPPED = new Set([
  'me',
  'you',
  'u',
  'ya',
  'le',
  'les',
  'like',
  'another',
  'other',
  'otros',
  'only',
  'the',
  'los',
  'a',
  'as',
  'extra',
  'just',
  'my',
  'yall',
  'solo',
  'about',
  'around',
  'como',
  'unos',
  'de',
  'at',
  'least',
  'em',
  'them',
])
const ABOUT = new Set(['about', 'around', 'como', 'unos', 'like', 'at'])
/** A smaller figure counts things or hours. */
const SMALLEST_BARE = 5_00
const LAST_HOUR = 12_00

/** A figure is an amount after "pay", "with", "bring you": "at 4" is an hour and "2 tickets" are no money. */
const isAmount = (clause: readonly PromiseWord[], at: number): boolean => {
  const { parts, amount = 0 } = clause[at]!
  if (!parts.has('FIGURE') || amount < SMALLEST_BARE || clause[at + 1]?.parts.has('COUNTED')) return false
  let before = at - 1
  let isAbout = false
  while (before >= 0 && SKIPPED.has(clause[before]!.word)) isAbout ||= ABOUT.has(clause[before--]!.word)
  if (isAbout && amount <= LAST_HOUR) return false
  return before < 0 ? clause[at + 1]?.day !== undefined && amount > LAST_HOUR : clause[before]!.parts.has('TAKES')
}

const withAmounts = (clause: readonly PromiseWord[]): PromiseWord[] =>
  clause.map((word, at) => (isAmount(clause, at) ? { ...word, parts: new Set(['AMOUNT']) } : word))

/** “I’m off Saturday, so I’ll come then.” */
const withThen = (clauses: readonly PromiseWord[][]): PromiseWord[][] => {
  let last: PromiseWord | undefined
  return clauses.map((clause) => {
    const isOpen = last !== undefined && !clause.some(({ day }) => day)
    const whole = isOpen ? clause.map((word) => (word.parts.has('THEN') ? { ...last!, word: 'then' } : word)) : clause
    last = clause.findLast(({ day }) => day) ?? last
    return whole
  })
}

const isNoise = ({ parts }: PromiseWord): boolean => parts.has('NOISE')

const splitBy = (
  words: readonly PromiseWord[],
  ends: (word: PromiseWord, next: PromiseWord | undefined) => boolean,
): PromiseWord[][] => {
  const all: PromiseWord[][] = [[]]
  words.forEach((word, at) => {
    if (ends(word, words[at + 1])) all.push([])
    else all.at(-1)!.push(word)
  })
  return all
}

const endsClause = ({ word }: PromiseWord, next: PromiseWord | undefined): boolean =>
  CLAUSE_ENDS.has(word) ||
  ((word === 'and' || word === 'y' || word === '&') && next !== undefined && SUBJECTS.has(next.word))

export const sentencesOf = (text: string, today: LocalDay, tickets: ReadonlySet<string>): Sentence[] => {
  const sentences: Sentence[] = []
  let open: PromiseWord[] = []
  const close = (asks: boolean) => {
    const clauses = splitBy(open, endsClause)
      .map((clause) => withAmounts(joined(clause).filter((word) => !isNoise(word))))
      .filter((clause) => clause.length > 0)
    if (clauses.length > 0) sentences.push({ clauses: withThen(clauses), asks })
    open = []
  }
  for (const word of readWords(text, today, tickets))
    if (SENTENCE_ENDS.has(word.word)) close(word.word === '?')
    else open.push(word)
  close(false)
  return sentences
}
