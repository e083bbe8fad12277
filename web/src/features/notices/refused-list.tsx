import { grouped } from '@xd/core/domain/text/figure.ts'
import type { RefusedData } from '#data/notices.ts'
import styles from './notices.module.css'

const SHOWN = 200

/** A batch's refused notices, each with its reason. */
export const RefusedList = ({ refused }: { refused: readonly RefusedData[] }) => (
  <section className={styles.refused} aria-label="Rejected notices">
    <p className={styles.hint}>
      No notices are sent for these tickets. Correct them at their source and send them in a new batch.
    </p>
    <ul className={styles.history}>
      {refused.slice(0, SHOWN).map(({ noticeExternalID, sentence }, index) => (
        <li key={index}>
          <b className="num">{noticeExternalID ?? 'No ID'}</b> <span>{sentence}</span>
        </li>
      ))}
    </ul>
    {refused.length > SHOWN && <p className={styles.hint}>And {grouped(refused.length - SHOWN)} more.</p>}
  </section>
)
