import type { Language } from '@xd/core/domain/text/language.ts'
import { ask } from './api.ts'
import { pause } from './pause.ts'
import type { End } from './submit-attempt.ts'

/** The page was opened, or reloaded, during a charge. The outcome shows as soon as it is known. */
export async function awaitResult(paymentKey: string): Promise<void> {
  for (let round = 0; ; round += 1) {
    await pause(round)
    const seen = await ask('pay/fetch', { paymentKey })
    if (seen.kind === 'answer' && seen.body.payStatus !== 'processing') break
  }
  window.location.reload()
}

const CUT_OFF_ROUNDS = 4

/**
 * The customer left the page while paying and opened it again before the server knew anything. The sent request may
 * still arrive. Returns its outcome; undefined if it never arrived.
 */
export async function awaitCutOff(paymentKey: string, language: Language): Promise<End | undefined> {
  for (let round = 0; round < CUT_OFF_ROUNDS; round += 1) {
    await pause(round)
    const seen = await ask('pay/fetch', { paymentKey, language })
    if (seen.kind !== 'answer') continue
    if (seen.body.payStatus !== 'payable') return { kind: 'closed' }
    if (seen.body.attempt) return { kind: 'open', message: seen.body.attempt.message }
  }
  return undefined
}
