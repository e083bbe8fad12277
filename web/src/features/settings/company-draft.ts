import type { LoanRules } from '@xd/core/domain/loan/usual-rules.ts'
import type { CompanyData } from '#data/company-settings.ts'
import type { ChosenLogo } from './logo-field.tsx'
import { type MailerRulesDraft, mailerRulesDraft, mailerRulesOf } from './mailer-rules-draft.ts'

/** The company's own settings, as typed. */
export interface CompanyDraft {
  readonly name: string
  readonly zone: string
  readonly spanish: boolean
  readonly days: string
  readonly needsFactor: boolean
  readonly asksFirst: boolean
  readonly loanRules: LoanRules
  readonly logo: ChosenLogo
  /** Undefined without mass mailers. */
  readonly rules: MailerRulesDraft | undefined
}

export const companyDraft = (company: CompanyData): CompanyDraft => ({
  name: company.companyName,
  zone: company.companyTimezone,
  spanish: company.companyLanguages.includes('es'),
  days: String(company.companySessionDays),
  needsFactor: company.companySecondFactorRequired,
  asksFirst: company.companyVisitApproval,
  loanRules: company.companyLoanRules,
  logo: { url: company.companyLogo },
  rules: mailerRulesDraft(company),
})

/** The part that is saved. On a support visit, the visitor cannot decide whether support must ask first. */
export const companyOf = (
  { name, zone, spanish, days, needsFactor, asksFirst, loanRules, logo, rules }: CompanyDraft,
  isVisit: boolean,
) => ({
  companyName: name,
  companyTimezone: zone,
  companyLanguages: spanish ? (['en', 'es'] as const) : (['en'] as const),
  // Outside the allowed range, so that the server explains the limits.
  companySessionDays: /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0,
  companySecondFactorRequired: needsFactor,
  ...(!isVisit && { companyVisitApproval: asksFirst }),
  companyLoanRules: loanRules,
  ...(logo.mediaID !== undefined && { companyLogo: logo.mediaID }),
  ...(rules && mailerRulesOf(rules)),
})
