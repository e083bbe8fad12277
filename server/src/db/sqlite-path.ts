import { fileURLToPath } from 'node:url'

/** A SQLite database's path; undefined for PostgreSQL. */
export const sqlitePath = (url: string): string | undefined => {
  if (/^postgres(ql)?:/.test(url)) return undefined
  return url.startsWith('file://') ? fileURLToPath(url) : url.replace(/^file:/, '')
}
