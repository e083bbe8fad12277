import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchIfWaiting } from './approvals.ts'
import { refetchAfter, refetchOnConflict } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type ManagedUserData = WireOutput<'settings/users/list'>['users'][number]

const onSuccess = () => void refetchAfter('reload_employees')
const onDone = (done: { readonly approval?: unknown }) => {
  onSuccess()
  refetchIfWaiting(done)
}

export const useSaveUser = () =>
  useCallMutation('settings/users/save', { onSuccess: onDone, onError: refetchOnConflict('reload_employees') })
export const useDisableUser = () => useCallMutation('settings/users/disable', { onSuccess: onDone })
export const useSignOutUser = () => useCallMutation('settings/users/sign-out')
export const useResetFactor = () => useCallMutation('settings/users/reset-second-factor', { onSuccess })
export const useResendInvite = () => useCallMutation('settings/users/invite/resend', { onSuccess: onDone })
