// While a clerk types, the dollars, days and ticket numbers of the text are held against what is known of the customer
// (next.md WRD1: a product decision, no law). It only marks, and never blocks: the book may be older than what the clerk
// knows. So an amount, a day or a number is marked only if it
//  - stands for something known: a ticket is named beside it, or words say so ("is due", "to redeem", "until"), and
//  - is none of that thing's, nor any sum of the tickets that the text names, and
//  - looks like a slip of one that is: a digit differs, two have changed places; or it is another ticket's.
// Prices, partial payments, opening hours and extensions are left alone.
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { type SaidDollars, saidDollars } from '#domain/money/said-dollars.ts'
import { DAYS_OF_WEEK } from '#domain/hours/store-hours.ts'
import { foldText } from '#domain/text/fold.ts'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import { type SaidTicket, saidNumbers } from '#domain/ticket/said-tickets.ts'
import { dayOfWeek, daysBetween } from '#domain/time/day.ts'
import { dayAndMonth } from '#domain/time/relative.ts'
import { type SaidDay, saidDays } from '#domain/time/said-days.ts'
import type { LocalDay } from '#domain/time/zone.ts'
import {
  type Figure,
  type FigureDay,
  type Figures,
  figuresOf,
  figuresTogether,
  type KnownFigures,
  type TicketFigures,
} from './known-figures.ts'
import { isMiscounted, isMistyped } from './slips.ts'

export interface WordMark {
  readonly from: number
  readonly to: number
  readonly said: string
  readonly known: string
  /** For the clerk: "10233 is $45.00; you wrote $54." */
  readonly words: string
}

// --- Words around a figure

/** These say that an amount is one of the customer's. */
const AMOUNT_CLAIM =
  /\b(?:is|its|was|are|be|itd be|comes? to|total|totals|altogether|together|due|owes?|redeem|renews?|renewing|renewal|keeps it|gets|get (?:it|them) out|pick (?:it|them) up|pay the|payment|balance|principal|interest|charges?|fee|request|link|receipt|got your|bring|loan|quote|son|es|seria|serian|debe|sacar|renovar|renueva|saldo|interes|intereses|pago|prestamo|lent)\b/
/** These, that it is a price, an offer or a part. */
const OFFER =
  /\b(?:tax|sale|price|each|grams?|ounces?|oz|off|discount|deposit|down|layaway|ship|shipping|buy|model|retail|asking|wed need|need about|usually|up to|another #|cash|like that|from #|the other #|# more|precio|gramo|onza|apartamos|apartar|enganche|envio|descuento|mas impuesto|compramos|pagamos|paying|we pay|guitar|tv|short)\b/
const LENDING = /\b(?:lend|prestar|prestamos)\b/

/** These say that a day is one of the customer's, whatever names it; the second list, only where a date is written. */
const DAY_CLAIM =
  /\b(?:due|overdue|vence|vencio|vencen|vencimiento|grace|gracia|last day|ultimo dia|last one|expires?|link|enlace|works (?:through|until)|good (?:until|through)|(?:have|has) until|tienes? hasta|got your|posted|coming up)\b/
const DATE_CLAIM =
  /\b(?:on|by|until|till|through|before|runs|ends?|antes|hasta|para el|took it out|lent|paid|pago|pays?|owe|el)\b/
/** Opening hours, appointments and extensions. */
const DAY_OFFER =
  /\b(?:open|opens|close|closes|closed|abierto|abrimos|abre|cerrado|cerramos|cierra|hours|hold|holding|give you|manager|extension|extend|extra|see you|come|esperamos|call|called|texted|apartamos|appointment|voicemail|new due|next time)\b/

const AROUND = 60
const around = (text: string, from: number, to: number): string =>
  foldText(`${text.slice(0, from)} # ${text.slice(to)}`)

interface Sentence {
  readonly from: number
  readonly to: number
}

const SENTENCE_END = /[.!?;\n]+(?=\s|$)/g
const sentencesOf = (text: string, days: readonly SaidDay[]): Sentence[] => {
  const ends = Array.from(text.matchAll(SENTENCE_END), ({ index }) => index + 1).filter(
    (end) => !days.some(({ from, to }) => end > from && end < to),
  )
  return [...ends, text.length].map((to, at) => ({ from: ends[at - 1] ?? 0, to }))
}

// --- Tickets

interface NamedTicket extends SaidTicket {
  /** Undefined: a number that no ticket of theirs has, and which of them it was meant to be is unclear. */
  readonly ticket: TicketFigures | undefined
  readonly isKnown: boolean
}

const TICKET_WORD = /(?:\b(?:tickets?|tkts?|boletas?|number|numero|loans?|no)\.? ?#?|#)$/
const OTHER_TICKET = /\b(?:new|nueva|nuevo|old|previous|anterior|vieja)\b(?: \p{L}+){0,3} ?#?$/u
const SHORTEST_NUMBER = 3
/** "A-1182" and "B-0093" are alike. */
const shape = (number: string): string => number.replace(/\d/g, '9').replace(/\p{L}/gu, 'A')

const isWithin = (one: Sentence, others: readonly Sentence[]): boolean =>
  others.some(({ from, to }) => one.from < to && one.to > from)

const PHONES_AND_TIMES = /https?:\/\/\S+|(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]?\d{4}(?!\d)|\d{1,2}:\d{2}/g

const namedTickets = (text: string, { tickets }: Figures, taken: readonly Sentence[]): NamedTicket[] => {
  const others = Array.from(text.matchAll(PHONES_AND_TIMES), ({ 0: run, index }) => ({
    from: index,
    to: index + run.length,
  }))
  const shapes = new Set([...tickets.keys()].map(shape))
  return saidNumbers(text, new Set(tickets.keys())).flatMap((said): NamedTicket[] => {
    const ticket = tickets.get(said.ticketNumber)
    if (ticket !== undefined) return isWithin(said, others) ? [] : [{ ...said, ticket, isKnown: true }]
    if (isWithin(said, [...taken, ...others]) || said.ticketNumber.length < SHORTEST_NUMBER) return []
    const before = foldText(text.slice(Math.max(0, said.from - 30), said.from))
    if (OTHER_TICKET.test(before)) return []
    const isNear = (number: string) => isMistyped(said.ticketNumber, number) || isMiscounted(said.ticketNumber, number)
    const near = [...tickets].filter(([number]) => isNear(number)).map(([, of]) => of)
    const isNamed = TICKET_WORD.test(before) || said.ticketNumber !== text.slice(said.from, said.to).toUpperCase()
    if (near.length === 0 && !(isNamed && shapes.has(shape(said.ticketNumber)))) return []
    return [{ ...said, ticket: near.length === 1 ? near[0] : undefined, isKnown: false }]
  })
}

const ticketMark = (text: string, named: NamedTicket): WordMark => {
  const said = text.slice(named.from, named.to)
  const known = named.ticket?.ticketNumber ?? ''
  const words =
    known === '' ? `This customer has no ticket ${said}.` : `This customer has ticket ${known}; you wrote ${said}.`
  return { from: named.from, to: named.to, said, known, words }
}

interface Link {
  readonly ticket: TicketFigures | undefined
  /** Named in the same sentence, or anywhere in the text, rather than the only one there is. */
  readonly isBeside: boolean
  readonly isNamed: boolean
  /** "10233 is $45", "$45 for 10233": nothing comes between. */
  readonly isDirect: boolean
  /** Beside it stands a number that may be any ticket. */
  readonly isUnclear: boolean
}

const FOR_TICKET =
  /^\s*(?:(?:loan|link|payment|total|due|interest|interes|de interes)\s+)?(?:is|it)?\s*(?:for|on|gets|of|de|del|por|para|en|is|ticket)\s+(?:the|la|el|your|su)?\s*(?:ticket|boleta|loan)?\s*\(?#?$/iu
const TICKET_IS = /^\)?\s*(?:is|es|son|comes to|owes|has|was|[:=–,-]|for)?\s*(?:a total of|at)?\s*$/iu

/** The ticket that a figure is about. */
const linkOf = (
  text: string,
  said: Sentence,
  sentence: Sentence,
  named: readonly NamedTicket[],
  figures: Figures,
): Link => {
  const here = named.filter(({ from }) => from >= sentence.from && from < sentence.to)
  const before = here.findLast(({ to }) => to <= said.from)
  const after = here.find(({ from }) => from >= said.to)
  const link = (of: NamedTicket, isDirect: boolean): Link => ({
    ticket: of.ticket,
    isBeside: true,
    isNamed: true,
    isDirect,
    isUnclear: !of.isKnown,
  })
  if (after !== undefined && FOR_TICKET.test(text.slice(said.to, after.from))) return link(after, true)
  if (before !== undefined) return link(before, TICKET_IS.test(text.slice(before.to, said.from)))
  if (after !== undefined && here.length === 1) return link(after, false)
  const tickets = [...new Set(named.map(({ ticket }) => ticket))]
  const [only] = tickets.length > 0 ? tickets : figures.tickets.values()
  return {
    ticket: tickets.length === 1 || figures.tickets.size === 1 ? only : undefined,
    isBeside: false,
    isNamed: tickets.length === 1 && named.every(({ isKnown }) => isKnown),
    isDirect: false,
    isUnclear: false,
  }
}

// --- Dollars

interface Near {
  readonly figure: Figure
  /** So much alike that chance is no explanation. */
  readonly isStrong: boolean
}

const agreeing = (one: string, other: string): number =>
  [...one].filter((digit, at) => digit !== '0' && digit === other[at]).length

const nearTo = (written: string, amount: Cents, figures: readonly Figure[]): Near | undefined => {
  const said = String(amount)
  const near = figures.filter(({ cents: known }) => isMistyped(said, String(known)))
  const figure = near[0]
  if (figure === undefined) return undefined
  const known = String(figure.cents)
  const isSwapped = [...said].sort().join('') === [...known].sort().join('')
  const alike = agreeing(said, known)
  return { figure, isStrong: alike >= 2 || isSwapped || (alike === 1 && /\.\d\d/.test(written)) }
}

const dollarsMark = (said: SaidDollars, written: string, { is, cents: known }: Figure): WordMark => ({
  from: said.from,
  to: said.to,
  said: written,
  known: formatDollars(known),
  words: `${is} ${formatDollars(known)}; you wrote ${written}.`,
})

const checkDollars = (
  said: SaidDollars,
  written: string,
  context: string,
  { ticket, isBeside, isDirect, isUnclear }: Link,
  figures: Figures,
  sums: readonly Figure[],
): WordMark | undefined => {
  const isKnown = (of: readonly Figure[]) => of.some(({ cents: known }) => known === said.cents)
  if (isKnown(sums)) return undefined
  if (ticket !== undefined && isBeside && !isUnclear && ticket.figures.length > 0) {
    if (isKnown(ticket.figures)) return undefined
    // Another ticket's amount, though the book may not say what this one's is.
    const [due] = ticket.figures
    const isOthers = isKnown(figures.figures)
    if (isDirect && (isOthers || !OFFER.test(context)) && due!.is.startsWith(ticket.ticketNumber))
      return dollarsMark(said, written, nearTo(written, said.cents, ticket.figures)?.figure ?? due!)
    if (isOthers) return AMOUNT_CLAIM.test(context) ? dollarsMark(said, written, due!) : undefined
    const near = nearTo(written, said.cents, ticket.figures)
    if (near !== undefined && !OFFER.test(context)) return dollarsMark(said, written, near.figure)
  }
  if (isKnown(figures.figures)) return undefined
  const isOffer = OFFER.test(context) || (LENDING.test(context) && !figures.hasQuotes)
  if (isOffer) return undefined
  const near = nearTo(written, said.cents, [...sums, ...(ticket?.figures ?? []), ...figures.figures])
  if (near === undefined) return undefined
  return near.isStrong || AMOUNT_CLAIM.test(context) || LENDING.test(context)
    ? dollarsMark(said, written, near.figure)
    : undefined
}

// --- Days

const dayWords = (day: LocalDay, today: LocalDay): string =>
  `${DAYS_OF_WEEK[dayOfWeek(day)]}, ${dayAndMonth(day, today)}`

/** Of a ticket's days, the one that the words speak of. */
const dayMeant = (context: string, days: readonly FigureDay[], said: LocalDay | undefined): FigureDay | undefined => {
  const wanted = /\b(?:grace|gracia|last day|ultimo dia|until|hasta|tiene)\b/.test(context)
    ? /^Grace/
    : /\b(?:link|enlace|request|payment|paid|pago|posted|got your)\b/.test(context)
      ? /^The request/
      : / is due$/
  const fitting = days.filter(({ is }) => wanted.test(is))
  const from = fitting.length > 0 ? fitting : days
  if (said === undefined) return from[0]
  const distance = ({ day }: FigureDay) => Math.abs(daysBetween(day, said))
  return [...from].sort((one, other) => distance(one) - distance(other))[0]
}

/** “Tuesday” may be the one after next. */
const isNextOne = ({ days: [day], isDate }: SaidDay, known: LocalDay): boolean =>
  !isDate && day !== undefined && daysBetween(day, known) === 7

const checkDay = (
  said: SaidDay,
  written: string,
  context: string,
  link: Link,
  figures: Figures,
  hasFigure: boolean,
  today: LocalDay,
): WordMark | undefined => {
  const { ticket, isBeside, isNamed, isUnclear } = link
  const isClaimed =
    !DAY_OFFER.test(context) &&
    (DAY_CLAIM.test(context) ||
      (said.isDate && (isBeside || hasFigure || figures.days.length > 0) && DATE_CLAIM.test(context)) ||
      (said.isDate && link.isDirect))
  const isOwn = (isBeside || isNamed) && !isUnclear && ticket !== undefined && ticket.days.length > 0
  const days = isOwn ? ticket.days : figures.days
  const may = [...said.days, ...(said.dayFirst ?? [])]
  const place = { from: said.from, to: said.to, said: written }
  if (may.length === 0) {
    const meant = dayMeant(context, days, undefined)
    const known = meant === undefined ? '' : dayWords(meant.day, today)
    return {
      ...place,
      known,
      words: meant === undefined ? `There’s no ${written}.` : `There’s no ${written}. ${meant.is} ${known}.`,
    }
  }
  if (!isClaimed || days.length === 0 || days.some(({ day }) => may.includes(day) || isNextOne(said, day)))
    return undefined
  const meant = dayMeant(context, days, may[0])!
  const known = dayWords(meant.day, today)
  return { ...place, known, words: `${meant.is} ${known}; you wrote ${written}.` }
}

// --- All of it

/**
 * The marks of a text, in order. What the clerk is typing right now, up to the caret, is not finished, and is left alone
 * until the next sign.
 */
export const checkedWords = (
  text: string,
  known: KnownFigures,
  today: LocalDay,
  caret?: number,
): readonly WordMark[] => {
  const figures = figuresOf(known)
  if (figures.figures.length === 0 && figures.days.length === 0) return []
  const dollars = saidDollars(text)
  const days = saidDays(text, today)
  const named = namedTickets(text, figures, [...dollars, ...days])
  const sentences = sentencesOf(text, days)
  const numbers = new Set(named.map(({ ticketNumber }) => ticketNumber))
  const together = known.tickets.filter(({ ticketNumber }) => numbers.has(ticketNumberOf(ticketNumber)))
  const sums = [...figuresTogether('Those', together), ...figuresTogether('All', known.tickets)]
  const sentenceOf = (said: Sentence) => sentences.find(({ to }) => said.from < to) ?? { from: 0, to: text.length }
  const contextOf = ({ from, to }: Sentence, sentence: Sentence) => {
    const start = Math.max(sentence.from, from - AROUND)
    return around(text.slice(start, Math.min(sentence.to, to + AROUND)), from - start, to - start)
  }
  const isFigure = ({ cents: amount }: SaidDollars) => figures.figures.some((figure) => figure.cents === amount)
  return [
    ...named.filter(({ isKnown }) => !isKnown).map((unknown) => ticketMark(text, unknown)),
    ...dollars.flatMap((said) => {
      const sentence = sentenceOf(said)
      const link = linkOf(text, said, sentence, named, figures)
      const written = text.slice(said.from, said.to)
      return checkDollars(said, written, contextOf(said, sentence), link, figures, sums) ?? []
    }),
    ...days.flatMap((said) => {
      const sentence = sentenceOf(said)
      const link = linkOf(text, said, sentence, named, figures)
      const hasFigure = dollars.some(
        (amount) => amount.from >= sentence.from && amount.to <= sentence.to && isFigure(amount),
      )
      const written = text.slice(said.from, said.to)
      return checkDay(said, written, contextOf(said, sentence), link, figures, hasFigure, today) ?? []
    }),
  ]
    .filter(({ to }) => to !== caret)
    .sort((one, other) => one.from - other.from)
}
