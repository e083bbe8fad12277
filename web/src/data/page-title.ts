import { useEffect } from 'react'
import { createStore, useStored } from '#state/create-store.ts'

const PRODUCT = 'XD Back Office'
const title = createStore<string | null>(null)

/** What a page calls itself in the browser's tab, where its module's name would mislead. */
export const usePageTitle = (own: string): void =>
  useEffect(() => {
    document.title = `${own} · ${PRODUCT}`
    title.set(own)
    return () => title.set(null)
  }, [own])

export const useOwnTitle = (): string | null => useStored(title)
