import type { ReactNode } from 'react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import styles from './message-preview.module.css'

type Props = {
  /** The customer’s name, or the kind of message. */
  head: ReactNode
  /** For texts. */
  segments?: number | undefined
  lang?: string
  /** For emails. */
  subject?: string | undefined
  body: ReactNode
}

/** A preview of a message as the customer will read it. */
export const MessagePreview = ({ head, segments, lang, subject, body }: Props) => (
  <div className={styles.preview}>
    <p className={styles.head}>
      <span>{head}</span>
      {segments !== undefined && <span className="num">{countOf(segments, 'segment')}</span>}
    </p>
    <div className={styles.bubble} lang={lang}>
      {subject && <p className={styles.subject}>{subject}</p>}
      <p className={styles.body}>{body}</p>
    </div>
  </div>
)
