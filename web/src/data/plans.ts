import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchAfter, refetchOnConflict } from './refetch.ts'
import { useCall, useCallMutation } from './use-call.ts'

export type FetchedPlan = WireOutput<'payments/schedules/fetch'>
export type PlanData = FetchedPlan['plan']

export const useSavePlan = () =>
  useCallMutation('payments/schedules/save', {
    onSuccess: () => void refetchAfter('reload_plans'),
    onError: refetchOnConflict('reload_plans'),
  })

export type PlanAct = 'pause' | 'resume' | 'cancel'

/** Lists and details then show the server's answer. */
export const usePlanAct = (act: PlanAct) =>
  useCallMutation(`payments/schedules/${act}`, { onSettled: () => void refetchAfter('reload_plans') })

export const useFetchedPlan = (planID: number) =>
  useCall('payments/schedules/fetch', { planID }, { keepPrevious: true })
