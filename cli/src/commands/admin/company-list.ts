import { type Command, Option } from 'commander'
import { NO_COMPANY } from '@xd/core/domain/company/search.ts'
import { COMPANY_STATUS_LABELS, COMPANY_STATUSES, type CompanyStatus } from '@xd/core/domain/company/status.ts'
import { count, money } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { status } from '#output/status.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ListOptions = OutputOptions & ServerOptions & PageOptions & { readonly status?: CompanyStatus }

const PAGE = 25

export const addTo = (companies: Command): void => {
  // `xd admin list` is the same.
  const path = companies.name() === 'admin' ? 'admin' : 'admin companies'
  const command = companies
    .command('list')
    .description('companies by name: stores, monthly bill, last sign-in and status')
    .argument('[text]', 'part of the name')
    .addOption(new Option('--status <status>', 'only these').choices(COMPANY_STATUSES))
    .addHelpText(
      'before',
      `Examples:
  xd ${path} list
  xd ${path} list harbor --status suspended
`,
    )
  withServer(withPages(withOutput(command), PAGE)).action(async (text: string | undefined, options: ListOptions) => {
    const calls = signedInCalls(options)
    const search = { filter: text ?? '', status: options.status ?? 'all' }
    const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
      const page = await calls('admin/companies/list', { search: { ...search, perPage, cursor } })
      return { items: page.companies, nextCursor: page.nextCursor }
    })
    return show(options, {
      json: items,
      tables: () => [
        {
          columns: [
            { title: 'ID', align: 'right' },
            { title: 'COMPANY' },
            { title: 'KEY', spare: 1 },
            { title: 'STORES', align: 'right' },
            { title: 'PER MONTH', align: 'right' },
            { title: 'LAST SIGN-IN' },
            { title: 'STATE' },
          ],
          rows: items.map(({ companyID, companyName, companyKey, storeCount, monthly, maxDate, companyStatus }) => [
            String(companyID),
            companyName,
            companyKey,
            count(storeCount),
            money(monthly),
            when(maxDate),
            status(COMPANY_STATUS_LABELS[companyStatus], companyStatus),
          ]),
        },
      ],
      notes: pageNotes({ items, nextCursor }, NO_COMPANY),
    })
  })
}
