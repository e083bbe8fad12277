import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { readPromise } from '@xd/core/domain/promise/read.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { CustomerData, StoreData } from '#data/company.ts'
import { dismissedPromises, dismissPromise, usePromises, useSavePromise } from '#data/promises.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { type MessageData, useLastMessages } from '#data/use-messages.ts'
import { promiseWords } from '#parts/promise/promise-words.ts'
import { Button } from '#ui/action/button.tsx'
import { announce } from '#ui/a11y/announce.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import styles from './chat-line.module.css'

interface Props {
  convoID: number
  customer: CustomerData
  store: StoreData
}

const MOST_TICKETS = 100

/** The customer's open tickets, which a text may name. */
const useTicketNumbers = (custID: number, enabled: boolean) => {
  const mayRead = holds(useSignedIn().user.userPermissions, 'tickets')
  const query = useCall(
    'tickets/list',
    { search: { custID, status: 'active', perPage: MOST_TICKETS } },
    { enabled: enabled && mayRead },
  )
  const isKnown = !mayRead || query.isError || query.data !== undefined
  return isKnown ? (query.data?.tickets.map(({ ticketNumber }) => ticketNumber) ?? []) : undefined
}

/** The promise in a text, read as of the day it was sent. Days that have passed since are left out. */
const usePromiseIn = ({ messageBody, messageDate }: MessageData, { customer, store }: Omit<Props, 'convoID'>) => {
  const now = useNow()
  const sentOn = localDay(Date.parse(messageDate), store.storeTimezone)
  const isOne = readPromise(messageBody, { today: sentOn, openTickets: [] }) !== undefined
  const openTickets = useTicketNumbers(customer.custID, isOne)
  const today = localDay(now, store.storeTimezone)
  if (!isOne || openTickets === undefined) return undefined
  const read = readPromise(messageBody, { today: sentOn, openTickets })
  if (read === undefined || read.promiseDay < today) return undefined
  const { promiseDay, promiseAmountCents, promiseTickets } = read
  const promiseAmount = promiseAmountCents === undefined ? null : dollarsFromCents(promiseAmountCents)
  return { promise: { promiseDay, promiseAmount, promiseTickets }, today }
}

function Offer({ message, customer, store }: Omit<Props, 'convoID'> & { message: MessageData }) {
  const { messageID, messageDate } = message
  const { custID, custFirstName } = customer
  const { storeID } = store
  const read = usePromiseIn(message, { customer, store })
  const known = usePromises(custID, read !== undefined).data?.promises
  const save = useSavePromise()
  const [isDismissed, setIsDismissed] = useState(() => dismissedPromises().includes(messageID))
  const isRecorded = known?.some((one) => one.storeID === storeID && one.promiseMadeDate >= messageDate)
  if (read === undefined || known === undefined || isRecorded || isDismissed) return null
  const words = `${custFirstName.trim() || 'The customer'} promises to pay ${promiseWords(read.promise, read.today)}`
  return (
    <div className={styles.line} role="group" aria-label="Promise to pay">
      <p className={styles.words}>
        <Handshake size={14} aria-hidden="true" />
        {words}
      </p>
      <span className={styles.acts}>
        <Button
          writes
          size="small"
          busy={save.isPending}
          onClick={() =>
            save.mutate(
              { promise: { custID, storeID, promiseSource: 'text', ...read.promise } },
              { onSuccess: () => announce('Promise saved'), onError: toastFailure },
            )
          }
        >
          Save
        </Button>
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            dismissPromise(messageID)
            setIsDismissed(true)
          }}
        >
          Dismiss
        </Button>
      </span>
    </div>
  )
}

/** The customer's last text reads as a promise to pay. Nothing is recorded without a press. */
export function PromiseLine({ convoID, customer, store }: Props) {
  const message = useLastMessages(convoID)?.incoming
  const mayRecord = holds(useSignedIn().user.userPermissions, 'customers')
  return message && mayRecord ? (
    <Offer key={message.messageID} message={message} customer={customer} store={store} />
  ) : null
}
