import { Link } from '@tanstack/react-router'
import { parseEntryRefKey } from '@xd/core/domain/calendar/managed.ts'
import { MANAGED_ENTRY } from '@xd/core/domain/calendar/entry.ts'
import { occurrenceSpan } from '@xd/core/domain/calendar/move.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { useSignedIn } from '#data/session.ts'
import { ownerOf } from '#parts/calendar/entry-owner.ts'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { useEntryLooks } from './entry-look.ts'
import { spanWords, zoneWords } from './spoken-entry.ts'
import { TicketsDue } from './tickets-due.tsx'
import styles from './entry.module.css'

/** An entry of another module: displayed, with a link to where it is edited. */
export function ManagedEntry({ entry, onClose }: { entry: CalendarEntryData; onClose: () => void }) {
  const { user, company } = useSignedIn()
  const owner = ownerOf(entry.itemRefKey, user.userPermissions)
  const ref = parseEntryRefKey(entry.itemRefKey ?? '')
  const { name, color } = useEntryLooks()(entry.itemCalendarID)
  const span = occurrenceSpan(entry)
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry.itemTitle}
      size="small"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.fields}>
        <p className="num">
          {spanWords(span)}
          {zoneWords(span.start, company.companyTimezone)}
          {entry.itemRepeat === 'year' && ', every year'}
        </p>
        <p className={styles.calendar}>
          <StoreDot color={color} />
          {name}
        </p>
        <Banner>{MANAGED_ENTRY}</Banner>
        {ref?.kind === 'tickets' && <TicketsDue {...ref} />}
        {owner && (
          <Link className={styles.owner} to={owner.path}>
            {owner.words}
          </Link>
        )}
      </div>
    </Dialog>
  )
}
