// A day of a clerk's text, held against the customer's days (checked-words.ts).
import { DAYS_OF_WEEK } from '#domain/hours/store-hours.ts'
import { foldText } from '#domain/text/fold.ts'
import { dayOfWeek, daysBetween, type LocalDay } from '#domain/time/day.ts'
import { monthNamed } from '#domain/time/month-names.ts'
import { dayAndMonth } from '#domain/time/relative.ts'
import type { SaidDay } from '#domain/time/said-days.ts'
import { type FigureDay, type Figures, REQUEST_UNTIL } from './known-figures.ts'
import type { Link } from './named-tickets.ts'
import type { Around, WordMark } from './word-mark.ts'

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

const dayWords = (day: LocalDay, today: LocalDay): string =>
  `${DAYS_OF_WEEK[dayOfWeek(day)]}, ${dayAndMonth(day, today)}`

/** The one of a ticket's days that the words are about. */
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

/** The mark of a day; undefined if it is known, or stands for nothing known. */
export const checkDay = (
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
