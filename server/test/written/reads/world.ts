import { join } from 'node:path'
import { vi } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { fill } from '@xd/fixtures/testing/templates.ts'
import { connect } from '@xd/server/db/connect.ts'
import { holdJobs } from '../../hold-jobs.ts'
import { oneOfEach } from '../../one-of-each.ts'
import { addEdges } from './edges.ts'
import { addTwins } from './twins.ts'

/** A Wednesday at noon in Los Angeles: the same demo and the same answers on any day. */
const NOW = Date.parse('2026-06-17T19:05:00Z')

/** When everything is read. */
const READ_AT = NOW + MINUTE_MS

/**
 * The whole demo with one record of each kind and what `twins.ts` and `edges.ts` add, and the calls of everyone who
 * reads. The clock only moves when somebody signs in.
 */
export const readsWorld = async (readers: readonly string[]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const url = `file:${join(scratch('xd-reads-'), 'xd.sqlite')}`
  await fill(url, 'demo')
  const connection = connect(url)
  await holdJobs({ connection } as Booted, ['run-import', 'undo-import'])
  await connection.writes
    .updateTable('companies')
    .set({ features: JSON.stringify(FEATURES) })
    .execute()
  await connection.close()
  const server = await boot({ database: { url } })
  const ticking: Booted = {
    ...server,
    signIn: async (name) => {
      vi.setSystemTime(Date.now() + 1_000)
      return server.signIn(name)
    },
  }
  await oneOfEach(ticking)
  const calls = new Map<string, CallClient & { readonly token?: string }>()
  // However many records were made: nothing that is read changes with the first of a new kind.
  vi.setSystemTime(NOW + MINUTE_MS / 2)
  for (const by of new Set(readers)) calls.set(by, by === 'nobody' ? server.call : await ticking.signIn(by))
  vi.setSystemTime(READ_AT)
  await addTwins(server)
  await addEdges(server)
  return { server, calls }
}
