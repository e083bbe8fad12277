import type { WireOutput } from '@xd/core/contract/calls.ts'
import { queryClient } from './query-client.ts'
import { useCallMutation } from './use-call.ts'

type ReconciliationData = WireOutput<'payments/reconciliation/list'>
export type ExceptionData = ReconciliationData['exceptions'][number]
export type ReconciledAccountData = ReconciliationData['accounts'][number]

const refresh = () => queryClient.invalidateQueries({ queryKey: ['payments/reconciliation/list'] })

export const useReconcileNow = () => useCallMutation('payments/reconciliation/run', { onSuccess: refresh })
export const useResolveException = () => useCallMutation('payments/reconciliation/resolve', { onSuccess: refresh })
