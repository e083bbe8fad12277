import { useState } from 'react'
import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { useCallMutation } from '#data/use-call.ts'
import { addMessage, newestShown } from '#data/use-messages.ts'
import { serverFieldErrors } from '#parts/custom-fields/field-draft.ts'
import { useOverride } from '#parts/override/use-override.tsx'
import { NotDone } from '#parts/page/not-done.tsx'
import { type DraftField, serverErrors } from './request-draft.ts'

/** Where the server reports errors in the company's own fields. */
const OWN = 'payment.paymentCustomFields'

type Sent = WireOutput<'payments/send'>

/** Sends a request once: its text joins the conversation, and what the server refuses is kept by field. */
export const useSendRequest = (convoID: number, onSent: (answer: Sent) => void) => {
  const [refused, setRefused] = useState<Partial<Record<DraftField, string>>>({})
  const [ownRefused, setOwnRefused] = useState<Readonly<Record<string, string>>>({})
  const call = useCallMutation('payments/send')
  const { orAsk, question } = useOverride()
  const isOvertaken = call.error?.code === 'newer_messages'
  // Messages that arrive behind the open dialog do not count as seen.
  const [lastSeenMessageID] = useState(() => newestShown(convoID))

  const send = (input: WireInput<'payments/send'>, overrideReason?: string): void => {
    if (call.isPending) return
    const seen = lastSeenMessageID === undefined ? {} : { lastSeenMessageID, force: isOvertaken }
    call.mutate(
      { ...input, ...seen, overrideReason },
      {
        onSuccess: (answer) => {
          addMessage(answer.message)
          onSent(answer)
        },
        onError: (error) => {
          if (error.code === 'override_needed') orAsk(error, (reason) => send(input, reason))
          setRefused(serverErrors(error.fields))
          setOwnRefused(serverFieldErrors(error.fields, OWN))
        },
      },
    )
  }
  return {
    send,
    isPending: call.isPending,
    isOvertaken,
    refused,
    ownRefused,
    /** A field was changed since: what the server said about it no longer holds. */
    forget: (field: string) => setRefused((faults) => ({ ...faults, [field]: undefined })),
    forgetAll: () => setRefused({}),
    forgetOwn: () => setOwnRefused({}),
    question,
    /** A failure that is about no field. */
    notSent: call.isError && Object.keys({ ...refused, ...ownRefused }).length === 0 && (
      <NotDone
        error={call.error}
        title="The request wasn’t sent."
        doubt="The request may have been sent."
        again="If you try again here, it won’t be sent twice."
      />
    ),
  }
}
