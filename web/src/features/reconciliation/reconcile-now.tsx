import { Scale } from 'lucide-react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { useReconcileNow } from '#data/reconciliation.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/overlay/toasts.tsx'

const resultWords = ({ open, finished, accounts }: WireOutput<'payments/reconciliation/run'>): string => {
  if (!finished) return 'Still comparing. The list shows it when it is done.'
  if (accounts.some(({ problem }) => problem !== null)) return 'Not every account could be compared.'
  if (open === 0) return 'Compared: every cent agrees.'
  return open === 1 ? 'Compared: one difference is open.' : `Compared: ${open} differences are open.`
}

/** Holds the ledger against the gateways' records now, as each night. */
export function ReconcileNow() {
  const reconcile = useReconcileNow()
  const run = () =>
    reconcile.mutate(
      {},
      {
        onSuccess: (result) => toast(resultWords(result)),
        onError: (error) => toast(error.message, { tone: 'danger' }),
      },
    )
  return (
    <Button icon={<Scale size={16} aria-hidden="true" />} busy={reconcile.isPending} onClick={run}>
      Reconcile now
    </Button>
  )
}
