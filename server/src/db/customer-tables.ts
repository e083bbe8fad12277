// Tables around customers: their fields, merges and additional phones, and what outlives an erasure.
import type { ColumnType, Generated } from 'kysely'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import type { StopDecision } from '@xd/core/domain/message/stop-request.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { PromiseSource, PromiseStatus } from '@xd/core/domain/promise/promise.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Bit, Epoch } from './tables.ts'

export interface CustomFieldsTable {
  companyID: number
  moduleID: string
  /** JSON: the module's fields in their order. */
  fields: string
  /** Counts the saves. */
  version: ColumnType<number, number | undefined, number>
}

export interface CustomerMergesTable {
  mergeID: Generated<number>
  companyID: number
  /** The customer who was kept. */
  custID: number
  mergedCustID: number
  mergedName: string
  mergedPhone: string
  mergedAt: Epoch
  mergedByID: number
  undoneAt: Epoch | null
  /** JSON: every change, in order. */
  journal: string
}

/** A customer's additional phones: texts from any of them belong to that customer. */
export interface CustomerPhonesTable {
  companyID: number
  custPhone: string
  custID: number
}

/** Phones of erased customers that had opted out, as keyed hashes. */
export interface ErasedOptOutsTable {
  companyID: number
  phoneHash: string
  optedOutAt: Epoch
  loansOnly: Generated<Bit>
}

/** Recent texts of erased customers, by the carrier's id: they are not fetched again. */
export interface ErasedTextsTable {
  companyID: number
  providerMessageID: string
  erasedAt: Epoch
}

/** Phones and email addresses of erased customers who wanted no more marketing, as keyed hashes. */
export interface ErasedUnsubscribesTable {
  companyID: number
  addressHash: string
  withdrawnAt: Epoch
}

/** Customers' promises to pay by a day. */
export interface PromisesTable {
  promiseID: Generated<number>
  companyID: number
  storeID: number
  custID: number
  convoID: number
  promiseDay: LocalDay
  /** Null: any amount. */
  promiseAmountCents: ColumnType<Cents | null, number | null, number | null>
  /** As a request's tickets are stored. */
  promiseTickets: string
  promiseStatus: PromiseStatus
  promiseSource: PromiseSource
  /** The payment cutoff it has to be paid by. */
  cutoffAt: Epoch
  madeAt: Epoch
  madeByID: number | null
  /** Null while it is open. */
  statusAt: ColumnType<Epoch | null, Epoch | null | undefined, Epoch | null>
  /** Null if a payment or the cutoff set it. */
  statusByID: ColumnType<number | null, number | null | undefined, number | null>
  /** Broken, and neither paid since nor followed by another promise. */
  isOverdue: ColumnType<Bit, Bit | undefined, Bit>
}

/** Requests to get no more messages, in other words than STOP. */
export interface StopRequestsTable {
  stopRequestID: Generated<number>
  companyID: number
  storeID: number
  custID: number
  /** Null once the customer is erased, like `messageID`. */
  convoID: number | null
  messageID: number | null
  channel: MessageChannel
  requestedAt: Epoch
  /** The last day on which it may be honored, by the store's calendar. */
  dueDay: LocalDay
  decision: StopDecision | null
  /** 0 while it is open. */
  decidedAt: ColumnType<Epoch, Epoch | undefined, Epoch>
  /** Null if the customer decided it by STOP. */
  decidedByID: number | null
}

export interface CustomerTables {
  custom_fields: CustomFieldsTable
  customer_merges: CustomerMergesTable
  customer_phones: CustomerPhonesTable
  erased_opt_outs: ErasedOptOutsTable
  erased_texts: ErasedTextsTable
  erased_unsubscribes: ErasedUnsubscribesTable
  promises: PromisesTable
  stop_requests: StopRequestsTable
}
