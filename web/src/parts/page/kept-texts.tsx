import { useState } from 'react'
import { keptTexts } from '#data/kept-texts.ts'
import styles from './plain-page.module.css'

/** Shows unsent text that can’t be sent from here, so that nobody thinks it is lost. */
export function KeptTexts() {
  const [texts] = useState(keptTexts)
  return (
    texts.length > 0 && (
      <section className={styles.kept} aria-label="Not sent yet">
        <h2>Kept on this computer, not sent yet</h2>
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    )
  )
}
