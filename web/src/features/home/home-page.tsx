import { Link, useNavigate } from '@tanstack/react-router'
import { shortUsername } from '@xd/core/domain/access/employees.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { isLongWait } from '@xd/core/domain/conversation/long-wait.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { storeDate } from '@xd/core/domain/hours/store-clock.ts'
import { relativeTime, shortDuration } from '@xd/core/domain/time/relative.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { FirstSteps } from '#parts/page/first-steps.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Banner } from '#ui/status/banner.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { HomeCalendar } from './home-calendar.tsx'
import { HomeCard } from './home-card.tsx'
import { HomePaid } from './home-paid.tsx'
import styles from './home-page.module.css'

type Today = WireOutput<'home/today'>
type Person = { custFirstName: string; custLastName: string; custPhone: string }

const nameOf = (person: Person) => shownName(person)

/** Today's work: customers to answer, unpaid requests, those that expire today, and the calendar. */
export function HomePage() {
  const { user, company } = useSignedIn()
  const today = useCall('home/today', {})
  const now = useNow()
  const timezone = company.companyTimezone
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.title}>Hello, {user.userNickname || shortUsername(user.userUsername)}</h2>
        <p className={styles.date}>
          {storeDate(now, timezone)} · {company.companyName}
        </p>
      </header>
      <FirstSteps />
      {user.userPermissions.length === 0 && (
        <EmptyState kind="none" title="Nothing here yet" text="Ask an owner to give you access." />
      )}
      {today.isPending && <SkeletonRows />}
      {today.isError && !today.data && (
        <EmptyState
          kind="failed"
          title="Home couldn’t be loaded"
          text={today.error.message}
          onRetry={() => void today.refetch()}
        />
      )}
      {today.data && today.data.stopRequests.open > 0 && (
        <div className={styles.stops}>
          <StopRequests {...today.data.stopRequests} />
        </div>
      )}
      {holds(user.userPermissions, 'reports') && hasFeature(company.features, 'payments') && <HomePaid now={now} />}
      {today.data && (
        <div className={styles.cards}>
          {holds(user.userPermissions, 'messages') && <Unanswered {...today.data.unanswered} now={now} />}
          {holds(user.userPermissions, 'payments') && hasFeature(company.features, 'payments') && (
            <div className={styles.column}>
              <Requests
                {...today.data.due}
                title="Due today"
                none="Nothing expires today."
                status="expiring today"
                now={now}
                timezone={timezone}
              />
              <Requests
                {...today.data.unpaid}
                title="Unpaid"
                none="No open requests."
                status="open"
                now={now}
                timezone={timezone}
              />
            </div>
          )}
          {holds(user.userPermissions, 'calendar') && hasFeature(company.features, 'calendar') && (
            <HomeCalendar today={localDay(now, timezone)} />
          )}
        </div>
      )}
    </div>
  )
}

function StopRequests({ open, overdue }: Today['stopRequests']) {
  const navigate = useNavigate()
  return (
    <Banner
      tone={overdue > 0 ? 'danger' : 'warning'}
      title={overdue > 0 ? `${countOf(overdue, 'request')} to stop overdue.` : `${countOf(open, 'request')} to stop.`}
      actions={
        <Button size="small" onClick={() => void navigate({ to: paths.stopRequests })}>
          Decide
        </Button>
      }
    >
      {overdue > 0
        ? 'The law allows at most ten business days.'
        : 'Until you decide, these customers get no mailers. The law allows at most ten business days.'}
    </Banner>
  )
}

const Unanswered = ({ count, conversations, now }: Today['unanswered'] & { now: number }) => (
  <HomeCard
    title="Unanswered"
    figure={count}
    detail={
      count === 0
        ? 'No one is waiting for a reply.'
        : `${countOf(count, 'customer', 'customers')} waiting, longest first`
    }
    all={paths.inbox}
  >
    {conversations.map((row) => (
      <li key={row.convo.convoID}>
        <Link to={paths.inbox} search={{ convo: row.convo.convoID } as never} className={styles.row}>
          <span className={styles.name}>{nameOf(row.customer)}</span>
          <span className={`${styles.text} cut`}>{row.messageBody || 'Picture'}</span>
          {row.convo.convoWaitingSince && <Wait since={Date.parse(row.convo.convoWaitingSince)} now={now} />}
        </Link>
      </li>
    ))}
  </HomeCard>
)

const Wait = ({ since, now }: { since: number; now: number }) => (
  <Tag tone={isLongWait(since, now) ? 'danger' : 'warning'}>waiting {shortDuration(now - since)}</Tag>
)

type RequestsProps = Today['unpaid'] & { title: string; none: string; status: string; now: number; timezone: string }

const Requests = ({ title, none, status, count, amount, payments, now, timezone }: RequestsProps) => (
  <HomeCard
    title={title}
    figure={dollars(amount)}
    detail={count === 0 ? none : `${countOf(count, 'request')} ${status}`}
    all={paths.payments}
  >
    {payments.map((payment) => (
      <li key={payment.paymentKey}>
        <Link to={paths.payments} search={{ payment: payment.paymentKey } as never} className={styles.row}>
          <span className={styles.name}>{nameOf(payment.customer)}</span>
          <span className={`${styles.text} cut`}>
            {payment.paymentMemo} · {relativeTime(Date.parse(payment.paymentRequestedDate), now, timezone)}
          </span>
          <b className="num">{dollars(payment.paymentAmount)}</b>
        </Link>
      </li>
    ))}
  </HomeCard>
)
