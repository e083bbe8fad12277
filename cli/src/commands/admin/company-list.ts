import { NO_COMPANY } from '@xd/core/domain/company/search.ts'
import { COMPANY_STATUS_LABELS, COMPANY_STATUSES } from '@xd/core/domain/company/status.ts'
import { count, money } from '#output/figure.ts'
import { status } from '#output/status.ts'
import { when } from '#output/when.ts'
import { listCommand } from '#session/list-commands.ts'

/** `xd admin companies list`, and the same as `xd admin list`. */
export const companyList = (noun: string) =>
  listCommand('admin/companies/list', {
    description: 'companies by name: stores, monthly bill, last sign-in and status',
    text: 'part of the name',
    filters: { status: { words: 'only these', choices: COMPANY_STATUSES } },
    examples: [`xd ${noun} list`, `xd ${noun} list harbor --status suspended`],
    rows: 'companies',
    table: (companies) => ({
      columns: [
        { title: 'ID', align: 'right' },
        { title: 'COMPANY' },
        { title: 'KEY', spare: 1 },
        { title: 'STORES', align: 'right' },
        { title: 'PER MONTH', align: 'right' },
        { title: 'LAST SIGN-IN' },
        { title: 'STATE' },
      ],
      rows: companies.map(({ companyID, companyName, companyKey, storeCount, monthly, maxDate, companyStatus }) => [
        String(companyID),
        companyName,
        companyKey,
        count(storeCount),
        money(monthly),
        when(maxDate),
        status(COMPANY_STATUS_LABELS[companyStatus], companyStatus),
      ]),
    }),
    none: NO_COMPANY,
  })
