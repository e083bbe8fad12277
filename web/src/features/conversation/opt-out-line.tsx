import { Link } from '@tanstack/react-router'
import { BellOff } from 'lucide-react'
import { idleStart } from '@xd/core/domain/message/idle-start.ts'
import { daysLeftWords } from '@xd/core/domain/message/stop-request.ts'
import type { CustomerData } from '#data/company.ts'
import { useCall } from '#data/use-call.ts'
import { useLastMessages } from '#data/use-messages.ts'
import { useDecideStop } from '#parts/message/use-decide-stop.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './chat-line.module.css'

const MOST_SHOWN = 80
const excerpt = (words: string) => (words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN).trimEnd()}…` : words)

/** A page's limit. */
const MOST_OPEN = 100

/** From the open requests of all customers, fetched once: most conversations have none, and need no call for that. */
const useOpenRequest = (custID: number) => {
  const all = useCall('customers/stop-requests/list', { search: { status: 'open', perPage: MOST_OPEN } }).data
  const isWhole = all === undefined || all.open <= all.stopRequests.length
  const search = { custID, status: 'open', perPage: 1 }
  const own = useCall('customers/stop-requests/list', { search }, { enabled: !isWhole }).data
  return (isWhole ? all : own)?.stopRequests.find((request) => request.custID === custID)
}

/**
 * The customer asks for no more messages without writing STOP, and nobody has decided yet. Or they ask for messages
 * again, in words that are not enough.
 */
export function OptOutLine({ convoID, customer }: { convoID: number; customer: CustomerData }) {
  const asked = useLastMessages(convoID)?.incoming
  const request = useOpenRequest(customer.custID)
  const decide = useDecideStop()
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
  if (request === undefined) return null
  const { stopRequestID } = request
  return (
    <div className={styles.line} role="group" aria-label="Request to stop">
      <p className={styles.words}>
        <BellOff size={14} aria-hidden="true" />“{excerpt(request.words)}” sounds like a request to stop.{' '}
        <Link to={paths.stopRequests} className={styles.link}>
          {daysLeftWords(request.daysLeft)}
        </Link>
      </p>
      <span className={styles.acts}>
        <Button
          writes
          size="small"
          busy={decide.isPending}
          onClick={() => decide.mutate({ stopRequestID, decision: 'opted_out' })}
        >
          Opt out
        </Button>
        <Button
          writes
          size="small"
          variant="ghost"
          onClick={() => decide.mutate({ stopRequestID, decision: 'not_a_request' })}
        >
          Not a request
        </Button>
      </span>
    </div>
  )
}
