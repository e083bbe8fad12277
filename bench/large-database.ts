import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seedDemo } from '@xd/fixtures/demo/seed.ts'
import type { Scale } from '@xd/fixtures/demo/size.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { connect } from '@xd/server/db/connect.ts'
import { rememberMode } from '@xd/server/db/mode.ts'

export const CACHE = fileURLToPath(new URL('.cache/', import.meta.url))
const MADE_BY = ['../fixtures/src/demo/', '../migrations/src/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

export const MILLION = 1_000_000

/** Like the demo's `large`, with everything in proportion except the length of a conversation's page. */
const scaleOf = (messages: number): Scale => ({
  customers: messages / 10,
  messages,
  days: 800,
  quietHours: 4,
  unanswered: Math.ceil(messages / 2_500),
  longest: messages / 100,
})

/** Identifies the code that makes the databases: another generator or schema makes different ones. */
export const generation = (): string => {
  const hash = createHash('sha256')
  for (const folder of MADE_BY) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()) {
      hash.update(file).update(readFileSync(`${folder}${file}`))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * A SQLite database with this many messages, made once and kept in bench/.cache until the code that makes it changes.
 */
export const largeDatabase = async (messages: number): Promise<string> => {
  mkdirSync(CACHE, { recursive: true })
  const prefix = `messages-${messages}-`
  const path = `${CACHE}${prefix}${generation()}.sqlite`
  if (existsSync(path)) return path
  for (const old of readdirSync(CACHE).filter((name) => name.startsWith(prefix))) rmSync(`${CACHE}${old}`)
  process.stderr.write(`  making a database of ${messages.toLocaleString('en-US')} messages …\n`)
  const unfinished = `${path}.unfinished`
  const connection = connect(`file:${unfinished}`)
  await migrate(connection.writes as never, connection.dialect)
  await rememberMode(connection.writes, 'demo')
  await seedDemo(connection, { size: scaleOf(messages), now: Date.now() })
  await connection.close()
  renameSync(unfinished, path)
  return path
}
