// One notice from a customer app or a file. Only a bad one is refused, with a code and a sentence; the rest of its
// batch is accepted.
import { normalizeEmail } from '#domain/customer/email.ts'
import { problemSentence } from '#domain/import/problems.ts'
import { type Cents, centsFromDollars } from '#domain/money/cents.ts'
import { PAYMENT_MAX } from '#domain/payment/amount.ts'
import { type E164, isValidPhone, normalizePhone } from '#domain/phone/normalize.ts'
import type { Language } from '#domain/text/language.ts'
import { parseTicketList, TICKETS_MAX } from '#domain/ticket/ticket-list.ts'
import { visibleText } from '#domain/text/visible.ts'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import { type LocalDay, parseLocalDay } from '#domain/time/day.ts'
import { writtenAddress } from './letter-address.ts'
import { DESCRIPTION_MAX, EXTERNAL_ID_MAX, NAME_MAX, POSTAL_ADDRESS_MAX } from './limits.ts'

export interface NoticeTicket {
  readonly ticketNumber: string
  readonly loanDate: LocalDay | null
  readonly dueDate: LocalDay
  readonly graceDate: LocalDay | null
  readonly amountDue: Cents | null
  readonly description: string
}

export interface GivenNotice {
  readonly noticeExternalID: string
  readonly customerNumber: string
  readonly name: string
  readonly phone: E164 | null
  readonly email: string | null
  /** Null: the customer's stored language, or English. */
  readonly language: Language | null
  /** When they agreed to electronic notices; null if they have not. */
  readonly agreedAt: number | null
  readonly postalAddress: string
  readonly tickets: readonly NoticeTicket[]
}

/** Why a notice was refused. */
export const NOTICE_REFUSALS = {
  not_an_object: 'A notice is an object with a noticeExternalID, a name and tickets.',
  no_id: 'A notice needs a noticeExternalID of 1 to 100 characters.',
  duplicate: 'This noticeExternalID is already used in the batch.',
  no_name: 'A notice needs the customer’s name, up to 100 characters.',
  invalid_phone: 'The phone number isn’t valid.',
  invalid_email: 'The email address isn’t valid.',
  bad_language: 'The language must be en or es.',
  bad_agreement:
    'The time the customer agreed to electronic notices can’t be read. Use a time like 2026-11-21T09:30:00Z.',
  no_tickets: 'A notice needs at least one ticket.',
  too_many_tickets: `A notice can have at most ${TICKETS_MAX} tickets.`,
  bad_ticket: 'A ticket number has up to 20 letters, digits or - / . #',
  bad_date: 'A ticket needs a due date like 2026-11-21, not before the loan date or after the end of grace.',
  bad_amount: 'An amount must be in dollars, like 120.50.',
  short_row: problemSentence('short_row'),
  long_row: problemSentence('long_row'),
  shortened: problemSentence('shortened'),
} as const
export type NoticeRefusal = keyof typeof NOTICE_REFUSALS

export type NoticeRead =
  | { readonly ok: true; readonly notice: GivenNotice }
  | { readonly ok: false; readonly noticeExternalID: string | null; readonly code: NoticeRefusal }

type Given = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PostgreSQL cannot store U+0000. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? visibleText(String(value).replaceAll('\u0000', '').trim())
    : ''

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const dayOf = (value: unknown): LocalDay | null | undefined => {
  if (!isGiven(value)) return null
  return typeof value === 'string' ? parseLocalDay(value) : undefined
}

const phoneOf = (value: unknown): E164 | null | undefined => {
  if (!isGiven(value)) return null
  const phone = normalizePhone(textOf(value))
  return isValidPhone(phone) ? phone : undefined
}

const emailOf = (value: unknown): string | null | undefined => {
  if (!isGiven(value)) return null
  return normalizeEmail(textOf(value))
}

const amountOf = (value: unknown): Cents | null | undefined => {
  if (!isGiven(value)) return null
  const read = typeof value === 'number' ? centsFromDollars(value) : undefined
  return read?.ok && read.cents <= PAYMENT_MAX * 1_000 ? read.cents : undefined
}

/** Undefined if it can't be read. */
const agreementOf = (value: unknown): number | null | undefined => {
  if (!isGiven(value)) return null
  if (!isObject(value) || typeof value['agreed'] !== 'boolean') return undefined
  if (!value['agreed']) return null
  const at = typeof value['at'] === 'string' ? Date.parse(value['at']) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

const ticketOf = (given: unknown): NoticeTicket | NoticeRefusal => {
  if (!isObject(given)) return 'bad_ticket'
  const written = textOf(given['number'])
  const list = parseTicketList(written)
  if (!list.ok || list.tickets.length !== 1) return 'bad_ticket'
  const [loanDate, dueDate, graceDate] = [given['loanDate'], given['dueDate'], given['graceDate']].map(dayOf)
  if (loanDate === undefined || !dueDate || graceDate === undefined) return 'bad_date'
  if ((loanDate !== null && loanDate > dueDate) || (graceDate !== null && graceDate < dueDate)) return 'bad_date'
  const amountDue = amountOf(given['amountDue'])
  if (amountDue === undefined) return 'bad_amount'
  const description = textOf(given['description']).slice(0, DESCRIPTION_MAX)
  return { ticketNumber: ticketNumberOf(written), loanDate, dueDate, graceDate, amountDue, description }
}

const ticketsOf = (given: unknown): readonly NoticeTicket[] | NoticeRefusal => {
  if (!Array.isArray(given) || given.length === 0) return 'no_tickets'
  if (given.length > TICKETS_MAX) return 'too_many_tickets'
  const tickets = new Map<string, NoticeTicket>()
  for (const one of given) {
    const ticket = ticketOf(one)
    if (typeof ticket === 'string') return ticket
    tickets.set(ticket.ticketNumber, ticket)
  }
  return [...tickets.values()]
}

/** Reads one notice. `seen` holds the ids of the notices before it, and this one's is added. */
export const readNotice = (given: unknown, seen: Set<string>): NoticeRead => {
  if (!isObject(given)) return { ok: false, noticeExternalID: null, code: 'not_an_object' }
  const noticeExternalID = textOf(given['noticeExternalID'])
  const isNamed = noticeExternalID !== '' && noticeExternalID.length <= EXTERNAL_ID_MAX
  const refuse = (code: NoticeRefusal): NoticeRead => ({
    ok: false,
    noticeExternalID: isNamed ? noticeExternalID : null,
    code,
  })
  if (!isNamed) return refuse('no_id')
  if (seen.has(noticeExternalID)) return refuse('duplicate')
  seen.add(noticeExternalID)
  const name = textOf(given['name'])
  if (name === '' || name.length > NAME_MAX) return refuse('no_name')
  const phone = phoneOf(given['phone'])
  if (phone === undefined) return refuse('invalid_phone')
  const email = emailOf(given['email'])
  if (email === undefined) return refuse('invalid_email')
  const language = isGiven(given['language']) ? given['language'] : null
  if (language !== null && language !== 'en' && language !== 'es') return refuse('bad_language')
  const agreedAt = agreementOf(given['eNotice'])
  if (agreedAt === undefined) return refuse('bad_agreement')
  const tickets = ticketsOf(given['tickets'])
  if (typeof tickets === 'string') return refuse(tickets)
  return {
    ok: true,
    notice: {
      noticeExternalID,
      customerNumber: textOf(given['customerNumber']).slice(0, EXTERNAL_ID_MAX),
      name,
      phone,
      email,
      language,
      agreedAt,
      postalAddress: writtenAddress(textOf(given['postalAddress']).slice(0, POSTAL_ADDRESS_MAX)),
      tickets,
    },
  }
}
