import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question that the terminal asks, and the text to type or the signal to send. */
type Turn = readonly [asks: string | RegExp, typed: string]

const SIGTERM = 'SIGTERM'

/** The last process of a chain: `script` runs a shell, and the shell runs `xd`. */
const lastOf = (pid: number): number => {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  return child ? lastOf(Number(child)) : pid
}

interface Seen {
  readonly code: number | null
  readonly seen: string
}

/**
 * Runs the built `xd` on a real terminal of 80 × 24 (util-linux's `script`), types the input once it asks, and returns
 * everything it wrote.
 */
export const xdOnTerminal = (
  args: readonly string[],
  asks: string | RegExp,
  typed: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Seen> => xdInTurns(args, [[asks, typed]], env)

/** The same for a command that asks several questions. */
export const xdInTurns = (
  args: readonly string[],
  turns: readonly Turn[],
  env: Readonly<Record<string, string>> = {},
): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const command = [process.execPath, join(process.env['XD_TEST_BUILD'] ?? '', 'xd.js'), ...args]
      .map((word) => `'${word}'`)
      .join(' ')
    // A build server's variable, which must not silence a screen that somebody watches.
    const CI = 'true'
    const child = spawn(
      'script',
      ['--quiet', '--return', '--command', `stty cols 80 rows 24; ${command}`, '/dev/null'],
      { env: { ...process.env, TERM: 'xterm-256color', CI, ...env } },
    )
    let seen = ''
    let read = 0
    const left = [...turns]
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      seen += text
      const [asks, typed] = left[0] ?? []
      if (asks === undefined || typed === undefined) return
      const since = seen.slice(read)
      if (!(typeof asks === 'string' ? since.includes(asks) : asks.test(since))) return
      read = seen.length
      left.shift()
      if (typed === SIGTERM) process.kill(lastOf(child.pid!), SIGTERM)
      else child.stdin.write(typed)
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, seen }))
  })
