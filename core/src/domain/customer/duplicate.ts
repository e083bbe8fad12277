// Customers who may be the same person: the same email, license or name, or the same number written in another
// country's form. Each is a hint for a person to decide; none is proof.
import { foldText } from '#domain/text/fold.ts'
import { type CustomerName, hasNoName } from './name.ts'

export const DUPLICATE_REASONS = ['phone', 'email', 'license', 'name'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]

export const DUPLICATE_WORDS: Readonly<Record<DuplicateReason, string>> = {
  phone: 'Same phone number',
  email: 'Same email',
  license: 'Same license',
  name: 'Same name',
}

export interface ComparableCustomer extends CustomerName {
  readonly custPhone: string
  readonly custEmail?: string | null | undefined
  readonly custDL?: string | null | undefined
}

/**
 * National numbers in the US and Mexico have ten digits: +1 520 555 1234 and +52 520 555 1234 may differ only by a
 * typo.
 */
const NATIONAL = 10
/** A shorter license proves little. */
const SHORTEST_LICENSE = 4

export const phoneKey = (phone: string): string | undefined => {
  const digits = phone.replace(/\D/g, '')
  return digits.length < NATIONAL ? undefined : digits.slice(-NATIONAL)
}

export const licenseKey = (license: string | null | undefined): string | undefined => {
  const key = foldText(license ?? '').replace(/[^\p{L}\p{N}]/gu, '')
  return key.length < SHORTEST_LICENSE ? undefined : key
}

const emailKey = (email: string | null | undefined): string | undefined => email?.trim().toLowerCase() || undefined

/** First and last name in either order; a customer without a name matches nobody. */
export const nameKey = (customer: ComparableCustomer): string | undefined => {
  if (hasNoName(customer, customer.custPhone)) return undefined
  const parts = [foldText(customer.custFirstName), foldText(customer.custLastName)]
  return parts.includes('') ? undefined : parts.sort().join('\n')
}

const KEYS: Readonly<Record<DuplicateReason, (customer: ComparableCustomer) => string | undefined>> = {
  phone: ({ custPhone }) => phoneKey(custPhone),
  email: ({ custEmail }) => emailKey(custEmail),
  license: ({ custDL }) => licenseKey(custDL),
  name: nameKey,
}

/** Why two customers may be the same person; empty if nothing suggests it. */
export const duplicateReasons = (one: ComparableCustomer, other: ComparableCustomer): DuplicateReason[] =>
  DUPLICATE_REASONS.filter((reason) => {
    const key = KEYS[reason](one)
    return key !== undefined && key === KEYS[reason](other)
  })
