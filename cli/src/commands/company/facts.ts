import type { WireOutput } from '@xd/core/contract/calls.ts'
import { facts, type Table } from '#output/table.ts'

type Company = WireOutput<'settings/company/fetch'>['company']

export const companyFacts = ({ companyName, companyTimezone, companySessionDays }: Company): Table =>
  facts([
    ['Name', companyName],
    ['Time zone', companyTimezone],
    ['Sign in again after', companySessionDays === 1 ? '1 day' : `${companySessionDays} days`],
  ])
