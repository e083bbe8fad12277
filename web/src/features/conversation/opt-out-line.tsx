import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { idleStart } from '@xd/core/domain/message/idle-start.ts'
import { looksLikeOptOut } from '@xd/core/domain/message/opt-out-request.ts'
import type { CustomerData } from '#data/company.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { useLastMessages } from '#data/use-messages.ts'
import { Button } from '#ui/action/button.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import styles from './chat-line.module.css'

/**
 * The customer's last words ask to be left alone, though not by STOP: whoever reads them so opts the customer out. Or
 * they ask to be written to again, and it is not enough.
 */
export function OptOutLine({ convoID, customer }: { convoID: number; customer: CustomerData }) {
  const last = useLastMessages(convoID)
  /** The message that a user has read in another way. */
  const [read, setRead] = useState<number>()
  const optOut = useCallMutation('customers/conversation/opt-out', {
    onError: toastFailure,
    onSettled: () => void refetchAfter('reload_customer'),
  })
  const asked = last?.incoming
  const isAnswered = last?.newest?.messageDirection === 'out' && !last.newest.messageAutomatic
  const idle = asked && idleStart(asked, customer)
  if (idle)
    return (
      <p className={styles.line}>
        <span className={styles.words}>
          <BellOff size={14} aria-hidden="true" />
          {idle}
        </span>
      </p>
    )
  if (customer.custOptedOut !== null || asked === undefined || asked.messageID === read || isAnswered) return null
  if (asked.messageChannel !== 'sms' || !looksLikeOptOut(asked.messageBody)) return null
  return (
    <div className={styles.line} role="group" aria-label="Request to stop">
      <span className={styles.words}>
        <BellOff size={14} aria-hidden="true" />
        This sounds like a request to stop texting.
      </span>
      <Button writes size="small" busy={optOut.isPending} onClick={() => optOut.mutate({ convoID })}>
        Opt out
      </Button>
      <Button size="small" variant="ghost" onClick={() => setRead(asked.messageID)}>
        Not a request
      </Button>
    </div>
  )
}
