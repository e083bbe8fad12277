import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { isQuiet } from '@xd/core/domain/mailer/quiet-hours.ts'
import type { BootOptions } from '@xd/fixtures/boot.ts'
import { PATIENCE, textWorld, type TextWorld } from '../messaging/text-world.ts'
import { NEXT_CENTURY } from '../payments/pay-world.ts'

export const HOUR = 3_600_000
const ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
]
/** A place where it is day, or night, right now: the store is moved instead of the clock. */
export const zoneThatIs = (quiet: boolean): string =>
  ZONES.find(
    (storeTimezone) =>
      isQuiet({ storeTimezone }, Date.now()) === quiet && isQuiet({ storeTimezone }, Date.now() + HOUR) === quiet,
  )!

/** A store that reminds its customers of unpaid requests. */
export interface ReminderWorld extends TextWorld {
  owner: CallClient
  db: () => TextWorld['connection']['writes']
  moveStore: (storeTimezone: string) => Promise<unknown>
  /** Requests $12.50. Returns the payment's key. */
  request: (convoID: number, more?: object) => Promise<string>
  payment: (paymentKey: string) => Promise<WireOutput<'payments/fetch'>['payment']>
  /** Makes a request's reminder due, `left` milliseconds before the request's end. */
  comesDue: (paymentKey: string, when?: { left?: number }) => Promise<void>
  isReminded: (paymentKey: string) => Promise<void>
  isDropped: (paymentKey: string, reason: string) => Promise<void>
}

export const reminderWorld = async (options: BootOptions): Promise<ReminderWorld> => {
  const world = await textWorld(options)
  const owner = await world.signIn('owner')
  const db = () => world.connection.writes
  const payment = async (paymentKey: string) => (await world.clerk('payments/fetch', { paymentKey })).payment
  return {
    ...world,
    owner,
    db,
    payment,
    moveStore: (storeTimezone) =>
      db().updateTable('stores').set({ storeTimezone }).where('storeID', '=', world.storeID).execute(),
    request: async (convoID, more = {}) => {
      const payment = {
        paymentAmount: 12.5,
        paymentMemo: 'Interest',
        paymentMode: 'any',
        paymentValidBeforeLocalTZ: NEXT_CENTURY,
        ...more,
      } as const
      return (await world.clerk('payments/send', { convoID, payment, clientMessageID: randomUUID() })).payment
        .paymentKey
    },
    comesDue: async (paymentKey, { left = 2 * HOUR } = {}) => {
      const now = Date.now()
      const change = { remindAt: now - 1, validBeforeAt: now + left, requestedAt: now - 90 * HOUR }
      const { paymentID } = await db()
        .updateTable('payments')
        .set(change)
        .where('paymentKey', '=', paymentKey)
        .returning('paymentID')
        .executeTakeFirstOrThrow()
      // While the job is still running, it sets its own next time.
      const rested = db()
        .updateTable('jobs')
        .set({ runAt: now })
        .where('uniqueKey', '=', `remind/${paymentID}`)
        .where('leasedUntil', '=', 0)
        .returning('jobID')
      await expect.poll(async () => (await rested.execute()).length, PATIENCE).toBe(1)
    },
    isReminded: (paymentKey) =>
      expect.poll(async () => (await payment(paymentKey)).paymentRemindedDate, PATIENCE).not.toBeNull(),
    isDropped: (paymentKey, reason) =>
      expect.poll(async () => (await payment(paymentKey)).paymentRemindDropped, PATIENCE).toBe(reason),
  }
}
