// Text that found no customer, as the fields of a new one: a phone, an email address, a name, or a name before a phone.
// Shorter numbers are tickets and amounts, and names have no digits.
import { splitName } from './split-name.ts'
import { phoneDigits } from './search-text.ts'

export interface TypedContact {
  readonly custFirstName?: string
  readonly custLastName?: string
  readonly custPhone?: string
  readonly custEmail?: string
}

/** Without its area code. */
const SHORTEST_PHONE = 7

const EMAIL = /^[^\s@]+@[^\s@]+$/
const NAME_THEN_PHONE = /^([^\d@+(]*)([\d\s()+./-]*)$/

/** One word is a first name, because people say it first. */
const named = (name: string): TypedContact => {
  if (name === '') return {}
  if (!/[\s,]/.test(name)) return { custFirstName: name }
  const [custFirstName, custLastName] = splitName(name)
  return { custFirstName, custLastName }
}

/** Undefined for text that is not part of a contact. */
export const typedContact = (typed: string): TypedContact | undefined => {
  const text = typed.trim()
  if (EMAIL.test(text)) return { custEmail: text }
  const [, name = '', phone = ''] = (NAME_THEN_PHONE.exec(text) ?? []).map((part) => part.trim())
  const hasPhone = phoneDigits(phone).length >= SHORTEST_PHONE
  const hasName = /\p{L}/u.test(name)
  if ((!hasName && !hasPhone) || (name !== '' && !hasName) || (phone !== '' && !hasPhone)) return undefined
  return { ...named(name), ...(hasPhone && { custPhone: phone }) }
}
