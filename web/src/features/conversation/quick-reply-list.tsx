import type { useActiveOption } from '#ui/hook/use-active-option.ts'
import type { QuickReply } from './quick-replies.tsx'
import styles from './quick-replies.module.css'

/** The replies matching what is typed after "/", above the box. */
export function QuickReplyList({
  replies,
  options,
}: {
  replies: readonly QuickReply[]
  options: ReturnType<typeof useActiveOption>
}) {
  if (replies.length === 0) return null
  return (
    <ul className={styles.replies} id={options.listId} role="listbox" aria-label="Quick replies">
      {replies.map((reply, index) => (
        <li key={reply.replyID} {...options.option(index)} aria-selected={index === options.active}>
          <span className={styles.reply}>
            {reply.replyTitle} <span className={styles.shortcode}>/{reply.replyShortcode}</span>
          </span>
          <span className={styles.replyBody}>{reply.replyBody}</span>
        </li>
      ))}
    </ul>
  )
}
