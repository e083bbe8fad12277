import type { Wire } from '@xd/core/contract/calls.ts'
import type { StopRequest } from '@xd/core/contract/entity/stop-request.ts'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { refetchAfter } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type StopRequestData = Wire<typeof StopRequest>

/** Decides a request to stop; whoever was faster is shown afterwards. */
export const useDecideStop = () =>
  useCallMutation('customers/stop-requests/decide', {
    onError: toastFailure,
    onSettled: () => void refetchAfter('reload_customer'),
  })
