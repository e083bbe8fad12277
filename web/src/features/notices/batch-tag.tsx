import { Ban, Check, CircleAlert, Hourglass, Send } from 'lucide-react'
import { BATCH_STATUS_LABELS, type BatchStatus } from '@xd/core/domain/notice/batch.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { Tag } from '#ui/status/tag.tsx'

const ICONS = {
  ready: Hourglass,
  sending: Send,
  attention: CircleAlert,
  done: Check,
  canceled: Ban,
} as const satisfies Record<BatchStatus, unknown>

export const BatchTag = ({ status }: { status: BatchStatus }) => {
  const [label, Icon] = [BATCH_STATUS_LABELS[status], ICONS[status]]
  return (
    <Tag tone={toneOf(label)} icon={<Icon aria-hidden="true" />}>
      {label}
    </Tag>
  )
}
