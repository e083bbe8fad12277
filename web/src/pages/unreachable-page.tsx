import { useEffect, useRef, useState } from 'react'
import { keptTexts } from '#data/kept-texts.ts'
import { isReachable } from '#data/reachable.ts'
import { ErrorPage } from '#parts/page/error-page.tsx'
import styles from '#parts/page/plain-page.module.css'

const FIRST_MS = 2_000
const LONGEST_MS = 15_000

/** The server can't be reached. Keeps retrying, and shows unsent text so that nobody thinks it is lost. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const [texts] = useState(keptTexts)
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    const again = () => void isReachable().then((back) => back && retry.current())
    let wait = FIRST_MS
    let timer = setTimeout(function next() {
      again()
      wait = Math.min(LONGEST_MS, wait * 2)
      timer = setTimeout(next, wait)
    }, wait)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [])
  return (
    <ErrorPage
      status={null}
      message="The server can’t be reached"
      text="Check this computer’s connection. This page keeps trying and opens as soon as there’s an answer."
      onRetry={onRetry}
    >
      {texts.length > 0 && (
        <section className={styles.kept} aria-label="Not sent yet">
          <h2>Kept on this computer, not sent yet</h2>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </ErrorPage>
  )
}
