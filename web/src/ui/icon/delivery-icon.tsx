import type { MessageStatus } from '@xd/core/domain/message/status.ts'
import { Check, CheckCheck, CircleAlert, Clock, Inbox, SendHorizontal } from 'lucide-react'
import type { Tone } from '#ui/status/tag.tsx'

const LOOKS = {
  scheduled: { icon: Clock, tone: 'info' },
  queued: { icon: Clock, tone: 'neutral' },
  sending: { icon: SendHorizontal, tone: 'neutral' },
  sent: { icon: Check, tone: 'neutral' },
  delivered: { icon: CheckCheck, tone: 'neutral' },
  undelivered: { icon: CircleAlert, tone: 'danger' },
  failed: { icon: CircleAlert, tone: 'danger' },
  received: { icon: Inbox, tone: 'neutral' },
} as const satisfies Record<MessageStatus, { icon: unknown; tone: Tone }>

/** The icon that stands beside core's `statusLabel`. */
export function DeliveryIcon({ status, size = 14 }: { status: MessageStatus; size?: number }) {
  const Icon = LOOKS[status].icon
  return <Icon size={size} aria-hidden="true" />
}

export const deliveryTone = (status: MessageStatus): Tone => LOOKS[status].tone
