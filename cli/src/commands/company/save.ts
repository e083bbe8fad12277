import type { Command } from 'commander'
import { buffer } from 'node:stream/consumers'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { acting, callsAs, callsBy } from '#session/client.ts'
import { confirmSevere, type Severe, withSevere } from '#session/danger.ts'
import { type ServerOptions, type SignedIn, withServer } from '#session/server.ts'
import { openSource } from '#batch/source.ts'
import { companyChangeOf, type CompanyFlags, withCompanyFlags } from './company-flags.ts'
import { differences } from './differences.ts'
import { companyFacts } from './facts.ts'

type SaveOptions = OutputOptions & ServerOptions & Severe & CompanyFlags

const TIMEOUT_MS = 60_000

/** Uploads a picture from a file and returns its ID. */
const uploadPicture = async ({ server, token }: SignedIn, path: string): Promise<number> => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await buffer((await openSource(path)).chunks))]))
  const calls = callsBy(server, (url) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  )
  return (await calls('media/upload', {} as never)).media.mediaID
}

export const addTo = (parent: Command): void => {
  const command = parent
    .command('save')
    .description(
      'change your company’s settings: name, time zone, languages, logo, sign-ins, support’s approval, the law quotes follow, and limits on mailers',
    )
    .addHelpText(
      'before',
      `Examples:
  xd company save --name "Golden Pledge Pawn & Loan"
  xd company save --timezone America/Denver --session-days 7 --dry-run
  xd company save --languages en --confirm "Golden Pledge Pawn & Loan"
  xd company save --visit-approval on
  xd company save --loan-rules by-store
  xd company save --per-minute 4500 --per-day 200000 --consent asked
  xd company save --logo logo.png
`,
    )
  withServer(withOutput(withSevere(withCompanyFlags(command), 'the company’s name'))).action(
    async (options: SaveOptions) => {
      const { logo } = options
      const change = companyChangeOf(options)
      if (Object.keys(change).length === 0 && logo === undefined)
        throw usageFailure('xd company save needs at least one change')
      const who = acting(options)
      const calls = callsAs(who)
      const { company: before } = await calls('settings/company/fetch', {})
      const { companyName } = before
      const changes = differences(before, change, logo)
      if (options.dryRun)
        return show(options, {
          json: { ...before, ...change },
          tables: () => [],
          notes: changes.length === 0 ? ['Would change nothing.'] : [`Would change ${companyName}:`, ...changes],
        })
      if (changes.length > 0)
        await confirmSevere(
          options,
          `This changes ${companyName} for all its users right away.\n${changes.join('\n')}`,
          companyName,
        )
      const companyLogo = typeof logo === 'string' ? await uploadPicture(who, logo) : null
      const { company } = await calls('settings/company/save', {
        company: { ...change, ...(logo !== undefined && { companyLogo }) },
        expectedVersion: before.companyVersion,
      })
      return show(options, { json: company, tables: () => [companyFacts(company)] })
    },
  )
}
