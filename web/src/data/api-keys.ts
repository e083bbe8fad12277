import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchIfWaiting } from './approvals.ts'
import { refetchAfter, refetchOnConflict } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

export type ApiKeyData = WireOutput<'settings/api-keys/list'>['keys'][number]

const onSuccess = () => void refetchAfter('reload_keys')

export const useSaveApiKey = () =>
  useCallMutation('settings/api-keys/save', {
    onSuccess: (saved) => {
      onSuccess()
      refetchIfWaiting(saved)
    },
    onError: refetchOnConflict('reload_keys'),
  })
export const useRotateApiKey = () => useCallMutation('settings/api-keys/rotate', { onSuccess })
export const useRevokeApiKey = () => useCallMutation('settings/api-keys/revoke', { onSuccess })
