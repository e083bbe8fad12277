/** A company's rows, whatever their store. */
export interface Tenant {
  readonly companyID: number
}

/**
 * The rows a query may see. A query on a tenant table cannot be written without a scope, and rows outside it do not
 * exist for the caller. Every API caller is a CompanyScope.
 */
export interface CompanyScope extends Tenant {
  /** The stores the caller may use: enabled and not deleted. */
  readonly storeIDs: readonly number[]
}

/** For the few queries that run before a company is known: each names itself, so that they can be found and counted. */
export type SystemUser =
  | 'sign-in'
  | 'api-key'
  | 'pay-page'
  | 'loan-link'
  | 'self-service'
  | 'bubble'
  | 'texting-webhook'
  | 'email'
  | 'cards-webhook'
  | 'gateways'
  | 'media-link'
  | 'logo-link'
  | 'calendar-feed'
  | 'job'
  | 'live'
  | 'support'
  | 'backup'
  | 'setup'
  | 'sandbox-page'

export interface SystemScope {
  readonly system: SystemUser
}

export const systemScope = (system: SystemUser): SystemScope => ({ system })
