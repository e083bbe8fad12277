import { useId } from 'react'
import { moved } from '@xd/core/domain/message/quick-reply.ts'
import { reorderReplies } from '#data/quick-replies.ts'
import { SortableList } from '#ui/list/sortable-list.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { ReplyRow } from './reply-row.tsx'
import type { QuickReply } from './reply-draft.ts'
import styles from './replies.module.css'

interface Props {
  title: string
  replies: readonly QuickReply[]
  onOpen: (replyID: number) => void
}

/** Replies in the order the composer offers them. */
export function ReplyList({ title, replies, onOpen }: Props) {
  const heading = useId()
  const ids = replies.map(({ replyID }) => replyID)
  const move = (from: number, to: number) => {
    if (from !== to) void reorderReplies(moved(ids, from, to)).catch(toastFailure)
  }
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 className={styles.heading} id={heading}>
        {title}
      </h3>
      <SortableList
        label={title}
        rows={replies.map(({ replyID, replyTitle }) => ({ id: String(replyID), name: replyTitle }))}
        onMove={move}
        className={styles.list}
      >
        {replies.map((reply, at) => (
          <ReplyRow
            key={reply.replyID}
            reply={reply}
            isFirst={at === 0}
            isLast={at === replies.length - 1}
            onMove={(by) => move(at, at + by)}
            onOpen={() => onOpen(reply.replyID)}
          />
        ))}
      </SortableList>
    </section>
  )
}
