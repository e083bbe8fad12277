import type { Command } from 'commander'
import { when } from '#output/when.ts'
import { callCommand } from '#session/call-command.ts'
import { retentionTable } from './tables.ts'

export const addTo = (retention: Command): void => {
  const command = retention
    .command('show')
    .alias('list')
    .description('how long each kind of record is kept, and the last deletion')
    .addHelpText('before', 'Examples:\n  xd retention show\n  xd retention show --json=keep,nextRun\n')
  callCommand(command, async (calls) => {
    const { retention: kept } = await calls('settings/retention/fetch', {})
    const notes =
      kept.nextRun === null
        ? ['Everything is kept forever.']
        : [`Older records are deleted next on ${when(kept.nextRun)}.`]
    return { json: kept, tables: () => [retentionTable(kept)], notes }
  })
}
