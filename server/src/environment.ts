import { existsSync } from 'node:fs'
import { join } from 'node:path'

export type Env = Readonly<Record<string, string | undefined>>

/** Env files and containers set a variable to nothing to get its default. */
export const withoutEmpty = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** A password may hold characters that mean something else in an address. */
const ESCAPES = 'in a user or password, write # as %23, / as %2F, @ as %40, % as %25'

const canDecode = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** The address is not repeated: it contains a password. */
export const requireURL = (text: string, name: string, protocols: readonly string[]): void => {
  const url = urlOf(text)
  const isGood = url && protocols.includes(url.protocol) && url.hostname !== ''
  if (!isGood || !canDecode(url.username + url.password))
    throw new Error(`${name} must be like ${protocols.join('// or ')}//user:password@host; ${ESCAPES}`)
}

/**
 * Encrypted means verified, too: to PostgreSQL's own programs, `require` accepts any certificate. `uselibpqcompat` asks
 * for their meaning.
 */
const withCheckedCertificate = (url: string): string =>
  url.includes('uselibpqcompat=true')
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

/** An SQLite file or PostgreSQL. SQLite would take any other address for a file name, and create an empty database. */
export const databaseOf = (text: string): string => {
  if (/^file:.|^(?![a-z][a-z\d+.-]*:)/i.test(text)) return text
  // A socket's address has a user without a host.
  if (/^postgres(?:ql)?:\/\//.test(text) && canDecode(text) && URL.canParse(text.replace('@/', '@socket/')))
    return withCheckedCertificate(text)
  throw new Error(
    `XD_DATABASE_URL must be like file:./data/xd.sqlite or postgres://user:password@host/database; ${ESCAPES}`,
  )
}

const isWeb = (url: URL | undefined): url is URL => url !== undefined && /^https?:$/.test(url.protocol)

export const requireAddress = (text: string, name: string): void => {
  if (!isWeb(urlOf(text))) throw new Error(`${name} must be like http://localhost:4001, not ${text}`)
}

/** An http(s) address without a path: the pages and webhooks are at fixed ones. */
export const originOf = (text: string, name: string): string => {
  const url = urlOf(text)
  if (!isWeb(url) || url.href !== `${url.origin}/`)
    throw new Error(`${name} must be like https://office.example, without a path, not ${text}`)
  return text.replace(/\/+$/, '')
}

/** Without the page in it, every address would answer "not found". */
export const builtWebOf = (text: string): string => {
  if (!existsSync(join(text, 'index.html'))) throw new Error(`XD_WEB_DIR must hold the built web client, not ${text}`)
  return text
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
export const levelOf = (text: string): string => {
  const level = text.toLowerCase()
  if (!LEVELS.includes(level)) throw new Error(`XD_LOG_LEVEL must be ${LEVELS.join(', ')}; not ${text}`)
  return level
}

export const portOf = (text: string, name: string): number => {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number, not ${text}`)
  return port
}

const MOST_UNDO_SECONDS = 60
export const secondsOf = (text: string, name: string): number => {
  const seconds = Number(text)
  if (!(seconds >= 0 && seconds <= MOST_UNDO_SECONDS))
    throw new Error(`${name} must be a number of seconds up to ${MOST_UNDO_SECONDS}, not ${text}`)
  return seconds
}

export const msOf = (text: string, name: string, least = 0): number => {
  const ms = Number(text)
  if (!Number.isInteger(ms) || ms < least)
    throw new Error(`${name} must be a number of milliseconds${least > 0 ? ` from ${least}` : ''}, not ${text}`)
  return ms
}

export const shareOf = (text: string, name: string): number => {
  const share = Number(text)
  if (!(share >= 0 && share <= 1)) throw new Error(`${name} must be a number from 0 to 1, not ${text}`)
  return share
}
