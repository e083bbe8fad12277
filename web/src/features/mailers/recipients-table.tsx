import { LinkIfAllowed } from '#parts/page/link-if-allowed.tsx'
import {
  Ban,
  Check,
  CheckCheck,
  CircleAlert,
  CircleDashed,
  MessageSquareReply,
  MoonStar,
  Send,
  UserX,
} from 'lucide-react'
import { RECIPIENT_STATE_LABELS, type RecipientState } from '@xd/core/domain/mailer/recipient-state.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import type { RecipientData } from '#data/mailers.ts'
import { useSignedIn } from '#data/session.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { paths } from '#paths.ts'
import { moment } from '#ui/text/moment.ts'
import styles from './mailers.module.css'

const ICONS = {
  waiting: CircleDashed,
  held: MoonStar,
  sending: Send,
  sent: Check,
  delivered: CheckCheck,
  failed: CircleAlert,
  replied: MessageSquareReply,
  opted_out: Ban,
  excluded: UserX,
  canceled: Ban,
} as const satisfies Record<RecipientState, unknown>

const StateTag = ({ state }: { state: RecipientState }) => {
  const [label, Icon] = [RECIPIENT_STATE_LABELS[state], ICONS[state]]
  return (
    <Tag tone={toneOf(label)} icon={<Icon aria-hidden="true" />}>
      {label}
    </Tag>
  )
}

type Key = 'name' | 'to' | 'state' | 'why' | 'convo'

/** People on a mailer’s list; the conversation with each is a link. */
export function RecipientsTable({ recipients }: { recipients: readonly RecipientData[] }) {
  const now = useNow()
  const { company } = useSignedIn()
  const columns: Column<RecipientData, Key>[] = [
    {
      key: 'name',
      phone: 'lead',
      title: 'Name',
      cell: ({ custID, name, phone }) => (
        <LinkIfAllowed className={styles.person} to={paths.customer({ custID, custLastName: '', custFirstName: '' })}>
          {name || formatPhone(phone) || 'No name'}
        </LinkIfAllowed>
      ),
    },
    { key: 'to', spare: 1, title: 'To', cell: ({ phone }) => <span className="num">{formatPhone(phone)}</span> },
    { key: 'state', phone: 'tail', title: 'Status', cell: ({ state }) => <StateTag state={state} /> },
    {
      key: 'why',
      phone: 'wrap',
      title: 'Details',
      cell: ({ reason, heldUntil, stateDate }) => (
        <span className={styles.why}>
          {reason ??
            (heldUntil
              ? `Until ${moment(Date.parse(heldUntil), now, company.companyTimezone)}`
              : moment(Date.parse(stateDate), now, company.companyTimezone))}
        </span>
      ),
    },
    {
      key: 'convo',
      phone: 'end',
      title: 'Conversation',
      cell: ({ convoID, name }) =>
        convoID !== null && (
          <LinkIfAllowed
            className={styles.open}
            to={paths.inboxConversation(convoID)}
            aria-label={`Open the conversation with ${name || 'this customer'}`}
            otherwise={null}
          >
            Open
          </LinkIfAllowed>
        ),
    },
  ]
  return (
    <Table<RecipientData, Key>
      label="Recipients"
      columns={columns}
      rows={recipients}
      rowKey={({ recipientID }) => recipientID}
    />
  )
}
