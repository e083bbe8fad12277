import { grouped } from '@xd/core/domain/text/figure.ts'
import type { SystemStatsData } from '#data/system-stats.ts'
import { TableCard } from '#ui/list/table-card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import styles from './system-stats.module.css'

type Row = SystemStatsData['jobs'][number]

const figure = (key: 'waiting' | 'late' | 'failing' | 'gaveUp', title: string): Column<Row, string> => ({
  key,
  title,
  numeric: true,
  cell: (job) => <span className="num">{grouped(job[key])}</span>,
})

/** The queue, by kind of job. */
export function JobsTable({ jobs }: { jobs: readonly Row[] }) {
  if (jobs.length === 0) return <p className={styles.about}>No jobs are waiting.</p>
  return (
    <TableCard>
      <Table
        label="Jobs by kind"
        columns={[
          { key: 'kind', title: 'Kind', cell: ({ kind }) => kind },
          figure('waiting', 'Waiting'),
          figure('late', 'Late'),
          figure('failing', 'Failing'),
          figure('gaveUp', 'Gave up'),
        ]}
        rows={jobs}
        rowKey={({ kind }) => kind}
      />
    </TableCard>
  )
}
