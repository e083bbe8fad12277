import { Link } from '@tanstack/react-router'
import { storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import type { VisitData as Visit } from '#data/visits.ts'
import { visitWords } from '#parts/visit/visit-words.ts'
import { useVisitAnswer } from '#parts/visit/use-visit-answer.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import styles from './activity.module.css'

type Key = 'who' | 'why' | 'could' | 'when' | 'end'

interface Props {
  visits: readonly Visit[]
  timezone: string
  onEnd: (visit: Visit) => void
}

const Changes = ({ visit }: { visit: Visit }) =>
  visit.changes === 0 ? (
    visitWords(visit)
  ) : (
    <Link className={styles.changes} to={paths.settingsSection('activity')} search={{ visit: visit.visitID } as never}>
      {visitWords(visit)}
    </Link>
  )

export function VisitsTable({ visits, timezone, onEnd }: Props) {
  const answer = useVisitAnswer()
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone })
  const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: timezone })
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: timezone })
  const columns: Column<Visit, Key>[] = [
    {
      key: 'who',
      title: 'Who',
      phone: 'lead',
      cell: ({ userName }) => <span className={`${styles.what} ${styles.at}`}>{userName}</span>,
    },
    {
      key: 'why',
      width: 180,
      title: 'Reason',
      phone: 'wrap',
      cell: ({ reason, ticket }) => (
        <span className={styles.detail}>
          {reason}
          {ticket && ` (${ticket})`}
        </span>
      ),
    },
    { key: 'could', spare: 1, title: 'What they did', cell: (visit) => <Changes visit={visit} /> },
    {
      key: 'when',
      title: 'When',
      phone: 'tail',
      cell: (visit, { leftOut, inLines }) =>
        inLines ? (
          <span className={`${styles.at} num`}>
            {date.format(new Date(visit.startedAt))} · <Changes visit={visit} />
            {visit.endedBy !== null && ` · ended by ${visit.endedBy}`}
          </span>
        ) : (
          <span className={`${styles.at} num`}>
            <time dateTime={visit.startedAt}>{day.format(new Date(visit.startedAt))}</time>
            {visit.endedAt !== null && <>–{time.format(new Date(visit.endedAt))}</>}{' '}
            {storeZoneName(Date.parse(visit.startedAt), timezone)}
            {visit.answeredBy !== null && `, ${visit.approval} by ${visit.answeredBy}`}
            {visit.endedBy !== null && `, ended by ${visit.endedBy}`}
            {leftOut.has('could') && (
              <>
                {' · '}
                <Changes visit={visit} />
              </>
            )}
          </span>
        ),
    },
    {
      key: 'end',
      title: 'Status',
      phone: 'end',
      cell: (visit, { inLines }) =>
        visit.active ? (
          <span className={styles.acts}>
            {/* A phone has no room here; the bar above every page asks too. */}
            {visit.approval === 'waiting' && !inLines && (
              <>
                <Button writes size="small" onClick={() => answer(visit, true)}>
                  Allow changes
                </Button>
                <Button writes size="small" onClick={() => answer(visit, false)}>
                  {' '}
                  Decline
                </Button>
              </>
            )}
            <Button writes size="small" variant="danger" onClick={() => onEnd(visit)}>
              End visit now
            </Button>
          </span>
        ) : (
          'Ended'
        ),
    },
  ]
  return <Table label="Support visits" columns={columns} rows={visits} rowKey={({ visitID }) => visitID} />
}
