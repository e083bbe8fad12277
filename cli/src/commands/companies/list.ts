import type { Command } from 'commander'
import { count } from '#output/figure.ts'
import { shows } from '#output/shows.ts'
import { when } from '#output/when.ts'
import { callCommand } from '#session/call-command.ts'

interface ListOptions {
  readonly stores?: boolean
}

export const addTo = (companies: Command): void => {
  const command = companies
    .command('list')
    .alias('search')
    .description('companies (support staff only)')
    .addHelpText(
      'before',
      `Examples:
  xd companies list
  xd companies search golden --stores
`,
    )
    .argument('[text]', 'part of the name')
    .option('--stores', 'with their stores')
  callCommand(
    shows(command, { rowsOf: 'admin/companies/list' }),
    async (calls, filter: string | undefined, options: ListOptions) => {
      const answer = await calls('admin/companies/list', { includeStores: options.stores ?? false, filter })
      return {
        json: answer.companies,
        tables: () => [
          {
            columns: [
              { title: 'ID', align: 'right' },
              { title: 'COMPANY' },
              { title: 'STORES', align: 'right' },
              { title: 'LAST SIGN-IN' },
              ...(options.stores ? [{ title: 'STORE NAMES', wrap: true as const }] : []),
            ],
            rows: answer.companies.map(({ companyID, companyName, storeCount, maxDate, stores }) => [
              String(companyID),
              companyName,
              count(storeCount),
              when(maxDate),
              ...(options.stores ? [(stores ?? []).map(({ storeName }) => storeName).join(', ')] : []),
            ]),
          },
        ],
        notes: answer.companies.length === 0 ? ['No Matches Found.'] : [],
      }
    },
  )
}
