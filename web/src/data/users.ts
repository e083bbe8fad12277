import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchAfter, refetchOnConflict } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type ManagedUserData = WireOutput<'settings/users/list'>['users'][number]

const onSuccess = () => void refetchAfter('reload_employees')

export const useSaveUser = () =>
  useCallMutation('settings/users/save', { onSuccess, onError: refetchOnConflict('reload_employees') })
export const useDisableUser = () => useCallMutation('settings/users/disable', { onSuccess })
export const useSignOutUser = () => useCallMutation('settings/users/sign-out')
export const useResetFactor = () => useCallMutation('settings/users/reset-second-factor', { onSuccess })
export const useResendInvite = () => useCallMutation('settings/users/invite/resend', { onSuccess })
