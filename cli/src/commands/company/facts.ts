import type { WireOutput } from '@xd/core/contract/calls.ts'
import { facts, type Table } from '#output/table.ts'

type Company = WireOutput<'settings/company/fetch'>['company']

export const companyFacts = ({ companyName, companyTimezone, companyLogo, companySessionDays }: Company): Table =>
  facts([
    ['Name', companyName],
    ['Time zone', companyTimezone],
    ['Logo', companyLogo ?? 'none'],
    ['Sign in again after', companySessionDays === 1 ? '1 day' : `${companySessionDays} days`],
  ])
