import { Effect } from 'effect'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import type { CompanyScope } from '#db/scope.ts'
import { invalid } from '#failure.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import type { CheckedContact } from './check-contact-input.ts'

/** Refuses a language that the company doesn't write in. */
export const requireLanguage = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { custLanguage = 'en' }: Pick<CheckedContact, 'custLanguage'>,
) {
  if (custLanguage === 'en') return
  const { companySpanish } = yield* findCompanySettings(scope)
  if (!languagesOf(companySpanish === 1).includes(custLanguage))
    return yield* invalid({ 'customer.custLanguage': 'Your company writes to customers in English only' })
})
