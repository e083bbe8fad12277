import { centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'
import { noInterestWords } from '@xd/core/domain/notice/interest-clock.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { mediumDay } from '#ui/picker/month.ts'
import { Banner } from '#ui/status/banner.tsx'
import type { CheckedTickets } from './use-checked-tickets.ts'
import styles from './request-payment-dialog.module.css'

/** The store's book's objections to rewriting the tickets, and the tickets on which no interest accrues. */
export function TicketRemarks({ checked }: { checked: CheckedTickets }) {
  const shown = (day: string) => mediumDay(asLocalDay(day))
  const stopped = checked.tickets.flatMap(({ ticketNumber, amountDue, interest, interestLeftOut }) => {
    if (interest === null || interest.noInterestFrom === null) return []
    const leftOut = interestLeftOut === null ? null : centsOfAnswer(interestLeftOut)
    const due = amountDue === null ? '' : `, ${formatDollars(centsOfAnswer(amountDue))} due by the store’s book`
    return [
      {
        ticketNumber,
        title: `Ticket ${ticketNumber}${due}.`,
        words: noInterestWords(interest.noticeBy, leftOut, shown),
      },
    ]
  })
  if (stopped.length + checked.rewriteFindings.length === 0) return null
  return (
    <section className={styles.remarks} aria-label="From the store’s book" role="status">
      {checked.rewriteFindings.map(({ message, refuses }) => (
        <Banner key={message} tone={refuses ? 'danger' : 'warning'}>
          {message}
          {refuses && ' It can’t be rewritten unless a manager overrides this.'}
        </Banner>
      ))}
      {stopped.map(({ ticketNumber, title, words }) => (
        <Banner key={ticketNumber} tone="warning" title={title}>
          {words}
        </Banner>
      ))}
    </section>
  )
}

interface FeeProps {
  /** As typed; null while it isn't charged. */
  fee: string | null
  /** In dollars. */
  maximum: number
  error: string | null
  onChange: (fee: string | null) => void
  onBlur: () => void
}

/** The fee for the notice after maturity, on its own line: offered, never added automatically. */
export function NoticeFee({ fee, maximum, error, onChange, onBlur }: FeeProps) {
  if (maximum === 0) return null
  const most = formatDollars(centsOfAnswer(maximum))
  return (
    <div className={styles.fee}>
      <Checkbox
        label={`Notice fee ${fee === null ? most : ''}`.trim()}
        hint={`For the notice after maturity, ${most} at most. Added to the amount.`}
        checked={fee !== null}
        onChange={(on) => onChange(on ? maximum.toFixed(2) : null)}
      />
      {fee !== null && <MoneyField label="Fee" value={fee} onChange={onChange} onBlur={onBlur} error={error} />}
    </div>
  )
}
