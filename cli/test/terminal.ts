import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs the built `xd` on a real terminal of 80 × 24 (util-linux's `script`), types what is given once it asks, and answers all that it wrote. */
export const xdOnTerminal = (
  args: readonly string[],
  asks: string | RegExp,
  typed: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; seen: string }> =>
  new Promise((resolve, reject) => {
    const command = [process.execPath, join(process.env['XD_TEST_BUILD'] ?? '', 'xd.js'), ...args]
      .map((word) => `'${word}'`)
      .join(' ')
    // A build server's variable, which must not silence a screen that somebody looks at.
    const CI = 'true'
    const child = spawn(
      'script',
      ['--quiet', '--return', '--command', `stty cols 80 rows 24; ${command}`, '/dev/null'],
      { env: { ...process.env, TERM: 'xterm-256color', CI, ...env } },
    )
    let seen = ''
    let answered = false
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      seen += text
      if (answered || !(typeof asks === 'string' ? seen.includes(asks) : asks.test(seen))) return
      answered = true
      child.stdin.write(typed)
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, seen }))
  })
