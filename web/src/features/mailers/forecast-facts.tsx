import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import type { MailerForecast } from '#data/mailers.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { dollars } from '#ui/text/dollars.ts'
import { moment } from '#ui/text/moment.ts'
import { byHours } from './quiet-words.ts'
import { about, people } from './mailer-words.ts'
import styles from './editor.module.css'

interface Props {
  readonly forecast: MailerForecast
  readonly timezone: string
  readonly isText: boolean
}

/** The cost, when it ends, and whose quiet hours it waits for. */
export function ForecastFacts({ forecast, timezone, isText }: Props) {
  const now = useNow()
  const { segments, cost, days, endsAt, quietHours } = forecast
  return (
    <>
      <dl className={styles.facts}>
        {isText && (
          <div>
            <dt>Segments</dt>
            <dd className="num">{about(forecast.estimated, grouped(segments))}</dd>
          </div>
        )}
        {isText && (
          <div>
            <dt>Carriers charge about</dt>
            <dd className="num">{dollars(cost)}</dd>
          </div>
        )}
        {endsAt !== null && (
          <div>
            <dt>Done</dt>
            <dd className="num">
              {about(forecast.estimated, moment(Date.parse(endsAt), now, timezone))}
              {days > 1 && `, over ${countOf(days, 'day')}`}
            </dd>
          </div>
        )}
      </dl>
      {quietHours.length > 0 && (
        <section className={styles.quiet} aria-label="Quiet hours">
          <p className={styles.head}>Sent only between these hours where they live</p>
          <ul className={styles.reasons}>
            {byHours(quietHours).map(({ hours, states, recipients }) => (
              <li key={hours}>
                <span>
                  <b className="num">{hours}</b> {states}
                </span>{' '}
                <span className="num">{about(forecast.estimated, people(recipients))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
