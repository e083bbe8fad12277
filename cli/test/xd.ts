import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const built = () => join(process.env['XD_TEST_BUILD'] ?? '', 'xd.js')

/** Unread input keeps a thread alive, though it would not keep a process alive. */
const THREAD = `
  const { workerData } = require('node:worker_threads')
  import(workerData).finally(() => setImmediate(() => process.exit()))
`

/**
 * Runs the built `xd` (see build.ts) as a script would, without a terminal. It runs in its own thread, with its own
 * arguments, environment and streams, and loads everything again. A process would take twice as long.
 */
export const xd = async (
  args: readonly string[],
  input?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> => {
  const thread = new Worker(THREAD, {
    eval: true,
    workerData: built(),
    argv: [...args],
    env: { ...process.env, ...env },
    execArgv: [],
    stdin: true,
    stdout: true,
    stderr: true,
  })
  if (input) thread.stdin!.end(input)
  else thread.stdin!.end()
  const ended = new Promise<number>((resolve, reject) => thread.once('exit', resolve).once('error', reject))
  const [code, out, err] = await Promise.all([ended, text(thread.stdout), text(thread.stderr)])
  return { code, out, err }
}

/** The same in a process, for tests about how it ends or about its folder. */
export const xdProcess = (
  args: readonly string[],
  input?: string,
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
  /** Otherwise the reader of its output is gone. */
  isRead = true,
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [built(), ...args], {
      env: { ...process.env, ...env },
      cwd,
    })
    let out = ''
    let err = ''
    if (!isRead) child.stdout.destroy()
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
