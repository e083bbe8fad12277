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

/**
 * The customer asks to be left alone, though not by STOP, and nobody has decided it yet. Or they ask to be written to
 * again, and it is not enough.
 */
export function OptOutLine({ convoID, customer }: { convoID: number; customer: CustomerData }) {
  const asked = useLastMessages(convoID)?.incoming
  const search = { custID: customer.custID, status: 'open', perPage: 1 }
  const request = useCall('customers/stop-requests/list', { search }).data?.stopRequests[0]
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
      <span className={styles.words}>
        <BellOff size={14} aria-hidden="true" />“{request.words.slice(0, MOST_SHOWN)}” sounds like a request to stop.{' '}
        <Link to={paths.stopRequests} className={styles.link}>
          {daysLeftWords(request.daysLeft)}
        </Link>
      </span>
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
    </div>
  )
}
