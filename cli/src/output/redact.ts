// What --debug may show of a call, since it ends up in tickets and chats. Secrets are removed whole; phone and card
// numbers keep four digits.
const SECRET =
  /^(?:password|newPassword|token|secret|totp|authorization|cookie|cvc|number|otpauthURL|qrSVG|recoveryCode|recoveryCodes)$/i

/** Ten or more digits among the characters that phone and card numbers are written with. */
const NUMBER = /\+?\(?\d(?:[\s().-]*\d){9,}/g

const BEARER = /\bBearer\s+\S+/gi
const API_KEY = /\bxd_(live|demo)_\w+/g

export const redactText = (text: string): string =>
  text
    .replace(BEARER, 'Bearer …')
    .replace(API_KEY, 'xd_$1_…')
    .replace(NUMBER, (number) => `…${number.replace(/\D/g, '').slice(-4)}`)

/** A JSON value without its secrets, at any depth. */
export const redact = (value: unknown): unknown => {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) && inner !== null ? '…' : redact(inner)]),
  )
}
