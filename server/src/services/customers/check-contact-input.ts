import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { AddressChange } from '@xd/core/domain/customer/address.ts'
import { normalizeEmail } from '@xd/core/domain/customer/email.ts'
import { canNameFirst, canNameLast, plainName } from '@xd/core/domain/customer/name.ts'
import { CUSTOMER_EXISTS } from '@xd/core/domain/customer/saveable.ts'
import { isValidPhone, normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { CompanyScope } from '#db/scope.ts'
import { invalid, requireValid } from '#failure.ts'
import { findCustomerByPhone } from '#queries/customers.ts'

type ContactInput = Input<'customers/save'>['customer']

/** Where the values of custom fields are in the input. */
export const CUSTOM_FIELDS = 'customer.custCustomFields'

/** The editable parts of a contact, trimmed: undefined if not given, null to clear them. */
export interface CheckedContact {
  readonly custPhone: string
  readonly custFirstName: string
  readonly custLastName: string
  readonly custEmail: string | null | undefined
  readonly custDL: string | null | undefined
  readonly address: AddressChange
  readonly custCustomFields: NonNullable<ContactInput['custCustomFields']>
  readonly custLanguage: Language | undefined
}

/** The faults in the fields that any contact may have. */
const faultsOf = ({ custEmail }: ContactInput): Record<string, string> =>
  normalizeEmail(custEmail ?? '') === undefined ? { 'customer.custEmail': 'Enter a valid email address' } : {}

/** Reports all faults of a new contact at once, including a phone that another customer already has. */
export const requireNewContact = Effect.fnUntraced(function* (scope: CompanyScope, customer: ContactInput) {
  const custPhone = normalizePhone(customer.custPhone)
  const [first, last] = [
    canNameFirst(plainName(customer.custFirstName), custPhone),
    canNameLast(plainName(customer.custLastName)),
  ]
  const fields = faultsOf(customer)
  if (!isValidPhone(custPhone)) fields['customer.custPhone'] = 'Enter a valid phone number'
  if (!first.ok) fields['customer.custFirstName'] = first.reason
  if (!last.ok) fields['customer.custLastName'] = last.reason
  if (Object.keys(fields).length === 0) return
  if (yield* findCustomerByPhone(scope, custPhone)) fields['customer.custPhone'] = CUSTOMER_EXISTS
  return yield* invalid(fields)
})

export const checkContactInput = Effect.fnUntraced(function* (customer: ContactInput) {
  const { custEmail, custDL, custCustomFields } = customer
  const email = normalizeEmail(custEmail ?? '')
  const fields = faultsOf(customer)
  yield* requireValid(fields)
  return {
    custPhone: customer.custPhone.trim(),
    custFirstName: plainName(customer.custFirstName),
    custLastName: plainName(customer.custLastName),
    custEmail: custEmail === undefined ? undefined : email || null,
    custDL: custDL === undefined ? undefined : custDL?.trim() || null,
    address: customer,
    custCustomFields: custCustomFields ?? {},
    custLanguage: customer.custLanguage ?? undefined,
  } satisfies CheckedContact as CheckedContact
})
