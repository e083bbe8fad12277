import { Ban, Check, CheckCheck, CircleAlert, Clock, Replace } from 'lucide-react'
import { REWRITE_LABELS } from '@xd/core/domain/ticket/batch.ts'
import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import { Tag, type Tone } from '#ui/status/tag.tsx'

const LOOKS: Readonly<Record<RewriteState, { tone: Tone; Icon: typeof Check }>> = {
  exception: { tone: 'danger', Icon: CircleAlert },
  paid: { tone: 'warning', Icon: Clock },
  rewritten: { tone: 'info', Icon: Replace },
  posted: { tone: 'info', Icon: Check },
  verified: { tone: 'success', Icon: CheckCheck },
  dismissed: { tone: 'neutral', Icon: Ban },
}

/** The status of a ticket, or of a batch. */
export function RewriteTag({ state }: { state: RewriteState }) {
  const { tone, Icon } = LOOKS[state]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {REWRITE_LABELS[state]}
    </Tag>
  )
}
