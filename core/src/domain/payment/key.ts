// The secret part of a payment link: 128 random bits, written as 22 characters of base64url.
// The generator lives where randomness does; the shape lives here.
export const PAYMENT_KEY_BYTES = 16

const SHAPE = /^[A-Za-z0-9_-]{22}$/

export const isPaymentKey = (text: string): boolean => SHAPE.test(text)
