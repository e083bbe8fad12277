import { Ban, Pause, Pencil, Play } from 'lucide-react'
import { useState } from 'react'
import { type PlanAct as RuledAct, planOffers } from '@xd/core/domain/plan/can.ts'
import { type PlanAct, type PlanData, usePlanAct } from '#data/plans.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { FooterStart } from '#ui/overlay/dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { planName } from './plan-words.ts'

const DONE: Readonly<Record<PlanAct, string>> = {
  pause: 'Plan paused',
  resume: 'Plan resumed',
  cancel: 'Plan canceled',
}

interface Props {
  readonly plan: PlanData
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** The acts that a plan allows now. */
export function PlanActs({ plan, onEdit, onClose }: Props) {
  const [asking, setAsking] = useState(false)
  const acts = { pause: usePlanAct('pause'), resume: usePlanAct('resume'), cancel: usePlanAct('cancel') }
  const refusal = (act: RuledAct): string | null => {
    const can = planOffers(act, plan)
    return can.ok ? null : can.reason
  }
  const run = (act: PlanAct) =>
    acts[act].mutate({ planID: plan.planID }, { onSuccess: () => toast(DONE[act]), onError: toastFailure })
  const turned = plan.planStatus === 'paused' ? 'resume' : 'pause'
  return (
    <>
      <FooterStart>
        <Button
          writes
          variant="ghost"
          icon={<Ban aria-hidden="true" />}
          disabledReason={refusal('cancel')}
          onClick={() => setAsking(true)}
        >
          Cancel plan
        </Button>
      </FooterStart>
      <Button onClick={onClose}>Close</Button>
      <Button
        writes
        icon={turned === 'pause' ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        busy={acts[turned].isPending}
        disabledReason={refusal(turned)}
        onClick={() => run(turned)}
      >
        {turned === 'pause' ? 'Pause' : 'Resume'}
      </Button>
      <Button
        writes
        variant="primary"
        icon={<Pencil aria-hidden="true" />}
        disabledReason={refusal('change')}
        onClick={onEdit}
      >
        Edit
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          run('cancel')
        }}
        title={`Cancel the ${planName(plan).replace('Plan', 'plan')}?`}
        description="It requests no more payments and can’t be resumed. A request that is open can still be paid."
        confirm="Cancel plan"
        cancel="Keep plan"
        danger
      />
    </>
  )
}
