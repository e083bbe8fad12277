import { createHmac, timingSafeEqual } from 'node:crypto'

/** Published by the platform: it signs test deliveries with this. */
const TEST_SECRET = '00000000-0000-4000-8000-000000000001'

const ENCODINGS = ['base64url', 'hex', 'base64'] as const

/** HMAC-SHA256 over the raw body, in base64url without padding; white labels are known to write it differently. */
const signedWith = (secret: string, body: string, signature: string): boolean => {
  if (secret === '' || signature === '') return false
  const expected = createHmac('sha256', secret).update(body).digest()
  return ENCODINGS.some((encoding) => {
    const given = Buffer.from(signature, encoding)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** The sender of a delivery: the merchant's platform, a mere test (which anyone can sign), or neither. */
export const signerOf = (secret: string, body: string, signature: string): 'merchant' | 'try' | undefined => {
  if (signedWith(secret, body, signature)) return 'merchant'
  return signedWith(TEST_SECRET, body, signature) ? 'try' : undefined
}
