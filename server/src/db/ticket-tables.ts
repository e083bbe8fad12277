import type { ColumnType, Generated } from 'kysely'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { TicketStatus } from '@xd/core/domain/ticket/book.ts'
import type { TicketOutcome } from '@xd/core/domain/ticket/outcome.ts'
import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Bit, Epoch } from './tables.ts'

type MoneyOrNone = ColumnType<Cents | null, number | null, number | null>
type MoneyOrUnset = ColumnType<Cents | null, number | null | undefined, number | null>

/** The ticket book: a copy of the store's own system. */
export interface TicketsTable {
  ticketID: Generated<number>
  companyID: number
  storeID: number
  /** As `ticketNumberOf` spells it; unique within its store. */
  ticketNumber: string
  custID: number
  ticketLoanDate: LocalDay | null
  /** Empty if the file does not say. */
  ticketDueDate: LocalDay | ''
  ticketGraceDate: LocalDay | null
  /** A later end of grace set by a notice, under the law as we read it; null once the book says when grace ends. */
  graceByNotice: ColumnType<LocalDay | null, LocalDay | null | undefined, LocalDay | null>
  graceNoticeID: ColumnType<number | null, number | null | undefined, number | null>
  principalCents: MoneyOrNone
  amountDueCents: MoneyOrNone
  ticketDescription: string
  ticketStatus: TicketStatus
  /** How old its figures are. */
  asOf: Epoch
  /** The file its figures come from. */
  importID: number | null
}

/** A request's tickets, one row each, as `ticketNumberOf` spells them. */
export interface PaymentTicketsTable {
  companyID: number
  storeID: number
  paymentID: number
  ticketNumber: string
}

/** A ticket that a file showed to be redeemed or renewed. */
export interface TicketOutcomesTable {
  outcomeID: Generated<number>
  companyID: number
  storeID: number
  custID: number
  ticketID: number
  outcome: TicketOutcome
  /** How old the file is. */
  at: Epoch
  importID: number
}

/** Ticket numbers reserved for a store: from, to, and the first not yet assigned. */
export interface TicketRangesTable {
  companyID: number
  storeID: number
  rangePrefix: string
  rangeFrom: number
  rangeTo: number
  rangeNext: number
}

/** The tickets of one paid request. */
export interface RewriteBatchesTable {
  rewriteID: Generated<number>
  companyID: number
  storeID: number
  paymentID: number
  rewriteAt: Epoch
  rewriteState: RewriteState
  isException: Bit
  rewriteWarning: string | null
  /** The charges its tickets owed, if the payment was less. */
  chargesCents: MoneyOrUnset
  /** The day by which such a payment is completed or returned. */
  returnBy: ColumnType<LocalDay | null, LocalDay | null | undefined, LocalDay | null>
}

export interface RewriteTicketsTable {
  rewriteTicketID: Generated<number>
  companyID: number
  storeID: number
  rewriteID: number
  oldTicket: string
  newTicket: string | null
  ticketState: RewriteState
  ticketReason: string | null
  ticketNote: string | null
  changedAt: Epoch
  changedByID: number | null
  numberedAt: Epoch | null
  postedAt: Epoch | null
  postedByID: number | null
  verifiedAt: Epoch | null
  /** The import that brought it to its state, until a person changes it. */
  importID: number | null
  /** Whether the next file of the store's book says something about it. */
  awaitsImport: Generated<Bit>
}

/** Imports of the whole book that lacked a number which should be in it. */
export interface RewriteMissesTable {
  companyID: number
  rewriteTicketID: number
  importID: number
}

export interface ReminderSettingsTable {
  companyID: number
  storeID: number
  reminderOn: Bit
  reminderHours: number
  reminderTextEN: string | null
  reminderTextES: string | null
}

export interface TicketTables {
  ticket_ranges: TicketRangesTable
  rewrite_batches: RewriteBatchesTable
  rewrite_tickets: RewriteTicketsTable
  rewrite_misses: RewriteMissesTable
  reminder_settings: ReminderSettingsTable
  tickets: TicketsTable
  payment_tickets: PaymentTicketsTable
  ticket_outcomes: TicketOutcomesTable
}
