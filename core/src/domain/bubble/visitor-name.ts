import type { CustomerName } from '#domain/customer/name.ts'

/** The name a visitor types in one field, split like a contact’s: the last word is the last name. */
export const visitorName = (typed: string): CustomerName => {
  const words = typed.trim().split(/\s+/)
  return words.length === 1
    ? { custFirstName: words[0]!, custLastName: '' }
    : { custFirstName: words.slice(0, -1).join(' '), custLastName: words.at(-1)! }
}
