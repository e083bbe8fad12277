import { useMemo } from 'react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { QuickReply as QuickReplySchema } from '@xd/core/contract/entity/quick-reply.ts'
import { isReplyFor, repliesMeant } from '@xd/core/domain/message/quick-reply.ts'
import { useCall } from '#data/use-call.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { Button } from '#ui/action/button.tsx'
import composer from './composer.module.css'
import styles from './quick-replies.module.css'

export type QuickReply = Wire<typeof QuickReplySchema>

const NONE: readonly QuickReply[] = []

export const useQuickReplies = (storeID: number): readonly QuickReply[] => {
  const replies = useCall('inbox/get-quick-replies', {}).data?.replies ?? NONE
  return useMemo(() => replies.filter((reply) => isReplyFor(reply, storeID)), [replies, storeID])
}

/** The replies that "/ho" can mean; undefined while no shortcode is being typed. */
export const useMatchingReplies = (text: string, replies: readonly QuickReply[]): readonly QuickReply[] | undefined =>
  useMemo(() => repliesMeant(text, replies), [text, replies])

const entriesOf = (replies: readonly QuickReply[], onPick: (reply: QuickReply) => void): MenuEntry[] => {
  const groups = [
    ['mine', 'Mine', replies.filter(({ replyIsMine }) => replyIsMine)],
    ['all', 'Everyone’s', replies.filter(({ replyIsMine }) => !replyIsMine)],
  ] as const
  const filled = groups.filter(([, , group]) => group.length > 0)
  return filled.flatMap(([key, label, group]): MenuEntry[] => [
    ...(filled.length > 1 ? [{ kind: 'heading' as const, key, label }] : []),
    ...group.map((reply): MenuEntry => ({
      key: String(reply.replyID),
      label: (
        <span className={styles.reply}>
          {reply.replyTitle} <span className={styles.shortcode}>/{reply.replyShortcode}</span>
        </span>
      ),
      onSelect: () => onPick(reply),
    })),
  ])
}

/** The same replies behind a button, and the user's own to add to. */
export function QuickReplyMenu({
  replies,
  onPick,
  onMine,
  onClosed,
}: {
  replies: readonly QuickReply[]
  onPick: (reply: QuickReply) => void
  onMine: () => void
  onClosed: (event: Event) => void
}) {
  const entries = entriesOf(replies, onPick)
  return (
    <Menu
      label="Quick replies"
      align="start"
      side="top"
      onCloseAutoFocus={onClosed}
      trigger={
        <Button variant="ghost" size="small">
          <span aria-hidden="true">/</span> <span className={composer.word}>Replies</span>
        </Button>
      }
      entries={[
        ...entries,
        ...(entries.length > 0 ? [{ kind: 'rule' as const, key: 'rule' }] : []),
        { key: 'own', label: 'My quick replies…', writes: true, onSelect: onMine },
      ]}
    />
  )
}
