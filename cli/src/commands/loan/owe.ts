import type { Command } from 'commander'
import { type LocalDay, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { oweOn } from '@xd/core/domain/loan/owe.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { amount as shownAmount } from '#output/figure.ts'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { today } from '#session/today.ts'
import { addLoanOptions, type LoanOptions, notesOf, quoteFrom } from './quote.ts'

interface OweOptions extends OutputOptions, LoanOptions {
  readonly on?: string
  readonly noticeSent?: string
}

const dayOption = (name: string, text: string | undefined): LocalDay | undefined => {
  if (text === undefined) return undefined
  const day = parseLocalDay(text)
  if (day === undefined) throw invalidInput(`--${name} must be a day like 2024-04-08, not ${text}`)
  return day
}

export const addTo = (loan: Command): void => {
  const command = loan
    .command('owe')
    .description('what it costs to redeem a loan on a given day')
    .argument('<amount>', 'the amount in dollars')
    .addHelpText(
      'before',
      `Examples:
  xd loan owe 175 --date 2024-04-08 --on 2024-08-07
`,
    )
    .option('--on <day>', 'the day of redemption, YYYY-MM-DD (default: today)')
    .option('--notice-sent <day>', 'the day the notice after maturity was sent, which moves the end of grace')
  withOutput(addLoanOptions(command)).action((amount: string, options: OweOptions) => {
    const now = today()
    const quote = quoteFrom(amount, options, now)
    const owed = oweOn(quote, dayOption('on', options.on) ?? now.day, dayOption('notice-sent', options.noticeSent))
    if (!owed) throw invalidInput('the day of redemption is before the loan')
    return show(options, {
      json: {
        ...owed,
        amountDue: dollarsFromCents(owed.amountDue),
        loanDate: quote.loanDate,
        maturityDate: quote.maturityDate,
        regime: quote.regime.id,
      },
      tables: () => [
        {
          columns: [
            { title: 'DATE' },
            { title: 'DAY', align: 'right' },
            { title: 'PHASE' },
            { title: 'AMOUNT DUE', align: 'right' },
            { title: 'GRACE ENDS' },
          ],
          rows: [[owed.date, String(owed.day), owed.phase, shownAmount(owed.amountDue), owed.graceEnds]],
        },
      ],
      notes: notesOf(now, options.date, options.on),
    })
  })
}
