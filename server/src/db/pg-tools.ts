import { spawn } from 'node:child_process'

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
      env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
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
