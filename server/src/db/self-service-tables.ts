// The page on which customers see and pay what is due without a clerk.
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { Generated } from 'kysely'
import type { Bit, Epoch } from './tables.ts'

/** A store's terms for it. */
export interface SelfSettingsTable {
  companyID: number
  storeID: number
  selfEnabled: Bit
  /** An older book of the store's tickets takes no payment. */
  selfMaxAgeHours: number
  /** In cents; null for no limit. */
  selfMaxAmount: Cents | null
  selfShowItems: Bit
}

/** A phone's request for a code. */
interface SelfCodesTable {
  codeID: Generated<number>
  /** A keyed digest of the store and the phone. */
  phoneHash: string
  askedAt: Epoch
  /** A keyed digest of the code; null if none was texted. */
  codeHash: string | null
}

export interface SelfServiceTables {
  self_settings: SelfSettingsTable
  self_codes: SelfCodesTable
}
