// Readable addresses that start with an id: /customers/{custID-lastname-firstname}, /calendar/{id-title} (Spec 2 §2).
// Only the id counts when one is parsed, so an address survives a change of name.
import { foldText } from '#domain/text/fold.ts'

export interface NamedCustomer {
  readonly custID: number
  readonly custLastName: string
  readonly custFirstName: string
}

export interface TitledEntry {
  readonly itemID: number
  readonly itemTitle: string
}

const MAX_WORDS_LENGTH = 80

const words = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

const slug = (id: number, ...texts: string[]): string => {
  const tail = Array.from(words(texts.join(' ')))
    .slice(0, MAX_WORDS_LENGTH)
    .join('')
    .replace(/-+$/, '')
  return tail ? `${id}-${tail}` : String(id)
}

export const customerSlug = (customer: NamedCustomer): string =>
  slug(customer.custID, customer.custLastName, customer.custFirstName)

export const entrySlug = (entry: TitledEntry): string => slug(entry.itemID, entry.itemTitle)

export const idFromSlug = (text: string): number | undefined => {
  const digits = /^([1-9]\d{0,15})(?:-|$)/.exec(text)?.[1]
  const id = digits === undefined ? undefined : Number(digits)
  return id !== undefined && Number.isSafeInteger(id) ? id : undefined
}
