import { refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { toastFailure } from '#ui/overlay/toasts.tsx'

/** Decides a request to stop. If a colleague was faster, shows their decision. */
export const useDecideStop = () =>
  useCallMutation('customers/stop-requests/decide', {
    onError: toastFailure,
    onSettled: () => void refetchAfter('reload_customer'),
  })
