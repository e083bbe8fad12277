import { useMemo } from 'react'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { useCall } from '#data/use-call.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import { Button } from '#ui/action/button.tsx'
import composer from './composer.module.css'
import styles from './quick-replies.module.css'

export interface QuickReply {
  replyID: number
  replyTitle: string
  replyShortcode: string
  replyBody: string
}

const NONE: readonly QuickReply[] = []

const useQuickReplies = (): readonly QuickReply[] => useCall('inbox/get-quick-replies', {}).data?.replies ?? NONE

/** The replies that "/ho" can mean; undefined while no shortcode is being typed. */
export const useMatchingReplies = (text: string): readonly QuickReply[] | undefined => {
  const replies = useQuickReplies()
  return useMemo(() => {
    const typed = /^\/(\S*)$/.exec(text)?.[1]
    if (typed === undefined) return undefined
    const wanted = foldText(typed)
    return replies.filter((reply) => foldText(`${reply.replyShortcode} ${reply.replyTitle}`).includes(wanted))
  }, [text, replies])
}

/** The same replies behind a button. */
export function QuickReplyMenu({
  onPick,
  onClosed,
}: {
  onPick: (body: string) => void
  onClosed: (event: Event) => void
}) {
  const replies = useQuickReplies()
  return (
    <Menu
      label="Quick replies"
      align="start"
      side="top"
      onCloseAutoFocus={onClosed}
      trigger={
        <Button variant="ghost" size="small" disabledReason={replies.length === 0 ? 'No quick replies yet' : null}>
          <span aria-hidden="true">/</span> <span className={composer.word}>Replies</span>
        </Button>
      }
      entries={replies.map(({ replyID, replyTitle, replyShortcode, replyBody }) => ({
        key: String(replyID),
        label: (
          <span className={styles.reply}>
            {replyTitle} <span className={styles.shortcode}>/{replyShortcode}</span>
          </span>
        ),
        onSelect: () => onPick(replyBody),
      }))}
    />
  )
}
