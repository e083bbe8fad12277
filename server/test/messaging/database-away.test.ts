import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Engine, ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { holdFile } from '@xd/fixtures/testing/hold-file.ts'
import { road } from '@xd/fixtures/testing/road.ts'
import { type LateWorld, lateWorld } from './late-world.ts'
import { PATIENCE } from './text-world.ts'

/** A database that can go down, and how it comes back. */
const fragile = async (engine: Engine, folder: string) => {
  const fresh = await freshDatabase(engine, folder)
  if (engine === 'sqlite') return { ...fresh, away: () => holdFile(fresh.url) }
  const way = await road(new URL(fresh.url))
  const away = async () => {
    await way.cut()
    return way.mend
  }
  return { url: way.url, drop: fresh.drop, away }
}

describe.each(ENGINES)('a text that comes while the database is down, on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-away-'))
  let world: LateWorld
  let database: Awaited<ReturnType<typeof fragile>>
  beforeAll(async () => {
    database = await fragile(engine, folder)
    world = await lateWorld({ database: { url: database.url }, config: { webhookPatienceMs: 200 } })
  })
  afterAll(async () => {
    await world.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is refused while the carrier still waits, and arrives once when it is back', async () => {
    const contact = await world.contact()
    const texts = ['One', 'Two', 'Three']
    const back = await database.away()
    for (const body of texts) {
      const text = { from: contact.phone, to: world.storeNumber, body }
      // The database is still down, so only the carrier's timeout has ended the wait.
      expect(await world.sandbox('/phone/send', text)).toMatchObject({
        success: false,
        error: { message: expect.stringContaining('status 503') },
      })
    }
    await back()
    const bodies = async () => (await world.messages(contact.convoID)).map(({ messageBody }) => messageBody).sort()
    await expect.poll(() => bodies().catch(() => []), PATIENCE).toEqual([...texts].sort())
    await world.askCarrier()
    expect(await bodies()).toEqual([...texts].sort())
    expect((await world.convo(contact)).convoUnread).toBe(3)
  })
})
