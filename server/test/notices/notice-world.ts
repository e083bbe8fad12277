import { expect } from 'vitest'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { BootOptions } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { PATIENCE, type TextWorld, textWorld } from '../messaging/text-world.ts'
import { noticePusher } from '@xd/fixtures/testing/notice-push.ts'

type Details = WireOutput<'notices/batch-details'>

export interface NoticeWorld extends TextWorld {
  push: Awaited<ReturnType<typeof noticePusher>>
  /** Sets the clock of the first store, which applies to numbers in no US state. */
  hour: (hour: number) => Promise<unknown>
  /** Gives the first store a phone, which a letter in the standard words names. */
  getsPhone: () => Promise<unknown>
  /** A number in no US state, used by nobody else. */
  newNumber: (ending?: string) => string
  /** A batch with its notices in the order in which they came. */
  details: (batchID: number) => Promise<Details>
  /** The status of each notice, with its reason. */
  statuses: (batchID: number) => Promise<(readonly [status: string, reason: string | null])[]>
  /** Pushes a batch to the first store and sends it; returns its id. */
  sent: (notices: readonly object[], kind?: string) => Promise<number>
  becomes: (batchID: number, status: string) => Promise<void>
  /** Moves a batch's arrival to an earlier day, so that its letters may have been mailed since then. */
  cameOn: (batchID: number, day: LocalDay) => Promise<unknown>
}

let numbers = 0

/** A server whose first store has noon now, and a customer app that sends it notices. */
export const noticeWorld = async (options: BootOptions = {}): Promise<NoticeWorld> => {
  const world = await textWorld(options)
  const push = await noticePusher(world)
  const db = world.connection.writes
  const hour = (now: number) =>
    db
      .updateTable('stores')
      .set({ storeTimezone: zoneWhereItIs(now) })
      .where('storeID', '=', world.storeID)
      .execute()
  await hour(12)
  await db
    .updateTable('companies')
    .set({ companySegmentsPerMinute: 6_000, companySegmentsPerDay: 200_000 })
    .where('companyID', '=', COMPANY.goldenPledge)
    .execute()
  const details = (batchID: number) => world.clerk('notices/batch-details', { batchID, search: { sortDir: 'asc' } })
  return {
    ...world,
    push,
    cameOn: (batchID, batchDate) =>
      db.updateTable('notice_batches').set({ batchDate }).where('batchID', '=', batchID).execute(),
    hour,
    getsPhone: () =>
      db.updateTable('stores').set({ storePhone: '+12135550101' }).where('storeID', '=', world.storeID).execute(),
    details,
    newNumber: (ending = '4321') => {
      numbers += 1
      return `+5255${2_000 + numbers}${ending}`
    },
    statuses: async (batchID) =>
      (await details(batchID)).notices.map(({ noticeStatus, reason }) => [noticeStatus, reason] as const),
    sent: async (notices, kind = 'due-soon') => {
      const { batchID } = await push({ kind, notices })
      await world.clerk('notices/send-batch', { batchID: batchID! })
      return batchID!
    },
    becomes: async (batchID, status) => {
      await expect.poll(async () => (await details(batchID)).batch.batchStatus, PATIENCE).toBe(status)
    },
  }
}
