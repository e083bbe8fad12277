import { expect, test } from 'vitest'
import { mailerRulesDraft, mailerRulesOf } from '#features/settings/mailer-rules-draft.ts'

const SETTINGS = {
  companyName: 'Gold',
  companyTimezone: 'UTC',
  companyLanguages: ['en'],
  companySessionDays: 14,
  companyVisitApproval: false,
  companyLoanRules: 'by-store',
  companyElectronicRenewals: false,
  companyLogo: null,
  companySecondFactorRequired: false,
  companySecondFactorFrom: null,
  companyVersion: 1,
} as const

const RULES = {
  companySegmentsPerMinute: 4_500,
  companySegmentsPerDay: null,
  companyMailerGapDays: 0,
  companyMailerConsent: true,
}

test('a company without mass mailers has no rules for them', () => {
  expect(mailerRulesDraft(SETTINGS)).toBeUndefined()
})

test('saving unchanged values changes nothing', () => {
  const draft = mailerRulesDraft({ ...SETTINGS, ...RULES })!
  expect(draft).toEqual({ perMinute: '4,500', perDay: '', gapDays: '0', consent: true })
  expect(mailerRulesOf(draft)).toEqual(RULES)
})

test.each([
  ['many', -1],
  ['1.5', -1],
  ['-3', -1],
  [' 200 000 ', 200_000],
  [' ', null],
])('a limit typed as %j is sent as %s', (perDay, companySegmentsPerDay) => {
  const draft = { ...mailerRulesDraft({ ...SETTINGS, ...RULES })!, perDay }
  expect(mailerRulesOf(draft)).toMatchObject({ companySegmentsPerDay })
})
