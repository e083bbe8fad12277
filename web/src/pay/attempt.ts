/**
 * One key per try to pay, made when the page loads and anew when a try has ended. A key that has been sent is remembered
 * for the tab: after a reload in the middle the request may still be on its way, before the server knows of it.
 */
const place = (paymentKey: string) => `xd.pay.${paymentKey}`

const make = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface Attempts {
  readonly key: () => string
  /** Whether this tab has sent one whose end it never heard. */
  readonly wasCutOff: boolean
  readonly sent: () => void
  /** The try has ended: the next one is another. */
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

/** Storage may be forbidden: the tab then remembers nothing, and the server still lets a request be paid only once. */
function stored<A>(apply: (storage: Storage) => A): A | undefined {
  try {
    return apply(sessionStorage)
  } catch {
    return undefined
  }
}
