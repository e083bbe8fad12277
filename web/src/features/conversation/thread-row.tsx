import { StickyNote } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import type { AuthorOf, StoreData } from '#data/company.ts'
import type { MessageData } from '#data/use-messages.ts'
import { MessageBubble } from './message-bubble.tsx'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { ScheduledBubble } from './scheduled-bubble.tsx'
import { UndoableBubble } from './undoable-bubble.tsx'
import type { ThreadItem } from './thread-item.ts'
import styles from './thread.module.css'

interface Props {
  item: ThreadItem
  authorOf: AuthorOf
  timezone: string
  /** The store's opening hours. */
  hours: Pick<StoreData, 'storeHours' | 'storeClosures'>
  /** The customer's name, as used in conversation. */
  who: string
  now: number
  /** How to render a message that belongs to a payment; nothing for an ordinary text. */
  renderPayment: (payment: NonNullable<MessageData['payment']>, message: MessageData) => ReactNode
  /** How to render a message's quote request, below it. */
  renderLead: (lead: NonNullable<MessageData['messageLead']>) => ReactNode
  onRetry: (messageID: number) => void
}

export interface ThreadRowProps extends Props {
  measure: (row: HTMLElement | null) => (() => void) | undefined
}

const contentOf = ({
  item,
  authorOf,
  timezone,
  hours,
  who,
  now,
  renderPayment,
  renderLead,
  onRetry,
}: Props): ReactNode => {
  if (item.kind === 'day') return <h3 className={styles.day}>{dayDivider(item.at, now, timezone)}</h3>
  if (item.kind === 'outgoing') return <OutgoingBubble outgoing={item.outgoing} />
  if (
    item.kind === 'scheduled' &&
    item.message.messageSchedule?.undoable &&
    item.message.messageSchedule.stoppedBy === null
  )
    return <UndoableBubble message={item.message} />
  if (item.kind === 'scheduled') return <ScheduledBubble message={item.message} timezone={timezone} hours={hours} />
  if (item.kind === 'note')
    return (
      <p className={styles.note}>
        <StickyNote size={14} aria-hidden="true" />
        <span dir="auto">
          {authorOf(item.comment.commentUserID)}: {item.comment.commentMessage} ·{' '}
          <span className="num">{storeTime(item.at, timezone)}</span> · <strong>not sent to customer</strong>
        </span>
      </p>
    )
  const { message, last } = item
  const ofPayment = message.payment && renderPayment(message.payment, message)
  if (ofPayment) return <div className={styles.payment}>{ofPayment}</div>
  const bubble = <MessageBubble {...{ message, authorOf, timezone, who, last, onRetry }} />
  if (!message.messageLead) return bubble
  return (
    <>
      {bubble}
      {renderLead(message.messageLead)}
    </>
  )
}

/** Redrawn only when it changes: a conversation's window moves over many rows. */
export const ThreadRow = memo(function ThreadRow({ measure, ...rest }: ThreadRowProps): ReactNode {
  return (
    <div data-row={rest.item.key} ref={measure} className={styles.row}>
      {contentOf(rest)}
    </div>
  )
})
