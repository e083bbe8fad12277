import type { Command } from 'commander'
import { cents } from '@xd/core/domain/money/cents.ts'
import { priceOutput } from '@xd/core/domain/pricing/output.ts'
import type { PriceQuote } from '@xd/core/domain/pricing/quote.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { withBatch } from '#batch/options.ts'
import type { BatchOptions } from '#batch/run.ts'
import { amount } from '#output/figure.ts'
import { invalidInput, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import type { Table } from '#output/table.ts'
import { priceOf } from './price.ts'

type QuoteOptions = OutputOptions &
  Partial<BatchOptions> & {
    readonly stores?: string
    readonly module?: readonly string[]
    readonly extra?: readonly string[]
    readonly storage?: readonly string[]
  }

/** Flags may repeat and may list several ids: --module loans --module teams,gold */
const gather = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...value
    .split(/[,;]/)
    .map((id) => id.trim())
    .filter(Boolean),
]

const tablesOf = (quote: PriceQuote): readonly Table[] => [
  {
    heading: `${countOf(quote.storeCount, 'store')}, per month`,
    columns: [
      { title: 'ITEM' },
      { title: 'QUANTITY', align: 'right' },
      { title: 'COST', align: 'right' },
      { title: 'AMOUNT', align: 'right' },
      { title: 'NOTE' },
    ],
    rows: quote.lines.map((line) => [
      line.title,
      String(line.quantity),
      amount(line.cost),
      amount(line.amount),
      line.note ?? '',
    ]),
  },
  {
    columns: [{ title: '' }, { title: '', align: 'right' }],
    rows: [
      ['Per-store subtotal', amount(quote.perStoreSubtotal)],
      [`Multi-store discount, ${quote.discountPercent}%`, amount(cents(-quote.discount))],
      ['Extras and storage', amount(quote.extras)],
      ['Total per month', amount(quote.total)],
      ['Total per year', amount(quote.yearly)],
      ['One more store adds', amount(quote.nextStore)],
    ],
  },
]

export const addTo = (pricing: Command): void => {
  const command = pricing
    .command('quote')
    .description('the monthly price, line by line')
    .option('--stores <count>', 'how many stores, 1 to 10')
    .option('--module <id>', 'a module for every store; may be repeated', gather)
    .option('--extra <id>', 'an extra for the company; may be repeated', gather)
    .option('--storage <id>', 'file storage for the company; may be repeated', gather)
    .addHelpText(
      'before',
      `Examples:
  xd pricing quote --stores 5 --module massmailer --extra mms --storage storage5
  xd pricing quote --batch accounts.csv
`,
    )
  withBatch(withOutput(command)).action(async (options: QuoteOptions) => {
    if (options.batch !== undefined) {
      const { runBatch } = await import('#batch/run.ts')
      const { priceJob } = await import('./batch.ts')
      return runBatch(priceJob, options as BatchOptions)
    }
    if (options.stores === undefined) throw usageFailure('xd pricing quote needs --stores COUNT, or --batch FILE')
    const priced = priceOf({
      stores: options.stores,
      modules: options.module ?? [],
      extras: options.extra ?? [],
      storage: options.storage ?? [],
    })
    if (!priced.ok) throw invalidInput(priced.error, 'xd pricing list')
    const { quote } = priced
    return show(options, {
      json: priceOutput(quote),
      tables: () => tablesOf(quote),
      notes: quote.clamped ? [`Priced for ${quote.storeCount}: the price list covers 1 to 10 stores.`] : [],
    })
  })
}
