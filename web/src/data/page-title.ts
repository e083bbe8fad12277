import { useEffect, useSyncExternalStore } from 'react'

const PRODUCT = 'XD Back Office'
let title: string | null = null
const listeners = new Set<() => void>()

const change = (next: string | null) => {
  title = next
  listeners.forEach((listener) => listener())
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What a page calls itself in the browser's tab, where its module's name would mislead. */
export const usePageTitle = (own: string): void =>
  useEffect(() => {
    document.title = `${own} · ${PRODUCT}`
    change(own)
    return () => change(null)
  }, [own])

export const useOwnTitle = (): string | null => useSyncExternalStore(subscribe, () => title)
