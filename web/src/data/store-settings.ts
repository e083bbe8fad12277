import type { WireOutput } from '@xd/core/contract/calls.ts'
import { queryClient } from './query-client.ts'
import { refetchOnConflict } from './refetch.ts'
import { callKey, useCallMutation } from './use-call.ts'

export type NoticeSettingsData = WireOutput<'settings/notices/fetch'>['settings']

/** Settings of a store that one call fetches and another saves. */
type StoreSettings =
  | 'settings/notices'
  | 'settings/payments/remote-fee'
  | 'settings/reminders'
  | 'settings/rewrites'
  | 'settings/self-service'

/** Saves a store's settings, and shows them as the server returned them. */
export const useSaveStoreSettings = <S extends StoreSettings>(name: S) =>
  useCallMutation<`${S}/save`>(`${name}/save`, {
    onError: refetchOnConflict('reload_stores'),
    onSuccess: ({ settings }: WireOutput<`${StoreSettings}/save`>) =>
      void queryClient.setQueryData(callKey(`${name}/fetch`, { storeID: settings.storeID } as never), { settings }),
  })
