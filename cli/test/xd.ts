import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the built `xd` (see build.ts) as a script would: nothing is a terminal. */
export const xd = (
  args: readonly string[],
  input?: string,
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(process.env['XD_TEST_BUILD'] ?? '', 'xd.js'), ...args], {
      env: { ...process.env, ...env },
      cwd,
    })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input ?? '')
  })

/** The one JSON value that `--json` prints. */
export const xdJson = async <T = unknown>(...args: string[]): Promise<T> => {
  const { code, out, err } = await xd([...args, '--json'])
  if (code !== 0) throw new Error(`xd ${args.join(' ')} exited with ${code}: ${err}`)
  return JSON.parse(out) as T
}

/** The lines of a batch. */
export const linesOf = <T = unknown>(out: string): T[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)

/** A folder that is removed afterwards. */
export const withFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-cli-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
