import { Check, CircleX, Inbox, MessageSquare, Store } from 'lucide-react'
import { LEAD_STATUS_LABELS, type LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import { Tag } from '#ui/status/tag.tsx'

const LOOK = {
  new: ['warning', Inbox],
  answered: ['info', MessageSquare],
  'in-store': ['info', Store],
  won: ['success', Check],
  lost: ['neutral', CircleX],
} as const

/** A quote request's state: "Quote: new". */
export function LeadTag({ status }: { status: LeadStatus }) {
  const [tone, Icon] = LOOK[status]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      Quote: {LEAD_STATUS_LABELS[status].toLowerCase()}
    </Tag>
  )
}
