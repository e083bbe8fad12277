import type { MessageData } from './use-messages.ts'
import { refetch, refetchAfter } from './refetch.ts'
import { useCallMutation } from './use-call.ts'

/** A quote request, as its message shows it. */
export type LeadData = NonNullable<MessageData['messageLead']>

/** Moves a quote request forward; the thread, the inbox and lists then show the server’s answer. */
export const useLeadChange = () =>
  useCallMutation('leads/set-status', {
    onSettled: () => {
      void refetchAfter('reload_leads')
      void refetchAfter('reload_convo_sms')
      void refetch('inbox/list')
    },
  })
