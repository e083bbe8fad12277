// Spec 1 §5: the search form counts as filled if first name, last name, phone or email is present.
export interface CustomerSearchForm {
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
  readonly emailAddress?: string
}

export const isSearchFilled = (form: CustomerSearchForm): boolean =>
  [form.firstName, form.lastName, form.phoneNumber, form.emailAddress].some((field) => (field ?? '').trim() !== '')

interface Found {
  readonly custID: number
  readonly custPhone: string
  readonly custOtherPhones?: readonly string[] | undefined
}

/** With its area code, as a North American number is dialed. */
const WHOLE_PHONE_DIGITS = 10

/** The customer that a form matches: the only one found. Half a phone number may turn out to be somebody else's. */
export const customerMeant = (
  { phoneNumber = '' }: CustomerSearchForm,
  found: readonly Found[],
): number | undefined => {
  const [only, ...others] = found
  if (only === undefined || others.length > 0) return undefined
  const digits = phoneNumber.replace(/\D/g, '')
  const phones = [only.custPhone, ...(only.custOtherPhones ?? [])]
  const isWhole = digits.length >= WHOLE_PHONE_DIGITS && phones.some((phone) => phone.endsWith(digits))
  return digits === '' || isWhole ? only.custID : undefined
}
