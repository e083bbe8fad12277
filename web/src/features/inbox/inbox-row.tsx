import { Check, CircleAlert, Clock, Globe, Headset, PencilLine, Phone } from 'lucide-react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { OPEN_LEADS } from '@xd/core/domain/bubble/lead.ts'
import { hasNoName, shownName } from '@xd/core/domain/customer/name.ts'
import { shownStatus } from '@xd/core/domain/payment/status.ts'
import { isUnreached } from '@xd/core/domain/payment/unreached.ts'
import { relativeTime, shortDuration } from '@xd/core/domain/time/relative.ts'
import type { AuthorOf, EmployeeData, LabelData } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useNewlyPaid } from '#data/paid-news.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { cx } from '#ui/class-names.ts'
import { FlagIcon } from '#parts/message/flag-icon.tsx'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { tipOf } from '#ui/tip/tips.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { LabelDot, LabelMark } from '#parts/label/label-chip.tsx'
import { LeadTag } from '#parts/lead/lead-tag.tsx'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { StoreDot, StoreEdge } from '#parts/store/store-edge.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { draftWords, type InboxRowData, isLate, rowWords } from './row-words.ts'
import { Searched } from './searched-text.tsx'
import styles from './inbox-row.module.css'

interface Props {
  row: InboxRowData
  me: number
  employees: readonly EmployeeData[]
  authorOf: AuthorOf
  labels: readonly LabelData[]
  /** Shown only if there are several stores. */
  severalStores: boolean
  timezone: string
  now: number
}

const MOST_NAMES = 2
const MOST_DOTS = 4

/** The conversation's most important current fact: one word, with the urgency of its need for attention. */
function RowStatus({ row }: { row: InboxRowData }) {
  const { convo, customer, convoPayment } = row
  const status = convoPayment ? shownStatus(convoPayment) : undefined
  const asksLeads = hasFeature(useSignedIn().company.features, 'quotebubble')
  const lead = asksLeads ? convo.convoLeadStatus : null
  const isNew = useNewlyPaid(convoPayment?.paymentKey, status === 'approved')
  const alarm = isUnreached(row) ? 'Not delivered' : convo.convoPromiseBroken && 'Promise broken'
  if (alarm)
    return (
      <Tag tone="danger" icon={<CircleAlert aria-hidden="true" />}>
        {alarm}
      </Tag>
    )
  if (lead === 'new') return <LeadTag status={lead} />
  if (convo.convoPhoneUnproved) return <Tag icon={<Globe aria-hidden="true" />}>Phone not confirmed</Tag>
  if (lead !== null && OPEN_LEADS.includes(lead)) return <LeadTag status={lead} />
  if (customer.custOptedOut) return <Tag>Opted out</Tag>
  if (status !== undefined && convo.convoUnread === 0) return <PaymentTag status={status} isNew={isNew} />
  return null
}

/** The time, or how long the customer has been waiting: one number. */
function When({ row, timezone, now }: Pick<Props, 'row' | 'timezone' | 'now'>) {
  const since = row.convo.convoWaitingSince
  if (since === null)
    return <time dateTime={row.messageDate}>{relativeTime(Date.parse(row.messageDate), now, timezone)}</time>
  return (
    <time className={cx(styles.waiting, isLate(since, now) && styles.late)} dateTime={since}>
      <Clock size={12} aria-hidden="true" />
      <VisuallyHidden>waiting </VisuallyHidden>
      {shortDuration(now - Date.parse(since))}
    </time>
  )
}

const namesOf = (labels: readonly LabelData[]) => labels.map(({ labelName }) => labelName).join(', ')

const Dots = ({ labels }: { labels: readonly LabelData[] }) => (
  <span className={styles.dots} aria-hidden="true" {...tipOf(namesOf(labels), 'bottom')}>
    {labels.slice(0, MOST_DOTS).map(({ labelID, labelColor }) => (
      <LabelDot key={labelID} color={labelColor} />
    ))}
  </span>
)

/** Names if there is room, otherwise dots: the stylesheet shows one or the other. */
function RowLabels({ labels }: { labels: readonly LabelData[] }) {
  const more = labels.slice(MOST_NAMES)
  return (
    <span className={styles.labels}>
      <Dots labels={labels} />
      <span className={styles.names}>
        {labels.slice(0, MOST_NAMES).map(({ labelID, labelName, labelColor, labelIcon }) => (
          <LabelMark key={labelID} name={labelName} color={labelColor} icon={<LabelIcon name={labelIcon} />} />
        ))}
        {more.length > 0 && (
          <>
            <Dots labels={more} />
            <VisuallyHidden>{namesOf(more)}</VisuallyHidden>
          </>
        )}
      </span>
    </span>
  )
}

/** One conversation in the list: two lines with everything needed at a glance. */
export function InboxRow({ row, me, employees, authorOf, labels, severalStores, timezone, now }: Props) {
  const { convo, customer, store } = row
  const assignee = employees.find((employee) => employee.userID === convo.convoAssignedUserID)
  const own = labels.filter(({ labelID }) => convo.convoLabels.includes(labelID))
  return (
    <span className={cx(styles.row, convo.convoUnread > 0 && styles.isUnread)}>
      <StoreEdge color={store.storeColor} />
      <span className={styles.face} data-tick>
        <Avatar
          name={`${customer.custFirstName} ${customer.custLastName}`}
          {...(hasNoName(customer, customer.custPhone) && { icon: <Phone /> })}
        />
        <span className={styles.tick} aria-hidden="true">
          <Check size={18} strokeWidth={2.4} />
        </span>
      </span>
      <span className={styles.first}>
        <span className={styles.name}>
          <span className={styles.nameText}>
            <Searched text={shownName(customer)} />
          </span>
          {convo.convoFlag !== 'none' && <FlagIcon flag={convo.convoFlag} size={13} labeled isSet />}
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
        {own.length > 0 && <RowLabels labels={own} />}
        <span className={cx(styles.when, 'num')}>
          {severalStores && (
            <span className={styles.store}>
              <StoreDot color={store.storeColor} /> {store.storeAbbr}
            </span>
          )}
          <When {...{ row, timezone, now }} />
        </span>
      </span>
      <span className={styles.second}>
        <span className={styles.snippet} dir="auto">
          {row.draft && !row.foundMessage ? (
            <>
              <span className={styles.draft}>
                <PencilLine size={12} aria-hidden="true" /> Draft:
              </span>{' '}
              {draftWords(row.draft)}
            </>
          ) : (
            <Searched text={rowWords(row, me, authorOf)} />
          )}
        </span>
        <span className={styles.status}>
          <RowStatus row={row} />
          {convo.convoUnread > 0 && <VisuallyHidden>{convo.convoUnread} unread</VisuallyHidden>}
        </span>
      </span>
    </span>
  )
}
