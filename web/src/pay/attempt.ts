/**
 * One key per attempt to pay, created when the page loads and again when an attempt has ended. The tab remembers a sent
 * key: after a reload in the middle, the request may still be on its way, before the server knows about it.
 */
const place = (paymentKey: string) => `xd.pay.${paymentKey}`

const make = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface Attempts {
  readonly key: () => string
  /** Whether this tab has sent an attempt and never learned its outcome. */
  readonly wasCutOff: boolean
  readonly sent: () => void
  /** The attempt has ended, so the next one is different. */
  readonly ended: () => void
}

export function attemptsOf(paymentKey: string): Attempts {
  let key = make()
  return {
    key: () => key,
    wasCutOff: stored((storage) => storage.getItem(place(paymentKey))) === 'sent',
    sent: () => stored((storage) => storage.setItem(place(paymentKey), 'sent')),
    ended: () => {
      key = make()
      stored((storage) => storage.removeItem(place(paymentKey)))
    },
  }
}

/** Storage may be forbidden. Then the tab remembers nothing, but the server still lets a request be paid only once. */
function stored<A>(apply: (storage: Storage) => A): A | undefined {
  try {
    return apply(sessionStorage)
  } catch {
    return undefined
  }
}
