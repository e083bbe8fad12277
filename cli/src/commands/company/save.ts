import type { Command } from 'commander'
import { invalidInput, usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { acting, callsOf } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { uploadPicture } from './upload-picture.ts'
import { companyFacts } from './facts.ts'

interface Given {
  readonly name?: string
  readonly timezone?: string
  readonly languages?: 'en' | 'en,es'
  readonly sessionDays?: string
  /** A file; false for `--no-logo`. */
  readonly logo?: string | false
}

const LANGUAGES = { en: ['en'], 'en,es': ['en', 'es'] } as const

const daysOf = (text: string): number => {
  if (!/^\d+$/.test(text)) throw invalidInput(`${text} is not a number of days`)
  return Number(text)
}

export const addTo = (parent: Command): void => {
  const command = parent
    .command('save')
    .description('change your company’s name, time zone, languages, logo, or how long a sign-in lasts')
    .option('--name <name>', 'its name')
    .option('--timezone <zone>', 'the zone of its calendars, Home and files, America/Denver')
    .option('--session-days <days>', 'days until users sign in again')
    .option('--logo <file>', 'a picture for the payment page and receipts; - for standard input')
    .option('--no-logo', 'remove the logo')
    .addHelpText(
      'before',
      `Examples:
  xd company save --name "Golden Pledge Pawn & Loan"
  xd company save --timezone America/Denver --session-days 7
  xd company save --languages en
  xd company save --logo logo.png
`,
    )
  command.addOption(
    command
      .createOption('--languages <languages>', 'what customers are written to in: en, or en,es')
      .choices(Object.keys(LANGUAGES)),
  )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions & Given) => {
    const { name, timezone, languages, sessionDays, logo } = options
    const change = {
      ...(name !== undefined && { companyName: name }),
      ...(timezone !== undefined && { companyTimezone: timezone }),
      ...(languages !== undefined && { companyLanguages: LANGUAGES[languages] }),
      ...(sessionDays !== undefined && { companySessionDays: daysOf(sessionDays) }),
    }
    if (Object.keys(change).length === 0 && logo === undefined)
      throw usageFailure('xd company save needs something to change')
    const who = acting(options)
    const calls = callsOf(who.server, who.token)
    const { company: before } = await calls('settings/company/fetch', {})
    const companyLogo = typeof logo === 'string' ? await uploadPicture(who, logo) : null
    const { company } = await calls('settings/company/save', {
      company: { ...change, ...(logo !== undefined && { companyLogo }) },
      expectedVersion: before.companyVersion,
    })
    return show(options, { json: company, tables: () => [companyFacts(company)] })
  })
}
