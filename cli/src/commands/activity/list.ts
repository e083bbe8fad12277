import { activityWords } from '@xd/core/domain/activity/words.ts'
import { when } from '#output/when.ts'
import { listCommands } from '#session/list-commands.ts'

export const { list, exportCSV } = listCommands('settings/activity/list', {
  description: 'who did what, newest first',
  text: 'a name, or words from the entry',
  filters: {
    user: 'by this person: number, email or name',
    action: 'only this action, like user-save',
    visit: 'during this XD Support visit',
    from: 'from this day on, 2026-11-01',
    to: 'through this day',
  },
  examples: [
    'xd activity list --user Marcus --from 2026-11-01',
    'xd activity list --action user-save --json',
    'xd activity list --visit 3',
  ],
  rows: 'activity',
  table: (entries) => ({
    columns: [
      { title: 'WHEN' },
      { title: 'WHO' },
      { title: 'ACTION' },
      { title: 'ON', spare: 1 },
      { title: 'DETAILS', wrap: true },
    ],
    rows: entries.map(({ at, userName, action, targetName, words }) => [
      when(at),
      userName || 'XD Back Office',
      activityWords(action),
      targetName ?? '',
      words,
    ]),
  }),
  none: 'No activity matches.',
  file: {
    name: 'activity',
    description: 'export who did what as CSV, filtered like the list',
    examples: ['xd activity export --from 2026-11-01 --to 2026-11-30 --out november.csv'],
  },
})
