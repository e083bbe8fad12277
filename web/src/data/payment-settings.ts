import type { WireOutput } from '@xd/core/contract/calls.ts'
import { refetchIfWaiting } from './approvals.ts'
import { queryClient } from './query-client.ts'
import { refetchOnConflict } from './refetch.ts'
import { callKey, useCall, useCallMutation } from './use-call.ts'

export type PaymentSettingsData = WireOutput<'settings/payments/fetch'>
export type GatewayAccountData = NonNullable<PaymentSettingsData['company']>

export const usePaymentSettings = () => useCall('settings/payments/fetch', {})

/** Shows the server's state: never guess which keys are stored. */
export const useSavePaymentSettings = () =>
  useCallMutation('settings/payments/save', {
    onError: refetchOnConflict('reload_payment_settings'),
    onSuccess: ({ approval, ...settings }) => {
      queryClient.setQueryData(callKey('settings/payments/fetch', {}), settings)
      refetchIfWaiting({ approval })
    },
  })

export const usePaymentSettingsTest = () => useCallMutation('settings/payments/test')
