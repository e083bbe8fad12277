import type { CardField } from '@xd/core/domain/payment/decline.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { ask } from './api.ts'
import { pause } from './pause.ts'

/** The request is settled, or it is still open and this attempt did not pay it. */
export type End = { kind: 'closed' } | { kind: 'open'; message: string; field?: CardField }

/**
 * Carries one attempt through to its outcome. Without an answer, it asks until there is one. Resending the same attempt
 * key is safe, because it never charges twice.
 */
export async function submitAttempt(attempt: WireInput<'pay/submit'>, onSilence: () => void): Promise<End> {
  for (let round = 0; ; round += 1) {
    const sent = await ask('pay/submit', attempt)
    if (sent.kind === 'answer') {
      const { paymentStatus, attempt: result } = sent.body
      if (paymentStatus !== 'sent' || result.state === 'approved') return { kind: 'closed' }
      if (result.state !== 'pending') return { kind: 'open', ...result }
    } else if (sent.kind === 'refused') {
      if (sent.code === 'not_payable' || sent.code === 'terms_changed') return { kind: 'closed' }
      if (sent.code !== 'payment_in_progress') return { kind: 'open', message: sent.message }
    }
    onSilence()
    if (!(await stillOpen(attempt.paymentKey, round))) return { kind: 'closed' }
  }
}

/** Waits until nothing is in flight for this payment; true if it can still be paid. */
async function stillOpen(paymentKey: string, rounds: number): Promise<boolean> {
  for (let round = rounds; ; round += 1) {
    await pause(round)
    const seen = await ask('pay/fetch', { paymentKey })
    if (seen.kind === 'answer' && seen.body.payStatus !== 'processing') return seen.body.payStatus === 'payable'
  }
}
