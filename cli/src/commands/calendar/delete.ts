import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'

export const addTo = (calendar: Command): void => {
  const command = calendar
    .command('delete')
    .description('delete an entry; one that repeats, in every year')
    .argument('<entry>', 'the entry’s number, from xd calendar list')
    .addHelpText(
      'before',
      `Examples:
  xd calendar delete 12 --yes
`,
    )
  callCommand(
    command,
    async (calls, text: string, options: Moderate) => {
      const { entry } = await calls('calendar/entries/fetch', { entryID: text })
      const name = `“${entry.itemTitle}” on ${entry.occursFrom}${entry.itemRepeat === 'year' ? ', every year' : ''}`
      if (options.dryRun) return { json: entry, tables: () => [], notes: [`Would delete ${name}.`] }
      await confirmModerate(options, `Delete ${name}?`)
      await calls('calendar/entries/update', { entry: { itemID: entry.itemID ?? text, deleteEntry: true } })
      return { json: entry, tables: () => [], notes: [`Deleted ${name}.`] }
    },
    withModerate,
  )
}
