import { ArrowDown } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { isPicture } from '@xd/core/domain/message/media-kind.ts'
import { messagesDeletedBefore } from '@xd/core/domain/retention/words.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { type StoreData, useAuthors } from '#data/company.ts'
import { useOutgoing } from '#data/outbox.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { useLastMessages, useMessages, useScheduled, useOlderMessages } from '#data/use-messages.ts'
import { Button } from '#ui/action/button.tsx'
import { useEndList, useIsAtEnd, useNearStart } from '#ui/list/use-end-list.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Skeleton, Bone } from '#ui/busy/skeleton.tsx'
import { DayAtTop } from './day-at-top.tsx'
import { useIsOnScreen } from './on-screen.ts'
import type { CommentData, ThreadItem } from './thread-item.ts'
import { senderOf } from './message-bubble.tsx'
import { threadItems } from './thread-items.ts'
import { useThreadPictures } from './thread-pictures.tsx'
import type { ThreadRowProps } from './thread-row.tsx'
import { ThreadRows } from './thread-rows.tsx'
import { useReadOnSight } from './use-read-on-sight.ts'
import { useRetry } from './use-retry.tsx'
import { useThreadNews } from './use-thread-news.ts'
import { countIncomingAfter } from './unseen.ts'
import styles from './thread.module.css'
import type { ReadingPlace } from '#ui/list/end-list.ts'
import { LoadMore } from '#ui/list/load-more.tsx'

// Each conversation's scroll position when the user left it, for the life of the tab; none means the end.
const places = new Map<number, ReadingPlace>()

const placeOf = (convoID: number): ReadingPlace | undefined => places.get(convoID)

const keepPlace = (convoID: number, place: ReadingPlace | undefined): void => {
  if (place) places.set(convoID, place)
  else places.delete(convoID)
}

interface Props {
  convoID: number
  /** Undefined while it may have changed. */
  unread: boolean | undefined
  /** Opened for writing, rather than in passing. */
  meant: boolean
  timezone: string
  hours: Pick<StoreData, 'storeHours' | 'storeClosures'>
  /** The customer's name, as used in conversation. */
  who: string
  renderPayment: ThreadRowProps['renderPayment']
  renderLead: ThreadRowProps['renderLead']
}

/** Sizes like those of real messages, alternating between theirs and ours. */
const BONES = [
  ['46%', 40],
  ['58%', 62],
  ['34%', 40],
  ['52%', 40],
  ['28%', 40],
  ['61%', 84],
] as const

const NO_COMMENTS: readonly CommentData[] = []
/** Older messages are fetched before the last loaded one comes into view, and earlier while scrolling back. */
const ROWS_AHEAD = { atEnd: 35, scrolledBack: 100 }

/** Estimated height: better guesses make the scroll bar more accurate. */
const estimateOf = (item: ThreadItem): number => {
  if (item.kind !== 'message') return 44
  if (item.message.payment) return 260
  const media = item.message.messageMedia.reduce((sum, { type }) => sum + (isPicture(type) ? 220 : 48), 0)
  const lead = item.message.messageLead ? 130 : 0
  return 46 + media + lead + Math.floor(item.message.messageBody.length / 60) * 22 + (item.last ? 22 : 0)
}

/**
 * A conversation's messages and notes. It stays at its end while the user is there, and otherwise keeps its position.
 */
export function Thread({ convoID, unread, meant, timezone, hours, who, renderPayment, renderLead }: Props) {
  const { pages, hasNextPage, fetchNextPage, isPending, error, refetch, deletedBefore } = useMessages(convoID)
  const scheduled = useScheduled(convoID)
  const { user, company } = useSignedIn()
  const comments =
    useCall('comments/list', { commentKey: `convo/${convoID}` }, { enabled: holds(user.userPermissions, 'comments') })
      .data?.comments ?? NO_COMMENTS
  const outgoing = useOutgoing(convoID)
  const authorOf = useAuthors()
  const { retry: onRetry, question } = useRetry(convoID)
  /** The newest message when the end was last on screen. Anything newer is below. */
  const [lastSeen, setLastSeen] = useState<number>()

  const said = useMemo(
    () => threadItems(pages, comments, timezone, !hasNextPage),
    [pages, comments, timezone, hasNextPage],
  )
  const waiting = useMemo(
    (): readonly ThreadItem[] => [
      ...outgoing.map((sending): ThreadItem => ({
        kind: 'outgoing',
        key: `o${sending.send.clientMessageID}`,
        at: sending.at,
        outgoing: sending,
      })),
      ...scheduled.map((message): ThreadItem => ({
        kind: 'scheduled',
        key: `s${message.messageID}`,
        at: Date.parse(message.messageDate),
        message,
      })),
    ],
    [outgoing, scheduled],
  )
  const items = useMemo(() => (waiting.length === 0 ? said : [...said, ...waiting]), [said, waiting])
  const { list, places, attach } = useEndList({ rows: items, estimate: estimateOf })
  const atEnd = useIsAtEnd(list)

  const newest = pages.at(-1)?.at(-1)
  const newestID = newest?.messageID ?? 0
  if (atEnd && lastSeen !== newestID) setLastSeen(newestID)
  const { open, lightbox } = useThreadPictures({
    pages,
    timezone,
    whoOf: (message) => (message.messageDirection === 'in' ? who : senderOf(message, authorOf)),
  })
  const last = useLastMessages(convoID)
  // An automatic answer may follow the customer's message.
  const lastIncoming = unread === undefined ? undefined : last && (last.incoming?.messageID ?? 0)
  useReadOnSight(convoID, { newestID: lastIncoming, unread: unread ?? false, atEnd, meant })
  const unseen = atEnd ? 0 : countIncomingAfter(pages, lastSeen ?? newestID)

  // Returns to where the user left, or to the end after writing.
  const restored = useRef(false)
  useLayoutEffect(() => {
    if (restored.current || isPending) return
    restored.current = true
    const kept = placeOf(convoID)
    if (kept) list.goTo(kept)
  }, [convoID, isPending, list])
  useLayoutEffect(
    () => () => {
      if (restored.current) keepPlace(convoID, list.place())
      restored.current = false
    },
    [convoID, list],
  )
  const written = useRef(outgoing.length)
  useEffect(() => {
    if (outgoing.length > written.current) list.toEnd()
    written.current = outgoing.length
  }, [outgoing.length, list])

  const loadOlder = useCallback(
    () => (hasNextPage && !isPending ? fetchNextPage({ cancelRefetch: false }) : undefined),
    [hasNextPage, isPending, fetchNextPage],
  )
  useNearStart({ list, places, rows: atEnd ? ROWS_AHEAD.atEnd : ROWS_AHEAD.scrolledBack, onNear: loadOlder })

  useThreadNews(newest, scheduled)
  useIsOnScreen(convoID)

  if (error && pages.length === 0) return <LoadFailed what="messages" error={error} retry={refetch} />

  return (
    <div className={styles.thread}>
      <div
        className={styles.scroller}
        ref={attach}
        tabIndex={0}
        role="log"
        aria-label="Messages"
        aria-live="off"
        onClick={open}
      >
        <div className={styles.items}>
          <OlderMessages convoID={convoID} />
          {isPending && (
            <Skeleton label="Loading messages">
              <div className={styles.bones}>
                {BONES.map(([width, height], index) => (
                  <Bone key={index} width={width} height={height} radius={16} />
                ))}
              </div>
            </Skeleton>
          )}
          {deletedBefore !== null && (
            <p className={styles.deleted}>
              {messagesDeletedBefore(asLocalDay(localDay(Date.parse(deletedBefore), company.companyTimezone)))}
            </p>
          )}
          {!isPending && items.length === 0 && deletedBefore === null && (
            <EmptyState kind="none" title="No messages yet" text="Write the first one below." />
          )}
          <ThreadRows
            {...{ items, list, places, authorOf, timezone, hours, who, renderPayment, renderLead, onRetry }}
          />
        </div>
      </div>
      <DayAtTop {...{ list, items, timezone }} />
      {!atEnd && (
        <div className={styles.below}>
          <Button
            size="small"
            variant={unseen > 0 ? 'primary' : 'secondary'}
            icon={<ArrowDown aria-hidden="true" />}
            onClick={() => list.toEnd()}
          >
            {unseen > 0 ? `${unseen} new` : 'Latest'}
          </Button>
        </div>
      )}
      {lightbox}
      {question}
    </div>
  )
}

/** For users who cannot scroll, and after a failure. Otherwise they load automatically near the top. */
function OlderMessages({ convoID }: { convoID: number }) {
  return <LoadMore {...useOlderMessages(convoID)} label="Older messages" auto={false} />
}
