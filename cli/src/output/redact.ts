// A call as --debug may show it: its output ends up in tickets and chats. Secrets are removed whole; phone and card
// numbers keep four digits.
const SECRET =
  /^(?:password|newPassword|token|secrets?|totp|passkey|authorization|cookie|cvc|number|otpauthURL|qrSVG|recoveryCodes?)$/i
/** In a request, `code` was typed from an app or a list. In an answer, it is the error code. */
const TYPED = /^code$/

/** Ten or more digits, with the separators used in phone and card numbers. */
const NUMBER = /\+?\(?\d(?:[\s().-]*\d){9,}/g

const BEARER = /\bBearer\s+\S+/gi
const API_KEY = /\bxd_(live|demo)_\w+/g
/** Sign-in links, and the address of a calendar feed. */
const LINK = /(#token=|\/ical\/)[\w-]+/g

export const redactText = (text: string): string =>
  text
    .replace(BEARER, 'Bearer …')
    .replace(API_KEY, 'xd_$1_…')
    .replace(LINK, '$1…')
    .replace(NUMBER, (number) => `…${number.replace(/\D/g, '').slice(-4)}`)

const without = (isSecret: (name: string) => boolean) => {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return redactText(value)
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, isSecret(name) && inner !== null ? '…' : clean(inner)]),
    )
  }
  return clean
}

/** A JSON value without its secrets, at any depth. */
export const redact = without((name) => SECRET.test(name))
/** The same for requests. */
export const redactSent = without((name) => SECRET.test(name) || TYPED.test(name))
