// An amount of a clerk's text, held against the customer's amounts (checked-words.ts).
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import type { SaidDollars } from '#domain/money/said-dollars.ts'
import type { Figure, Figures } from './known-figures.ts'
import type { Link } from './named-tickets.ts'
import { isMistyped } from './slips.ts'
import type { Around, WordMark } from './word-mark.ts'

/** These say that an amount is one of the customer's. */
const AMOUNT_CLAIM =
  /\b(?:total|totals|altogether|together|due|owes?|redeem|renews?|renewing|renewal|keeps it|get (?:it|them) out|pick (?:it|them) up|pay|payment|payoff|balance|principal|interest|charges?|fee|request|link|receipt|got your|loan|quote|debe|sacar|renovar|renueva|saldo|interes|intereses|pago|pagar|pagaria|prestamo|lent|clears|covers|save the|comes to|it would be|sale en|salen en|queda en|quedan en)\b/
/** These, that it is a price, an offer or a part. */
const OFFER =
  /\b(?:tax|on sale|for sale|sale price|price|grams?|ounces?|oz|discount|deposit|layaway|ship|shipping|buy|model|retail|asking|wed need|need about|usually|up to|cash|like that|precio|gramo|onza|apartamos|apartar|enganche|envio|descuento|mas impuesto|compramos|pagamos|we pay|short|firm|maybe|could be|roughly)\b|\b(?:another|from|the other|around|about|como|unos) #|# (?:each|off|down|more)\b|% down\b/
/** These say the same, unless the sentence is about what is owed. */
const GOODS = /\b(?:paying|guitar|tv)\b/
const OWING = /\b(?:interest|interes|owe|owes|due|debe|redeem|renew|renueva|renovar|lent|principal|saldo)\b/
const LENDING = /\b(?:lend|prestar|prestamos)\b/

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

interface Amounts {
  readonly figures: Figures
  /** Sums of the tickets that the text names, and of all tickets. */
  readonly sums: readonly Figure[]
  /** Sums of any two tickets. */
  readonly pairs: readonly Figure[]
}

/** The mark of an amount; undefined if it is known, or stands for nothing known. */
export const checkDollars = (
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
