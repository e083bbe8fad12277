import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CallClient, CallError } from '@xd/core/client/call-client.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { ALL_READS } from './all-reads.ts'
import { readSections, told, writeSections } from './told.ts'
import { readsWorld } from './world.ts'

let server: Booted
let people: ReadonlyMap<string, CallClient>
beforeAll(async () => {
  const world = await readsWorld(ALL_READS.flatMap(([, rows]) => rows.map(([by]) => by)))
  server = world.server
  people = world.calls
}, 60_000)
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

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
      const lines = told(answer, [
        [server.config.publicURL, '{url}'],
        [server.sandboxURL, '{sandbox}'],
      ])
      if (process.env['XD_NOTE_WRITTEN']) writeSections(`reads/${room}`, noted.set(heading, lines))
      else expect(lines).toEqual(expected.get(heading))
    },
  )
})
