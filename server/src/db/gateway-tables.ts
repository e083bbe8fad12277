import type { Generated } from 'kysely'
import type { GatewayEnvironment, LiveGateway } from '@xd/core/domain/payment/gateways.ts'
import type { Epoch } from './tables.ts'

export interface GatewayAccountsTable {
  accountID: Generated<number>
  companyID: number
  storeID: number | null
  gateway: LiveGateway
  environment: GatewayEnvironment
  /** JSON: the values that identify the account, by field. */
  settings: string
  /** JSON by field, sealed. */
  secrets: string
  /** JSON: the last four characters of each secret, by field. */
  secretHints: string
  version: Generated<number>
  createdAt: Epoch
  updatedAt: Epoch
  retiredAt: Epoch | null
}

export interface GatewayTables {
  gateway_accounts: GatewayAccountsTable
}
