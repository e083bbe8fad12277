import { Effect } from 'effect'
import type { CompanySearch } from '@xd/core/contract/admin-companies.ts'
import { COMPANY_STATUS_LABELS, COMPANY_STATUSES } from '@xd/core/domain/company/status.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { Db } from '#db/connect.ts'
import { type SystemScope, systemScope } from '#db/scope.ts'
import {
  COMPANY_ORDERS,
  type CompanyFilter,
  companyPage,
  type CompanyRow,
  listCompanyPage,
} from '#queries/admin-companies.ts'
import { presentListed } from '#services/admin/present-company.ts'
import { askedOf } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = ReturnType<typeof presentListed>

const scope: SystemScope = systemScope('support')
const shown = (rows: readonly CompanyRow[]) => Promise.resolve(rows.map(presentListed))

/** Every company, since only support staff may make its call. */
export const companies: ListWithFile<CompanySearch, CompanyFilter, CompanyRow, Shown> = {
  sorting: { orders: COMPANY_ORDERS, sortBy: 'companyName', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, status }) {
    return { status: yield* askedOf('status', status, ['all', ...COMPANY_STATUSES]), text: foldText(filter ?? '') }
  }),
  query: (db: Db, _caller, filter, page) => listCompanyPage(db, scope, filter, page),
  present: (_db, _caller, rows) => shown(rows),
  page: (db: Db, _caller, filter, page) => companyPage(db, scope, filter, page),
  columns: ({ companyTimezone }) => [
    ['ID', ({ companyID }) => companyID],
    ['Company', ({ companyName }) => companyName],
    ['Key', ({ companyKey }) => companyKey],
    ['State', ({ companyStatus }) => COMPANY_STATUS_LABELS[companyStatus]],
    ['Stores', ({ storeCount }) => storeCount],
    ['Per month', ({ monthly }) => dollarsFromCents(monthly)],
    ['Last sign-in', ({ maxDate }) => (maxDate === null ? '' : dateCell(maxDate, companyTimezone))],
    ['Time zone', () => companyTimezone],
  ],
}

export const file = fileOf(companies)
