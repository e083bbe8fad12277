import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { wholeNumber } from '#session/whole-number.ts'
import { loanDetail, loanNotes } from './table.ts'

export const addTo = (loans: Command): void => {
  const command = loans
    .command('show')
    .description('one quote, now or in an older version')
    .argument('<loanID>', 'the quote’s number')
    .option('--at-version <number>', 'this version (default: the newest)')
    .addHelpText(
      'before',
      `Examples:
  xd loans show 12
  xd loans show 12 --at-version 1 --json
`,
    )
  callCommand(command, async (calls, loanID: string, options: { readonly atVersion?: string }) => {
    const { loan } = await calls('loans/fetch', { loanID, version: wholeNumber('at-version', options.atVersion) })
    return { json: loan, tables: () => loanDetail(loan), notes: loanNotes(loan) }
  })
}
