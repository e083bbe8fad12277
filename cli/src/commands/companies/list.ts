import type { Command } from 'commander'
import { count } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

interface ListOptions extends OutputOptions, ServerOptions {
  readonly filter?: string
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
  withServer(withOutput(command)).action(async (filter: string | undefined, options: ListOptions) => {
    const answer = await signedInCalls(options)('admin/companies/list', {
      includeStores: options.stores ?? false,
      ...(filter === undefined ? {} : { filter }),
    })
    return show(options, {
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
    })
  })
}
