import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { normalizeEmail } from '@xd/core/domain/customer/email.ts'
import { plainName } from '@xd/core/domain/customer/name.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { fail } from '#failure.ts'

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
  readonly custCustomFields: NonNullable<ContactInput['custCustomFields']>
  readonly custLanguage: Language | undefined
}

export const checkContactInput = Effect.fnUntraced(function* (customer: ContactInput) {
  const fields: Record<string, string> = {}
  const { custEmail, custDL, custCustomFields } = customer
  const email = normalizeEmail(custEmail ?? '')
  if (email === undefined) fields['customer.custEmail'] = 'Enter a valid email address'
  if (Object.keys(fields).length > 0) return yield* fail('invalid_input', { fields })
  return {
    custPhone: customer.custPhone.trim(),
    custFirstName: plainName(customer.custFirstName),
    custLastName: plainName(customer.custLastName),
    custEmail: custEmail === undefined ? undefined : email || null,
    custDL: custDL === undefined ? undefined : custDL?.trim() || null,
    custCustomFields: custCustomFields ?? {},
    custLanguage: customer.custLanguage ?? undefined,
  } satisfies CheckedContact as CheckedContact
})
