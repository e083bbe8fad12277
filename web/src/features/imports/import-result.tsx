import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import { Table } from '#ui/list/table.tsx'
import type { ImportData } from './imports-table.tsx'
import styles from './imports.module.css'

type Problem = ImportData['problems'][number]

/** What a file changed, or would change. */
export function ImportResult({
  result: { rows, matched, skipped, diff, problems, problemCount },
}: {
  result: ImportData
}) {
  const facts = [
    ['Rows', rows],
    ['Left out', skipped],
    ['Customers already here', matched],
    ['Customers added', diff.customersMade],
    ['Customers changed', diff.customersChanged],
    ['Tickets added', diff.ticketsMade],
    ['Tickets changed', diff.ticketsChanged],
    ['Tickets gone', diff.ticketsGone],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([title, count]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="num">{grouped(count)}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        <section className={styles.problems} aria-label="Problems">
          <h3 className={styles.title}>
            {countOf(problemCount, 'problem')}
            {problems.length < problemCount && `, the first ${grouped(problems.length)} of which are shown`}
          </h3>
          <div className={styles.scroll} tabIndex={0} role="group" aria-label="List of problems">
            <Table<Problem & { key: string }, 'row' | 'sentence'>
              label="Problems"
              keepOnPhone
              columns={[
                { key: 'row', title: 'Row', numeric: true, width: 64, cell: ({ row }) => row },
                {
                  key: 'sentence',
                  title: 'Problem',
                  cell: ({ sentence }) => <span className={styles.say}>{sentence}</span>,
                },
              ]}
              rows={problems.map((problem, at) => ({ ...problem, key: `${problem.row}/${at}` }))}
              rowKey={({ key }) => key}
            />
          </div>
        </section>
      )}
    </>
  )
}
