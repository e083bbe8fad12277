// The text that finds a customer: either name, in either order, any part of the phone's digits, email, license and
// street.
// "Muñoz, José", "jose munoz", "O'Brien" and "OBrien", "(213) 555-0147" and "5550147" all find the right person.
import { searchTerms } from '#domain/text/search-terms.ts'
import { foldText } from '#domain/text/fold.ts'

export interface SearchableCustomer {
  readonly custPhone: string
  readonly custFirstName: string
  readonly custLastName: string
  readonly custEmail?: string | null | undefined
  readonly custDL?: string | null | undefined
  readonly custStreet?: string | null | undefined
  /** Additional phone numbers of theirs. */
  readonly otherPhones?: readonly string[]
}

const PHONE = /^[\d\s()+.\-/]*\d[\d\s()+.\-/]*$/

/** Sort names are cut to the length of a name, however much folding lengthens them. */
const MAX_FOLD = 100

/** A name for sorting and for matching its beginning. */
export const foldName = (name: string): string => Array.from(foldText(name)).slice(0, MAX_FOLD).join('')

/** The length of a whole number dialed with a leading zero. In a partial number, a zero is a digit like any other. */
const WHOLE = /^0+(?=\d{9})/

/** A phone's digits, or any part of them, without the zero that British numbers start with at home. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '').replace(WHOLE, '')

// "D123-4567" is also found as "d1234567".
const license = (text: string): string[] => {
  const folded = foldText(text)
  return [...new Set([folded, folded.replace(/[^\p{L}\p{N}]/gu, '')])]
}

export const foldCustomer = (customer: SearchableCustomer) => ({
  custLastFold: foldName(customer.custLastName),
  custFirstFold: foldName(customer.custFirstName),
  custSearch: [
    foldText(customer.custLastName),
    foldText(customer.custFirstName),
    phoneDigits(customer.custPhone),
    ...(customer.otherPhones ?? []).map(phoneDigits),
    foldText(customer.custEmail ?? ''),
    ...license(customer.custDL ?? ''),
    // Without city and state, which would find half of the customers.
    foldText(customer.custStreet ?? ''),
  ]
    .filter((part) => part !== '')
    .join(' '),
})

/** The words of a filter as `custSearch` stores them: a phone number is one word, however it is written. */
export const customerSearchTerms = (filter: string): string[] => {
  if (PHONE.test(filter.trim())) return [phoneDigits(filter)]
  return searchTerms(filter)
    .map((term) => (PHONE.test(term) ? phoneDigits(term) : term.replace(/^,+|,+$/g, '')))
    .filter((term) => term !== '')
}
