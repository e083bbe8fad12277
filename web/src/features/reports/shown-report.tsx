import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import type { DayRange } from '@xd/core/domain/report/days.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import styles from './report.module.css'

type ReportCall = 'reports/payment-stats' | 'reports/teller-stats' | 'reports/channel-stats' | 'reports/message-dollars'
type Stats<N extends ReportCall> = WireOutput<N>['stats']

type Props<N extends ReportCall> = {
  name: N
  range: DayRange
  store: number | 'all'
  /** Set if there are filters to clear. */
  onClearFilters: (() => void) | undefined
  /** The text for an empty one. */
  nothing?: string
  /** Whether there is anything to show. */
  hasAny: (stats: Stats<N>) => boolean
  /** `isOld`: the figures belong to the previous days until the new ones arrive. */
  children: (stats: Stats<N>, isOld: boolean) => ReactNode
}

/** A report in its state: loading, failed, empty or shown. */
export function ShownReport<N extends ReportCall>({
  name,
  range,
  store,
  onClearFilters,
  nothing = 'No payments requested',
  hasAny,
  children,
}: Props<N>) {
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const query = useCall<ReportCall>(name, { dateRange: range, store }, { keepPrevious: true })
  if (query.isPending)
    return (
      <div className={styles.waiting}>
        <SkeletonLines rows={8} label="Loading the report" />
      </div>
    )
  if (query.isError)
    return (
      <EmptyState
        kind="failed"
        title="The report couldn’t be loaded"
        text={query.error.message}
        onRetry={() => void query.refetch()}
        // A link may name a store that its reader cannot see.
        {...(onClearFilters && { onClearFilters })}
      />
    )
  const stats = query.data.stats as Stats<N>
  if (!hasAny(stats))
    return onClearFilters ? (
      <EmptyState
        kind="filtered"
        title={nothing}
        text="Nothing was sent on these dates. Try other dates or another store."
        onClearFilters={onClearFilters}
      />
    ) : (
      <EmptyState
        kind="none"
        title={nothing}
        text="Payment requests and messages you send show up here."
        actions={
          holds(user.userPermissions, 'messages') && (
            <Button onClick={() => void navigate({ to: paths.inbox })}>Open the inbox</Button>
          )
        }
      />
    )
  // Until the new figures arrive, the previous days' figures appear under the new days and must not be mistaken for
  // theirs.
  const isOld = query.isPlaceholderData
  return (
    <div aria-busy={isOld} className={isOld ? styles.old : undefined}>
      {children(stats, isOld)}
    </div>
  )
}
