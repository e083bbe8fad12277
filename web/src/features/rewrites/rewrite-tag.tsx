import { Ban, Check, CheckCheck, CircleAlert, Clock, Replace } from 'lucide-react'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { REWRITE_LABELS } from '@xd/core/domain/ticket/batch.ts'
import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import { Tag } from '#ui/status/tag.tsx'

const ICONS: Readonly<Record<RewriteState, typeof Check>> = {
  exception: CircleAlert,
  paid: Clock,
  rewritten: Replace,
  posted: Check,
  verified: CheckCheck,
  dismissed: Ban,
}

/** The status of a ticket, or of a batch. */
export function RewriteTag({ state }: { state: RewriteState }) {
  const [label, Icon] = [REWRITE_LABELS[state], ICONS[state]]
  return (
    <Tag tone={toneOf(label)} icon={<Icon aria-hidden="true" />}>
      {label}
    </Tag>
  )
}
