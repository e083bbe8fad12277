import { useCallback } from 'react'
import { useCallMutation } from '#data/use-call.ts'
import { newestShown, refreshMessages } from '#data/use-messages.ts'
import { useSendAnyway } from '#parts/message/use-send-anyway.tsx'

/** Sends a message that failed once more. `question` asks before sending it anyway. */
export const useRetry = (convoID: number) => {
  const { orAsk, question } = useSendAnyway()
  const { mutate } = useCallMutation('customers/conversation/messages/retry', {
    onError: (error, input) => orAsk(error, () => mutate({ ...input, force: true })),
    onSettled: () => void refreshMessages([{ convoID }]),
  })
  const retry = useCallback(
    (messageID: number) => mutate({ messageID, lastSeenMessageID: newestShown(convoID) }),
    [mutate, convoID],
  )
  return { retry, question }
}
