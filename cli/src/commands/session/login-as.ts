import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { readProfile, writeProfile } from '#session/profile.ts'
import { profileName, type ServerOptions, withServer } from '#session/server.ts'

interface LoginAsOptions extends OutputOptions, ServerOptions {
  readonly reason: string
  readonly ttl?: string
}

const TTL = /^(\d{1,3})(m|min|h)?$/
const LONGEST_MINUTES = 60

const minutesOf = (text: string): number => {
  const match = TTL.exec(text)
  const minutes = Number(match?.[1]) * (match?.[2] === 'h' ? 60 : 1)
  if (!(minutes >= 1 && minutes <= LONGEST_MINUTES)) throw invalidInput(`--ttl takes 1m to 60m, not ${text}`)
  return minutes
}

const companyIDOf = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw invalidInput(`a company is named by its number, not ${text}`, 'xd companies list')
  return Number(text)
}

const pickedID = async (calls: CallClient): Promise<number> => {
  const { pickCompany } = await import('#screens/pick-company.tsx')
  const { companies } = await calls('admin/get-login-as-companies', {})
  const picked = await pickCompany(companies)
  if (!picked) throw new Failure('Nothing was done.', exitCode.cancelled)
  return picked.companyID
}

export const addTo = (program: Command): void => {
  const command = program
    .command('login-as')
    .description('start a support visit to a company; its owners can read why')
    .argument('[companyID]', 'the company (default: choose on a screen)')
    .requiredOption('--reason <text>', 'why: logged, and shown to the company')
    .option('--ttl <time>', 'how long: 30m, 1h (at most an hour)')
    .addHelpText('before', `Examples:
  xd login-as 2 --reason "Ticket 812: payments not showing" --ttl 30m
`)
  withServer(withOutput(command)).action(async (company: string | undefined, options: LoginAsOptions) => {
    const reason = options.reason.trim()
    if (reason === '') throw invalidInput('--reason is blank')
    const calls = signedInCalls(options)
    const answer = await calls('admin/do-login-as', {
      companyID: company === undefined ? await pickedID(calls) : companyIDOf(company), reason, ...(options.ttl === undefined ? {} : { ttlMinutes: minutesOf(options.ttl) }),
    })
    const { companyID, companyName } = answer.company
    const name = profileName(options)
    const profile = readProfile(name)
    if (profile && !process.env['XD_TOKEN']) writeProfile(name, { ...profile, visit: { companyID, companyName, expires: answer.expires } })
    return show(options, {
      json: { company: answer.company, expires: answer.expires },
      tables: () => [{ columns: [{ title: '' }], rows: [[`Visiting ${companyName} (${companyID}) until ${answer.expires}. xd logout-as ends the visit.`]] }],
    })
  })
}
