import type { MessageStatus } from '@xd/core/domain/message/status.ts'
import { Check, CheckCheck, CircleAlert, Clock, Inbox, SendHorizontal } from 'lucide-react'

const ICONS = {
  scheduled: Clock,
  queued: Clock,
  sending: SendHorizontal,
  sent: Check,
  delivered: CheckCheck,
  undelivered: CircleAlert,
  failed: CircleAlert,
  received: Inbox,
} as const satisfies Record<MessageStatus, unknown>

/** The icon next to core's `statusLabel`. */
export function DeliveryIcon({ status, size = 14 }: { status: MessageStatus; size?: number }) {
  const Icon = ICONS[status]
  return <Icon size={size} aria-hidden="true" />
}
