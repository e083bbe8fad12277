// A customer's name. Spec 1 §2: shown as 'Last, First'. Spec 1 §5: both parts non-empty after trimming,
// and the first name must not equal the phone value.
import { type Can, no, yes } from '#domain/access/can.ts'
import { formatPhone } from '#domain/phone/format.ts'

export interface CustomerName {
  readonly custFirstName: string
  readonly custLastName: string
}

export const customerName = ({ custFirstName, custLastName }: CustomerName): string =>
  [custLastName.trim(), custFirstName.trim()].filter((part) => part !== '').join(', ')

// Marks that change the direction of the text after them. In a name, they would affect the sentence around it.
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
export const plainName = (typed: string): string => typed.replace(TURNING, '').trim()

const digitsOf = (text: string): string => text.replace(/\D/g, '')

// "2135550147" and "(213) 555-0147" are the same phone value as +12135550147, and "020 7946 0958" as +442079460958.
export const isPhoneValue = (name: string, phone: string): boolean => {
  const text = name.trim()
  if (text === '') return false
  if (text === phone.trim()) return true
  if (!/^[\d\s()+.\-/]+$/.test(text)) return false
  const digits = digitsOf(text)
  return digits.length >= 7 && digitsOf(phone).endsWith(digits.replace(/^[01]/, ''))
}

export const canNameFirst = (firstName: string, phone: string): Can => {
  if (firstName.trim() === '') return no('First name is required')
  return isPhoneValue(firstName, phone) ? no('First name cannot be the phone number') : yes
}

export const canNameLast = (lastName: string): Can => (lastName.trim() === '' ? no('Last name is required') : yes)

// A contact created by a text from an unknown number. The first name stays empty, since it must not be the phone
// number; the last name shows how it was created.
export const UNNAMED_CUSTOMER: CustomerName = { custFirstName: '', custLastName: 'Unknown' }

const isUnnamed = ({ custFirstName, custLastName }: CustomerName): boolean =>
  custFirstName.trim() === '' && custLastName.trim() === UNNAMED_CUSTOMER.custLastName

// An unnamed texter has no name, or their phone as one.
export const hasNoName = (name: CustomerName, phone: string): boolean =>
  isUnnamed(name) ||
  [name.custFirstName, name.custLastName].every((part) => part.trim() === '' || isPhoneValue(part, phone))

// Spec 1 §2: existing contacts show phone and name read-only. Missing parts may still be filled in: both parts for a
// contact without a name, otherwise the missing one.
export const lacksNamePart = (
  customer: CustomerName & { readonly custPhone: string },
  part: keyof CustomerName,
): boolean => hasNoName(customer, customer.custPhone) || customer[part].trim() === ''

// A customer as staff see them: "Ortega, Marisol", or the number of an unnamed one.
export const shownName = (customer: CustomerName & { readonly custPhone: string }): string =>
  hasNoName(customer, customer.custPhone) ? formatPhone(customer.custPhone) : customerName(customer)
