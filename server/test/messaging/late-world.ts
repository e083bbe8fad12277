import { join } from 'node:path'
import { expect } from 'vitest'
import type { BootOptions } from '@xd/fixtures/boot.ts'
import { startDemoSandbox } from '@xd/fixtures/start/demo-sandbox.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { connect } from '@xd/server/db/connect.ts'
import { PATIENCE, type TextWorld, textWorld } from './text-world.ts'

export interface LateWorld extends TextWorld {
  /** The carrier's actions meanwhile don't reach the server. */
  cutOff: <A>(meanwhile: () => Promise<A>) => Promise<A>
  /** Writes a text whose webhook fails; with `ago`, that many milliseconds before now. Returns the carrier's id. */
  lose: (from: string, body: string, options?: { ago?: number; to?: string; mediaUrls?: string[] }) => Promise<string>
  /** Makes the server ask the carrier for missed texts now, and waits until it has. */
  askCarrier: () => Promise<void>
  stopCarrier: () => Promise<void>
  startCarrier: () => Promise<void>
}

/** A server and its carrier, whose connection can break. */
export const lateWorld = async (options: BootOptions = {}): Promise<LateWorld> => {
  const [port, carrierPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const publicURL = `http://localhost:${port}`
  const nobody = `http://localhost:${await freePort()}`
  const databasePath = join(scratch('xd-carrier-'), 'sandbox.sqlite')
  const start = () =>
    startDemoSandbox({ port: carrierPort, smtpPort, databasePath, publicURL, secretKey: TEST_SECRET_KEY, pace: 0 })
  let sandbox = await start()
  const world = await textWorld({ ...options, port, sandbox: { url: sandbox.url, smtpPort: sandbox.smtpPort } })
  const carrier = connect(`file:${databasePath}`)
  const { reads, writes } = world.connection

  const lost = async (from: string, body: string, { to = world.storeNumber, mediaUrls = [] as string[] } = {}) => {
    const answer = await world.sandbox<{ success: boolean; messageSid: string }>('/phone/send', {
      from,
      to,
      body,
      mediaUrls,
    })
    expect(answer).toMatchObject({ success: false })
    return answer.messageSid
  }
  const cutOff: LateWorld['cutOff'] = async (meanwhile) => {
    sandbox.setProductUrl(nobody)
    try {
      return await meanwhile()
    } finally {
      sandbox.setProductUrl(publicURL)
    }
  }
  const job = () => reads.selectFrom('jobs').selectAll().where('kind', '=', 'catch-up-texts').executeTakeFirstOrThrow()
  return {
    ...world,
    cutOff,
    lose: async (from, body, { ago = 0, ...more } = {}) => {
      const sid = await cutOff(() => lost(from, body, more))
      // As if the server had been down since then.
      await writes
        .updateTable('meta')
        .set({ value: String(Date.now() - ago) })
        .where('key', '=', 'texting/caught-up')
        .execute()
      await carrier.writes
        .updateTable('messages' as never)
        .set({ created_at: Date.now() - ago } as never)
        .where('sid' as never, '=', sid as never)
        .execute()
      return sid
    },
    askCarrier: async () => {
      await expect.poll(async () => (await job()).leasedUntil, PATIENCE).toBe(0)
      await writes.updateTable('jobs').set({ runAt: 0, pausedMs: null }).where('kind', '=', 'catch-up-texts').execute()
      await expect
        .poll(async () => {
          const { runAt, leasedUntil } = await job()
          return runAt > 0 && leasedUntil === 0
        }, PATIENCE)
        .toBe(true)
    },
    stopCarrier: () => sandbox.close(),
    startCarrier: async () => {
      sandbox = await start()
    },
    close: async () => {
      await world.close()
      await carrier.close()
      await sandbox.close()
    },
  }
}
