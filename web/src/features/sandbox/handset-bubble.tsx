import type { PhoneMessage } from '#data/sandbox.ts'
import { cx } from '#ui/class-names.ts'
import { localTime } from '#ui/text/local-time.ts'
import { LinkedText } from './linked-text.tsx'
import styles from './handset.module.css'

export const HandsetBubble = ({ message: { direction, body, mediaUrls, at } }: { message: PhoneMessage }) => (
  <div className={cx(styles.message, styles[direction])}>
    {mediaUrls.map((url) => (
      <a key={url} href={url} target="_blank" rel="noreferrer" className={styles.picture}>
        <img src={url} alt="Picture" />
      </a>
    ))}
    {body !== '' && (
      <p className={styles.bubble}>
        <LinkedText text={body} />
      </p>
    )}
    <time className={`${styles.time} num`} dateTime={at}>
      {localTime(at)}
    </time>
  </div>
)
