import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program of its own that takes the file's write lock, says so, and keeps it until its input ends. */
const HOLDER = `
  const database = new (require('better-sqlite3'))(process.argv[1])
  database.exec('begin immediate')
  process.stdout.write('held')
  process.stdin.on('end', () => database.exec('commit')).resume()
`

/** Locks a SQLite file from another process, until the answered function is called. */
export const holdFile = async (databaseURL: string): Promise<() => Promise<void>> => {
  const path = databaseURL.replace(/^file:/, '')
  const child = spawn(process.execPath, ['-e', HOLDER, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  }
}
