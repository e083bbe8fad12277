import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { REWRITE_STEP_LABELS, type RewriteStep } from '@xd/core/domain/ticket/progress.ts'
import type { PaymentData } from '#data/payments.ts'
import { dayAndTime } from './payment-words.ts'
import styles from './rewrite-lines.module.css'

type Progress = NonNullable<PaymentData['paymentRewriteProgress']>

const NOT_YET = 'Not yet'

/** The next event for a step without obstacles. */
const WAITING: Readonly<Record<RewriteStep, string>> = {
  rewritten: NOT_YET,
  posted: NOT_YET,
  verified: 'With the store’s next import',
}

const MOST_NUMBERS = 3

const numbersOf = ({ newTickets }: Progress): string => {
  const more = newTickets.length - MOST_NUMBERS
  return newTickets.slice(0, MOST_NUMBERS).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** The steps by which a paid request's tickets enter the store's own system, each with its day. */
export const rewriteLines = (progress: Progress, now: number, timezone: string): readonly [string, ReactNode][] =>
  progress.rewriteSteps.map(({ step, reached, of, date }) => {
    const numbers = step === 'rewritten' && reached > 0 ? numbersOf(progress) : ''
    const when = date === null ? '' : dayAndTime(Date.parse(date), now, timezone)
    const some = date === null && reached > 0 ? `${reached} of ${of}` : ''
    return [
      REWRITE_STEP_LABELS[step],
      date === null ? (
        <span className={styles.waiting}>
          <Circle size={14} aria-hidden="true" />
          {[numbers, some || (progress.rewriteProblem === null ? WAITING[step] : NOT_YET)].filter(Boolean).join(', ')}
        </span>
      ) : (
        <span className={styles.reached}>
          <Check size={14} aria-hidden="true" />
          {[numbers, when].filter(Boolean).join(', ')}
        </span>
      ),
    ]
  })
