import { Ban, Check, CircleAlert, Hourglass, Send } from 'lucide-react'
import { BATCH_STATUS_LABELS, type BatchStatus } from '@xd/core/domain/notice/batch.ts'
import { Tag } from '#ui/status/tag.tsx'

const LOOK = {
  ready: ['gold', Hourglass],
  sending: ['info', Send],
  attention: ['warning', CircleAlert],
  done: ['success', Check],
  canceled: ['neutral', Ban],
} as const satisfies Record<BatchStatus, unknown>

/** A batch's status. */
export const BatchTag = ({ status }: { status: BatchStatus }) => {
  const [tone, Icon] = LOOK[status]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {BATCH_STATUS_LABELS[status]}
    </Tag>
  )
}
