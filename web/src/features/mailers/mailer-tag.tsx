import { Ban, CalendarClock, Check, Hourglass, PauseCircle, PencilLine, Send } from 'lucide-react'
import { JOB_STATUS_LABELS, type JobStatus } from '@xd/core/domain/mailer/job-status.ts'
import { Tag } from '#ui/status/tag.tsx'

const LOOK = {
  draft: ['neutral', PencilLine],
  scheduled: ['info', CalendarClock],
  preparing: ['info', Hourglass],
  sending: ['info', Send],
  paused: ['warning', PauseCircle],
  finished: ['success', Check],
  canceled: ['neutral', Ban],
} as const

/** A mailer's state. */
export const MailerTag = ({ status }: { status: JobStatus }) => {
  const [tone, Icon] = LOOK[status]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {JOB_STATUS_LABELS[status]}
    </Tag>
  )
}
