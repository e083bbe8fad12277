import { dirname } from 'node:path'
import { DatabaseBusy } from './database-busy.ts'
import { sqlitePath } from './sqlite-path.ts'

interface Coded {
  readonly code?: unknown
  readonly path?: unknown
  readonly message?: unknown
  readonly cause?: unknown
}

/** The operator's remedy when a database can't be opened, in a sentence; any other error stays as it is. */
export const openFailure = (error: unknown, databaseURL: string): unknown => {
  const chain = causesOf(error)
  const path = sqlitePath(databaseURL)
  const sentence = path === undefined ? aboutPostgres(chain, databaseURL) : aboutFile(chain, path)
  return sentence === undefined ? error : new Error(sentence, { cause: error })
}

const causesOf = (error: unknown): Coded[] =>
  typeof error === 'object' && error !== null ? [error, ...causesOf((error as Coded).cause)] : []

const aboutFile = (chain: readonly Coded[], path: string): string | undefined => {
  for (const { code: given, path: named } of chain) {
    const [code, place] = [String(given), typeof named === 'string' ? named : path]
    if (/^(?:ENOSPC|EDQUOT|SQLITE_FULL)/.test(code))
      return `The disk of ${dirname(path)} is full. Free some space on it, then start again.`
    if (/^(?:EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM)/.test(code))
      return `${place} can’t be read and written by the user this runs as. Give it to that user, or set XD_DATA_DIR to a folder of theirs.`
    if (code.startsWith('SQLITE_BUSY'))
      return `${path} is held by another program, such as sqlite3. Close that, then start again.`
    if (code === 'EISDIR') return `${place} is a folder, not a database file.`
    if (code === 'ENOTDIR' || code === 'EEXIST') return `${place} can’t be made: a file is in the place of a folder.`
  }
  // Said of this file only, not of the lock beside it, whose errors come with a sentence of their own.
  const code = String(chain[0]?.code)
  if (code === 'SQLITE_NOTADB')
    return `${path} is not a database. Name another with XD_DATA_DIR or XD_DATABASE_URL, or put a backup in its place.`
  if (/^SQLITE_(?:CORRUPT|IOERR)/.test(code))
    return `${path} can’t be read or written as it should (${code}). Check the disk; if it is well, put a backup in its place.`
  return undefined
}

/** OpenSSL's errors for a certificate that nobody here trusts, or that is another machine's. */
const CERTIFICATE = /CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE/

/** Without the user and the password. */
const hostOf = (url: string): string => /\/\/([^/?#]*)/.exec(url)?.[1]?.split('@').at(-1) || 'its socket'

const POSTGRES: Readonly<Record<string, (message: string) => string>> = {
  '28P01': (said) => `PostgreSQL refuses the user or the password in XD_DATABASE_URL: ${said}.`,
  '28000': (said) => `PostgreSQL refuses the user in XD_DATABASE_URL: ${said}.`,
  '3D000': (said) => `PostgreSQL has no such database: ${said}. Create it, empty, or mend XD_DATABASE_URL.`,
  '42501': (said) => `PostgreSQL does not allow it: ${said}. The user in XD_DATABASE_URL must own the database.`,
  '0A000': (said) => `PostgreSQL lacks something: ${said}. Version 14 or newer is needed, with its contrib extensions.`,
  '53100': (said) => `PostgreSQL’s disk is full: ${said}. Free some space on it, then start again.`,
  '53300': (said) => `PostgreSQL takes no more connections: ${said}. Each server needs eleven (max_connections).`,
}

const aboutPostgres = (chain: readonly Coded[], url: string): string | undefined => {
  for (const { code, message } of chain) {
    const sentence = POSTGRES[String(code)]
    if (sentence) return sentence(String(message))
  }
  const { code, message } = chain.at(-1) ?? {}
  // A move has an SQLite file, too.
  if (!chain.some((one) => one instanceof DatabaseBusy) || String(code).startsWith('SQLITE_')) return undefined
  if (CERTIFICATE.test(String(code)))
    return `PostgreSQL at ${hostOf(url)} has a certificate that is not trusted: ${String(message)}. Name the file of its authority with NODE_EXTRA_CA_CERTS, or renew it.`
  if (/does not support SSL/.test(String(message)))
    return `PostgreSQL at ${hostOf(url)} has no TLS. Turn it on there (ssl = on), or leave out the sslmode of XD_DATABASE_URL.`
  // If a name has several addresses, the error is a list of errors without a message of its own.
  return `PostgreSQL at ${hostOf(url)} does not answer: ${String(message || code)}. Start it, or mend XD_DATABASE_URL.`
}
