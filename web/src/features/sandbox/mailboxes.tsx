import { ArrowLeft, Mail as MailIcon } from 'lucide-react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { relativeTime } from '@xd/core/domain/time/relative.ts'
import { useSandbox } from '#data/sandbox.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { cx } from '#ui/class-names.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { HERE } from './clock.ts'
import { MailCard } from './mail-card.tsx'
import { MailReply } from './mail-reply.tsx'
import { SandboxAway } from './sandbox-away.tsx'
import type { SandboxPlace } from './place.ts'
import styles from './panes.module.css'
import own from './mailboxes.module.css'

interface Props {
  url: string
  place: SandboxPlace
  go: (place: SandboxPlace) => void
}

/** The mailboxes outside: every address that mail was sent to. */
export function Mailboxes({ url, place, go }: Props) {
  const list = useSandbox(url, 'mail/list')
  const mails = useSandbox(url, 'mail/messages', { address: place.mailbox ?? '' }, place.mailbox !== undefined)
  const now = useNow()
  /** The reply goes to the latest email. */
  const newest = mails.data?.messages.findLast(({ direction }) => direction === 'in')
  const mailboxes = list.data?.mailboxes ?? []
  return (
    <div className={cx(styles.panes, place.mailbox && styles.chosen)}>
      <section className={styles.list} aria-label="Simulated mailboxes">
        <div className={styles.head}>
          <h2 className={styles.title}>Mailboxes</h2>
        </div>
        <div className={styles.scroll}>
          {list.isPending && <SkeletonRows label="Loading mailboxes" />}
          {list.isError && <SandboxAway error={list.error} refetch={list.refetch} />}
          {list.isSuccess && mailboxes.length === 0 && (
            <EmptyState
              kind="none"
              icon={<MailIcon aria-hidden="true" />}
              title="No mail yet"
              text="Every email the product sends lands here, no matter the address."
            />
          )}
          <ul>
            {mailboxes.map(({ address, count, last }) => (
              <li key={address}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={address === place.mailbox || undefined}
                  onClick={() => go({ tab: 'mailbox', mailbox: address })}
                >
                  <span className={styles.name}>{address}</span>
                  <span className={`${styles.time} num`}>{last && relativeTime(Date.parse(last.at), now, HERE)}</span>
                  <span className={`${styles.snippet} cut`}>{last?.subject || countOf(count, 'email')}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.stage} aria-label={place.mailbox ?? 'No mailbox chosen'}>
        {place.mailbox ? (
          <div className={own.mails} tabIndex={0} role="log" aria-label="Mails" aria-live="off">
            <header className={own.head}>
              <span className={own.back}>
                <IconButton
                  label="Back to the mailboxes"
                  icon={<ArrowLeft aria-hidden="true" />}
                  onClick={() => go({ tab: 'mailbox' })}
                />
              </span>
              <h2>{place.mailbox}</h2>
            </header>
            {newest && place.mailbox && (
              <MailReply key={place.mailbox} url={url} mailbox={place.mailbox} mail={newest} />
            )}
            {mails.data?.messages.toReversed().map((mail) => (
              <MailCard key={mail.messageID} mail={mail} />
            ))}
          </div>
        ) : (
          mailboxes.length > 0 && (
            <EmptyState
              kind="none"
              icon={<MailIcon aria-hidden="true" />}
              title="Open a mailbox"
              text="Choose an address from the list to read its mail."
            />
          )
        )}
      </section>
    </div>
  )
}
