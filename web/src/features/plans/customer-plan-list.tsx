import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { usePages } from '#parts/page/use-pages.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { ListEnd } from '#ui/list/list-end.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { PlanDetails } from './plan-details.tsx'
import { PlanEditor } from './plan-editor.tsx'
import styles from './plans.module.css'
import { PlansTable } from './plans-table.tsx'
import { PLANS_PER_PAGE } from './use-plan-filters.ts'

interface Props {
  readonly custID: number
  readonly storeID: number
  readonly storeName: string
}

/** One customer's plans with one store, and the button that makes another. */
export function CustomerPlanList({ custID, storeID, storeName }: Props) {
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<number>()
  const [making, setMaking] = useState(false)
  const query = usePages(
    'payments/schedules/list',
    { search: { custID, store: storeID, page, perPage: PLANS_PER_PAGE } },
    'plans',
    ({ planID }) => planID,
  )
  if (!query.data) {
    return query.error ? (
      <LoadFailed what="plans" error={query.error} retry={query.refetch} />
    ) : (
      <SkeletonLines rows={5} label="Loading plans" />
    )
  }
  const { plans, count } = query.data
  const add = (
    <Button writes icon={<CalendarPlus aria-hidden="true" />} onClick={() => setMaking(true)}>
      New plan
    </Button>
  )
  return (
    <div>
      {count === 0 ? (
        <EmptyState
          kind="none"
          title={`No plans with ${storeName} yet`}
          text="A plan requests payments automatically: one later, repeating, or until a layaway is paid off."
          actions={add}
        />
      ) : (
        <>
          <div className={styles.acts}>{add}</div>
          <PlansTable plans={plans} hide={['customer', 'store']} openID={shown} onOpen={setShown} />
        </>
      )}
      <ListEnd onlyIfMore query={query} page={page} perPage={PLANS_PER_PAGE} onPage={setPage} noun="plans" />
      {shown !== undefined && <PlanDetails key={shown} planID={shown} onClose={() => setShown(undefined)} />}
      {making && <PlanEditor plan={null} custID={custID} storeID={storeID} onClose={() => setMaking(false)} />}
    </div>
  )
}
