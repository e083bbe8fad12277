import type { MailerResult } from '#data/mailers.ts'
import { shown } from './mailer-words.ts'
import styles from './mailers.module.css'

/** Why some did not get it, in sentences, most frequent first. */
export const Failures = ({ failed }: Pick<MailerResult, 'failed'>) =>
  failed.length > 0 && (
    <div>
      <h3 className={styles.title}>Why some did not get it</h3>
      <ul className={styles.reasons}>
        {failed.map(({ sentence, count }) => (
          <li key={sentence}>
            <b className="num">{shown(count)}</b> <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
