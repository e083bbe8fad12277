import { type AttemptOutcome, declinedOutcome, type Refusal } from '@xd/core/domain/payment/attempt.ts'
import type { SaleResult } from '#providers/cards/gateway.ts'

/** What became of an attempt, with what the gateway told of the card. */
export interface AttemptEnd {
  readonly outcome: AttemptOutcome
  readonly sale?: SaleResult
  /** Why, beside the decline's code: for the record. */
  readonly errorCode?: string
}

export const failed = (errorCode: string): AttemptEnd => ({ outcome: { state: 'error' }, errorCode })

export const refused = (code: Refusal): AttemptEnd => ({ outcome: { state: 'declined', code } })

/** The end that a gateway's answer is; undefined while it is still pending. */
export const endOf = (sale: SaleResult): AttemptEnd | undefined => {
  switch (sale.state) {
    case 'pending':
      return undefined
    case 'approved':
      return { outcome: { state: 'approved' }, sale }
    case 'declined':
      return { outcome: declinedOutcome(sale.declineCode), sale }
    case 'error':
      return { outcome: { state: 'error' }, sale }
  }
}
