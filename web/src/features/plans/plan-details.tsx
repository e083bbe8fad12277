import { useState } from 'react'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { type PlanData, useFetchedPlan } from '#data/plans.ts'
import { LinkIfAllowed } from '#parts/page/link-if-allowed.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { paths } from '#paths.ts'
import { PlanActs } from './plan-acts.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanTag } from './plan-tag.tsx'
import { PlanTurns } from './plan-turns.tsx'
import { RequestRest } from './request-rest.tsx'
import { planName, progressOf } from './plan-words.ts'
import styles from './plans.module.css'

interface Props {
  readonly planID: number
  readonly onClose: () => void
}

/** One plan over a list: its progress, its payments so far and the upcoming ones, and its acts. */
export function PlanDetails({ planID, onClose }: Props) {
  const [editing, setEditing] = useState(false)
  const query = useFetchedPlan(planID)
  const plan = query.data?.plan
  if (editing && plan)
    return <PlanEditor plan={plan} custID={plan.custID} storeID={plan.storeID} onClose={() => setEditing(false)} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan ? planName(plan) : `Plan ${planID}`}
      {...(plan && {
        description: <Heading plan={plan} />,
        footer: <PlanActs plan={plan} onEdit={() => setEditing(true)} onClose={onClose} />,
      })}
    >
      {query.data && (
        <div className={styles.body}>
          <PlanFacts plan={query.data.plan} />
          <RequestRest {...query.data} />
          <PlanTurns {...query.data} />
        </div>
      )}
      {!plan && query.isError && <LoadFailed what="plan" isOne error={query.error} retry={query.refetch} />}
      {!plan && !query.isError && <SkeletonRows rows={6} label="Loading the plan" />}
    </Dialog>
  )
}

const Heading = ({ plan }: { plan: PlanData }) => (
  <span className={styles.heading}>
    {progressOf(plan) !== '' && <b className={`${styles.progress} num`}>{progressOf(plan)}</b>}
    <PlanTag status={plan.planStatus} />
    <LinkIfAllowed className={styles.who} to={paths.customer({ ...plan.customer, custID: plan.custID })}>
      {shownName(plan.customer)}
    </LinkIfAllowed>
  </span>
)
