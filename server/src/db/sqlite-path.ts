import { fileURLToPath } from 'node:url'

/** Where an SQLite database lies; undefined for PostgreSQL. */
export const sqlitePath = (url: string): string | undefined => {
  if (/^postgres(ql)?:/.test(url)) return undefined
  return url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '')
}
