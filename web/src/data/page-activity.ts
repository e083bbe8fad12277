import { useEffect } from 'react'
import { call } from './calls.ts'

/** Spec 1 §2: submitted on each route change: the page's pattern, not whom it is about. Nobody waits for it. */
export const usePageActivity = (pathname: string, pageName: string): void =>
  useEffect(() => {
    call('profiler/activity', { profile: { type: 'page', pageName } }).catch(() => undefined)
  }, [pathname, pageName])
