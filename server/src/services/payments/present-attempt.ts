import { attemptMessage, refusedCardField } from '@xd/core/domain/payment/attempt.ts'
import type { PaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { AttemptRow } from '#queries/payment-attempts.ts'

/** An attempt as the payer sees it, and which card field was at fault. */
export const presentAttempt = (attempt: AttemptRow, paymentStatus: PaymentStatus, language: Language) => {
  const field = refusedCardField(attempt)
  return {
    state: attempt.state,
    message: attemptMessage(attempt, paymentStatus, language),
    ...(field && { field }),
  }
}
