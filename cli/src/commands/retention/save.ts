import type { Command } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { when } from '#output/when.ts'
import { showWaiting } from '#commands/approvals/show-waiting.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmSevere, type Severe, withSevere } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type KeepFlags, keepOf, withKeepFlags } from './keep-flags.ts'
import { keepChanges, previewTable, retentionTable } from './tables.ts'

type SaveOptions = OutputOptions & ServerOptions & Severe & KeepFlags

export const addTo = (retention: Command): void => {
  const command = retention
    .command('save')
    .description('change how long records are kept; older ones are deleted at night, a day or more later')
    .addHelpText(
      'before',
      `Examples:
  xd retention save --messages 5y --dry-run
  xd retention save --messages 5y --pictures 3y --confirm "Golden Pledge Pawn"
  xd retention save --messages forever
`,
    )
  withServer(withOutput(withSevere(withKeepFlags(command), 'the company’s name'))).action(
    async (options: SaveOptions) => {
      const keep = keepOf(options)
      if (Object.keys(keep).length === 0) throw usageFailure('xd retention save needs at least one change')
      const calls = signedInCalls(options)
      const { retention: before } = await calls('settings/retention/fetch', {})
      const changes = keepChanges(before.keep, keep)
      const { preview, firstRun } = await calls('settings/retention/preview', { keep })
      const first = `First run: ${when(firstRun)}.`
      if (options.dryRun)
        return show(options, {
          json: { keep: { ...before.keep, ...keep }, preview, firstRun },
          tables: () => [previewTable(preview)],
          notes: changes.length === 0 ? ['Would change nothing.'] : ['Would change:', ...changes, first],
        })
      if (changes.length > 0) {
        const { companyName } = (await calls('settings/company/fetch', {})).company
        await confirmSevere(options, `${changes.join('\n')}\nDeleted records can’t be recovered. ${first}`, companyName)
      }
      const input = { retention: { keep }, expectedVersion: before.settingsVersion }
      const { retention: saved, approval } = await calls('settings/retention/save', input)
      if (approval) return showWaiting(options, approval)
      return show(options, {
        json: saved,
        tables: () => [retentionTable(saved)],
        notes: saved.nextRun === null ? ['Everything is kept forever.'] : [`First run: ${when(saved.nextRun)}.`],
      })
    },
  )
}
