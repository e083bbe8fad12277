import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchAfter } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

type ReconciliationData = WireOutput<'payments/reconciliation/list'>
export type ExceptionData = ReconciliationData['exceptions'][number]
export type ReconciledAccountData = ReconciliationData['accounts'][number]

const refresh = () => refetchAfter('reload_reconciliation')

export const useReconcileNow = () => useCallMutation('payments/reconciliation/run', { onSuccess: refresh })
export const useResolveException = () => useCallMutation('payments/reconciliation/resolve', { onSuccess: refresh })
