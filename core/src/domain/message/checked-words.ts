// While a clerk types, the dollars, days and ticket numbers of the text are held against what is known of the customer
// from their tickets, requests and quotes. No law asks for it: the rule is our own. It only marks, and never blocks, since
// the book may be older than what the clerk knows. So an amount, a day or a number is marked only if it
//  - stands for something known: a ticket is named beside it, or words say so ("is due", "to redeem", "until"), and
//  - is none of that thing's, nor any sum of the tickets that the text names, and
//  - looks like a slip of one that is: a digit differs, two have changed places; or it is another ticket's.
// Prices, partial payments, opening hours and extensions are left alone.
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { type SaidDollars, saidDollars } from '#domain/money/said-dollars.ts'
import { DAYS_OF_WEEK } from '#domain/hours/store-hours.ts'
import { foldText } from '#domain/text/fold.ts'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import { dayOfWeek, daysBetween, type LocalDay } from '#domain/time/day.ts'
import { monthNamed } from '#domain/time/month-names.ts'
import { dayAndMonth } from '#domain/time/relative.ts'
import { type SaidDay, saidDays } from '#domain/time/said-days.ts'
import {
  type Figure,
  type FigureDay,
  type Figures,
  figuresOf,
  figuresTogether,
  type KnownFigures,
  type KnownTicket,
  REQUEST_UNTIL,
} from './known-figures.ts'
import { type Link, linkOf, type NamedTicket, namedTickets, type Place } from './named-tickets.ts'
import { isMistyped } from './slips.ts'

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
  /\b(?:total|totals|altogether|together|due|owes?|redeem|renews?|renewing|renewal|keeps it|get (?:it|them) out|pick (?:it|them) up|pay|payment|payoff|balance|principal|interest|charges?|fee|request|link|receipt|got your|loan|quote|debe|sacar|renovar|renueva|saldo|interes|intereses|pago|pagar|pagaria|prestamo|lent|clears|covers|save the|comes to|it would be|sale en|salen en|queda en|quedan en)\b/
/** These, that it is a price, an offer or a part. */
const OFFER =
  /\b(?:tax|on sale|for sale|sale price|price|# each|grams?|ounces?|oz|# off|discount|deposit|# down|% down|layaway|ship|shipping|buy|model|retail|asking|wed need|need about|usually|up to|another #|cash|like that|from #|the other #|# more|precio|gramo|onza|apartamos|apartar|enganche|envio|descuento|mas impuesto|compramos|pagamos|we pay|short|firm|around #|about #|maybe|could be|roughly|como #|unos #)\b/
/** These say the same, unless the sentence is about what is owed. */
const GOODS = /\b(?:paying|guitar|tv)\b/
const OWING = /\b(?:interest|interes|owe|owes|due|debe|redeem|renew|renueva|renovar|lent|principal|saldo)\b/
const LENDING = /\b(?:lend|prestar|prestamos)\b/

/** These say that a day is one of the customer's, whatever names it; the second list, only where a date is written. */
const DAY_CLAIM =
  /\b(?:due|overdue|vence|vencio|vencen|vencimiento|grace|gracia|last day|ultimo dia|last one|is up|cutoff|cut off|runs out|comes? up|plazo|expires?|link|enlace|recibimos|came through|went through|matures?|maturity|works (?:through|until)|good (?:until|through)|(?:have|has) until|tienes? hasta|dura hasta|got your|posted|coming up)\b/
const DATE_CLAIM =
  /\b(?:by|until|till|through|before|runs|ends?|ending|antes|hasta|para el|took it out|loans?|prestamos?|pawned|empeno|lent|paid|pago|pays?|pay|owe|late)\b/
const ON = /\b(?:on|el)\b/
/** Nobody has until a day that is over. */
const UNTIL = /\b(?:until|through|till|hasta) (?:the |el |este |this )?#/
/** A request's own last day. */
const LINK_WORKS =
  /\b(?:good|works?|valid|open|sirve|vale|dura|funciona)\b.*\b(?:until|through|till|hasta) (?:the |el |este |this )?#/
const LINK = /\b(?:link|enlace)\b/
/** “If you take it today, it matures March 28”: such a day is one of the customer's only beside these words. */
const NEAR_DAY = /^(?:today|tonight|tomorrow|hoy|ma[nñ]ana)$/i
const NEAR_CLAIM =
  /\b(?:due|ends?|ended|up|until|till|through|by|expires?|matures?|vence|vencio|hasta|acaba|termina)(?: (?:el|the|is|dia))? #|# (?:es|is|se|vence|(?:it)?[’']?s) ?(?:due|the last|el ultimo|vence|acaba)?/
/** Opening hours, appointments and extensions. */
const DAY_OFFER =
  /\b(?:open|opens|close|closes|closed|abierto|abrimos|abre|cerrado|cerramos|cierra|hours|hold|holding|give you|manager|extension|extend|extra|see you|come|esperamos|call|called|texted|apartamos|appointment|voicemail|spoke|talked|told|mailed|emailed|new due|next time|on sale|starts?|birthday|holiday|christmas|inventory|auction|delivery|arrives?|shipment|cumpleanos|navidad|cita)\b/

const AROUND = 60
/** The words around a figure, which # stands for. */
const around = (before: string, after: string): string => foldText(`${before} # ${after}`)

const CLAUSE_END = /[,;()–—]\s?|:\s|\s(?:but|pero)\s/iu
const SENTENCE_END = /[.!?;\n]+(?=\s|$)/g
const sentencesOf = (text: string, days: readonly SaidDay[]): Place[] => {
  const ends = Array.from(text.matchAll(SENTENCE_END), ({ index }) => index + 1).filter(
    (end) => !days.some(({ from, to }) => end > from && end < to),
  )
  return [...ends, text.length].map((to, at) => ({ from: ends[at - 1] ?? 0, to }))
}

const ticketMark = (text: string, named: NamedTicket): WordMark => {
  const said = text.slice(named.from, named.to)
  const known = named.ticket?.ticketNumber ?? ''
  const words =
    known === '' ? `This customer has no ticket ${said}.` : `This customer has ticket ${known}; you wrote ${said}.`
  return { from: named.from, to: named.to, said, known, words }
}

// --- Dollars

interface Near {
  readonly figure: Figure
  /** So much alike that it is rather a slip than another amount. */
  readonly isStrong: boolean
  /** One digit agrees, beside zeros. */
  readonly isAlike: boolean
  /** So much alike that chance is no explanation. */
  readonly isCertain: boolean
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
  const isStrong = alike >= 2 || isSwapped || (alike === 1 && /\.\d\d/.test(written))
  return { figure, isAlike: alike >= 1, isStrong, isCertain: alike >= 3 }
}

interface Around {
  /** What stands near it in its sentence. */
  readonly context: string
  /** Its own clause. */
  readonly clause: string
  /** Whether one of the customer's amounts, or one of their days, stands in the same sentence. */
  readonly hasFigure: boolean
  readonly hasDay: boolean
}

interface Amounts {
  readonly figures: Figures
  /** Of the tickets that the text names, and of all. */
  readonly sums: readonly Figure[]
  /** Of any two. */
  readonly pairs: readonly Figure[]
}

const checkDollars = (
  said: SaidDollars,
  written: string,
  { context, clause, hasDay, hasFigure }: Around,
  { ticket, isBeside, isDirect, isUnclear }: Link,
  { figures, sums, pairs }: Amounts,
): WordMark | undefined => {
  const isKnown = (of: readonly Figure[]) => of.some(({ cents: known }) => known === said.cents)
  const mark = ({ is, cents: known }: Figure): WordMark => ({
    from: said.from,
    to: said.to,
    said: written,
    known: formatDollars(known),
    words: `${is} ${formatDollars(known)}; you wrote ${written}.`,
  })
  if (isKnown([...sums, ...pairs])) return undefined
  const isOthers = isKnown(figures.figures)
  const words = isBeside ? clause : context
  const isGoods = GOODS.test(words) && !OWING.test(context) && !hasFigure
  const isOffer = OFFER.test(words) || isGoods || (LENDING.test(clause) && !figures.hasQuotes && !hasDay)
  const isClaim = AMOUNT_CLAIM.test(context)
  const own = isBeside && !isUnclear ? (ticket?.figures ?? []) : []
  if (own.length > 0) {
    if (isKnown(own)) return undefined
    const near = nearTo(written, said.cents, own)
    const isBooked = own[0]!.is.startsWith(ticket!.ticketNumber)
    if (isOthers) return isDirect || !isOffer ? mark(own[0]!) : undefined
    if (isDirect && isBooked && !isOffer) return mark(near?.figure ?? own[0]!)
    if (near !== undefined && (near.isStrong || (isBooked && !isOffer))) return mark(near.figure)
  }
  if (isOthers) return undefined
  const ofPair = nearTo(written, said.cents, pairs)
  const near =
    nearTo(written, said.cents, [...sums, ...(ticket?.figures ?? []), ...figures.figures]) ??
    (ofPair?.isCertain ? ofPair : undefined)
  if (near === undefined || (isOffer && !near.isCertain)) return undefined
  const isLikely = near.isAlike && isClaim && ticket !== undefined
  return near.isStrong || isLikely ? mark(near.figure) : undefined
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

/** December 4 or 12/4, rather than “the 4th”. */
const isWhole = (written: string): boolean =>
  /\d\/\d|\d{4}/.test(written) || (written.match(/\p{L}{3,}/gu) ?? []).some((word) => monthNamed(foldText(word)) > 0)

const isClaimed = (
  { isDate }: SaidDay,
  written: string,
  { context, clause, hasFigure }: Around,
  { isBeside, isDirect }: Link,
): boolean => {
  if (DAY_OFFER.test(clause) || (NEAR_DAY.test(written) && !NEAR_CLAIM.test(clause))) return false
  if (DAY_CLAIM.test(context)) return true
  return (
    isDate &&
    (isDirect || DATE_CLAIM.test(context) || ((isBeside || hasFigure) && (isWhole(written) || ON.test(context))))
  )
}

const checkDay = (
  said: SaidDay,
  written: string,
  near: Around,
  link: Link,
  figures: Figures,
  today: LocalDay,
): WordMark | undefined => {
  const { ticket, isBeside, isNamed, isUnclear } = link
  const isOwn = (isBeside || isNamed) && !isUnclear && ticket !== undefined && ticket.days.length > 0
  const all = isOwn ? ticket.days : figures.days
  const ofRequests = all.filter(({ is }) => is === REQUEST_UNTIL)
  const isLinks = LINK_WORKS.test(near.clause) && LINK.test(near.context) && ofRequests.length > 0
  const days = isLinks ? ofRequests : all
  const isAhead = UNTIL.test(near.clause)
  const may = [...said.days, ...(said.dayFirst ?? [])].filter((day) => !isAhead || day >= today)
  const place = { from: said.from, to: said.to, said: written }
  if (said.days.length === 0) {
    const meant = dayMeant(near.context, days, undefined)
    const known = meant === undefined ? '' : dayWords(meant.day, today)
    return {
      ...place,
      known,
      words: meant === undefined ? `There’s no ${written}.` : `There’s no ${written}. ${meant.is} ${known}.`,
    }
  }
  if (
    !isClaimed(said, written, near, link) ||
    days.length === 0 ||
    days.some(({ day }) => may.includes(day) || isNextOne(said, day))
  )
    return undefined
  const meant = dayMeant(near.context, days, may[0])!
  const known = dayWords(meant.day, today)
  return { ...place, known, words: `${meant.is} ${known}; you wrote ${written}.` }
}

// --- All of it

/** Of many tickets, so many pairs could be meant that their sums say nothing. */
const MOST_PAIRED = 6
const pairsOf = (tickets: readonly KnownTicket[]): (readonly KnownTicket[])[] =>
  tickets.length > MOST_PAIRED ? [] : tickets.flatMap((one, at) => tickets.slice(at + 1).map((other) => [one, other]))

/** A sentence's end, or three more words: “for 20533” may still follow an amount, “the 15th” a weekday. */
const GONE_ON = /[.!?]\s|\n|(?:\s+\S+){3}\s/

/**
 * The marks of a text, in order. With a caret, what is being typed before it is left alone until the sentence has gone on:
 * an honest text shows no mark on its way.
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
  const pairs = pairsOf(known.tickets).flatMap((pair) => figuresTogether('Those', pair))
  const at = (said: Place) => {
    const sentence = sentences.find(({ to }) => said.from < to) ?? { from: 0, to: text.length }
    const others = days.filter((other) => other !== said && other.from >= sentence.from && other.to <= sentence.to)
    const start = Math.max(sentence.from, said.from - AROUND)
    const end = Math.min(sentence.to, said.to + AROUND)
    return {
      written: text.slice(said.from, said.to),
      near: {
        hasFigure: dollars.some(
          (other) =>
            other.from >= sentence.from &&
            other.to <= sentence.to &&
            figures.figures.some(({ cents }) => cents === other.cents),
        ),
        hasDay: others.some((other) => figures.days.some(({ day }) => other.days.includes(day))),
        context: around(text.slice(start, said.from), text.slice(said.to, end)),
        clause: around(
          text.slice(sentence.from, said.from).split(CLAUSE_END).at(-1)!,
          text.slice(said.to, sentence.to).split(CLAUSE_END)[0]!,
        ),
      },
      link: linkOf(text, said, sentence, named, figures),
    }
  }
  return [
    ...named.filter(({ isKnown }) => !isKnown).map((unknown) => ticketMark(text, unknown)),
    ...dollars.flatMap((said) => {
      const { written, near, link } = at(said)
      return checkDollars(said, written, near, link, { figures, sums, pairs }) ?? []
    }),
    ...days.flatMap((said) => {
      const { written, near, link } = at(said)
      return checkDay(said, written, near, link, figures, today) ?? []
    }),
  ]
    .filter(({ to }) => caret === undefined || to > caret || GONE_ON.test(text.slice(to, caret)))
    .sort((one, other) => one.from - other.from)
}
