import type { MailerForecast } from '#data/mailers.ts'
import { linked } from '#ui/text/linked.tsx'
import { countOf } from '#ui/text/count-of.ts'
import styles from './editor.module.css'

/** Until something is written there is nothing to show. */
const isWritten = ({ subject, body }: MailerForecast['previews'][number]): boolean => `${subject}${body}`.trim() !== ''

/** What three real customers would read, the longest text among them. */
export const ForecastTexts = ({ previews, isText }: { previews: MailerForecast['previews']; isText: boolean }) =>
  previews.filter(isWritten).map((preview) => (
    <section key={preview.custID} className={styles.said} aria-label={`What ${preview.name} would get`}>
      <p className={styles.head}>
        <span>{preview.name}</span>
        {isText && <span className="num">{countOf(preview.segments, 'segment')}</span>}
      </p>
      <div className={styles.bubble}>
        {preview.subject && <p className={styles.subject}>{preview.subject}</p>}
        <p className={styles.body}>{linked(preview.body)}</p>
      </div>
    </section>
  ))
