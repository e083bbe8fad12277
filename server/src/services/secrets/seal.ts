import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const KEY_BYTES = 32
const VERSION = 's1'

const keyFrom = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'xd/gateway-accounts', KEY_BYTES))

/** Tells keys apart without revealing them. */
const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

/**
 * Encrypts under the server's secret key. `place` is bound in: a value sealed for one company cannot be moved to
 * another.
 */
export const seal = (text: string, secretKey: string, place: string): string => {
  const key = keyFrom(secretKey)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [VERSION, nameOf(key), ...[nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join(
    '.',
  )
}

/** The sealed value, whichever of the keys sealed it; undefined if none did, or if it was tampered with. */
export const unseal = (sealed: string, secretKeys: readonly string[], place: string): string | undefined => {
  const [version, name, ...parts] = sealed.split('.')
  const key = secretKeys.map(keyFrom).find((known) => nameOf(known) === name)
  const [nonce, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version !== VERSION || !key || !nonce || !text || !tag) return undefined
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Whether it is under the newest key. */
export const isSealedBy = (sealed: string, secretKey: string): boolean =>
  sealed.split('.')[1] === nameOf(keyFrom(secretKey))
