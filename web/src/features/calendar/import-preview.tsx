import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { shortSpan } from './spoken-entry.ts'
import styles from './entry.module.css'

type Trial = WireOutput<'calendar/import'>
type Row = Trial['entries'][number] & { at: number }

const whenOf = ({ itemDateStart, itemDateEnd, itemRepeat }: Row): string => {
  const when = shortSpan({ start: itemDateStart as EntryDate, end: itemDateEnd as EntryDate })
  return itemRepeat === 'year' ? `${when}, every year` : when
}

const columns: readonly Column<Row, 'title' | 'when' | 'known'>[] = [
  { key: 'title', title: 'Entry', cell: ({ itemTitle }) => itemTitle, phone: 'lead' },
  { key: 'when', title: 'When', cell: whenOf, phone: 'wrap' },
  { key: 'known', title: 'Status', cell: ({ isKnown }) => (isKnown ? 'Already here' : 'New'), phone: 'end' },
]

/** The entries that an import would add, and those it would skip. */
export function ImportPreview({ trial }: { trial: Trial }) {
  const { made, known, unrolled, entries, problems, problemCount } = trial
  return (
    <div role="status" className={styles.fields}>
      <p>
        {countOf(made, 'new entry', 'new entries')}
        {known > 0 && `, ${known} already here from an earlier import`}.
        {made + known > entries.length && ` The first ${entries.length} are shown.`}
        {unrolled > 0 &&
          ` ${countOf(unrolled, 'event that repeats', 'events that repeat')} more often than yearly will get an entry for each day, from a month ago to a year ahead.`}
      </p>
      {entries.length > 0 && (
        <div className={styles.preview}>
          <Table
            label="Entries in the file"
            columns={columns}
            rows={entries.map((entry, at) => ({ ...entry, at }))}
            rowKey={({ at }) => at}
          />
        </div>
      )}
      {problemCount > 0 && (
        <>
          <p className={styles.heading}>
            {countOf(problemCount, 'event')} to look at
            {problemCount > problems.length && `, ${problems.length} of them shown here`}:
          </p>
          <ul className={styles.problems}>
            {problems.map(({ title, sentence }, at) => (
              <li key={at}>
                <strong>{title}</strong> {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
