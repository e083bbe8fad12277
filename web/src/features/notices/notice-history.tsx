import { CALL_OUTCOME_LABELS, NOTICE_STATUS_LABELS } from '@xd/core/domain/notice/status.ts'
import { useAuthors } from '#data/company.ts'
import type { NoticeData } from '#data/notices.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { moment } from '#ui/text/moment.ts'
import { dayText } from './notice-words.ts'
import styles from './notices.module.css'

interface Step {
  readonly words: string
  readonly when: string
}

/** A notice's history, step by step, each with its time. */
export function NoticeHistory({ notice, timezone }: { notice: NoticeData; timezone: string }) {
  const now = useNow()
  const author = useAuthors()
  const at = (instant: string) => moment(Date.parse(instant), now, timezone)
  const { noticeStatus, noticeStatusDate, sentDate, deliveredDate, mailedOn, trackingNumber, calls, heldUntil } = notice
  const steps: Step[] = []
  if (sentDate !== null) steps.push({ words: 'Sent', when: at(sentDate) })
  if (deliveredDate !== null) steps.push({ words: 'Delivered', when: at(deliveredDate) })
  for (const call of calls)
    steps.push({ words: `${CALL_OUTCOME_LABELS[call.outcome]}, ${author(call.userID)}`, when: at(call.at) })
  if (mailedOn !== null)
    steps.push({
      words: trackingNumber === null ? 'Mailed' : `Mailed, tracking number ${trackingNumber}`,
      when: dayText(mailedOn),
    })
  if (!['sending', 'sent', 'delivered', 'mailed', 'called'].includes(noticeStatus))
    steps.push({ words: NOTICE_STATUS_LABELS[noticeStatus], when: at(noticeStatusDate) })
  if (heldUntil !== null) steps.push({ words: 'Held until', when: at(heldUntil) })
  return (
    <section aria-label="History">
      <h3 className={styles.title}>History</h3>
      <ul className={styles.history}>
        {steps.map(({ words, when }, index) => (
          <li key={index}>
            <span>{words}</span> <span className={`${styles.when} num`}>{when}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
