// One row of an export as facts, or the reason why it is left out. A row with too few or too many cells is never
// shifted, because all its cells may be in the wrong column.
import type { E164 } from '#domain/phone/normalize.ts'
import { type CustomerAddress, plainAddress, usStateOf } from '#domain/customer/address.ts'
import { normalizeEmail } from '#domain/customer/email.ts'
import { splitName } from '#domain/customer/split-name.ts'
import { type Cents, cents } from '#domain/money/cents.ts'
import { PAYMENT_MAX } from '#domain/payment/amount.ts'
import { isLanguage, type Language } from '#domain/text/language.ts'
import type { TicketStatus } from '#domain/ticket/book.ts'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import { parseTicketList } from '#domain/ticket/ticket-list.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { cellDay, type FirstPart } from './cell-day.ts'
import { cellEmail } from './cell-email.ts'
import { cellLanguage } from './cell-language.ts'
import { phoneIn } from './cell-phones.ts'
import {
  cellMoney,
  cellNumber,
  cellStatus,
  cellText,
  cellTick,
  cellZIP,
  isShortened,
  NOTHING,
  saysRenewed,
} from './cells.ts'
import { type Column, placesOf } from './columns.ts'
import { DATE_FIELDS, IMPORT_FIELD_NAMES, type ImportField } from './fields.table.ts'
import type { ProblemCode } from './problems.ts'

export interface ImportTicket {
  readonly ticketNumber: string
  readonly ticketLoanDate: LocalDay | null
  readonly ticketDueDate: LocalDay | ''
  readonly ticketGraceDate: LocalDay | null
  readonly principalCents: Cents | null
  readonly amountDueCents: Cents | null
  readonly ticketDescription: string
  readonly ticketStatus: TicketStatus
}

export interface ImportRow extends CustomerAddress {
  /** Null in a history: the book knows the ticket's customer. */
  readonly custPhone: E164 | null
  readonly custFirstName: string
  readonly custLastName: string
  readonly custEmail: string | null
  readonly custDL: string | null
  /** Null: the file doesn't say. */
  readonly custLanguage: Language | null
  readonly isOptedOut: boolean
  readonly isBlocked: boolean
  /** Undefined: the file doesn't say. */
  readonly marketing: boolean | undefined
  readonly ticket: ImportTicket | null
  /** The ticket's previous number. */
  readonly renewedFrom: string | null
  /** The ticket continues under another number. */
  readonly goesOn: boolean
}

export type RowRead =
  | { readonly ok: true; readonly row: ImportRow }
  | {
      readonly ok: false
      readonly code: ProblemCode
      /** The row's ticket; for a shifted row, any possible ticket. Either way, the file names that ticket. */
      readonly mentions: readonly string[]
    }

const LONGEST = { name: 100, email: 254, license: 40, description: 200 } as const

type Places = Readonly<Record<ImportField, readonly number[]>>
type Cells = readonly string[]

const amountDueOf = (due: Cents | undefined, principal: Cents | undefined, interest: Cents | undefined) =>
  due ?? (principal !== undefined && interest !== undefined ? cents(principal + interest) : null)

const isAmount = (amount: Cents | null | undefined): amount is Cents | undefined =>
  amount === undefined || (amount !== null && amount >= 0 && amount <= PAYMENT_MAX * 1_000)

/** Prepared once for a file's columns, then used for every row. */
export const rowReader = (columns: readonly Column[], first: FirstPart = 'month') => {
  const places = Object.fromEntries(IMPORT_FIELD_NAMES.map((field) => [field, placesOf(columns, field)])) as Places
  const cell = (cells: Cells, field: ImportField): string => cells[places[field][0] ?? -1] ?? ''
  const text = (cells: Cells, field: ImportField, most: number) => cellText(cell(cells, field)).slice(0, most)
  const wholeNumber = (cells: Cells, field: ImportField) =>
    isShortened(cell(cells, field)) ? '' : cellNumber(cell(cells, field))

  const ticketOf = (cells: Cells): ImportTicket | null | ProblemCode => {
    const written = cellNumber(cell(cells, 'ticketNumber'))
    if (written === '') return null
    if (isShortened(written)) return 'shortened'
    const list = parseTicketList(written)
    const ticketNumber = ticketNumberOf(written)
    if (!list.ok || list.tickets.length !== 1 || ticketNumber === '') return 'bad_ticket'
    const [loan, due, grace] = DATE_FIELDS.map((f) => cellDay(cell(cells, f), first))
    if (loan === null || due === null || grace === null) return 'bad_date'
    if (loan !== undefined && due !== undefined && due < loan) return 'bad_date'
    const amounts = (['principal', 'amountDue', 'interestDue'] as const).map((f) => cellMoney(cell(cells, f)))
    const [principal, amountDue, interest] = amounts
    if (!isAmount(principal) || !isAmount(amountDue) || !isAmount(interest)) return 'bad_amount'
    const said = cellStatus(cell(cells, 'status'))
    if (said === null) return 'bad_status'
    return {
      ticketNumber,
      ticketLoanDate: loan ?? null,
      ticketDueDate: due ?? '',
      ticketGraceDate: grace ?? null,
      principalCents: principal ?? null,
      amountDueCents: amountDueOf(amountDue, principal, interest),
      ticketDescription: text(cells, 'itemDescription', LONGEST.description),
      // A ticket that continues under another number is done.
      ticketStatus: said === 'active' && cellNumber(cell(cells, 'renewedTo')) !== '' ? 'redeemed' : said,
    }
  }

  const nameOf = (cells: Cells): readonly [string, string] => {
    const whole = text(cells, 'name', LONGEST.name)
    const [first, last] = [text(cells, 'firstName', LONGEST.name), text(cells, 'lastName', LONGEST.name)]
    if (first === '' && last === '' && whole !== '') return splitName(whole)
    return last.includes(',') && first === '' ? splitName(last) : [first, last]
  }

  const addressOf = (cells: Cells): CustomerAddress => {
    const given = (field: ImportField): string => {
      const text = cellText(cell(cells, field))
      return NOTHING.test(text) ? '' : text
    }
    const custStreet = [given('street'), given('street2')].filter(Boolean).join(', ')
    const custState = given('state')
    return plainAddress({
      custStreet,
      custCity: given('city'),
      // Some systems call a ticket's status its state.
      custState: custStreet === '' ? (usStateOf(custState) ?? null) : custState,
      custZIP: cellZIP(cell(cells, 'zip')),
    })
  }

  return (cells: Cells): RowRead => {
    const refuse = (code: ProblemCode): RowRead => {
      const written = cells.length === columns.length ? [cell(cells, 'ticketNumber')] : cells
      return { ok: false, code, mentions: written.map((one) => ticketNumberOf(cellNumber(one))).filter(Boolean) }
    }
    if (cells.length !== columns.length) return refuse(cells.length < columns.length ? 'short_row' : 'long_row')
    const phone = phoneIn(places.phone.map((place) => cells[place]!))
    if (phone === 'shortened') return refuse('shortened')
    if (phone === 'invalid') return refuse('invalid_phone')
    const ticket = ticketOf(cells)
    if (typeof ticket === 'string') return refuse(ticket)
    if (phone === 'none' && (places.phone.length > 0 || ticket === null)) return refuse('no_phone')
    const [custFirstName, custLastName] = nameOf(cells)
    const [optOut, blocked] = [cellTick(cell(cells, 'smsOptOut')), cellTick(cell(cells, 'blocked'))]
    const language = cellLanguage(cellText(cell(cells, 'language')))
    const marketing = cellTick(cell(cells, 'marketingConsent')) ?? undefined
    return {
      ok: true,
      row: {
        custPhone: phone === 'none' ? null : phone,
        custFirstName,
        custLastName,
        custEmail: normalizeEmail(cellEmail(cell(cells, 'email')).slice(0, LONGEST.email)) || null,
        custDL: wholeNumber(cells, 'driversLicense').slice(0, LONGEST.license) || null,
        ...addressOf(cells),
        // An unreadable value counts as "do not text": that mistake harms nobody.
        isOptedOut: optOut === true || optOut === null,
        isBlocked: blocked === true || blocked === null,
        custLanguage: isLanguage(language) ? language : null,
        marketing,
        ticket,
        renewedFrom: ticketNumberOf(wholeNumber(cells, 'renewedFrom')) || null,
        goesOn: cellNumber(cell(cells, 'renewedTo')) !== '' || saysRenewed(cell(cells, 'status')),
      },
    }
  }
}
