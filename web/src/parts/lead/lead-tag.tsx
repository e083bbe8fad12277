import { Check, CircleX, Inbox, MessageSquare, Store } from 'lucide-react'
import { LEAD_STATUS_LABELS, type LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { Tag } from '#ui/status/tag.tsx'

const ICONS = {
  new: Inbox,
  answered: MessageSquare,
  'in-store': Store,
  won: Check,
  lost: CircleX,
} as const

/** A quote request's state: "Quote: new". */
export function LeadTag({ status }: { status: LeadStatus }) {
  const [label, Icon] = [LEAD_STATUS_LABELS[status], ICONS[status]]
  return (
    <Tag tone={toneOf(label)} icon={<Icon aria-hidden="true" />}>
      Quote: {label.toLowerCase()}
    </Tag>
  )
}
