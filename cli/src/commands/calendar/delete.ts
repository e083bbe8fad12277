import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type DeleteOptions = OutputOptions & ServerOptions & Moderate

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
  withServer(withModerate(withOutput(command))).action(async (text: string, options: DeleteOptions) => {
    const calls = signedInCalls(options)
    const { entry } = await calls('calendar/entries/fetch', { entryID: text })
    const name = `“${entry.itemTitle}” on ${entry.occursFrom}${entry.itemRepeat === 'year' ? ', every year' : ''}`
    if (options.dryRun) return show(options, { json: entry, tables: () => [], notes: [`Would delete ${name}.`] })
    await confirmModerate(options, `Delete ${name}?`)
    await calls('calendar/entries/update', { entry: { itemID: entry.itemID ?? text, deleteEntry: true } })
    return show(options, { json: entry, tables: () => [], notes: [`Deleted ${name}.`] })
  })
}
