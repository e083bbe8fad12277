import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import type { PosTicket } from '@xd/fixtures/sandbox/pos/ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { bringDueSoon } from '@xd/fixtures/testing/due-soon.ts'

interface Pushed {
  success: boolean
  batchExternalID: string
  notices: number
  first: { batchID: number; taken: number; refused: unknown[] }
  takenOnce: boolean
}

describe.each(ENGINES)('the point of sale’s notices, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  test('are imported once, even if each batch is sent twice', async () => {
    await bringDueSoon('gp-lake', {
      ticketsOf: async (storeKey) =>
        (await server.sandbox<{ tickets: PosTicket[] }>('/pos/tickets', { storeKey })).tickets,
      bring: (loans) => server.sandbox('/pos/bring-loans', loans),
    })
    const push = () => server.sandbox<Pushed>('/pos/push-notices', { storeKey: 'gp-lake', kind: 'due-soon' })
    const pushed = await push()
    expect(pushed).toMatchObject({ success: true, takenOnce: true, first: { taken: pushed.notices, refused: [] } })
    const manager = await server.signIn('manager')
    const { batches } = await manager('notices/list-batches', { search: { perPage: 100 } })
    const own = batches.filter(({ batchID }) => batchID === pushed.first.batchID)
    expect(own).toMatchObject([{ batchKind: 'due-soon', batchSource: 'app' }])
    expect((await push()).first.batchID).toBe(pushed.first.batchID)
    const after = (await manager('notices/list-batches', { search: { perPage: 100 } })).batches
    expect(after).toHaveLength(batches.length)
  })
})
