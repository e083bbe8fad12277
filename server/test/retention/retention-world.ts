import { expect } from 'vitest'
import type { KEEP_FOREVER } from '@xd/core/domain/retention/retention.ts'
import { boot } from '@xd/fixtures/boot.ts'
import type { Engine } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { companyID, oldWorld } from './old-world.ts'

/** A server whose owner chooses how long records are kept, and whose nights come on demand. */
export const retentionWorld = async (database: Engine) => {
  const server = await boot({ database })
  const owner = await server.signIn('owner')
  const db = server.connection.writes
  const retention = async (who = owner) => (await who('settings/retention/fetch', {})).retention
  const save = (keep: Partial<typeof KEEP_FOREVER> | Record<string, number | null>) =>
    owner('settings/retention/save', { retention: { keep } })
  /** As if the first night had come. */
  const night = async () => {
    await db
      .updateTable('retention_settings')
      .set({ nextRunAt: Date.now() - 1 })
      .where('companyID', '=', companyID)
      .execute()
    const rested = db
      .updateTable('jobs')
      .set({ runAt: Date.now(), pausedMs: null })
      .where('uniqueKey', '=', `run-retention/${companyID}`)
      .where('leasedUntil', '=', 0)
      .returning('jobID')
    await expect.poll(async () => (await rested.execute()).length, PATIENCE).toBe(1)
  }
  const ended = () =>
    expect.poll(async () => Date.parse((await retention()).nextRun ?? '') > Date.now(), PATIENCE).toBe(true)
  return {
    server,
    db,
    owner,
    old: oldWorld(server.connection),
    retention,
    save,
    lines: async (action: string) =>
      (await owner('settings/activity/list', { search: { action, perPage: 50 } })).activity,
    night,
    ended,
    runNow: async () => {
      await night()
      await ended()
    },
  }
}
