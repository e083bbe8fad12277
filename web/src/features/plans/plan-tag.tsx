import { Ban, Check, CirclePause, CircleStop, Repeat } from 'lucide-react'
import { PLAN_STATUS_LABELS, type PlanStatus } from '@xd/core/domain/plan/plan.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { Tag } from '#ui/status/tag.tsx'

const ICONS = { active: Repeat, paused: CirclePause, done: Check, stopped: CircleStop, canceled: Ban } as const

export const PlanTag = ({ status }: { status: PlanStatus }) => {
  const [label, Icon] = [PLAN_STATUS_LABELS[status], ICONS[status]]
  return (
    <Tag tone={toneOf(label)} icon={<Icon aria-hidden="true" />}>
      {label}
    </Tag>
  )
}
