import type { AddressPart } from '@xd/core/domain/customer/address.ts'
import { normalizeEmail } from '@xd/core/domain/customer/email.ts'
import { canNameFirst, canNameLast, lacksNamePart } from '@xd/core/domain/customer/name.ts'
import { contactSaveable, CUSTOMER_EXISTS } from '@xd/core/domain/customer/saveable.ts'
import type { Can } from '@xd/core/domain/access/can.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import type { CustomerData } from '#data/company.ts'
import type { PhoneValue } from '#ui/field/phone-field.tsx'
import type { ContactPrefill } from './search-draft.ts'

/** A contact being typed. */
export interface ContactDraft {
  readonly phone: PhoneValue
  readonly custFirstName: string
  readonly custLastName: string
  readonly custEmail: string
  readonly custDL: string
  readonly custStreet: string
  readonly custCity: string
  readonly custState: string
  readonly custZIP: string
  readonly custLanguage: Language
}

export type ContactField = 'custPhone' | 'custFirstName' | 'custLastName' | 'custEmail' | 'custDL' | AddressPart

/** The status of the typed phone. */
export interface PhoneFinding {
  readonly e164: string
  readonly valid: boolean
  readonly searched: boolean
  /** The customer who already has it. */
  readonly takenBy: number | null
}

const NOWHERE = { custStreet: '', custCity: '', custState: '', custZIP: '' }

export const newContact = ({
  custPhone = '',
  country = 'US',
  custFirstName = '',
  custLastName = '',
  custEmail = '',
  custDL = '',
}: ContactPrefill): ContactDraft => ({
  phone: { text: custPhone, country },
  custFirstName,
  custLastName,
  custEmail,
  custDL,
  ...NOWHERE,
  custLanguage: 'en',
})

export const isNameOpen = (customer: CustomerData | undefined, part: 'custFirstName' | 'custLastName'): boolean =>
  customer === undefined || lacksNamePart(customer, part)

export const contactOf = (customer: CustomerData): ContactDraft => ({
  phone: { text: customer.custPhone, country: 'US' },
  custFirstName: isNameOpen(customer, 'custFirstName') ? '' : customer.custFirstName,
  custLastName: isNameOpen(customer, 'custLastName') ? '' : customer.custLastName,
  custEmail: customer.custEmail ?? '',
  custDL: customer.custDL ?? '',
  custStreet: customer.custStreet ?? '',
  custCity: customer.custCity ?? '',
  custState: customer.custState ?? '',
  custZIP: customer.custZIP ?? '',
  custLanguage: customer.custLanguage,
})

/** Each field's error. A phone that belongs to a customer is reported at once, regardless of the other fields. */
export const contactErrors = (
  draft: ContactDraft,
  phone: PhoneFinding,
  existing: boolean,
): Partial<Record<ContactField, string>> => {
  const errors: Partial<Record<ContactField, string>> = {}
  const [first, last] = [
    canNameFirst(draft.custFirstName, phone.e164 || draft.phone.text),
    canNameLast(draft.custLastName),
  ]
  if (!existing && !phone.valid) errors.custPhone = 'Enter a valid phone number'
  else if (!existing && phone.takenBy !== null) errors.custPhone = CUSTOMER_EXISTS
  if (!first.ok) errors.custFirstName = first.reason
  if (!last.ok) errors.custLastName = last.reason
  if (normalizeEmail(draft.custEmail) === undefined) errors.custEmail = 'Enter a valid email address'
  return errors
}

/** Whether Save Contact is enabled: by core's rule, and with an email address that a mail server would accept. */
export const canSave = (draft: ContactDraft, phone: PhoneFinding, existing: boolean): Can => {
  const rule = contactSaveable({
    exists: existing,
    custPhone: phone.e164 || draft.phone.text,
    custFirstName: draft.custFirstName,
    custLastName: draft.custLastName,
    phoneValid: phone.valid,
    phoneSearched: phone.searched,
    phoneAvailable: phone.takenBy === null,
  })
  if (!rule.ok) return rule
  return normalizeEmail(draft.custEmail) === undefined ? { ok: false, reason: 'Enter a valid email address' } : rule
}

type CustomValues = NonNullable<WireInput<'customers/save'>['customer']['custCustomFields']>

export const contactInput = (
  draft: ContactDraft,
  custPhone: string,
  custID: number | undefined,
  custCustomFields: CustomValues = {},
): WireInput<'customers/save'> => ({
  customer: {
    ...(custID !== undefined && { custID }),
    custPhone,
    custFirstName: draft.custFirstName.trim(),
    custLastName: draft.custLastName.trim(),
    custEmail: draft.custEmail.trim(),
    custDL: draft.custDL.trim(),
    custStreet: draft.custStreet.trim(),
    custCity: draft.custCity.trim(),
    custState: draft.custState.trim(),
    custZIP: draft.custZIP.trim(),
    custLanguage: draft.custLanguage,
    ...(Object.keys(custCustomFields).length > 0 && { custCustomFields }),
  },
})

/** The server's field names, mapped to ours. */
export const serverContactErrors = (fields: Readonly<Record<string, string>>): Partial<Record<ContactField, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name.replace(/^customer\./, ''), sentence]))
