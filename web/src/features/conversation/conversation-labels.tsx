import { Tag } from 'lucide-react'
import { useRef } from 'react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useLabels } from '#data/company.ts'
import { openDialog } from '#data/dialogs.ts'
import { useCreateLabel } from '#data/labels.ts'
import { useSession } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { LabelPicker } from '#ui/picker/label-picker.tsx'
import styles from './conversation-header.module.css'

interface Props {
  convo: Wire<typeof Conversation>
  onChange: (labels: readonly number[]) => void
}

/** A conversation's labels in its header: their colours, or how to give it some. */
export function ConversationLabels({ convo, onChange }: Props) {
  const labels = useLabels('conversation')
  const create = useCreateLabel('conversation')
  const button = useRef<HTMLButtonElement>(null)
  const may = holds(useSession()?.user.userPermissions ?? [], 'labels')
  useShortcuts([
    { keys: 'l', group: 'Conversation', does: 'Label', disabled: !may, run: () => button.current?.click() },
  ])
  const chosen = labels.filter(({ labelID }) => convo.convoLabels.includes(labelID))
  if (!may && chosen.length === 0) return null
  const add = (name: string) =>
    void create(name).then(
      (labelID) => labelID !== undefined && onChange([...convo.convoLabels, labelID]),
      (error: Error) => toast(error.message, { tone: 'danger' }),
    )
  const marks = (
    <span className={styles.labels}>
      {chosen.slice(0, 3).map(({ labelID, labelColor }) => (
        <i key={labelID} className={styles.label} style={{ background: labelColor }} aria-hidden="true" />
      ))}
    </span>
  )
  const words = chosen.length === 0 ? 'Label' : chosen.length === 1 ? chosen[0]!.labelName : `${chosen.length} labels`
  return (
    <LabelPicker
      trigger={
        <Button
          ref={button}
          size="small"
          variant="ghost"
          icon={chosen.length === 0 ? <Tag aria-hidden="true" /> : marks}
          disabledReason={may ? null : 'You do not have permission to do this.'}
          aria-label={chosen.length === 0 ? 'Label' : `Labels: ${chosen.map(({ labelName }) => labelName).join(', ')}`}
        >
          <span className={styles.word}>{words}</span>
        </Button>
      }
      labels={labels}
      selected={convo.convoLabels}
      onChange={onChange}
      onCreate={add}
      onManage={() => openDialog({ kind: 'labels', module: 'conversation' })}
    />
  )
}
