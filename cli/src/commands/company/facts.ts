import type { WireOutput } from '@xd/core/contract/calls.ts'
import { loanRulesWords } from '@xd/core/domain/loan/usual-rules.ts'
import { LEAST } from '@xd/core/domain/mailer/limits.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { facts, type Table } from '#output/table.ts'
import { instant } from '#output/when.ts'

export type Company = WireOutput<'settings/company/fetch'>['company']

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

const limit = (set: number | null | undefined, least: number, span: string): string =>
  `${grouped(set ?? least)} segments a ${span}${typeof set === 'number' ? '' : ', the minimum'}`

/** The company's mailer settings; nothing if it has no mailers. */
const mailerFacts = (company: Company): readonly (readonly [string, string])[] =>
  company.companyMailerGapDays === undefined
    ? []
    : [
        ['Mailers a minute', limit(company.companySegmentsPerMinute, LEAST.segmentsPerMinute, 'minute')],
        ['Mailers a day', limit(company.companySegmentsPerDay, LEAST.segmentsPerDay, 'day')],
        ['Between mailers', `${days(company.companyMailerGapDays)} for the same customer`],
        [
          'Mailers go to',
          company.companyMailerConsent ? 'customers who agreed to marketing' : 'everyone who hasn’t said no',
        ],
      ]

export const companyRows = (company: Company): readonly (readonly [string, string])[] => {
  const { companyName, companyTimezone, companyLanguages, companyLogo, companySessionDays, companyVisitApproval } =
    company
  const { companySecondFactorFrom } = company
  return [
    ['Name', companyName],
    ['Time zone', companyTimezone],
    ['Writes to customers', companyLanguages.includes('es') ? 'in English and Spanish' : 'in English only'],
    ['Logo', companyLogo ?? 'none'],
    ['Sign in again after', days(companySessionDays)],
    [
      'Second factor',
      companySecondFactorFrom ? `required from ${instant(companySecondFactorFrom)}` : 'up to each user',
    ],
    ['Support needs approval', companyVisitApproval ? 'to make changes' : 'no'],
    ['Quotes follow', loanRulesWords(company.companyLoanRules)],
    [
      'New loans are made',
      company.companyElectronicRenewals ? 'on the pay page, where the law allows' : 'in the store',
    ],
    ...mailerFacts(company),
  ]
}

export const companyFacts = (company: Company): Table => facts(companyRows(company))
