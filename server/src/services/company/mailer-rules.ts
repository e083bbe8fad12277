import type { Input } from '@xd/core/contract/calls.ts'

type Given = Input<'settings/company/save'>['company']

/** The mailer rules to set. For the carriers’ limits null is a value: the lowest. */
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
