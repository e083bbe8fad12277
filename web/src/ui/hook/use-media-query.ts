import { useCallback, useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()
/** One listener per media query. */
const listOf = (query: string): MediaQueryList => {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      listOf(query).addEventListener('change', listener)
      return () => listOf(query).removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => listOf(query).matches)
}

/** One pane at a time: the same 767 px as in tokens.css. */
const PHONE = '(max-width: 767px)'
export const useIsPhone = () => useMediaQuery(PHONE)
export const isPhone = () => listOf(PHONE).matches
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')
