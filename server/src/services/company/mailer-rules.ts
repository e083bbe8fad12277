import type { Input } from '@xd/core/contract/calls.ts'

type Given = Input<'settings/company/save'>['company']

/** The rules for mailers that are to be set. Null is a value of the carriers’ limits: the least. */
export const mailerRulesIn = ({
  companySegmentsPerMinute,
  companySegmentsPerDay,
  companyMailerGapDays,
  companyMailerConsent,
}: Given) => ({
  ...(companySegmentsPerMinute !== undefined && { companySegmentsPerMinute }),
  ...(companySegmentsPerDay !== undefined && { companySegmentsPerDay }),
  ...(typeof companyMailerGapDays === 'number' && { companyMailerGapDays }),
  ...(typeof companyMailerConsent === 'boolean' && { companyMailerConsent }),
})
