import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { retentionTable } from './tables.ts'

export const addTo = (retention: Command): void => {
  const command = retention
    .command('show')
    .alias('list')
    .description('how long each kind of record is kept, and the last deletion')
    .addHelpText('before', 'Examples:\n  xd retention show\n  xd retention show --json=keep,nextRun\n')
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const { retention: kept } = await signedInCalls(options)('settings/retention/fetch', {})
    const notes =
      kept.nextRun === null
        ? ['Everything is kept forever.']
        : [`Older records are deleted next on ${when(kept.nextRun)}.`]
    return show(options, { json: kept, tables: () => [retentionTable(kept)], notes })
  })
}
