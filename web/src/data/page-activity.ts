import { useEffect } from 'react'
import { call } from './calls.ts'

/** Spec 1 §2: reports each route change with the page's pattern, without naming anyone. Nobody waits for it. */
export const usePageActivity = (pathname: string, pageName: string): void =>
  useEffect(() => {
    call('profiler/activity', { profile: { type: 'page', pageName } }).catch(() => undefined)
  }, [pathname, pageName])
