import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { COMPANY_KEY_RULE, isCompanyKey } from '@xd/core/domain/company/key.ts'
import { isTimezone } from '@xd/core/domain/time/zone.ts'
import { requireValid } from '#failure.ts'

export type GivenCompany = Input<'admin/companies/save'>['company']

/** The columns to set, as stored; omitted fields stay. A new company needs a name, a zone and its first owner. */
export const checkCompany = Effect.fnUntraced(function* (given: GivenCompany) {
  const isNew = typeof given.companyID !== 'number'
  const [companyName, companyKey] = [given.companyName?.trim(), given.companyKey?.trim()]
  const { companyTimezone, owner } = given
  const fields = {
    ...(isNew && !companyName && { 'company.companyName': 'Cannot be blank' }),
    ...(isNew && !companyTimezone && { 'company.companyTimezone': 'Choose a time zone' }),
    ...(companyTimezone && !isTimezone(companyTimezone) && { 'company.companyTimezone': 'There’s no such time zone' }),
    ...(companyKey && !isCompanyKey(companyKey) && { 'company.companyKey': COMPANY_KEY_RULE }),
    ...(isNew && !owner && { 'company.owner': 'A new company needs its first owner' }),
    ...(!isNew && owner && { 'company.owner': 'This company already has users. They invite others.' }),
  }
  yield* requireValid(fields)
  return {
    ...(companyName && { companyName }),
    ...(companyKey && { companyKey }),
    ...(companyTimezone && { companyTimezone }),
  }
})
