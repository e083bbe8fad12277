import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's and Alpine's file of trusted certificate authorities. */
const SYSTEM_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

/**
 * The authorities that PostgreSQL's programs trust, as Node does: else they look for a file in the user's home, and fail
 * without it.
 */
const authorities = (): NodeJS.ProcessEnv => {
  const file = process.env.NODE_EXTRA_CA_CERTS || SYSTEM_AUTHORITIES
  return process.env.PGSSLROOTCERT === undefined && existsSync(file) ? { PGSSLROOTCERT: file } : {}
}

/** Without the password: everyone on the machine can see arguments. */
const withoutPassword = (url: string): { readonly url: string; readonly password: string | undefined } => {
  const parsed = new URL(url)
  const password = parsed.password === '' ? undefined : decodeURIComponent(parsed.password)
  parsed.password = ''
  return { url: parsed.href, password }
}

/** Runs one of PostgreSQL's own programs on a database. Throws a sentence for the operator if it fails. */
export const runPgTool = (
  tool: 'pg_dump' | 'pg_restore',
  databaseURL: string,
  words: readonly string[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const { url, password } = withoutPassword(databaseURL)
    const child = spawn(tool, ['--no-password', `--dbname=${url}`, ...words], {
      env: { ...process.env, ...authorities(), ...(password !== undefined && { PGPASSWORD: password }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'ENOENT'
          ? new Error(`${tool} was not found. Install PostgreSQL’s client programs, of the server’s version or newer.`)
          : cause,
      ),
    )
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${tool} failed: ${said.trim()}`))))
  })
