import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput, usageFailure } from '#output/failure.ts'
import { sentence } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { clock } from '#output/when.ts'
import { fitted } from '#output/width.ts'
import { ask, canAsk } from '#session/ask.ts'
import { awaitAnswer, type VisitAnswer } from '#session/await-answer.ts'
import { callsAs } from '#session/client.ts'
import { companyIDOf } from '#session/company-id.ts'
import { parseDuration } from '#session/duration.ts'
import { forgetVisit, readProfile, writeProfile } from '#session/profile.ts'
import { profileName, type ServerOptions, signedIn, withServer } from '#session/server.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'

interface LoginAsOptions extends OutputOptions, ServerOptions {
  readonly reason?: string
  readonly ticket?: string
  readonly write?: boolean
  readonly ttl?: string
  readonly wait?: boolean
}

const ANSWERED = {
  waiting: 'You can make changes once they approve. ',
  allowed: 'They allowed changes. ',
  refused: 'They refused changes. ',
} as const

const LONGEST_MINUTES = 60

const minutesOf = (text: string): number => {
  // A bare number is in minutes.
  const minutes = (parseDuration(/^\d+$/.test(text) ? `${text}m` : text) ?? 0) / MINUTE_MS
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_MINUTES)
    throw invalidInput(`--ttl must be 1m to 60m, not ${text}`)
  return minutes
}

type Company = WireOutput<'admin/get-login-as-companies'>['companies'][number]

const REASON = '(logged, and shown to the company): '

const given = (text: string): string => {
  const reason = text.trim()
  if (reason === '') throw invalidInput('--reason is blank')
  return reason
}

interface Visit {
  readonly companyID: number
  readonly reason: string
}

const picked = async (companies: readonly Company[]): Promise<Company> => {
  const { pickCompany } = await import('#screens/pick-company.tsx')
  const company = await pickCompany(companies)
  if (!company) throw new Failure('Nothing was done.', exitCode.canceled)
  return company
}

/**
 * The company to visit, and the reason. It asks for whichever is missing, the company first, so that nobody explains an
 * impossible visit.
 */
const visitOf = async (calls: CallClient, wanted: string | undefined, reason?: string): Promise<Visit> => {
  if (reason === undefined && !canAsk()) throw usageFailure('xd login-as needs --reason TEXT when it can’t ask')
  const why = reason === undefined ? undefined : given(reason)
  const companyID = wanted === undefined ? undefined : await companyIDOf(calls, wanted)
  if (companyID !== undefined && why !== undefined) return { companyID, reason: why }
  const { companies } = await calls('admin/get-login-as-companies', {})
  const found = companyID === undefined ? await picked(companies) : companies.find((one) => one.companyID === companyID)
  if (!found) throw new Failure(`There is no company ${companyID}.`, exitCode.notFound, 'xd companies list')
  return {
    companyID: found.companyID,
    reason: why ?? given(await ask(`Reason to visit ${found.companyName} ${REASON}`)),
  }
}

export const addTo = (program: Command): void => {
  const command = program
    .command('login-as')
    .description('start a support visit; the company’s owners can read the reason')
    .argument('[company]', 'its number or key (default: pick from a list)')
    .option('--reason <text>', 'why: logged, and shown to the company (asked for if left out)')
    .option('--ticket <number>', 'the support case: logged with the reason')
    .option('--write', 'allow changes (default: view only)')
    .option('--wait', 'where the company is asked first: wait for its answer')
    .option('--ttl <time>', 'how long: 30m, 1h (at most an hour)')
    .addHelpText(
      'before',
      `Examples:
  xd login-as goldenpledge --reason "Payments not showing" --ticket 812 --ttl 30m
  xd login-as 2 --reason "Wrong opening hours" --write
`,
    )
  withServer(withOutput(command)).action(async (company: string | undefined, options: LoginAsOptions) => {
    const ttlMinutes = options.ttl === undefined ? undefined : minutesOf(options.ttl)
    const who = signedIn(options)
    const calls = callsAs(who)
    const answer = await calls('admin/do-login-as', {
      ...(await visitOf(calls, company, options.reason)),
      readOnly: options.write !== true,
      ...(options.ticket !== undefined && { ticket: options.ticket }),
      ...(ttlMinutes !== undefined && { ttlMinutes }),
    })
    const { companyID, companyName } = answer.company
    const name = profileName(options)
    // They chose their own company, so there is no visit.
    const { session, company: books } = await calls('auth/info', {})
    if (session.impersonatedBy === undefined) {
      forgetVisit(name)
      return show(options, {
        json: { company: answer.company, readOnly: false, approval: null, expires: answer.expires },
        tables: () => [sentence(`Back at ${companyName}.`)],
      })
    }
    const profile = readProfile(name)
    const note = ({ approval }: Pick<VisitAnswer, 'approval'>) => {
      const waits = approval === 'waiting'
      const readOnly = waits || approval === 'refused' || (approval === null && answer.readOnly)
      if (profile && !process.env['XD_TOKEN'])
        writeProfile(name, {
          ...profile,
          visit: {
            companyID,
            companyName,
            timezone: books.companyTimezone,
            readOnly,
            waits,
            expires: answer.expires,
          },
        })
      return readOnly
    }
    let readOnly = note(answer)
    let approval = answer.approval
    if (approval === 'waiting' && options.wait) {
      const { stderr } = process
      stderr.write(`${fitted(`Waiting for ${companyName} to approve. Until then, the visit is view only.`, stderr)}\n`)
      const answered = await awaitAnswer(who)
      if (answered === null) throw new Failure('The visit ended before they answered.', exitCode.canceled)
      approval = answered.approval
      readOnly = note(answered)
    }
    return show(options, {
      json: { company: answer.company, readOnly, approval, expires: answer.expires },
      tables: () => [
        sentence(
          `Visiting ${companyName} (${companyID})${readOnly ? ', view only,' : ''} until ${clock(answer.expires, books.companyTimezone)}. ${approval === null ? '' : ANSWERED[approval]}End the visit with xd logout-as.`,
        ),
      ],
    })
  })
}
