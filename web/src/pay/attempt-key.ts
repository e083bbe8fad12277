/**
 * One key per try to pay. It is made when the page loads and kept until the try has an end, so that a reload in the
 * middle speaks of the same try and cannot charge again.
 */
const place = (paymentKey: string) => `xd.pay.${paymentKey}`

const make = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export interface AttemptKey {
  readonly current: () => string
  /** The try has ended: the next one is another. */
  readonly renew: () => void
}

export function attemptKeyOf(paymentKey: string): AttemptKey {
  let key = read(paymentKey) ?? make()
  keep(paymentKey, key)
  return {
    current: () => key,
    renew: () => {
      key = make()
      keep(paymentKey, key)
    },
  }
}

function read(paymentKey: string): string | null {
  try {
    return sessionStorage.getItem(place(paymentKey))
  } catch {
    return null
  }
}

function keep(paymentKey: string, key: string) {
  try {
    sessionStorage.setItem(place(paymentKey), key)
  } catch {
    // Storage may be forbidden: the key then lives as long as the page.
  }
}
