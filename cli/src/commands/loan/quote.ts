import type { Command } from 'commander'
import { type LoanInput, parseLoan } from '@xd/core/domain/loan/input.ts'
import { loanOutput } from '@xd/core/domain/loan/output.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import { regimeIDs } from '@xd/core/domain/loan/regime.ts'
import { withBatch } from '#batch/options.ts'
import type { BatchOptions } from '#batch/run.ts'
import { usageFailure, invalidFields } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { type Today, today } from '#session/today.ts'
import { loanTables } from '#output/loan-tables.ts'

/** The flags that `addLoanOptions` adds. */
export interface LoanOptions {
  readonly date?: string
  readonly regime?: string
  readonly state?: string
  readonly itemCubicFeet?: string
  readonly firearmCount?: string
  readonly storageFee?: string
  readonly firearmFee?: string
  readonly miscFee?: string
  readonly customCharge?: string
  readonly agreedMonthlyCharge?: string
}

type QuoteOptions = OutputOptions & Partial<BatchOptions> & LoanOptions

const inputOf = (amount: string | undefined, { date, ...rest }: QuoteOptions): LoanInput => ({
  ...rest,
  ...(amount === undefined ? {} : { amount }),
  ...(date === undefined ? {} : { loanDate: date }),
})

export const addLoanOptions = (command: Command): Command =>
  command
    .option('--date <day>', 'the day of the loan, YYYY-MM-DD (default: today)')
    .option('--regime <id>', `the rules: ${regimeIDs.join(', ')} (default: ca_2019)`)
    .option('--state <code>', 'choose the rules by state and date')
    .option('--item-cubic-feet <size>', 'the item’s size, which sets the storage fee (default: the smallest)')
    .option(
      '--storage-fee <amount>',
      'storage fee, each month where the law says so (default: by the size of the item)',
    )
    .option('--firearm-fee <amount>', 'firearm fee, each month where the law says so (default: 0)')
    .option('--firearm-count <number>', 'how many firearms the firearm fee is for (default: 1)')
    .option('--misc-fee <amount>', 'other fees (default: 0)')
    .option('--custom-charge <amount>', 'the charge agreed for the first months, from $2,500')
    .option('--agreed-monthly-charge <amount>', 'the charge agreed for each further month, from $2,500')

/** The note about the clock that today follows, if a day was left out. */
export const notesOf = ({ note }: Today, ...days: readonly (string | undefined)[]): readonly string[] =>
  note !== undefined && days.includes(undefined) ? [note] : []

/** The quote for an amount and flags, or a failure that names every bad flag. */
export const quoteFrom = (amount: string | undefined, options: QuoteOptions, now: Today) => {
  const parsed = parseLoan(inputOf(amount, options), now.day)
  if (!parsed.ok) throw invalidFields(parsed.fields)
  return quoteLoan(parsed.loan)
}

export const addTo = (loan: Command): void => {
  const command = loan
    .command('quote')
    .description('the finance charge, the APR and the amount due on each date')
    .argument('[amount]', 'the amount in dollars')
    .addHelpText(
      'before',
      `Examples:
  xd loan quote 175
  xd loan quote 300 --date 2024-04-08 --firearm-fee 4 --json
  xd loan quote 2000 --state CA
  xd loan quote --batch loans.csv --format csv > quotes.csv
`,
    )
  const perRow = addLoanOptions(command).options.map((option) => option.attributeName())
  withBatch(withOutput(command), perRow).action(async (amount: string | undefined, options: QuoteOptions) => {
    const now = today()
    if (options.batch !== undefined) {
      const { runBatch } = await import('#batch/run.ts')
      const { loanJob } = await import('./batch.ts')
      return runBatch(loanJob(now, inputOf(undefined, options)), options as BatchOptions)
    }
    if (amount === undefined) throw usageFailure('xd loan quote needs an amount, or --batch FILE')
    const quote = quoteFrom(amount, options, now)
    return show(options, {
      json: loanOutput(quote),
      tables: () => loanTables(quote),
      notes: [...quote.warnings.map(({ message }) => message), ...notesOf(now, options.date)],
    })
  })
}
