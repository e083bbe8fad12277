import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CallError } from '@xd/core/client/call-client.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FILES } from '@xd/core/contract/files.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { ALWAYS } from '../../db/questions.ts'
import { exported } from '../../exports/export-file.ts'
import { ALL_READS } from './all-reads.ts'
import { readSections, told, writeSections } from './told.ts'
import { readsWorld } from './world.ts'

let server: Booted
let people: Awaited<ReturnType<typeof readsWorld>>['calls']
beforeAll(async () => {
  const world = await readsWorld(ALL_READS.flatMap(([, rows]) => rows.map(([by]) => by)))
  server = world.server
  people = world.calls
}, 60_000)
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

const places = () =>
  [
    [server.config.publicURL, '{url}'],
    [server.sandboxURL, '{sandbox}'],
  ] as const

/** `XD_NOTE_WRITTEN=1` writes the tables anew, to be looked at. */
describe.each(ALL_READS)('all that a call answers: %s', (room, rows) => {
  const expected = readSections(`reads/${room}`)
  const noted = new Map<string, readonly string[]>()

  test.each(rows.map((row) => [`${row[1]} ${row[0]} ${JSON.stringify(row[2])}`, ...row] as const))(
    '%s',
    async (heading, by, name, input) => {
      const call = people.get(by)!
      await server.connection.writes.deleteFrom('rate_limits').execute()
      const answer = await call(name as 'labels/list', input as never).catch((error: unknown) => {
        if (!(error instanceof CallError) || error.code === 'internal') throw error
        return { refused: error.code, message: error.message, fields: error.fields }
      })
      const lines = told(answer, places())
      if (process.env['XD_NOTE_WRITTEN']) writeSections(`reads/${room}`, noted.set(heading, lines))
      else expect(lines).toEqual(expected.get(heading))
    },
  )
})

describe('all that a file says', () => {
  const expected = readSections('reads/files')
  const noted = new Map<string, readonly string[]>()
  /** The beginning of a long file: at most three rows in a row that begin alike, such as a report’s days. */
  const MOST_ROWS = 18
  const begins = (row: object): unknown => Object.values(row)[0]

  test.each(FILES.map(({ name, call }) => [name, calls[call].access === 'support' ? 'support@xd.test' : 'owner']))(
    '%s.csv, for %s',
    async (name, by) => {
      const rows = await exported(server, name as 'labels', ALWAYS[name!] ?? {}, people.get(by!))
      const filled = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')))
      const first = filled.filter((row, i) => i < 3 || begins(filled[i - 3]!) !== begins(row)).slice(0, MOST_ROWS)
      const titles = Object.keys(rows[0] ?? {}).join(', ')
      const lines = told({ rows: rows.length, titles, first }, places())
      if (process.env['XD_NOTE_WRITTEN']) writeSections('reads/files', noted.set(name!, lines))
      else expect(lines).toEqual(expected.get(name!))
    },
  )
})
