// When a request offers to rewrite its tickets, and does so unless the clerk says no: it is debit-only, as required
// when the customer pays interest (Spec 1 §9), the company has bought rewrites, and the store rewrites automatically.
import { hasFeature } from '#domain/access/features.ts'
import type { PaymentMode } from './mode.ts'

export interface RewriteOffer {
  readonly features: readonly string[]
  readonly storeAutoRewrite: boolean
  readonly paymentMode: PaymentMode
}

export const offersRewrite = ({ features, storeAutoRewrite, paymentMode }: RewriteOffer): boolean =>
  paymentMode === 'debit-only' && storeAutoRewrite && hasFeature(features, 'rewrites')
