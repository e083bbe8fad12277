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

type Faults = Readonly<Record<string, string>>

/** The server's sentence about each field, until the field is changed. */
export const useRefusals = () => {
  const [refused, setRefused] = useState<Partial<Record<DraftField, string>>>({})
  const [ownRefused, setOwnRefused] = useState<Faults>({})
  return {
    refused,
    ownRefused,
    keep: (fields: Faults) => {
      setRefused(serverErrors(fields))
      setOwnRefused(serverFieldErrors(fields, OWN))
    },
    forget: (field: string) => setRefused((faults) => ({ ...faults, [field]: undefined })),
    forgetAll: () => setRefused({}),
    forgetOwn: () => setOwnRefused({}),
  }
}

interface Sending {
  readonly onSent: (answer: WireOutput<'payments/send'>) => void
  readonly onRefused: (faults: Faults) => void
}

/** Sends a request once; its text joins the conversation. */
export const useSendRequest = (convoID: number, { onSent, onRefused }: Sending) => {
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
          onRefused(error.fields)
        },
      },
    )
  }
  const isAboutFields = (fields: Faults) =>
    Object.keys({ ...serverErrors(fields), ...serverFieldErrors(fields, OWN) }).length > 0
  return {
    send,
    isPending: call.isPending,
    isOvertaken,
    question,
    /** A failure that is about no field. */
    notSent: call.isError && !isAboutFields(call.error.fields) && (
      <NotDone
        error={call.error}
        title="The request wasn’t sent."
        doubt="The request may have been sent."
        again="If you try again here, it won’t be sent twice."
      />
    ),
  }
}
