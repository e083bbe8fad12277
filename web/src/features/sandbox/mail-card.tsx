import type { Mail } from '#data/sandbox.ts'
import { dateAndTime } from './clock.ts'
import { LinkedText } from './linked-text.tsx'
import styles from './mailboxes.module.css'

export const MailCard = ({ mail: { subject, from, fromName, to, text, at, attachments } }: { mail: Mail }) => (
  <article className={styles.mail}>
    <h3 className={styles.subject}>{subject || 'No subject'}</h3>
    <p className={styles.meta}>
      {fromName ? `${fromName} <${from}>` : from} to {to} · <time dateTime={at}>{dateAndTime(at)}</time>
    </p>
    <p className={styles.text}>
      <LinkedText text={text} />
    </p>
    {attachments.length > 0 && (
      <ul className={styles.attachments} aria-label="Attachments">
        {attachments.map(({ filename, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {filename}
            </a>
          </li>
        ))}
      </ul>
    )}
  </article>
)
