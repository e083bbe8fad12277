import type { Command } from 'commander'
import { COVERED_BORROWER, type CoveredBorrower } from '@xd/core/domain/loan/covered.ts'
import type { SetStatus } from '@xd/core/domain/loan/can.ts'
import { addLoanOptions, type LoanOptions } from '#commands/loan/quote.ts'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type Keyed, made, withKey } from '#session/under-key.ts'
import { militaryCheckOf, type MilitaryCheckOptions, withMilitaryCheck } from '#session/military-check.ts'
import { type OverrideOptions, withOverride } from '#session/override.ts'
import { wholeNumber } from '#session/whole-number.ts'
import { loanDetail, loanNotes } from './table.ts'

type SaveOptions = OutputOptions &
  ServerOptions &
  LoanOptions &
  Keyed &
  OverrideOptions &
  MilitaryCheckOptions & {
    readonly quote?: string
    readonly customer?: string
    readonly item?: string
    readonly covered?: CoveredBorrower
    readonly status?: SetStatus
    readonly expectedVersion?: string
  }

export const addTo = (loans: Command): void => {
  const command = loans
    .command('save')
    .description('save a new quote, a new version of one, or a decision on it')
    .argument('[amount]', 'the amount in dollars')
    .option('--quote <loanID>', 'change this quote; anything you leave out stays the same')
    .option('--customer <custID>', 'the customer’s number')
    .option('--item <text>', 'the item, like "14k chain"')
    .addHelpText(
      'before',
      `Examples:
  xd loans save 175 --customer 8 --item "14k chain"
  xd loans save 200 --quote 12 --expected-version 1
  xd loans save --quote 12 --status accepted
  xd loans save --quote 12 --status accepted --covered no --check-day 2026-11-27 --check-method dod-database \\
    --check-reference MLA-4D5BC1A1B0
`,
    )
  addLoanOptions(command)
    .addOption(
      command.createOption('--covered <answer>', 'covered by the Military Lending Act').choices(COVERED_BORROWER),
    )
    .addOption(command.createOption('--status <status>', 'the decision').choices(['accepted', 'declined', 'void']))
    .option('--expected-version <number>', 'fail if someone has saved a newer version')
  withServer(withOutput(withKey(withOverride(withMilitaryCheck(command))))).action(
    async (amount: string | undefined, options: SaveOptions) => {
      if (amount === undefined && options.quote === undefined)
        throw usageFailure('xd loans save needs an amount, or --quote')
      const { loan } = await made(options, options.quote === undefined, (clientKey) =>
        signedInCalls(options)('loans/save', {
          clientKey,
          overrideReason: options.overrideReason,
          loan: {
            loanID: options.quote,
            custID: options.customer,
            amount,
            loanDate: options.date,
            regime: options.regime,
            state: options.state,
            itemCubicFeet: options.itemCubicFeet,
            firearmCount: options.firearmCount,
            storageFee: options.storageFee,
            firearmFee: options.firearmFee,
            miscFee: options.miscFee,
            customCharge: options.customCharge,
            agreedMonthlyCharge: options.agreedMonthlyCharge,
            loanItem: options.item,
            coveredBorrower: options.covered,
            militaryCheck: militaryCheckOf(options),
            loanStatus: options.status,
            expectedVersion: wholeNumber('expected-version', options.expectedVersion),
          },
        }),
      )
      return show(options, { json: loan, tables: () => loanDetail(loan), notes: loanNotes(loan) })
    },
  )
}
