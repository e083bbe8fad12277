import type { ReactNode } from 'react'
import styles from './linked.module.css'

const LINK = /(\b(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>"'.,;:!?)\]])/i

/** A text whose web addresses open in a new tab, without a referrer. */
export const linked = (text: string): ReactNode => {
  const parts = text.split(LINK)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={index}
        className={styles.link}
        href={/^www/i.test(part) ? `https://${part}` : part}
        target="_blank"
        rel="noreferrer"
      >
        {part}
      </a>
    ),
  )
}
