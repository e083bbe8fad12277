import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { invalidInput } from '#output/failure.ts'
import { loanDetail, loanNotes } from './table.ts'

type ShowOptions = OutputOptions & ServerOptions & { readonly atVersion?: string }

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
  withServer(withOutput(command)).action(async (loanID: string, options: ShowOptions) => {
    const { loan } = await signedInCalls(options)('loans/fetch', { loanID, version: versionOf(options.atVersion) })
    return show(options, { json: loan, tables: () => loanDetail(loan), notes: loanNotes(loan) })
  })
}
