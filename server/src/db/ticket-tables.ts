import type { Generated } from 'kysely'
import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import type { Bit, Epoch } from './tables.ts'

/** Ticket numbers set aside for a store: from, to, and the first not yet given out. */
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
}

export interface ReminderSettingsTable {
  companyID: number
  storeID: number
  reminderOn: Bit
  reminderHours: number
  reminderTextEN: string | null
  reminderTextES: string | null
}
