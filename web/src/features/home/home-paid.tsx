import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { paths } from '#paths.ts'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { changeWords, KeyFigure } from '#ui/chart/key-figure.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { dollars } from '#ui/text/dollars.ts'
import styles from './home-paid.module.css'

type Store = WireOutput<'home/paid'>['stores'][number]
type Compared = Store['today']

const MOST_STORES = 6
/** The comparison figures move on by themselves. */
const EVERY_MS = 300_000

/** "$412.00 up 12%" */
const comparedWords = ({ now, then }: Compared) => (
  <>
    {dollars(now.amount)} <small className={styles.change}>{changeWords(now.amount, then.amount)}</small>
  </>
)

const COLUMNS: readonly Column<Store, 'store' | 'today' | 'week'>[] = [
  {
    key: 'store',
    title: 'Store',
    phone: 'lead',
    cut: true,
    cell: ({ storeName, storeColor }) => (
      <span className={styles.store}>
        <StoreDot color={storeColor} /> {storeName}
      </span>
    ),
  },
  {
    key: 'today',
    title: 'Today',
    numeric: true,
    phone: 'end',
    cell: ({ today }, { inLines }) => (inLines ? dollars(today.now.amount) : comparedWords(today)),
  },
  {
    key: 'week',
    title: 'This week',
    numeric: true,
    phone: 'under',
    cell: ({ week }, { inLines }) => (inLines ? `${dollars(week.now.amount)} this week` : comparedWords(week)),
  },
]

/** Customers' payments today and this week, compared with the same time a week before, in total and by store. */
export function HomePaid({ now }: { now: number }) {
  const { company } = useSignedIn()
  const { data, error, isPending, refetch } = useCall('home/paid', {})
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [refetch])
  if (isPending) return <SkeletonLines rows={3} label="Loading payments" />
  if (!data)
    return (
      <EmptyState
        kind="failed"
        title="Payments couldn’t be loaded"
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  const { totals, stores } = data
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: company.companyTimezone }).format(now)
  const figure = (label: string, { now: paid, then }: Compared, span: string) => (
    <KeyFigure
      label={label}
      value={dollars(paid.amount)}
      note={countOf(paid.count, 'payment')}
      before={{ now: paid.amount, then: then.amount, shown: dollars(then.amount), span }}
    />
  )
  const shown = [...stores].sort((a, b) => b.today.now.amount - a.today.now.amount).slice(0, MOST_STORES)
  return (
    <section className={styles.paid} aria-labelledby="home-paid">
      <div className={styles.head}>
        <h3 id="home-paid">Paid</h3>
        <Link to={paths.reports}>Reports</Link>
      </div>
      <dl className={styles.figures}>
        {figure('Today', totals.today, `by ${storeTime(now, company.companyTimezone)} last ${weekday}`)}
        {figure('This week', totals.week, 'by this time last week')}
      </dl>
      {stores.length > 1 && (
        <div className={styles.stores}>
          <Table label="Paid by store" columns={COLUMNS} rows={shown} rowKey={({ storeID }) => storeID} />
          {stores.length > shown.length && (
            <p className={styles.more}>and {countOf(stores.length - shown.length, 'other store')} in Reports</p>
          )}
        </div>
      )}
    </section>
  )
}
