import type { WireOutput } from '@xd/core/contract/calls.ts'
import { facts, type Table } from '#output/table.ts'

type Company = WireOutput<'settings/company/fetch'>['company']

export const companyFacts = ({
  companyName,
  companyTimezone,
  companyLanguages,
  companyLogo,
  companySessionDays,
}: Company): Table =>
  facts([
    ['Name', companyName],
    ['Time zone', companyTimezone],
    ['Writes to customers', companyLanguages.includes('es') ? 'in English and Spanish' : 'in English only'],
    ['Logo', companyLogo ?? 'none'],
    ['Sign in again after', companySessionDays === 1 ? '1 day' : `${companySessionDays} days`],
  ])
