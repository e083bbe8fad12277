import { type Transport, unreachable } from './call-client.ts'
import { neverReached } from './never-reached.ts'

const UNSENT = {
  status: 0,
  json: () => Promise.resolve({ success: false, error: { ...unreachable().body, sent: false } }),
}

/**
 * A transport by Node's `fetch`, which reports a call that was never sent. A browser's `fetch` gives no reason, and its
 * `navigator.onLine` proves nothing: some say `false` behind a VPN while they send.
 */
export const knowingUnsent =
  (transport: Transport): Transport =>
  (path, body) =>
    transport(path, body).catch((failure: unknown) => {
      if (neverReached(failure)) return UNSENT
      throw failure
    })
