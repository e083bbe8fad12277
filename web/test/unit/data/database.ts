import { vi } from 'vitest'

/** A browser's database, as far as pictures need it. Each request answers in a moment, as the real one does. */
export const database = (fails: { open?: boolean; requests?: boolean } = {}) => {
  const rows = new Map<string, { key: string }>()
  const stores: string[] = []
  const log: string[] = []
  const later = <Answer>(work: () => Answer, failing = false) => {
    const request: Record<string, unknown> = { transaction: {} }
    setTimeout(() => {
      if (failing) {
        request['error'] = new Error('No room')
        return (request['onerror'] as () => void)()
      }
      request['result'] = work()
      ;(request['onupgradeneeded'] as (() => void) | undefined)?.()
      ;(request['onsuccess'] as () => void)()
      ;(request['transaction'] as { oncomplete?: () => void }).oncomplete?.()
    })
    return request
  }
  const storeIn = (mode: string) => {
    const write = <Answer>(work: () => Answer) => {
      if (mode !== 'readwrite') throw new DOMException('The transaction is read-only.', 'ReadOnlyError')
      return later(work, fails.requests)
    }
    return {
      put: (row: { key: string }) => write(() => rows.set(row.key, row)),
      delete: (key: string) => write(() => rows.delete(key)),
      clear: () => write(() => rows.clear()),
      getAll: () => later(() => [...rows.values()], fails.requests),
    }
  }
  const db = {
    createObjectStore: (name: string, { keyPath }: { keyPath: string }) => stores.push(`${name} by ${keyPath}`),
    transaction: (name: string, mode: string) => {
      log.push(`${name} ${mode}`)
      return { objectStore: (one: string) => (one === name ? storeIn(mode) : undefined) }
    },
    close: () => void log.push('closed'),
  }
  vi.stubGlobal('indexedDB', {
    open: (name: string, version: number) => {
      stores.push(`${name} ${version}`)
      return later(() => db, fails.open)
    },
  })
  return { rows, stores, log }
}
