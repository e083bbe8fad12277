import { Ban } from 'lucide-react'
import { useState } from 'react'
import { shownName } from '@xd/core/domain/customer/name.ts'
import type { CustomerData } from '#data/company.ts'
import { useBlockCustomer } from '#data/customers.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'

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
        onSuccess: () => toast(blocked ? `${who} is blocked.` : `${who} is no longer blocked.`),
        onError: (error) => toast(error.message, { tone: 'danger' }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <div>
      <Button
        size="small"
        variant={custBlocked ? 'secondary' : 'dangerGhost'}
        icon={<Ban aria-hidden="true" />}
        busy={block.isPending && !asking}
        onClick={() => (custBlocked ? set(false) : setAsking(true))}
      >
        {custBlocked ? 'Unblock Customer' : 'Block Customer'}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => set(true)}
        title={`Block ${who}?`}
        description="In every store: their texts are kept but do not reopen the conversation, and nothing can be sent to them. You can unblock them later."
        confirm="Block Customer"
        danger
        busy={block.isPending}
      />
    </div>
  )
}
