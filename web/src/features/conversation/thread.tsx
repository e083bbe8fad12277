import { ArrowDown, StickyNote } from 'lucide-react'
import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { useEmployees } from '#data/company.ts'
import { useOutgoing } from '#data/outbox.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { type MessageData, useMessages } from '#data/use-messages.ts'
import { announce } from '#ui/a11y/announce.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { LoadMore } from '#ui/list/load-more.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Skeleton, Bone } from '#ui/status/skeleton.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { type CommentData, type ThreadItem, threadItems } from './thread-items.ts'
import styles from './thread.module.css'

interface Props {
  convoID: number
  timezone: string
  /** How a message that belongs to a payment is shown; nothing for one that is a text like any other. */
  renderPayment: (payment: NonNullable<MessageData['payment']>, message: MessageData) => ReactNode
}

const NO_COMMENTS: readonly CommentData[] = []
const NEAR_END_PX = 80

/** A conversation's messages and notes. It stays at its end while one is there, and still where one reads otherwise. */
export function Thread({ convoID, timezone, renderPayment }: Props) {
  const { messages, hasNextPage, isFetchingNextPage, fetchNextPage, isPending, isError, error, refetch } = useMessages(convoID)
  const comments = useCall('comments/list', { commentKey: `convo/${convoID}` }).data?.comments ?? NO_COMMENTS
  const outgoing = useOutgoing(convoID)
  const employees = useEmployees()
  const retry = useCallMutation('customers/conversation/messages/retry', { onError: (failure) => toast(failure.message, { tone: 'danger' }) })
  const scroller = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  /** The newest message when the end was last on screen: what came after it waits below. */
  const [lastSeen, setLastSeen] = useState(0)
  const now = useNow()

  const items = useMemo(() => threadItems(messages, comments, timezone, !hasNextPage), [messages, comments, timezone, hasNextPage])
  const newest = messages.at(-1)
  const below = atEnd ? 0 : messages.filter(({ messageID, messageDirection }) => messageDirection === 'in' && messageID > lastSeen).length

  // The scroller grows upwards (column-reverse): its end is at zero, and what is prepended moves nothing.
  const toEnd = useCallback(() => void scroller.current?.scrollTo({ top: 0 }), [])
  const onScroll = () => {
    const now = Math.abs(scroller.current?.scrollTop ?? 0) < NEAR_END_PX
    if (now === atEnd) return
    setAtEnd(now)
    setLastSeen(newest?.messageID ?? 0)
  }
  useEffect(toEnd, [convoID, outgoing.length, toEnd])

  const announced = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (newest === undefined) return
    const isNews = announced.current !== undefined && newest.messageID > announced.current
    announced.current = newest.messageID
    if (isNews && newest.messageDirection === 'in') announce(`New message: ${newest.messageBody || 'a picture'}`)
  }, [newest])

  const show = (item: ThreadItem): ReactNode => {
    if (item.kind === 'day') return <p className={styles.day}>{dayDivider(item.at, now, timezone)}</p>
    if (item.kind === 'note') {
      const author = employees.find(({ userID }) => userID === item.comment.commentUserID)
      return (
        <p className={styles.note}>
          <StickyNote size={14} aria-hidden="true" />
          <span>
            {author?.userNickname ?? 'Note'}: {item.comment.commentMessage} · <span className="num">{storeTime(item.at, timezone)}</span> ·{' '}
            <strong>not sent to customer</strong>
          </span>
        </p>
      )
    }
    const { message, last } = item
    const ofPayment = message.payment && renderPayment(message.payment, message)
    if (ofPayment) return <div className={styles.payment}>{ofPayment}</div>
    return <MessageBubble {...{ message, employees, timezone, last }} onRetry={(messageID) => retry.mutate({ messageID })} />
  }

  if (isError && messages.length === 0)
    return <EmptyState kind="failed" title="The messages could not be loaded" text={error.message} onRetry={() => void refetch()} />

  return (
    <div className={styles.thread}>
      <div
        className={styles.scroller}
        ref={scroller}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-label="Messages"
        aria-live="off"
      >
        <div className={styles.items}>
          <LoadMore hasMore={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} label="Older messages" />
          {isPending && (
            <Skeleton label="Loading messages">
              <div className={styles.bones}>
                <Bone width="46%" height={38} />
                <Bone width="58%" height={58} />
                <Bone width="34%" height={38} />
              </div>
            </Skeleton>
          )}
          {!isPending && items.length === 0 && outgoing.length === 0 && (
            <EmptyState kind="none" title="No messages yet" text="Write the first one below." />
          )}
          {items.map((item) => (
            <Fragment key={item.key}>{show(item)}</Fragment>
          ))}
          {outgoing.map((sending) => (
            <OutgoingBubble key={sending.send.clientMessageID} outgoing={sending} />
          ))}
        </div>
      </div>
      {below > 0 && (
        <div className={styles.below}>
          <Button size="small" variant="primary" icon={<ArrowDown aria-hidden="true" />} onClick={toEnd}>
            {below} new
          </Button>
        </div>
      )}
    </div>
  )
}
