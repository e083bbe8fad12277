import { replyIn } from '@xd/core/domain/message/quick-reply.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { useActiveOption } from '#ui/hook/use-active-option.ts'
import type { QuickReply } from './quick-replies.tsx'
import styles from './quick-replies.module.css'

/** The replies matching what is typed after "/", above the box. */
export function QuickReplyList({
  replies,
  language,
  options,
}: {
  replies: readonly QuickReply[]
  /** The language for the customer. */
  language: Language
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
          <span className={styles.replyBody}>{replyIn(reply, language).body}</span>
        </li>
      ))}
    </ul>
  )
}
