// What a customer is found by: either name, in either order, any part of the phone's digits, e-mail and licence.
// "Muñoz, José", "jose munoz", "O'Brien" and "OBrien", "(213) 555-0147" and "5550147" all find whom they mean.
import { searchTerms } from '#domain/text/search-terms.ts'
import { foldText } from './fold.ts'

export interface SearchableCustomer {
  readonly custPhone: string
  readonly custFirstName: string
  readonly custLastName: string
  readonly custEmail?: string | null | undefined
  readonly custDL?: string | null | undefined
}

const APOSTROPHES = /['’`]/g
const PHONE = /^[\d\s()+.\-/]*\d[\d\s()+.\-/]*$/

/** Names to sort by: as long as a name may be, whatever folding makes of it. */
const MAX_FOLD = 100

const nameFold = (name: string): string => Array.from(foldText(name)).slice(0, MAX_FOLD).join('')
const digits = (text: string): string => text.replace(/\D/g, '')
const plain = (text: string): string => foldText(text).replace(APOSTROPHES, '')

// "D123-4567" is also found as "d1234567".
const licence = (text: string): string[] => {
  const folded = plain(text)
  return [...new Set([folded, folded.replace(/[^\p{L}\p{N}]/gu, '')])]
}

export const foldCustomer = (customer: SearchableCustomer) => ({
  custLastFold: nameFold(customer.custLastName),
  custFirstFold: nameFold(customer.custFirstName),
  custSearch: [
    plain(customer.custLastName),
    plain(customer.custFirstName),
    digits(customer.custPhone),
    plain(customer.custEmail ?? ''),
    ...licence(customer.custDL ?? ''),
  ]
    .filter((part) => part !== '')
    .join(' '),
})

/** The words of a filter as `custSearch` holds them: a phone number is one word, however it is written. */
export const customerSearchTerms = (filter: string): string[] => {
  if (PHONE.test(filter.trim())) return [digits(filter)]
  return searchTerms(filter)
    .map((term) => (PHONE.test(term) ? digits(term) : term.replace(APOSTROPHES, '').replace(/^,+|,+$/g, '')))
    .filter((term) => term !== '')
}
