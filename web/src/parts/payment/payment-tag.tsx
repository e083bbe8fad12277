import { PAYMENT_LABELS, type ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import { Ban, Check, CircleX, Clock, TimerOff } from 'lucide-react'
import { Tag } from '#ui/status/tag.tsx'

const ICONS = { sent: Clock, approved: Check, canceled: Ban, declined: CircleX, expired: TimerOff } as const

/** A payment request's state in the spec's words and tones (Spec 1 §4). */
export function PaymentTag({
  status,
  note = '',
  isNew = false,
}: {
  status: ShownPaymentStatus
  /** A later change: "refunded $12.00". */ note?: string
  /** It has just changed to this state. */
  isNew?: boolean
}) {
  const { label, tone } = PAYMENT_LABELS[status]
  const Icon = ICONS[status]
  return (
    <Tag tone={tone} isNew={isNew} icon={<Icon aria-hidden="true" />}>
      {label}
      {note && `, ${note}`}
    </Tag>
  )
}
