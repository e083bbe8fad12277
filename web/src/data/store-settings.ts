import type { CallError } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { queryClient } from './query-client.ts'
import { refetchOnConflict } from './refetch.ts'
import { callKey, useCallMutation } from './use-call.ts'

/** Saves a store's rewrite settings, and shows them as the server returned them. */
export const useSaveRewriteSettings = () =>
  useCallMutation('settings/rewrites/save', {
    onError: refetchOnConflict('reload_stores'),
    onSuccess: ({ settings }) =>
      void queryClient.setQueryData(callKey('settings/rewrites/fetch', { storeID: settings.storeID }), { settings }),
  })

export const useSaveReminderSettings = () =>
  useCallMutation('settings/reminders/save', {
    onError: refetchOnConflict('reload_stores'),
    onSuccess: ({ settings }) =>
      void queryClient.setQueryData(callKey('settings/reminders/fetch', { storeID: settings.storeID }), { settings }),
  })

export const useSaveSelfServiceSettings = () =>
  useCallMutation('settings/self-service/save', {
    onError: refetchOnConflict('reload_stores'),
    onSuccess: ({ settings }) =>
      void queryClient.setQueryData(callKey('settings/self-service/fetch', { storeID: settings.storeID }), {
        settings,
      }),
  })

export const useSaveRemoteFee = () =>
  useCallMutation('settings/payments/remote-fee/save', {
    onError: refetchOnConflict('reload_stores'),
    onSuccess: ({ settings }) => {
      const asked = { storeID: settings.storeID }
      void queryClient.setQueryData(callKey('settings/payments/remote-fee/fetch', asked), { settings })
    },
  })

export type NoticeSettingsData = WireOutput<'settings/notices/fetch'>['settings']

export const useSaveNoticeSettings = () =>
  useCallMutation('settings/notices/save', {
    onError: refetchOnConflict('reload_stores'),
    onSuccess: ({ settings }) =>
      void queryClient.setQueryData(callKey('settings/notices/fetch', { storeID: settings.storeID }), { settings }),
  })

/** Why settings were not saved. */
export type SettingRefusal = CallError

/** The sentence about one field of `settings` in a failure. */
export const settingError = (error: CallError | null, field: string): string | null =>
  error?.fields[`settings.${field}`] ?? null
