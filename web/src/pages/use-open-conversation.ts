import { useNavigate } from '@tanstack/react-router'
import { call } from '#data/calls.ts'
import { isReadOnly, useSignedIn } from '#data/session.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { paths } from '#paths.ts'

/** Opens a customer's conversation with a store, creating it if needed and allowed. Returns which one it is. */
export const useOpenConversation = () => {
  const navigate = useNavigate()
  const session = useSignedIn()
  return async (custID: number, storeID: number): Promise<number | undefined> => {
    try {
      const { convo } = await call(
        isReadOnly(session) ? 'customers/conversation/fetch' : 'customers/conversation/start',
        { custID, storeID },
      )
      await navigate({ to: paths.inbox, search: { convo: convo.convoID } as never })
      return convo.convoID
    } catch (error) {
      toast(error instanceof Error ? error.message : 'The conversation couldn’t be opened.', { tone: 'danger' })
    }
  }
}
