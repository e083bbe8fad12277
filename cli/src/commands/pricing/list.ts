import type { Command } from 'commander'
import { type PriceItemOutput, priceListOutput } from '@xd/core/domain/pricing/output.ts'
import { money } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import type { Table } from '#output/table.ts'

const tableOf = (heading: string, items: readonly PriceItemOutput[]): Table => ({
  heading,
  columns: [{ title: 'ID' }, { title: 'TITLE' }, { title: 'PER MONTH', align: 'right' }, { title: 'NOTE' }],
  rows: items
    .filter(({ hidden }) => !hidden)
    .map(({ id, title, cost, available, note }) => [
      id,
      title,
      cost.included ? 'included' : money(cost.amt),
      [available ? '' : 'not yet available', note ?? ''].filter(Boolean).join('; '),
    ]),
})

export const addTo = (pricing: Command): void => {
  withOutput(
    pricing
      .command('list')
      .description('the whole price list')
      .addHelpText(
        'before',
        `Examples:
  xd pricing list
  xd pricing list --jq '.modules[] | select(.available) | .id'
`,
      ),
  ).action((options: OutputOptions) => {
    const list = priceListOutput()
    return show(options, {
      json: list,
      tables: () => [
        tableOf('For each store', [list.base, ...list.included, ...list.modules]),
        tableOf('For the company', [...list.extras, ...list.storage]),
      ],
    })
  })
}
