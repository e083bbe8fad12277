import type { Language } from '@xd/core/domain/text/language.ts'
import { ask } from './api.ts'
import { pause } from './pause.ts'
import type { End } from './submit-attempt.ts'

/** The page was opened, or reloaded, during a charge: the outcome is shown as soon as it is known. */
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
 * The page was left at the moment of paying, and the server knew of nothing yet when it was opened again: the sent
 * request may still arrive. Returns its outcome; undefined if it never got there.
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
