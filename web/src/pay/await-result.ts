import { ask } from './api.ts'
import { pause } from './pause.ts'

/** The page was opened, or reloaded, while a charge is on its way: the end is shown as soon as it is known. */
export async function awaitResult(paymentKey: string): Promise<void> {
  for (let round = 0; ; round += 1) {
    await pause(round)
    const seen = await ask('pay/fetch', { paymentKey })
    if (seen.kind === 'answer' && seen.body.payStatus !== 'processing') break
  }
  window.location.reload()
}
