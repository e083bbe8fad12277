// The values that fill a text's tokens, each from one place. An unknown or uncertain value is left out. Its token then
// stays, and stops a person from sending and a mailer from including the customer.
import { weekText } from '#domain/hours/week-text.ts'
import { nextOpening } from '#domain/hours/open.ts'
import type { OpeningHours } from '#domain/hours/opening-hours.ts'
import { storeDate, storeTime, textDate } from '#domain/hours/store-clock.ts'
import { type Cents, cents, formatDollars } from '#domain/money/cents.ts'
import { formatPhone } from '#domain/phone/format.ts'
import type { Language } from '#domain/text/language.ts'
import { formatTicketList, ticketsIn } from '#domain/ticket/ticket-list.ts'
import { inPlainLetters } from './plain-accents.ts'
import { TEMPLATE_TOKENS, type TemplateToken, type TokenValues } from './template.ts'

export interface TokenStore extends OpeningHours {
  readonly storeName: string
  readonly storePhone: string
  readonly storeAddressStr: string
  readonly storeTimezone: string
  /** The page on which its customers see and pay what is due; null or missing while it has none. */
  readonly storeSelfURL?: string | null
}

/** A customer's unpaid request at the store. */
export interface OpenRequest {
  readonly amount: Cents
  readonly ticketList: string
  readonly link: string
}

/** A customer's active ticket in the store's ticket book. */
export interface BookedTicket {
  readonly ticketNumber: string
  /** Empty if the book does not say. */
  readonly ticketDueDate: string
  /** The last day of grace; null or missing if the book does not say. */
  readonly ticketGraceDate?: string | null
  readonly amountDue: Cents | null
}

export interface TokenSources {
  readonly customer: { readonly custFirstName: string; readonly custLastName: string }
  readonly store: TokenStore
  /** The person writing; an automatic sender has no name. */
  readonly myName?: string
  /** Omitted if unknown: then the text may not mention money. */
  readonly requests?: readonly OpenRequest[]
  /** From the ticket book; without them, the tickets of open requests are used. */
  readonly tickets?: readonly BookedTicket[]
  readonly now: number
  /** The language of the message. */
  readonly language: Language
  /** A text's days and hours stay in the GSM alphabet; emails and chats keep their accents. */
  readonly isText: boolean
}

const ticketsOf = ({ requests = [], tickets = [] }: TokenSources): readonly string[] => [
  ...new Set([
    ...tickets.map(({ ticketNumber }) => ticketNumber),
    ...requests.flatMap(({ ticketList }) => ticketsIn(ticketList)),
  ]),
]

const sum = (amounts: readonly Cents[]): string => formatDollars(cents(amounts.reduce((total, one) => total + one, 0)))

/** The total of the open requests; without any, the amount due by the book, if it has one for every ticket. */
const amountDue = ({ requests = [], tickets = [] }: TokenSources): string | undefined => {
  if (requests.length > 0) return sum(requests.map(({ amount }) => amount))
  const due = tickets.flatMap(({ amountDue: amount }) => amount ?? [])
  return due.length > 0 && due.length === tickets.length ? sum(due) : undefined
}

const dateIn = (isText: boolean) => (isText ? textDate : storeDate)

/** The one day that applies to all tickets. */
const commonDay = (
  { tickets = [], language, isText }: TokenSources,
  dayOf: (ticket: BookedTicket) => string | null | undefined,
): string | undefined => {
  const day = only([...new Set(tickets.map(dayOf))])
  return day ? dateIn(isText)(Date.parse(`${day}T12:00:00Z`), 'UTC', language) : undefined
}

const opening = ({ store, now }: TokenSources) => nextOpening(store, store.storeTimezone, now)

/** The only item. With several, choosing would be a guess. */
const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined)

const VALUES: Readonly<Record<TemplateToken, (sources: TokenSources) => string | undefined>> = {
  '[FIRST_NAME]': ({ customer }) => customer.custFirstName,
  '[LAST_NAME]': ({ customer }) => customer.custLastName,
  '[STORE_NAME]': ({ store }) => store.storeName,
  '[STORE_PHONE]': ({ store }) => store.storePhone && formatPhone(store.storePhone),
  '[STORE_ADDRESS]': ({ store }) => store.storeAddressStr,
  '[STORE_HOURS]': ({ store, language, isText }) => {
    const hours = weekText(store.storeHours, language)
    return isText ? inPlainLetters(hours) : hours
  },
  '[NEXT_DATE]': (sources) => {
    const at = opening(sources)
    return at === undefined ? undefined : dateIn(sources.isText)(at, sources.store.storeTimezone, sources.language)
  },
  '[NEXT_TIME]': (sources) => {
    const at = opening(sources)
    return at === undefined ? undefined : storeTime(at, sources.store.storeTimezone, sources.language)
  },
  '[MY_NAME]': ({ myName }) => myName,
  '[TICKET]': (sources) => only(ticketsOf(sources)),
  '[TICKETS]': (sources) => formatTicketList(ticketsOf(sources)),
  '[DUE_DATE]': (sources) => commonDay(sources, ({ ticketDueDate }) => ticketDueDate),
  '[GRACE_DATE]': (sources) => commonDay(sources, ({ ticketGraceDate }) => ticketGraceDate),
  '[AMOUNT_DUE]': amountDue,
  '[MY_LINK]': ({ store }) => store.storeSelfURL ?? undefined,
  '[PAY_LINK]': ({ requests = [] }) => only(requests)?.link,
}

/** The value of each token that has one, out of all tokens or the given ones. */
export const tokenValues = (sources: TokenSources, tokens: readonly TemplateToken[] = TEMPLATE_TOKENS): TokenValues =>
  Object.fromEntries(
    tokens.flatMap((token) => {
      const value = VALUES[token](sources)?.trim()
      return value ? [[token, value]] : []
    }),
  )

/** The tokens that the customer's open requests fill. */
export const REQUEST_TOKENS: readonly TemplateToken[] = ['[TICKET]', '[TICKETS]', '[AMOUNT_DUE]', '[PAY_LINK]']
