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
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { Tag } from '#ui/status/tag.tsx'

const ICONS = {
  waiting: CircleDashed,
  held: MoonStar,
  sending: Send,
  sent: Check,
  delivered: CheckCheck,
  failed: CircleAlert,
  letter: Mail,
  mailed: MailCheck,
  called: PhoneCall,
  answered: MessageSquareReply,
  paid: BanknoteArrowDown,
  skipped: UserX,
  canceled: Ban,
} as const satisfies Record<NoticeStatus, unknown>

export const NoticeTag = ({ status }: { status: NoticeStatus }) => {
  const [label, Icon] = [NOTICE_STATUS_LABELS[status], ICONS[status]]
  return (
    <Tag tone={toneOf(label)} icon={<Icon aria-hidden="true" />}>
      {label}
    </Tag>
  )
}
