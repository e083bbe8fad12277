import type { Command } from 'commander'
import { REFRESHES } from '@xd/core/contract/event.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'

export const addTo = (events: Command): void => {
  const command = events
    .command('list')
    .description('the kinds of live events, and the calls whose answers each one makes stale')
    .addHelpText('before', "Examples:\n  xd events list\n  xd events list --jq '.[].event'\n")
  withOutput(command).action((options: OutputOptions) => {
    const kinds = Object.entries(REFRESHES).map(([event, calls]) => ({ event, calls }))
    return show(options, {
      json: kinds,
      tables: () => [
        {
          columns: [
            { title: 'EVENT', whole: true },
            { title: 'REFRESHES', wrap: true },
          ],
          rows: kinds.map(({ event, calls }) => [event, calls.join(', ')]),
        },
      ],
    })
  })
}
