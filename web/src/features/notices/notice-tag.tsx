import {
  Ban,
  BanknoteArrowDown,
  Check,
  CheckCheck,
  CircleAlert,
  CircleDashed,
  Mail,
  MailCheck,
  MessageSquareReply,
  MoonStar,
  PhoneCall,
  Send,
  UserX,
} from 'lucide-react'
import { NOTICE_STATUS_LABELS, type NoticeStatus } from '@xd/core/domain/notice/status.ts'
import { Tag } from '#ui/status/tag.tsx'

const LOOK = {
  waiting: ['neutral', CircleDashed],
  held: ['warning', MoonStar],
  sending: ['info', Send],
  sent: ['info', Check],
  delivered: ['success', CheckCheck],
  failed: ['danger', CircleAlert],
  letter: ['warning', Mail],
  mailed: ['success', MailCheck],
  called: ['success', PhoneCall],
  answered: ['gold', MessageSquareReply],
  paid: ['gold', BanknoteArrowDown],
  skipped: ['neutral', UserX],
  canceled: ['neutral', Ban],
} as const satisfies Record<NoticeStatus, unknown>

/** A notice's status. */
export const NoticeTag = ({ status }: { status: NoticeStatus }) => {
  const [tone, Icon] = LOOK[status]
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {NOTICE_STATUS_LABELS[status]}
    </Tag>
  )
}
