import { CircleAlert, Clock, Headset, PencilLine } from 'lucide-react'
import { useContext } from 'react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { InboxRow as InboxRowSchema } from '@xd/core/contract/entity/inbox-row.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { PAYMENT_LABELS, statusShown } from '@xd/core/domain/payment/status.ts'
import { relativeTime, shortDuration } from '@xd/core/domain/time/relative.ts'
import type { AuthorOf, EmployeeData, LabelData } from '#data/company.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { cx } from '#ui/class-names.ts'
import { Avatar } from '#ui/status/avatar.tsx'
import { FlagIcon } from '#ui/icon/flag-icon.tsx'
import { StatusTag } from '#ui/status/status-tag.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { StoreEdge } from '#ui/status/store-edge.tsx'
import { Marked } from '#ui/text/marked.tsx'
import { SearchedText } from './searched-text.ts'
import styles from './inbox-row.module.css'

export type InboxRowData = Wire<typeof InboxRowSchema>

interface Props {
  row: InboxRowData
  me: number
  employees: readonly EmployeeData[]
  authorOf: AuthorOf
  labels: readonly LabelData[]
  timezone: string
  now: number
}

const snippet = (row: InboxRowData, me: number, authorOf: AuthorOf): string => {
  if (row.foundMessage) return row.foundMessage.messageBody
  const body = row.messageBody || (row.messageMedia.length > 0 ? 'Picture' : '')
  if (row.messageDirection === 'in') return row.messageMedia.length > 0 && row.messageBody ? `Picture · ${body}` : body
  return `${row.messageSentByID === me ? 'You' : authorOf(row.messageSentByID) || 'Automatic'}: ${body}`
}

/** What matters most about the conversation now: one word, by how much it asks for a person. */
function RowStatus({ row, now }: { row: InboxRowData; now: number }) {
  const { convo, customer, convoPayment } = row
  if (convo.convoUnread > 0)
    return (
      <span className={cx(styles.unread, 'num')}>
        {convo.convoUnread}
        <VisuallyHidden> unread</VisuallyHidden>
      </span>
    )
  if (row.messageStatus === 'failed' || row.messageStatus === 'undelivered')
    return (
      <Tag tone="danger" icon={<CircleAlert aria-hidden="true" />}>
        Not delivered
      </Tag>
    )
  if (customer.custOptedOut) return <Tag>Opted out</Tag>
  if (convo.convoWaitingSince)
    return (
      <Tag tone="warning" icon={<Clock aria-hidden="true" />}>
        waiting {shortDuration(now - Date.parse(convo.convoWaitingSince))}
      </Tag>
    )
  if (convoPayment) {
    const { label, tone } = PAYMENT_LABELS[statusShown(convoPayment)]
    return <StatusTag tone={tone}>{label}</StatusTag>
  }
  return null
}

/** A dot of its colour for each label: their names are a pointer's rest away. */
function RowLabels({ labels }: { labels: readonly LabelData[] }) {
  if (labels.length === 0) return null
  const names = labels.map(({ labelName }) => labelName).join(', ')
  return (
    <span className={styles.labels} title={names}>
      {labels.map(({ labelID, labelColor }) => (
        <i key={labelID} style={{ background: labelColor }} aria-hidden="true" />
      ))}
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  )
}

/** One conversation of the list: two lines, everything a glance needs. */
export function InboxRow({ row, me, employees, authorOf, labels, timezone, now }: Props) {
  const { convo, customer, store } = row
  const searched = useContext(SearchedText)
  const name = customerName(customer) || formatPhone(customer.custPhone)
  const assignee = employees.find((employee) => employee.userID === convo.convoAssignedUserID)
  return (
    <span className={cx(styles.row, convo.convoUnread > 0 && styles.isUnread)}>
      <StoreEdge color={store.storeColor} />
      <Avatar name={`${customer.custFirstName} ${customer.custLastName}`} />
      <span className={styles.name}>
        <span className={styles.nameText}>
          <Marked text={name} typed={searched} />
        </span>
        {convo.convoFlag !== 'none' && <FlagIcon flag={convo.convoFlag} size={13} labelled />}
        <RowLabels labels={labels.filter(({ labelID }) => convo.convoLabels.includes(labelID))} />
        {assignee && (
          <span className={styles.assignee} title={`Assigned to ${assignee.userNickname}`}>
            {assignee.userIsXDACCT ? (
              <Headset size={12} aria-label="XD Support" />
            ) : (
              <Avatar name={assignee.userNickname} size={18} color={assignee.userColor} />
            )}
          </span>
        )}
      </span>
      <time className={cx(styles.time, 'num')} dateTime={row.messageDate}>
        {relativeTime(Date.parse(row.messageDate), now, timezone)}
      </time>
      <span className={styles.snippet}>
        {row.draft && !row.foundMessage ? (
          <>
            <span className={styles.draft}>
              <PencilLine size={12} aria-hidden="true" /> Draft:
            </span>{' '}
            {row.draft.draftBody}
          </>
        ) : (
          <Marked text={snippet(row, me, authorOf)} typed={searched} />
        )}
      </span>
      <span className={styles.status}>
        <RowStatus row={row} now={now} />
      </span>
    </span>
  )
}
