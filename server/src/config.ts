import { resolve } from 'node:path'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { readTrustedProxies } from './client-address.ts'
import { readMaintenance } from './maintenance.ts'

/** Settings from the environment. See docs/operations.md for each variable. */
export interface Config {
  mode: 'demo' | 'live'
  host: string
  port: number
  databaseURL: string
  publicURL: string
  /** The simulated outside world's address; only in demo. */
  sandboxURL: string
  /** Where the simulated mail service accepts mail; only in demo. */
  sandboxSmtpPort?: number | undefined
  /**
   * In a test, the address where the sandbox stands in for a live server's carrier and card platforms; no variable sets
   * it.
   */
  providersURL?: string | undefined
  secretKey: string
  /** The secret key before it was changed: secrets sealed with it can still be opened. */
  previousSecretKey?: string | undefined
  /** The key for everything that must survive a change of the secret key; the server reads it from the database. */
  lastingKey?: string | undefined
  /** The account for live texts; without it texting is off. */
  texting?: { accountSid: string; authToken: string } | undefined
  /** The server for live emails, and the mailbox for answers; without it email is off. */
  email?: { smtpURL: string; address: string; imapURL?: string | undefined } | undefined
  /** The live feed of metal prices; without it there is no ticker. */
  metals?: { url: string; key: string } | undefined
  /** How long a paying customer waits for the card gateway before being told that the answer is still on its way. */
  payPatienceMs?: number | undefined
  /** How long a sender may take for a request's body; by default each route's own limit. */
  bodyPatienceMs?: number | undefined
  /** How long a message sent by staff can be taken back; 5 s by default, 0 for never. */
  undoMs?: number | undefined
  /** How often the live channel checks that a socket, or another process, is still there. */
  liveBeatMs?: number | undefined
  /** How often the job worker polls for due jobs if nothing wakes it; every second by default. */
  jobPollMs?: number | undefined
  /** The proxies trusted to report where a request comes from; none by default. */
  trustedProxies?: ReturnType<typeof readTrustedProxies> | undefined
  /** An announcement shown on every page for a while. */
  maintenance?: ReturnType<typeof readMaintenance> | undefined
  /** The token required to read the metrics; without it only this machine may. */
  metricsToken?: string | undefined
  /** The separate process's program; by default it is next to the server's own. */
  apartProgram?: string | undefined
  /** The folder of the built web client. */
  webDir: string
  version: string
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the environment. Throws a sentence for the operator if a variable is invalid. */
export const readConfig = (env: Env, defaults: { secretKey?: string; webDir: string }): Config => {
  const mode = env.XD_MODE ?? 'demo'
  if (mode !== 'demo' && mode !== 'live') throw new Error(`XD_MODE must be demo or live, not ${mode}`)
  const port = portOf(env.PORT ?? '4000', 'PORT')
  const sandboxPort = env.XD_SANDBOX_PORT ? portOf(env.XD_SANDBOX_PORT, 'XD_SANDBOX_PORT') : port + 1
  const secretKey = env.XD_SECRET_KEY ?? (mode === 'demo' ? defaults.secretKey : undefined)
  if (!secretKey || secretKey.length < 32) throw new Error('XD_SECRET_KEY must be set to at least 32 characters')
  const dataDir = resolve(env.XD_DATA_DIR ?? './data')
  return {
    mode,
    host: env.HOST ?? '127.0.0.1',
    port,
    databaseURL: env.XD_DATABASE_URL ?? `file:${dataDir}/xd.sqlite`,
    publicURL: (env.XD_PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    sandboxURL: env.XD_SANDBOX_URL ?? `http://localhost:${sandboxPort}`,
    sandboxSmtpPort: env.XD_SANDBOX_SMTP_PORT
      ? portOf(env.XD_SANDBOX_SMTP_PORT, 'XD_SANDBOX_SMTP_PORT')
      : sandboxPort === port + 2
        ? port + 3
        : port + 2,
    secretKey,
    previousSecretKey: env.XD_PREVIOUS_SECRET_KEY || undefined,
    texting: textingOf(env),
    email: emailOf(env),
    metals: metalsOf(env),
    payPatienceMs: env.XD_PAY_PATIENCE_MS ? msOf(env.XD_PAY_PATIENCE_MS, 'XD_PAY_PATIENCE_MS') : undefined,
    undoMs: env.XD_UNDO_SECONDS ? 1000 * secondsOf(env.XD_UNDO_SECONDS, 'XD_UNDO_SECONDS') : undefined,
    liveBeatMs: env.XD_LIVE_BEAT_MS ? msOf(env.XD_LIVE_BEAT_MS, 'XD_LIVE_BEAT_MS') : undefined,
    trustedProxies: env.XD_TRUSTED_PROXIES ? readTrustedProxies(env.XD_TRUSTED_PROXIES) : undefined,
    metricsToken: env.XD_METRICS_TOKEN || undefined,
    maintenance: readMaintenance(env.XD_MAINTENANCE),
    webDir: defaults.webDir,
    version: CURRENT_VERSION,
  }
}

const textingOf = (env: Env): Config['texting'] => {
  const { XD_TEXTING_ACCOUNT_SID: accountSid, XD_TEXTING_AUTH_TOKEN: authToken } = env
  if (!accountSid && !authToken) return undefined
  if (!accountSid || !authToken)
    throw new Error('XD_TEXTING_ACCOUNT_SID and XD_TEXTING_AUTH_TOKEN must be set together')
  if (!/^AC[0-9a-fA-F]{32}$/.test(accountSid))
    throw new Error('XD_TEXTING_ACCOUNT_SID must be AC and 32 hexadecimal digits')
  return { accountSid, authToken }
}

const metalsOf = (env: Env): Config['metals'] => {
  const { XD_METALS_URL: url, XD_METALS_KEY: key } = env
  if (!url && !key) return undefined
  if (!url || !key) throw new Error('XD_METALS_URL and XD_METALS_KEY must be set together')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || new URL(url).search !== '')
    throw new Error('XD_METALS_URL must be like https://metals-api.com/api')
  return { url: url.replace(/\/+$/, ''), key }
}

const emailOf = (env: Env): Config['email'] => {
  const { XD_SMTP_URL: smtpURL, XD_EMAIL_ADDRESS: address, XD_IMAP_URL: imapURL } = env
  if (!smtpURL && !address && !imapURL) return undefined
  if (!smtpURL || !address)
    throw new Error('XD_SMTP_URL and XD_EMAIL_ADDRESS must be set together, also for XD_IMAP_URL')
  if (!/^[^\s@+<>]+@[^\s@<>]+$/.test(address))
    throw new Error(`XD_EMAIL_ADDRESS must be a plain email address, not ${address}`)
  requireURL(smtpURL, 'XD_SMTP_URL', ['smtp:', 'smtps:'])
  if (imapURL) requireURL(imapURL, 'XD_IMAP_URL', ['imap:', 'imaps:'])
  return { smtpURL, address: address.toLowerCase(), imapURL: imapURL || undefined }
}

/** The address is not repeated: it contains a password. */
const requireURL = (text: string, name: string, protocols: readonly string[]): void => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !protocols.includes(url.protocol) || url.hostname === '')
    throw new Error(`${name} must be like ${protocols.join('// or ')}//user:password@host`)
}

const portOf = (text: string, name: string): number => {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number, not ${text}`)
  return port
}

const MOST_UNDO_SECONDS = 60
const secondsOf = (text: string, name: string): number => {
  const seconds = Number(text)
  if (!(seconds >= 0 && seconds <= MOST_UNDO_SECONDS))
    throw new Error(`${name} must be a number of seconds up to ${MOST_UNDO_SECONDS}, not ${text}`)
  return seconds
}

const msOf = (text: string, name: string): number => {
  const ms = Number(text)
  if (!Number.isInteger(ms) || ms < 0) throw new Error(`${name} must be a number of milliseconds, not ${text}`)
  return ms
}
