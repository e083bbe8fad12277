import type { Command } from 'commander'
import { invalidInput } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { loanDetail, loanNotes } from './table.ts'

export const versionOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(text)) throw invalidInput(`A version must be a number like 2, not ${text}`)
  return Number(text)
}

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
    const { loan } = await calls('loans/fetch', { loanID, version: versionOf(options.atVersion) })
    return { json: loan, tables: () => loanDetail(loan), notes: loanNotes(loan) }
  })
}
