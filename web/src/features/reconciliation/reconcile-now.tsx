import { Scale } from 'lucide-react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useReconcileNow } from '#data/reconciliation.ts'
import { MainAct } from '#ui/action/main-act.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { explainedWords } from './explained-words.ts'

const resultWords = ({ open, explained, finished, accounts }: WireOutput<'payments/reconciliation/run'>): string => {
  if (!finished) return 'Still comparing. The list updates when it’s done.'
  if (accounts.some(({ problem }) => problem !== null)) return 'Some accounts couldn’t be compared'
  if (open > 0) return `Compared: ${countOf(open, 'open difference')}`
  return explained > 0 ? `Compared: ${explainedWords(explained)}` : 'Compared: everything matches'
}

/** Compares the ledger with the card processors' records now, as the nightly run does. */
export function ReconcileNow() {
  const reconcile = useReconcileNow()
  const run = () =>
    reconcile.mutate(
      {},
      {
        onSuccess: (result) => toast(resultWords(result)),
        onError: toastFailure,
      },
    )
  return (
    <MainAct
      writes
      label="Reconcile now"
      icon={<Scale aria-hidden="true" />}
      busy={reconcile.isPending}
      onClick={run}
    />
  )
}
