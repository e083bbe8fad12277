import { Ban } from 'lucide-react'
import { useState } from 'react'
import { shownName } from '@xd/core/domain/customer/name.ts'
import type { CustomerData } from '#data/company.ts'
import { useBlockCustomer } from '#data/customers.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

/** Blocks after asking, unblocks at once. */
export function BlockCustomer({ customer }: { customer: CustomerData }) {
  const [asking, setAsking] = useState(false)
  const block = useBlockCustomer()
  const { custID, custBlocked } = customer
  const who = shownName(customer)
  const set = (blocked: boolean) =>
    block.mutate(
      { customerID: custID, blocked },
      {
        onSuccess: () => toast(blocked ? `${who} was blocked.` : `${who} was unblocked.`),
        onError: toastFailure,
        onSettled: () => setAsking(false),
      },
    )
  return (
    <div>
      <Button
        writes
        size="small"
        variant={custBlocked ? 'secondary' : 'dangerGhost'}
        icon={<Ban aria-hidden="true" />}
        busy={block.isPending && !asking}
        onClick={() => (custBlocked ? set(false) : setAsking(true))}
      >
        {custBlocked ? 'Unblock customer' : 'Block customer'}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => set(true)}
        title={`Block ${who}?`}
        description="This applies to every store. Their texts are saved but don’t reopen the conversation, and nobody can text them. You can unblock them later."
        confirm="Block customer"
        danger
        busy={block.isPending}
      />
    </div>
  )
}
