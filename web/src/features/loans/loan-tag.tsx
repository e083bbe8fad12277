import { Ban, Check, CircleX, Clock, TimerOff } from 'lucide-react'
import { LOAN_STATUS_LABELS, type LoanStatus } from '@xd/core/domain/loan/status.ts'
import { Tag } from '#ui/status/tag.tsx'

const LOOK = {
  open: ['info', Clock],
  accepted: ['success', Check],
  declined: ['danger', CircleX],
  expired: ['warning', TimerOff],
  void: ['neutral', Ban],
} as const

/** A quote's state. */
export const LoanTag = ({ status }: { status: LoanStatus }) => {
  const [tone, Icon] = LOOK[status]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {LOAN_STATUS_LABELS[status]}
    </Tag>
  )
}
