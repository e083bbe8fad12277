import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { invalidInput } from '#output/failure.ts'
import type { RowValues } from './row.ts'

export interface Journal {
  /** The key for sending a row. The same row in the same run always has the same key, so the server acts once. */
  readonly keyOf: (values: RowValues) => string
  readonly isDone: (key: string) => boolean
  readonly done: (key: string) => void
}

const KEY_LENGTH = 40

/**
 * Rows are identified by content, not position, so a file may be fixed and sorted between two runs. Equal rows are
 * counted.
 */
const keys = (run: string): ((values: RowValues) => string) => {
  const seen = new Map<string, number>()
  return (values) => {
    const content = JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
    const times = (seen.get(content) ?? 0) + 1
    seen.set(content, times)
    return createHash('sha256').update(`${run} ${times} ${content}`).digest('hex').slice(0, KEY_LENGTH)
  }
}

const readJournal = (path: string): { run: string; done: Set<string> } => {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  const [run = '', ...done] = lines.map((line) => /^(?:run|done) ([\w-]+)$/.exec(line)?.[1] ?? '')
  if (!lines[0]?.startsWith('run ') || run === '')
    throw invalidInput(`${path} is not a journal that --resume has written`)
  return { run, done: new Set(done) }
}

/**
 * Records a run's progress. A file is written before the first row is sent and after each completed one, so the same
 * command continues wherever it stopped. Without a file, the journal lasts only for this run.
 */
export const openJournal = (path: string | undefined): Journal => {
  if (path === undefined) return { keyOf: keys(randomUUID()), isDone: () => false, done: () => undefined }
  if (!existsSync(path)) appendFileSync(path, `run ${randomUUID()}\n`, { mode: 0o600 })
  const { run, done } = readJournal(path)
  return {
    keyOf: keys(run),
    isDone: (key) => done.has(key),
    done: (key) => {
      done.add(key)
      appendFileSync(path, `done ${key}\n`)
    },
  }
}
