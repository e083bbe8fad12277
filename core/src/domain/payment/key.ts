// The secret part of a payment link: 128 random bits, written as 22 characters of base64url. The caller supplies the
// randomness; the format is here.
export const PAYMENT_KEY_BYTES = 16

/** The key for 128 random bits in base64url. It never begins with a hyphen, which a terminal would read as an option. */
export const paymentKeyFrom = (base64url: string): string => base64url.replace(/^-/, 'A')

const SHAPE = /^[A-Za-z0-9_-]{22}$/

/** The key that a text consists of, or that a pasted link ends with. */
export const paymentKeyIn = (text: string): string | undefined => {
  const key = /^(?:https?:\/\/\S+\/)?([A-Za-z0-9_-]{22})(?:[?#]\S*)?$/.exec(text.trim())?.[1]
  // No real key is twenty-two lower-case letters, but a word may be.
  return key === undefined || /^[a-z-]+$/.test(key) ? undefined : key
}

export const isPaymentKey = (text: string): boolean => SHAPE.test(text)
