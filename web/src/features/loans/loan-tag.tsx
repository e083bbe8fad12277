import { Ban, Check, CircleX, Clock, TimerOff } from 'lucide-react'
import { LOAN_STATUS_LABELS, type LoanStatus } from '@xd/core/domain/loan/status.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { Tag } from '#ui/status/tag.tsx'

const ICONS = {
  open: Clock,
  accepted: Check,
  declined: CircleX,
  expired: TimerOff,
  void: Ban,
} as const

export const LoanTag = ({ status }: { status: LoanStatus }) => {
  const [label, Icon] = [LOAN_STATUS_LABELS[status], ICONS[status]]
  return (
    <Tag tone={toneOf(label)} icon={<Icon aria-hidden="true" />}>
      {label}
    </Tag>
  )
}
