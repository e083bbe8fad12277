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
  /** False for `--no-require-second-factor`. */
  readonly requireSecondFactor?: boolean
  readonly perMinute?: string
  readonly perDay?: string
  readonly gapDays?: string
  readonly consent?: 'asked' | 'any'
  readonly visitApproval?: 'on' | 'off'
  /** A file; false for `--no-logo`. */
  readonly logo?: string | false
}

const LANGUAGES = { en: ['en'], 'en,es': ['en', 'es'] } as const

const numberOf = (text: string, what: string): number => {
  if (!/^\d+$/.test(text)) throw invalidInput(`${text} is not a number of ${what}`)
  return Number(text)
}

const limitOf = (text: string): number | null => (text === 'least' ? null : numberOf(text, 'segments'))

export const addTo = (parent: Command): void => {
  const command = parent
    .command('save')
    .description(
      'change your company’s name, time zone, languages, logo, how long a sign-in lasts, whether it takes a second factor, whether support asks before it changes anything, or its rules for mailers',
    )
    .option('--name <name>', 'its name')
    .option('--timezone <zone>', 'the zone of its calendars, Home and files, America/Denver')
    .option('--session-days <days>', 'days until users sign in again')
    .option('--require-second-factor', 'every user needs one, from seven days on')
    .option('--no-require-second-factor', 'each user decides whether to have one')
    .option('--per-minute <segments>', 'what the carriers let mailers text a minute; “least” if you don’t know')
    .option('--per-day <segments>', 'what they let mailers text a day; “least” if you don’t know')
    .option('--gap-days <days>', 'days between mailers to the same customer')
    .option('--logo <file>', 'a picture for the payment page and receipts; - for standard input')
    .option('--no-logo', 'remove the logo')
    .addHelpText(
      'before',
      `Examples:
  xd company save --name "Golden Pledge Pawn & Loan"
  xd company save --timezone America/Denver --session-days 7
  xd company save --languages en
  xd company save --visit-approval on
  xd company save --per-minute 4500 --per-day 200000 --consent asked
  xd company save --logo logo.png
`,
    )
  command.addOption(
    command
      .createOption('--languages <languages>', 'what customers are written to in: en, or en,es')
      .choices(Object.keys(LANGUAGES)),
  )
  command.addOption(
    command
      .createOption(
        '--consent <who>',
        'who gets mailers: asked, those who agreed to marketing; any, everyone who hasn’t said no',
      )
      .choices(['asked', 'any']),
  )
  command.addOption(
    command
      .createOption('--visit-approval <on|off>', 'whether support asks before it changes anything')
      .choices(['on', 'off']),
  )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions & Given) => {
    const { name, timezone, languages, sessionDays, requireSecondFactor, visitApproval, logo } = options
    const { perMinute, perDay, gapDays, consent } = options
    const change = {
      ...(name !== undefined && { companyName: name }),
      ...(timezone !== undefined && { companyTimezone: timezone }),
      ...(languages !== undefined && { companyLanguages: LANGUAGES[languages] }),
      ...(sessionDays !== undefined && { companySessionDays: numberOf(sessionDays, 'days') }),
      ...(requireSecondFactor !== undefined && { companySecondFactorRequired: requireSecondFactor }),
      ...(perMinute !== undefined && { companySegmentsPerMinute: limitOf(perMinute) }),
      ...(perDay !== undefined && { companySegmentsPerDay: limitOf(perDay) }),
      ...(gapDays !== undefined && { companyMailerGapDays: numberOf(gapDays, 'days') }),
      ...(visitApproval !== undefined && { companyVisitApproval: visitApproval === 'on' }),
      ...(consent !== undefined && { companyMailerConsent: consent === 'asked' }),
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
