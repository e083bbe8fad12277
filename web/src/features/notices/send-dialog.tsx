import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import { type BatchData, type NoticeForecastData, useNoticeChange } from '#data/notices.ts'
import { useCall } from '#data/use-call.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { noticesWord } from './notice-words.ts'
import styles from './notices.module.css'

const HOLDS = 'Texts wait until quiet hours end. Customers who already got a notice today get this one tomorrow.'

const many = ({ texts, emails, letters }: NoticeForecastData): number => texts + emails + letters

const refusalOf = (forecast: NoticeForecastData | undefined): string | null => {
  if (forecast === undefined) return 'Counting the notices'
  return many(forecast) === 0 ? 'None of its notices can be sent. Cancel the batch instead.' : null
}

/** Asks before sending a batch, with the number of texts, emails and letters. */
export function SendDialog({ batch: { batchID }, onClose }: { batch: BatchData; onClose: () => void }) {
  const query = useCall('notices/preview-batch', { batchID })
  const forecast = query.data?.forecast
  const send = useNoticeChange('notices/send-batch')
  const notices = forecast && many(forecast) > 0 ? noticesWord(many(forecast)) : 'notices'
  return (
    <ConfirmDialog
      open
      title={`Send ${notices} now?`}
      description={query.isError ? query.error.message : HOLDS}
      confirm={`Send ${notices}`}
      cancel="Not yet"
      busy={send.isPending}
      refusal={refusalOf(forecast)}
      onCancel={onClose}
      onConfirm={() =>
        send.mutate(
          { batchID },
          { onSuccess: () => toast('Sending the notices now'), onError: toastFailure, onSettled: onClose },
        )
      }
    >
      {forecast && <Forecast {...forecast} />}
    </ConfirmDialog>
  )
}

const Forecast = ({ texts, emails, letters, skipped, reasons }: NoticeForecastData) => (
  <ul className={styles.forecast} aria-label="What will be sent">
    {texts > 0 && <li>{countOf(texts, 'text')}</li>}
    {emails > 0 && <li>{countOf(emails, 'email')}</li>}
    {letters > 0 && <li>{countOf(letters, 'letter')} to print and mail</li>}
    {skipped > 0 && (
      <li>
        {grouped(skipped)} skipped
        <ul className={styles.reasons}>
          {reasons.map(({ sentence, count }) => (
            <li key={sentence}>
              {sentence}: <span className="num">{grouped(count)}</span>
            </li>
          ))}
        </ul>
      </li>
    )}
  </ul>
)
