import { LinkIfAllowed } from '#parts/page/link-if-allowed.tsx'
import { Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { CALL_OUTCOME_LABELS, CALL_OUTCOMES, type CallOutcome } from '@xd/core/domain/notice/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { useStore } from '#data/company.ts'
import { type NoticeData, useNoticeChange } from '#data/notices.ts'
import { useZoneOf } from '#parts/store/use-zone-of.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { CallNews } from './call-news.tsx'
import { NoticeHistory } from './notice-history.tsx'
import { NoticeTag } from './notice-tag.tsx'
import { NoticeTickets } from './notice-tickets.tsx'
import styles from './calls.module.css'

/** Focuses the next customer once a call is recorded, so that the same key press does not count twice. */
const useFocusOnNext = (noticeID: number) => {
  const name = useRef<HTMLHeadingElement>(null)
  const before = useRef(noticeID)
  useEffect(() => {
    if (before.current !== noticeID) name.current?.focus()
    before.current = noticeID
  }, [noticeID])
  return name
}

interface Props {
  readonly notice: NoticeData
  readonly hasLeft: boolean
  readonly newCalls: NoticeData['calls']
  readonly onDone: (noticeID: number) => void
}

/** The customer to call, the subject, and the result. */
export function CallCard({ notice, hasLeft, newCalls, onDone }: Props) {
  const { noticeID, storeID, custID, name, phone, batchKind, noticeStatus, reason, language } = notice
  const zoneOf = useZoneOf()
  const store = useStore(storeID)
  const heading = useFocusOnNext(noticeID)
  const recording = useNoticeChange('notices/record-call')
  const record = (outcome: CallOutcome) =>
    recording.mutate(
      { noticeID, outcome },
      {
        onSuccess: () => {
          toast(`${name}: ${CALL_OUTCOME_LABELS[outcome].toLowerCase()}`)
          onDone(noticeID)
        },
        onError: toastFailure,
      },
    )
  return (
    <section className={styles.card} aria-label="Next to call">
      <header className={styles.head}>
        <h3 className={styles.name} ref={heading} tabIndex={-1}>
          {custID === null ? (
            name
          ) : (
            <LinkIfAllowed to={paths.customer({ custID, custLastName: '', custFirstName: '' })}>{name}</LinkIfAllowed>
          )}
        </h3>
        <p className={styles.about}>
          <NoticeTag status={noticeStatus} />
          <span>
            {[BATCH_KIND_LABELS[batchKind], store?.storeName, language === 'es' && 'speaks Spanish', reason]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        {phone === null ? (
          <p className={styles.none}>No phone number on file.</p>
        ) : (
          <a className={`${styles.phone} num`} href={`tel:${phone}`}>
            <Phone aria-hidden="true" /> {formatPhone(phone)}
          </a>
        )}
      </header>
      {!recording.isPending && (
        <CallNews name={name} hasLeft={hasLeft} newCalls={newCalls} onNext={() => onDone(noticeID)} />
      )}
      <NoticeTickets tickets={notice.tickets} />
      <NoticeHistory notice={notice} timezone={zoneOf(storeID)} />
      <div className={styles.acts} role="group" aria-label="Outcome of the call">
        {CALL_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            writes
            variant={outcome === 'reached' ? 'primary' : 'secondary'}
            busy={recording.isPending && recording.variables.outcome === outcome}
            onClick={() => record(outcome)}
          >
            {CALL_OUTCOME_LABELS[outcome]}
          </Button>
        ))}
      </div>
    </section>
  )
}
