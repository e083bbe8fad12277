import { resolve } from 'node:path'

/** What the environment decides. See docs/operations.md for each variable. */
export interface Config {
  mode: 'demo' | 'live'
  host: string
  port: number
  databaseURL: string
  publicURL: string
  /** The simulated outside world's address; only in demo. */
  sandboxURL: string
  secretKey: string
  /** The account that texts go out by when live; without it texting is off. */
  texting?: { accountSid: string; authToken: string } | undefined
  /** How long a paying customer waits for the card gateway before being told that the answer is still on its way. */
  payPatienceMs?: number | undefined
  /** Where the built web client lies. */
  webDir: string
  version: string
}

type Env = Readonly<Record<string, string | undefined>>

export const VERSION = '2.0.14'

/** Reads the environment. Throws a sentence for the operator when a variable makes no sense. */
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
    secretKey,
    texting: textingOf(env),
    payPatienceMs: env.XD_PAY_PATIENCE_MS ? msOf(env.XD_PAY_PATIENCE_MS, 'XD_PAY_PATIENCE_MS') : undefined,
    webDir: defaults.webDir,
    version: VERSION,
  }
}

const textingOf = (env: Env): Config['texting'] => {
  const { XD_TEXTING_ACCOUNT_SID: accountSid, XD_TEXTING_AUTH_TOKEN: authToken } = env
  if (!accountSid && !authToken) return undefined
  if (!accountSid || !authToken) throw new Error('XD_TEXTING_ACCOUNT_SID and XD_TEXTING_AUTH_TOKEN must be set together')
  if (!/^AC[0-9a-fA-F]{32}$/.test(accountSid)) throw new Error('XD_TEXTING_ACCOUNT_SID must be AC and 32 hexadecimal digits')
  return { accountSid, authToken }
}

const portOf = (text: string, name: string): number => {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number, not ${text}`)
  return port
}

const msOf = (text: string, name: string): number => {
  const ms = Number(text)
  if (!Number.isInteger(ms) || ms < 0) throw new Error(`${name} must be a number of milliseconds, not ${text}`)
  return ms
}
