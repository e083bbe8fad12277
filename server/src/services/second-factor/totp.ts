import { Secret, TOTP } from 'otpauth'
import QRCode from 'qrcode'

// The settings that every authenticator app understands. Source: RFC 6238, with the defaults of the otpauth format.
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const SECRET_BYTES = 20
/** Clocks differ, and typing takes time: the previous and the next code are valid too. */
const WINDOW = 1

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

export const otpauthURL = (secret: string, username: string): string =>
  new TOTP({ ...CODES, issuer: 'XD Back Office', label: username, secret }).toString()

export const qrOf = (url: string): Promise<string> => QRCode.toString(url, { type: 'svg', margin: 2 })

/** The 30-second step a code belongs to; null if the code is not current. */
export const stepOf = (secret: string, typed: string, now: number): number | null => {
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = TOTP.validate({
    ...CODES,
    token,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: WINDOW,
  })
  return delta === null ? null : TOTP.counter({ period: CODES.period, timestamp: now }) + delta
}
