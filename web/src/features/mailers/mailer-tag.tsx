import { Ban, CalendarClock, Check, Hourglass, PauseCircle, PencilLine, Send } from 'lucide-react'
import { JOB_STATUS_LABELS, type JobStatus } from '@xd/core/domain/mailer/job-status.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { Tag } from '#ui/status/tag.tsx'

const ICONS = {
  draft: PencilLine,
  scheduled: CalendarClock,
  preparing: Hourglass,
  sending: Send,
  paused: PauseCircle,
  finished: Check,
  canceled: Ban,
} as const

export const MailerTag = ({ status }: { status: JobStatus }) => {
  const [label, Icon] = [JOB_STATUS_LABELS[status], ICONS[status]]
  return (
    <Tag tone={toneOf(label)} icon={<Icon aria-hidden="true" />}>
      {label}
    </Tag>
  )
}
