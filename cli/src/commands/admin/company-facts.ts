import type { WireOutput } from '@xd/core/contract/calls.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { money } from '#output/figure.ts'
import { facts, type Table } from '#output/table.ts'
import { instant, when } from '#output/when.ts'

type Company = WireOutput<'admin/companies/fetch'>['company']

const waiting = ({ waiting: { due, mailers } }: Company): string =>
  due + mailers === 0 ? 'nothing overdue' : `overdue: ${countOf(due, 'message')}, ${countOf(mailers, 'mailer')}`

export const adminCompanyFacts = (company: Company): Table =>
  facts([
    ['ID', String(company.companyID)],
    ['Name', company.companyName],
    ['Key', company.companyKey],
    ['Time zone', company.companyTimezone],
    [
      'State',
      company.suspendedAt === null ? 'active' : `suspended since ${instant(company.suspendedAt)}, ${waiting(company)}`,
    ],
    ['Stores', String(company.storeCount)],
    ['Users', String(company.userCount)],
    ['Last sign-in', when(company.maxDate)],
    ['Per month', money(company.quote.total)],
    ['Has', company.features.join(', ')],
  ])
