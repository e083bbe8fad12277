import type { Command } from 'commander'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { failingTable } from '#output/system-tables.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type JobOptions = OutputOptions & ServerOptions & Moderate

const jobIDOf = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw invalidInput(`name the job by its number, not ${text}`, 'xd admin stats')
  return Number(text)
}

export const addTo = (admin: Command): void => {
  const jobs = admin.command('jobs').description('failing jobs and those that gave up: run them again or drop them')
  const runAgain = jobs
    .command('run-again')
    .description('run a failing job now')
    .argument('<job>', 'the job’s number, from xd admin stats')
    .addHelpText('before', 'Examples:\n  xd admin jobs run-again 812\n')
  withServer(withOutput(runAgain)).action(async (text: string, options: OutputOptions & ServerOptions) => {
    const { stats } = await signedInCalls(options)('admin/jobs/run-again', { jobID: jobIDOf(text) })
    return show(options, { json: stats.failingJobs, tables: () => [failingTable(stats)] })
  })
  const drop = jobs
    .command('drop')
    .description('drop a failing job for good: its work is not done')
    .argument('<job>', 'the job’s number, from xd admin stats')
    .addHelpText('before', 'Examples:\n  xd admin jobs drop 812 --yes\n')
  withServer(withModerate(withOutput(drop))).action(async (text: string, options: JobOptions) => {
    const jobID = jobIDOf(text)
    const calls = signedInCalls(options)
    if (options.dryRun) {
      const { stats } = await calls('admin/system-stats', {})
      const named = { ...stats, failingJobs: stats.failingJobs.filter((job) => job.jobID === jobID) }
      return show(options, {
        json: named.failingJobs,
        tables: () => [failingTable(named)],
        notes: [`Would drop ${jobID}.`],
      })
    }
    await confirmModerate(options, `Drop job ${jobID}? Its work will not be done.`)
    const { stats } = await calls('admin/jobs/drop', { jobID })
    return show(options, { json: stats.failingJobs, tables: () => [failingTable(stats)] })
  })
}
