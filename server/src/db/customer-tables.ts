// Tables around customers: their fields, merges and additional phones, and what outlives an erasure.
import type { ColumnType, Generated } from 'kysely'
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

export interface CustomerTables {
  custom_fields: CustomFieldsTable
  customer_merges: CustomerMergesTable
  customer_phones: CustomerPhonesTable
  erased_opt_outs: ErasedOptOutsTable
  erased_texts: ErasedTextsTable
  erased_unsubscribes: ErasedUnsubscribesTable
}
