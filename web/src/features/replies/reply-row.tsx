import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Image, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useStores } from '#data/company.ts'
import { useSpanish } from '#data/languages.ts'
import { showReplies } from '#data/quick-replies.ts'
import { useCallMutation } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { cx } from '#ui/class-names.ts'
import { useSortableRow } from '#ui/list/use-sortable-row.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import type { QuickReply } from './reply-draft.ts'
import styles from './replies.module.css'

interface Props {
  reply: QuickReply
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onOpen: () => void
}

/** One reply, its position in the list, and its actions. */
export function ReplyRow({ reply, isFirst, isLast, onMove, onOpen }: Props) {
  const { replyID, replyTitle, replyShortcode, replyBody, replyBodyES, storeIDs, replyIsMine, replyMedia } = reply
  const stores = useStores()
  const spanish = useSpanish()
  const [deleting, setDeleting] = useState(false)
  const { isMoving, row, handle } = useSortableRow(String(replyID))
  const remove = useCallMutation('settings/quick-replies/save', {
    onSuccess: (answer) => {
      setDeleting(false)
      showReplies(answer)
      toast(`${replyTitle} deleted`)
    },
    onError: toastFailure,
  })
  const names = storeIDs?.flatMap((id) => stores.find(({ storeID }) => storeID === id)?.storeName ?? [])
  const entries = [
    ...(isFirst ? [] : [{ key: 'up', label: 'Move up', icon: <ArrowUp />, writes: true, onSelect: () => onMove(-1) }]),
    ...(isLast
      ? []
      : [{ key: 'down', label: 'Move down', icon: <ArrowDown />, writes: true, onSelect: () => onMove(1) }]),
    {
      key: 'delete',
      label: 'Delete…',
      icon: <Trash2 />,
      danger: true,
      writes: true,
      onSelect: () => setDeleting(true),
    },
  ]
  return (
    <li {...row} className={cx(styles.row, styles.sortable, isMoving && styles.moving)}>
      <IconButton
        {...handle}
        writes
        className={styles.handle}
        label={`Move ${replyTitle}`}
        icon={<GripVertical />}
        tipSide="right"
      />
      <div className={styles.what}>
        <p className={styles.name}>
          {replyTitle} <span className={styles.code}>/{replyShortcode}</span>
        </p>
        <p className={styles.body}>{replyBody}</p>
        <p className={styles.facts}>
          {names && <span>{names.length === 0 ? 'Only for closed stores' : names.join(', ')}</span>}
          {spanish && replyBodyES !== '' && <span>English and Spanish</span>}
          {replyMedia.length > 0 && (
            <span className={styles.fact}>
              <Image aria-hidden="true" size={14} /> {countOf(replyMedia.length, 'picture')}
            </span>
          )}
        </p>
      </div>
      <div className={styles.rowActs}>
        <Button aria-label={`Edit ${replyTitle}`} onClick={onOpen}>
          Edit
        </Button>
        <Menu
          label={`More for ${replyTitle}`}
          trigger={<IconButton label={`More for ${replyTitle}`} icon={<Ellipsis />} tipSide="left" />}
          entries={entries}
        />
      </div>
      <ConfirmDialog
        open={deleting}
        onCancel={() => setDeleting(false)}
        onConfirm={() => remove.mutate({ reply: { replyID, deleteReply: true } })}
        title={`Delete ${replyTitle}?`}
        description={replyIsMine ? 'It’s only in your own list.' : 'Nobody can use it anymore.'}
        confirm="Delete reply"
        busy={remove.isPending}
        danger
      />
    </li>
  )
}
