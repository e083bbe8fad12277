import { useEffect } from 'react'
import { createStore, useStored } from '#state/create-store.ts'

const PRODUCT = 'XD Back Office'
const title = createStore<string | null>(null)

/** A page's title in the browser's tab, if its module's name would be misleading. */
export const usePageTitle = (own: string): void =>
  useEffect(() => {
    document.title = `${own} · ${PRODUCT}`
    title.set(own)
    return () => title.set(null)
  }, [own])

export const useOwnTitle = (): string | null => useStored(title)
