// What a customer promises in a text: "I'll pay Friday", "el viernes le pago", "can't until the 15th", or a day alone, in
// answer to "When can you pay?". It is offered to the clerk, who decides: nothing is set without a press. So it is
// better to offer nothing than a day nobody promised. Of several promises it is the first, and of two days to choose from
// ("Friday or Saturday") the later one: a promise is not broken before its last day.
import type { Cents } from '#domain/money/cents.ts'
import { ownWords } from '#domain/message/own-words.ts'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import { addDays, type LocalDay } from '#domain/time/day.ts'
import type { SaidDay } from '#domain/time/said-days.ts'
import { type PromiseWord, type Sentence, sentencesOf } from './clauses.ts'
import { isAboutElse, isAboutGoods, isBareDay, promises } from './rules.ts'

export interface ReadPromise {
  readonly promiseDay: LocalDay
  readonly promiseAmountCents?: Cents
  readonly promiseTickets: readonly string[]
}

/** People promise in their first lines. */
const MOST_READ = 20_000
const MOST_HEEDED = 1_600
/** A day further ahead is rather of last year, or no day at all. */
const MOST_DAYS_AHEAD = 62

const SPANISH = /(?<!\p{L})(?:el|la|le|les|pago|pagar|voy|paso|puedo|que|para|hoy|mañana|con|por|hasta)(?!\p{L})/iu

type Clause = readonly PromiseWord[]

/** The day meant, if it is near. Where the day may be written first, 12/1 may mean two days, and is none. */
const near = ({ days, dayFirst }: SaidDay, today: LocalDay, isSpanish: boolean): LocalDay | undefined => {
  const ahead = (of: readonly LocalDay[]) => {
    const first = of[0]
    return first !== undefined && first >= today && first <= addDays(today, MOST_DAYS_AHEAD) ? first : undefined
  }
  const [day, other] = [ahead(days), ahead(dayFirst ?? [])]
  if (isSpanish && day !== undefined && other !== undefined && day !== other) return undefined
  return day ?? (isSpanish ? other : undefined)
}

/** “Not Friday, Saturday” without the comma: what follows the day that was refused. */
const afterRefused = (clause: Clause): Clause => {
  const [first = -1, second = -1] = clause.flatMap(({ day }, at) => (day === undefined ? [] : [at]))
  if (second < 0) return clause
  const before = clause.slice(0, first)
  const refuses = before.some(({ parts }) => parts.has('NOT')) && !before.some(({ parts }) => parts.has('UNTIL'))
  return refuses ? clause.slice(first + 1) : clause
}

const promisedDay = (clause: Clause, today: LocalDay, isSpanish: boolean): LocalDay | undefined => {
  const at = clause.findIndex(({ day }) => day !== undefined)
  const day = near(clause[at]!.day!, today, isSpanish)
  if (day === undefined) return undefined
  const rest = clause.slice(at + 1)
  const next = rest.findIndex((word) => word.day !== undefined)
  const isChoice = next > 0 && next <= 3 && rest.slice(0, next).some(({ parts }) => parts.has('OR'))
  const other = isChoice ? near(rest[next]!.day!, today, isSpanish) : undefined
  if (other !== undefined && other > day) return other
  const [one, two] = [clause[at - 1], clause[at - 2]]
  const isBefore = one?.parts.has('BEFORE') || (two?.parts.has('BEFORE') && one?.parts.has('SUM'))
  return isBefore && day > today ? addDays(day, -1) : day
}

/** “50 of the 120”, “60, I owe 120”: the first is promised. */
const OWED = new Set(['of', 'de', 'del', 'owe', 'debo'])
const amountsIn = (clause: Clause): Cents[] =>
  clause.flatMap(({ amount, parts }, at) => {
    if (amount === undefined || !parts.has('AMOUNT')) return []
    const isOwed = clause.slice(Math.max(0, at - 2), at).some(({ word }) => OWED.has(word))
    return isOwed && clause.slice(0, at).some((word) => word.parts.has('AMOUNT')) ? [] : [amount]
  })

const promisedAmount = (clause: Clause, { clauses }: Sentence): Cents | undefined => {
  const second = clause.findIndex(({ day }, at) => day !== undefined && clause.slice(0, at).some((word) => word.day))
  const own = amountsIn(second < 0 ? clause : clause.slice(0, second))
  if (own.length > 0) return new Set(own).size === 1 ? own[0] : undefined
  const others = clauses.filter((other) => !other.some(({ day }) => day) && !isAboutElse(other)).flatMap(amountsIn)
  return new Set(others).size === 1 ? others[0] : undefined
}

const FAREWELL = /^hasta (?:ma[nñ]ana|el)/i
const isFarewell = (clause: Clause): boolean =>
  clause.length <= 2 && FAREWELL.test(clause.map(({ written }) => written).join(' ')) && clause[0]!.parts.has('UNTIL')

const isPromise = (clause: Clause, { clauses, asks }: Sentence): boolean => {
  if (promises(clause)) return true
  return !asks && isBareDay(clause) && !isFarewell(clause) && !clauses.some(isAboutElse)
}

export const readPromise = (
  body: string,
  { today, openTickets }: { readonly today: LocalDay; readonly openTickets: readonly string[] },
): ReadPromise | undefined => {
  const text = ownWords(body.slice(0, MOST_READ)).slice(0, MOST_HEEDED)
  const sentences = sentencesOf(text, today, new Set(openTickets.map(ticketNumberOf)))
  const all = sentences.flatMap(({ clauses }) => clauses)
  if (isAboutGoods(all)) return undefined
  const isSpanish = SPANISH.test(text)
  for (const sentence of sentences)
    for (const whole of sentence.clauses) {
      const clause = afterRefused(whole)
      if (!clause.some(({ day }) => day) || !isPromise(clause, sentence)) continue
      const promiseDay = promisedDay(clause, today, isSpanish)
      if (promiseDay === undefined) continue
      const amount = promisedAmount(clause, sentence)
      const tickets = all.flatMap((words) => words.flatMap(({ ticketNumber }) => ticketNumber ?? []))
      return {
        promiseDay,
        ...(amount !== undefined && { promiseAmountCents: amount }),
        promiseTickets: [...new Set(tickets)],
      }
    }
  return undefined
}
