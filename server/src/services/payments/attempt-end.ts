import { type AttemptOutcome, declinedOutcome, type Refusal } from '@xd/core/domain/payment/attempt.ts'
import type { SaleResult } from '#providers/cards/gateway.ts'

/** An attempt's outcome, with what the gateway reported about the card. */
export interface AttemptEnd {
  readonly outcome: AttemptOutcome
  readonly sale?: SaleResult
  /** The reason behind the decline's code, for the record. */
  readonly errorCode?: string
}

export const failed = (errorCode: string): AttemptEnd => ({ outcome: { state: 'error' }, errorCode })

export const refused = (code: Refusal): AttemptEnd => ({ outcome: { state: 'declined', code } })

/** An attempt's outcome by the gateway's answer; undefined while it is pending. */
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
