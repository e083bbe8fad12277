import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { canPayEarly } from '@xd/core/domain/plan/can.ts'
import { planMode } from '@xd/core/domain/plan/terms.ts'
import { formatTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import type { FetchedPlan } from '#data/plans.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useSignedIn } from '#data/session.ts'
import { useCallMutation } from '#data/use-call.ts'
import { newKey } from '#state/new-key.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { dollars } from '#ui/text/dollars.ts'

/** Requests all that is left of a layaway at once, which ends it once it is paid. */
export function RequestRest({ plan, turns }: Pick<FetchedPlan, 'plan' | 'turns'>) {
  const { user } = useSignedIn()
  const [asking, setAsking] = useState(false)
  const [clientMessageID] = useState(newKey)
  const start = useCallMutation('customers/conversation/start', { onError: toastFailure })
  const send = useCallMutation('payments/send', { onSettled: () => void refetchAfter('reload_plans') })
  const { custID, storeID, planID, planLeft, planMemo, planTickets, planStatus } = plan
  const isRunning = planStatus === 'active' || planStatus === 'paused'
  if (planLeft === null || planLeft === 0 || !isRunning || !holds(user.userPermissions, 'messages')) return null
  const can = canPayEarly(
    plan,
    turns.some(({ turnState }) => turnState === 'open'),
  )
  const payment = {
    planID,
    paymentAmount: planLeft,
    paymentMemo: planMemo,
    paymentTicketList: formatTicketList(planTickets),
    paymentMode: planMode({ planTickets }),
  }
  const run = async () => {
    setAsking(false)
    const { convo } = await start.mutateAsync({ custID, storeID })
    send.mutate(
      { convoID: convo.convoID, payment, clientMessageID },
      { onSuccess: () => toast(`Requested ${dollars(planLeft)}`), onError: toastFailure },
    )
  }
  return (
    <div>
      <Button
        writes
        busy={start.isPending || send.isPending}
        disabledReason={can.ok ? null : can.reason}
        onClick={() => setAsking(true)}
      >
        Request the rest
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run().catch(() => undefined)}
        title={`Request ${dollars(planLeft)} now?`}
        description="The customer gets a text with a link. Once it is paid, the plan is done."
        confirm={`Request ${dollars(planLeft)}`}
      />
    </div>
  )
}
