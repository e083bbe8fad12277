import { ArrowDownLeft, ArrowUpRight, Mail } from 'lucide-react'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { statusLabel } from '@xd/core/domain/message/status.ts'
import type { StoreData } from '#data/company.ts'
import { useMessages, useOlderMessages } from '#data/use-messages.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { LoadMore } from '#ui/list/load-more.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import styles from './customer-emails.module.css'

/** A conversation's emails, newest first; each opens at its place in the thread. */
export function CustomerEmails({ convoID, store }: { convoID: number; store: StoreData }) {
  const { pages, isPending, error, refetch } = useMessages(convoID)
  const older = useOlderMessages(convoID)
  const now = useNow()
  const emails = pages
    .flat()
    .filter(({ messageChannel }) => messageChannel === 'email')
    .reverse()
  const date = (iso: string) =>
    `${dayDivider(Date.parse(iso), now, store.storeTimezone)}, ${storeTime(Date.parse(iso), store.storeTimezone)}`
  if (isPending) return <SkeletonRows rows={5} label="Loading emails" />
  if (error && pages.length === 0) return <LoadFailed what="emails" error={error} retry={refetch} />
  return (
    <div className={styles.emails}>
      {emails.length === 0 && !older.hasMore && (
        <EmptyState kind="none" icon={<Mail aria-hidden="true" />} title={`No emails with ${store.storeName} yet`} />
      )}
      {emails.map((email) => {
        const Arrow = email.messageDirection === 'in' ? ArrowDownLeft : ArrowUpRight
        return (
          <details key={email.messageID} className={styles.email}>
            <summary className={styles.line}>
              <Arrow size={15} role="img" aria-label={email.messageDirection === 'in' ? 'Received' : 'Sent'} />
              <span className={`${styles.subject} cut`}>{email.messageSubject || '(no subject)'}</span>
              {email.messageDirection === 'out' && (
                <span className={styles.state}>{statusLabel(email.messageStatus)}</span>
              )}
              <time className={`${styles.date} num`} dateTime={email.messageDate}>
                {date(email.messageDate)}
              </time>
            </summary>
            <p className={styles.body}>{email.messageBody}</p>
          </details>
        )
      })}
      <LoadMore {...older} label="Show older" auto={emails.length > 0} />
    </div>
  )
}
