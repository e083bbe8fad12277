import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { invalidInput } from '#output/failure.ts'
import { signedInCalls } from '#session/client.ts'
import { type Severe, withSevere } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { confirmReach, forecast } from './many.ts'
import { mailerDetail } from './table.ts'

type ScheduleOptions = OutputOptions & ServerOptions & Severe & { readonly at?: string; readonly draft?: boolean }

const timeOf = ({ at, draft }: ScheduleOptions): string | null => {
  if (draft === true) return null
  const time = Date.parse(at ?? '')
  if (at !== 'now' && Number.isNaN(time))
    throw invalidInput('--at must be a time like 2026-12-01T10:00:00-08:00, or now')
  return new Date(at === 'now' ? Date.now() : time).toISOString()
}

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('schedule')
    .description('schedule a draft, or turn a scheduled mailer back into a draft')
    .argument('<jobID>', 'the mailer’s number')
    .option('--at <time>', 'when to send it: a time with its zone, or now')
    .option('--draft', 'unschedule it: back to a draft')
    .addHelpText(
      'before',
      `Examples:
  xd mailers schedule 12 --at 2026-12-01T10:00:00-08:00
  xd mailers schedule 12 --at now --confirm 1840
`,
    )
  withServer(withOutput(withSevere(command, 'how many people will get it'))).action(
    async (jobID: string, options: ScheduleOptions) => {
      const jobScheduledAt = timeOf(options)
      const calls = signedInCalls(options)
      const before = (await calls('mailers/fetch-job', { jobID })).job
      const reach = jobScheduledAt === null ? undefined : await forecast(calls, before)
      if (options.dryRun === true)
        return show(options, {
          json: before,
          tables: () => mailerDetail(before),
          notes: [reach ? `Would send at ${jobScheduledAt}: ${reach.words}` : 'Would become a draft again.'],
        })
      if (reach) await confirmReach(reach, options)
      const { job } = await calls('mailers/schedule-job', {
        job: { jobID, jobScheduledAt },
        expectedVersion: before.jobVersion,
      })
      return show(options, { json: job, tables: () => (job === null ? [] : mailerDetail(job)) })
    },
  )
}
