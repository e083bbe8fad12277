import { resolve } from 'node:path'
import { Result, Schema } from 'effect'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { Maintenance } from '@xd/core/contract/entity/maintenance.ts'
import { readTrustedProxies } from './client-address.ts'
import {
  builtWebOf,
  databaseOf,
  type Env,
  levelOf,
  msOf,
  originOf,
  portOf,
  requireAddress,
  requireURL,
  secondsOf,
  shareOf,
  withoutEmpty,
} from './environment.ts'

const readNotice = Schema.decodeUnknownResult(Schema.fromJsonString(Maintenance))

/** The notice in XD_MAINTENANCE. Throws a sentence for the operator if it is invalid. */
const readMaintenance = (json: string | undefined): typeof Maintenance.Type | undefined => {
  if (!json) return undefined
  const notice = readNotice(json)
  if (Result.isFailure(notice)) throw new Error(`XD_MAINTENANCE is not a maintenance notice: ${notice.failure.message}`)
  const { start, end, button } = notice.success
  if (!(start < end)) throw new Error('XD_MAINTENANCE must start before it ends')
  if (button && !/^https?:\/\//.test(button.href))
    throw new Error('The button of XD_MAINTENANCE must lead to an http(s) address')
  return notice.success
}

/** Settings from the environment. See docs/operations.md for each variable. */
export interface Config {
  mode: 'demo' | 'live'
  host: string
  port: number
  databaseURL: string
  publicURL: string
  /** The simulated outside world's address; only in demo. */
  sandboxURL: string
  /** Where the simulated outside world listens; only in demo. */
  sandboxPort?: number | undefined
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
  /** How long the carrier is kept waiting for the answer to a webhook; 8 s by default. */
  webhookPatienceMs?: number | undefined
  /** How long a query for a request may take on PostgreSQL; 30 s by default. */
  queryLimitMs?: number | undefined
  /** How long a message sent by staff can be taken back; 5 s by default, 0 for never. */
  undoMs?: number | undefined
  /** How long a call takes before the log names it; 1 s by default. */
  slowCallMs?: number | undefined
  /** How often the live channel checks that a socket, or another process, is still there. */
  liveBeatMs?: number | undefined
  /** How often the job worker polls for due jobs if nothing wakes it; every second by default. */
  jobPollMs?: number | undefined
  /** The proxies trusted to report where a request comes from; none by default. */
  trustedProxies?: ReturnType<typeof readTrustedProxies> | undefined
  /** An announcement shown on every page for a while. */
  maintenance?: ReturnType<typeof readMaintenance> | undefined
  /** The OpenTelemetry collector that gets a share of the calls and jobs, and every figure. None by default. */
  otlp?:
    | { url: string; authorization: string | undefined; sample: number; everyMs?: number /* no variable sets it */ }
    | undefined
  /** The token required to read the metrics; without it only this machine may. */
  metricsToken?: string | undefined
  /** Where to report a vulnerability in this server: an address that begins with mailto: or https: */
  securityContact?: string | undefined
  /** The separate process's program; by default it is next to the server's own. */
  apartProgram?: string | undefined
  /** The level of the log; `info` by default. */
  logLevel?: string | undefined
  /** The folder of the built web client. */
  webDir: string
  version: string
}

interface Defaults {
  secretKey?: string
  webDir: string
  logLevel?: string
}

/** Reads the environment. Throws a sentence for the operator if a variable is invalid. */
export const readConfig = (given: Env, defaults: Defaults): Config => {
  const env = withoutEmpty(given)
  const mode = env.XD_MODE ?? 'demo'
  if (mode !== 'demo' && mode !== 'live') throw new Error(`XD_MODE must be demo or live, not ${mode}`)
  const port = portOf(env.PORT ?? '4000', 'PORT')
  const sandboxPort = env.XD_SANDBOX_PORT ? portOf(env.XD_SANDBOX_PORT, 'XD_SANDBOX_PORT') : port + 1
  const sandboxURL = env.XD_SANDBOX_URL ?? `http://localhost:${sandboxPort}`
  if (mode === 'demo') requireAddress(sandboxURL, 'XD_SANDBOX_URL')
  const secretKey = env.XD_SECRET_KEY ?? (mode === 'demo' ? defaults.secretKey : undefined)
  if (!secretKey || secretKey.length < 32)
    throw new Error('XD_SECRET_KEY must be set to at least 32 characters, such as openssl rand -base64 32 prints')
  if (env.XD_PREVIOUS_SECRET_KEY && env.XD_PREVIOUS_SECRET_KEY.length < 32)
    throw new Error('XD_PREVIOUS_SECRET_KEY must be the whole key as it was: at least 32 characters')
  const dataDir = resolve(env.XD_DATA_DIR ?? './data')
  return {
    mode,
    host: env.HOST ?? '127.0.0.1',
    port,
    databaseURL: env.XD_DATABASE_URL ? databaseOf(env.XD_DATABASE_URL) : `file:${dataDir}/xd.sqlite`,
    publicURL: env.XD_PUBLIC_URL ? originOf(env.XD_PUBLIC_URL, 'XD_PUBLIC_URL') : `http://localhost:${port}`,
    sandboxURL,
    sandboxPort,
    sandboxSmtpPort: env.XD_SANDBOX_SMTP_PORT
      ? portOf(env.XD_SANDBOX_SMTP_PORT, 'XD_SANDBOX_SMTP_PORT')
      : sandboxPort === port + 2
        ? port + 3
        : port + 2,
    secretKey,
    previousSecretKey: env.XD_PREVIOUS_SECRET_KEY,
    texting: textingOf(env),
    email: emailOf(env),
    metals: metalsOf(env),
    payPatienceMs: env.XD_PAY_PATIENCE_MS ? msOf(env.XD_PAY_PATIENCE_MS, 'XD_PAY_PATIENCE_MS') : undefined,
    undoMs: env.XD_UNDO_SECONDS ? 1000 * secondsOf(env.XD_UNDO_SECONDS, 'XD_UNDO_SECONDS') : undefined,
    liveBeatMs: env.XD_LIVE_BEAT_MS ? msOf(env.XD_LIVE_BEAT_MS, 'XD_LIVE_BEAT_MS', 100) : undefined,
    trustedProxies: env.XD_TRUSTED_PROXIES ? readTrustedProxies(env.XD_TRUSTED_PROXIES) : undefined,
    otlp: otlpOf(env),
    metricsToken: env.XD_METRICS_TOKEN,
    securityContact: env.XD_SECURITY_CONTACT ? contactOf(env.XD_SECURITY_CONTACT) : undefined,
    maintenance: readMaintenance(env.XD_MAINTENANCE),
    logLevel: env.XD_LOG_LEVEL ? levelOf(env.XD_LOG_LEVEL) : defaults.logLevel,
    webDir: env.XD_WEB_DIR ? builtWebOf(env.XD_WEB_DIR) : defaults.webDir,
    version: CURRENT_VERSION,
  }
}

/** The faults of a live server's address: customers' links begin with it, and passwords pass through it. */
export const addressWarning = ({ mode, publicURL }: Pick<Config, 'mode' | 'publicURL'>): string | undefined =>
  mode === 'live' && !publicURL.startsWith('https:')
    ? `customers’ links begin with ${publicURL}: set XD_PUBLIC_URL to the https address that they can open`
    : undefined

const contactOf = (text: string): string => {
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text))
    throw new Error(
      'XD_SECURITY_CONTACT must be like mailto:security@office.example or https://office.example/security',
    )
  return text
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

/** The address is a base, as the protocol has it: each signal has its own path below. */
const otlpOf = (env: Env): Config['otlp'] => {
  const sample = shareOf(env.XD_OTLP_SAMPLE ?? '0.01', 'XD_OTLP_SAMPLE')
  if (!env.XD_OTLP_URL) return undefined
  requireURL(env.XD_OTLP_URL, 'XD_OTLP_URL', ['http:', 'https:'])
  const { origin, pathname, username, password, search, hash } = new URL(env.XD_OTLP_URL)
  if (search !== '' || hash !== '') throw new Error('XD_OTLP_URL must be like http://localhost:4318, without ? or #')
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    url: `${origin}${pathname}`.replace(/\/+$/, ''),
    authorization: credentials === ':' ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`,
    sample,
  }
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
  return { smtpURL, address: address.toLowerCase(), imapURL }
}
