import type { Command } from 'commander'
import { invalidInput, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { companyFacts } from './facts.ts'

interface Given {
  readonly name?: string
  readonly timezone?: string
  readonly sessionDays?: string
}

const daysOf = (text: string): number => {
  if (!/^\d+$/.test(text)) throw invalidInput(`${text} is not a number of days`)
  return Number(text)
}

export const addTo = (parent: Command): void => {
  const command = parent
    .command('save')
    .description('change your company’s name, time zone, or how long a sign-in lasts')
    .option('--name <name>', 'its name')
    .option('--timezone <zone>', 'the zone of its calendars, Home and files, America/Denver')
    .option('--session-days <days>', 'days until users sign in again')
    .addHelpText(
      'before',
      `Examples:
  xd company save --name "Golden Pledge Pawn & Loan"
  xd company save --timezone America/Denver --session-days 7
`,
    )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions & Given) => {
    const { name, timezone, sessionDays } = options
    const change = {
      ...(name !== undefined && { companyName: name }),
      ...(timezone !== undefined && { companyTimezone: timezone }),
      ...(sessionDays !== undefined && { companySessionDays: daysOf(sessionDays) }),
    }
    if (Object.keys(change).length === 0) throw usageFailure('xd company save needs something to change')
    const calls = signedInCalls(options)
    const { company: before } = await calls('settings/company/fetch', {})
    const { company } = await calls('settings/company/save', {
      company: change,
      expectedVersion: before.companyVersion,
    })
    return show(options, { json: company, tables: () => [companyFacts(company)] })
  })
}
