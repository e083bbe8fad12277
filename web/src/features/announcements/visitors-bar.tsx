import { Link } from '@tanstack/react-router'
import { Headset } from 'lucide-react'
import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { useCurrentVisits, type VisitData } from '#data/visits.ts'
import { EndVisitDialog } from '#parts/visit/end-visit-dialog.tsx'
import { useVisitAnswer } from '#parts/visit/use-visit-answer.ts'
import { paths } from '#paths.ts'
import { cx } from '#ui/class-names.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { localTime } from '#ui/text/local-time.ts'
import styles from './notice-bars.module.css'

/**
 * While XD Support visits the company: who, why and with which rights, for users who may read about visits or answer
 * requests.
 */
export function VisitorsBar() {
  const now = useNow()
  const visits = useCurrentVisits().filter(({ expires }) => Date.parse(expires) > now)
  const [ending, setEnding] = useState<VisitData>()
  return (
    <div role="status">
      {visits.map((visit) => (
        <Visitor key={visit.visitID} visit={visit} onEnd={() => setEnding(visit)} />
      ))}
      <EndVisitDialog visit={ending} onClose={() => setEnding(undefined)} />
    </div>
  )
}

function Visitor({ visit, onEnd }: { visit: VisitData; onEnd: () => void }) {
  const { visitID, userName, reason, ticket, readOnly, approval, startedAt, expires } = visit
  const { userPermissions } = useSignedIn().user
  const answer = useVisitAnswer()
  const [reads, mayAnswer] = [holds(userPermissions, 'support-log'), holds(userPermissions, 'settings')]
  const waits = approval === 'waiting'
  return (
    <div
      role="group"
      aria-label={`Visit by ${userName}: ${reason}`}
      className={cx(styles.bar, readOnly && !waits ? styles.visit : styles.changing)}
    >
      <span className={styles.said}>
        <Headset aria-hidden="true" />
        <b>{waits ? `${userName} is asking to make changes` : `${userName} is visiting`}</b> · “{reason}”
        {ticket && ` (${ticket})`}
        {!waits && ` · ${readOnly ? 'view only' : 'can make changes'}`}
        <span className={styles.wordy}>
          {' '}
          · since <span className="num">{localTime(startedAt)}</span>, until{' '}
          <span className="num">{localTime(expires)}</span> at the latest
        </span>
      </span>
      {waits && mayAnswer && (
        <>
          <button type="button" className={styles.act} onClick={() => answer(visit, true)}>
            Allow changes
          </button>
          <button type="button" className={styles.act} onClick={() => answer(visit, false)}>
            {' '}
            Decline
          </button>
        </>
      )}
      {!waits && reads && mayAnswer && (
        <Link to={paths.settingsSection('activity')} search={{ visit: visitID } as never} className={styles.act}>
          See what changed
        </Link>
      )}
      {reads && (
        <button type="button" className={styles.act} onClick={onEnd}>
          End visit now
        </button>
      )}
    </div>
  )
}
