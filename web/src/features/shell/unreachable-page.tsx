import { CallError } from '@xd/core/client/call-client.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '#data/calls.ts'
import { keptTexts } from '#data/kept-texts.ts'
import { ErrorPage } from './error-page.tsx'
import styles from './plain-page.module.css'

const FIRST_MS = 2_000
const LONGEST_MS = 15_000

/** Asked without anybody seeing it: only an answer, whatever it says, changes the page. */
const isBack = () =>
  call('auth/info', {}).then(
    () => true,
    (error: unknown) => !(error instanceof CallError && error.code === 'unreachable'),
  )

/** The server cannot be reached. It is tried again until it can; what has not been sent is shown, so that nobody thinks it lost. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const [texts] = useState(keptTexts)
  const retry = useRef(onRetry)
  useEffect(() => {
    retry.current = onRetry
  })
  useEffect(() => {
    const again = () => void isBack().then((back) => back && retry.current())
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
