import { useState } from 'react'
import { EXCLUSIONS, type Exclusion } from '@xd/core/domain/mailer/audience.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { MailerForecast } from '#data/mailers.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { Spinner } from '#ui/busy/spinner.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { ForecastFacts } from './forecast-facts.tsx'
import { about, people } from './mailer-words.ts'
import { SendTestDialog } from './send-test-dialog.tsx'
import type { useForecast } from './use-forecast.ts'
import type { useMailerEditor } from './use-mailer-editor.ts'
import styles from './editor.module.css'
import { MessagePreview } from '#parts/message/message-preview.tsx'
import { linked } from '#ui/text/linked.tsx'

/** There is nothing to show until something is written. */
const isWritten = ({ subject, body }: MailerForecast['previews'][number]): boolean => `${subject}${body}`.trim() !== ''

/** The text as three real customers would read it, including the longest. */
const ForecastTexts = ({ previews, isText }: { previews: MailerForecast['previews']; isText: boolean }) =>
  previews.filter(isWritten).map(({ custID, name, segments, subject, body }) => (
    <section key={custID} aria-label={`Preview for ${name}`}>
      <MessagePreview head={name} segments={isText ? segments : undefined} subject={subject} body={linked(body)} />
    </section>
  ))

interface Props {
  readonly forecast: ReturnType<typeof useForecast>
  readonly editor: ReturnType<typeof useMailerEditor>
}

/** A forecast: the recipients, three sample texts, the cost, and the duration. */
export function ForecastPanel({ forecast, editor }: Props) {
  const [isTesting, setIsTesting] = useState(false)
  const { data, isError, error, isSettled } = forecast
  const isText = editor.draft.channel === 'sms'
  return (
    <aside className={styles.panel} aria-label="Forecast">
      {!data && !isError && <SkeletonLines rows={5} label="Counting the recipients" />}
      {data && <Reach forecast={data} isSettled={isSettled} />}
      {isError && (
        <p className={styles.hint} role="status">
          {Object.values(error.fields)[0] ?? error.message}
        </p>
      )}
      {data?.warnings.map(({ sentence }) => (
        <Banner key={sentence} tone="warning">
          {sentence}
        </Banner>
      ))}
      {data && <ForecastTexts previews={data.previews} isText={isText} />}
      {data && data.included > 0 && <ForecastFacts forecast={data} timezone={editor.timezone} isText={isText} />}
      <Button writes wide onClick={() => setIsTesting(true)}>
        Send a test…
      </Button>
      {isTesting && <SendTestDialog editor={editor} onClose={() => setIsTesting(false)} />}
    </aside>
  )
}

function Reach({ forecast, isSettled }: { forecast: MailerForecast; isSettled: boolean }) {
  const reasons = Object.entries(forecast.excluded) as [Exclusion, number][]
  const total = reasons.reduce((sum, [, count]) => sum + count, forecast.included)
  return (
    <section className={styles.reach} aria-label="Reach" aria-busy={!isSettled}>
      <p className={`${styles.many} num`}>
        {forecast.estimated && 'About '}
        <b>{grouped(forecast.included)}</b>{' '}
        {total > forecast.included ? `of ${people(total)}` : forecast.included === 1 ? 'person' : 'people'} will get it{' '}
        {!isSettled && <Spinner />}
      </p>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons
            .sort(([, one], [, other]) => other - one)
            .map(([reason, count]) => (
              <li key={reason}>
                <span>{EXCLUSIONS[reason]}</span>{' '}
                <span className="num">{about(forecast.estimated, grouped(count))}</span>
              </li>
            ))}
        </ul>
      )}
      {forecast.estimated && (
        <p className={styles.hint}>Estimated from a sample. We check everyone again when it sends.</p>
      )}
    </section>
  )
}
