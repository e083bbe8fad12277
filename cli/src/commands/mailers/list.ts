import { JOB_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import { listCommands } from '#session/list-commands.ts'
import { mailerList } from './table.ts'

export const { list, exportCSV } = listCommands('mailers/list-jobs', {
  description: 'mailers, newest first',
  text: 'part of the title',
  filters: { status: { choices: ['all', ...JOB_STATUSES] }, store: true },
  examples: ['xd mailers list --status sending', 'xd mailers list sale --json'],
  rows: 'jobs',
  table: mailerList,
  none: 'No mailers match.',
  file: {
    name: 'mailers',
    description: 'export mailers as CSV, filtered like the list',
    examples: ['xd mailers export --status finished --out mailers.csv'],
  },
})
