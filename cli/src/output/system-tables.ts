import type { WireOutput } from '@xd/core/contract/calls.ts'
import { OUTSIDE_LABELS } from '@xd/core/domain/admin/outside.ts'
import { JOB_STATUS_LABELS } from '@xd/core/domain/mailer/job-status.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { count } from './figure.ts'
import { facts, type Table } from './table.ts'
import { when } from './when.ts'

export type SystemStats = WireOutput<'admin/system-stats'>['stats']

const figure = (title: string) => ({ title, align: 'right' as const })
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

export const jobsTable = ({ jobs }: SystemStats): Table => ({
  heading: 'Jobs',
  columns: [
    { title: 'KIND' },
    figure('WAITING'),
    figure('LATE'),
    figure('FAILING'),
    figure('GAVE UP'),
    { title: 'LAST ERROR', spare: 1 },
  ],
  rows: jobs.map((job) => [
    job.kind,
    count(job.waiting),
    count(job.late),
    count(job.failing),
    count(job.gaveUp),
    firstLine(job.lastError ?? ''),
  ]),
})

export const failingTable = ({ failingJobs }: SystemStats): Table => ({
  heading: 'Failing jobs',
  columns: [
    figure('ID'),
    { title: 'KIND' },
    { title: 'COMPANY', spare: 1 },
    figure('TRIED'),
    { title: 'NEXT' },
    { title: 'ERROR', spare: 2 },
  ],
  rows: failingJobs.map((job) => [
    String(job.jobID),
    job.kind,
    job.companyName,
    count(job.attempts),
    job.gaveUpAt === null ? when(job.runAt) : `gave up ${when(job.gaveUpAt)}`,
    firstLine(job.lastError),
  ]),
})

/** "2026-11-20 03:00, overdue: npm run backup" */
const backupWords = ({ lastBackup, backupOverdue }: SystemStats): string =>
  `${lastBackup === null ? 'never' : when(lastBackup)}${backupOverdue ? ', overdue: npm run backup' : ''}`

export const systemTables = (stats: SystemStats): readonly Table[] => [
  facts(
    [
      ['Version', `${stats.version}, ${stats.mode}`],
      ['Started', when(stats.startedAt)],
      ['Processes', count(stats.nodes)],
      ['Database', `${stats.engine}, ${grouped(Math.round(stats.bytes / 1_000_000))} MB`],
      ['Migrations', `${stats.migrations.count}, last ${stats.migrations.last}, ${stats.migrations.pending} to run`],
      ['Last backup', backupWords(stats)],
      ['Sockets', count(stats.sockets)],
      ['Events to send', count(stats.eventLag)],
      ['Open differences', count(stats.reconciliation.openDifferences)],
      ...stats.mailers
        .filter((one) => one.count > 0)
        .map((one) => [`Mailers, ${JOB_STATUS_LABELS[one.jobStatus].toLowerCase()}`, count(one.count)] as const),
      ...stats.limitsHit.map((one) => [`Limit hit, ${one.call}`, count(one.count)] as const),
    ],
    'System',
  ),
  ...(stats.failing.length === 0
    ? []
    : [
        {
          heading: 'Failing now',
          columns: [{ title: 'WHAT' }, { title: 'SINCE' }, { title: 'SAYING', spare: 1 }],
          rows: stats.failing.map(({ what, since, cause }) => [what, when(since), firstLine(cause)]),
        },
      ]),
  jobsTable(stats),
  ...(stats.failingJobs.length === 0 ? [] : [failingTable(stats)]),
  {
    heading: 'Outside, since the start',
    columns: [{ title: 'WHAT' }, { title: 'LAST SUCCESS' }, { title: 'LAST ERROR' }, { title: 'SAYING', spare: 1 }],
    rows: stats.outside.map(({ name, lastSuccess, lastError }) => [
      OUTSIDE_LABELS[name],
      when(lastSuccess),
      when(lastError?.at ?? null),
      firstLine(lastError?.message ?? ''),
    ]),
  },
]
