import { useEffect, useRef } from 'react'
import { isReachable } from '#data/reachable.ts'
import { ErrorPage } from '#parts/page/error-page.tsx'
import { KeptTexts } from '#parts/page/kept-texts.tsx'

const FIRST_MS = 2_000
const LONGEST_MS = 15_000

/** The server can't be reached. Keeps retrying. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
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
      <KeptTexts />
    </ErrorPage>
  )
}
