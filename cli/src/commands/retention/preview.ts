import type { Command } from 'commander'
import { when } from '#output/when.ts'
import { callCommand } from '#session/call-command.ts'
import { type KeepFlags, keepOf, withKeepFlags } from './keep-flags.ts'
import { previewTable } from './tables.ts'

export const addTo = (retention: Command): void => {
  const command = retention
    .command('preview')
    .description('show what would be deleted, without deleting anything')
    .addHelpText(
      'before',
      `Examples:
  xd retention preview
  xd retention preview --messages 3y --pictures 36
  xd retention preview --quotes 3y --json=preview
`,
    )
  callCommand(withKeepFlags(command), async (calls, options: KeepFlags) => {
    const answer = await calls('settings/retention/preview', { keep: keepOf(options) })
    const notes =
      answer.preview.length === 0
        ? ['Everything is kept forever.']
        : [`Nothing was deleted. If you save this now, the first run is on ${when(answer.firstRun)}.`]
    return { json: answer, tables: () => [previewTable(answer.preview)], notes }
  })
}
