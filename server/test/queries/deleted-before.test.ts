import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { type SystemScope, systemScope } from '@xd/server/db/scope.ts'
import { deleteChallengesBefore } from '@xd/server/queries/factor-challenges.ts'
import { deleteUploadsBefore } from '@xd/server/queries/erase-chats.ts'
import { deleteOldestEvents } from '@xd/server/queries/events.ts'
import { deleteInboxChangesBefore } from '@xd/server/queries/inbox-changes.ts'
import { deleteGivenUpBefore } from '@xd/server/queries/jobs.ts'
import { deleteMadeBefore } from '@xd/server/queries/made-once.ts'
import { deleteMetalPricesBefore } from '@xd/server/queries/metal-prices.ts'
import { forgetErasedTexts } from '@xd/server/queries/missed-texts.ts'
import { deleteComingBefore } from '@xd/server/queries/notice-batches.ts'
import { deletePageActivityBefore } from '@xd/server/queries/page-activity.ts'
import { deleteCountsBefore } from '@xd/server/queries/rate-limits.ts'
import { deleteCodesBefore } from '@xd/server/queries/self-codes.ts'
import { deleteSessionsBefore } from '@xd/server/queries/sessions.ts'
import { deleteDevicesBefore } from '@xd/server/queries/user-devices.ts'
import { deleteLinksBefore } from '@xd/server/queries/user-links.ts'
import { type Turn, turnsOn } from './turns.ts'

const AT = 1_000_000_000
const OURS = { companyID: COMPANY.goldenPledge }
const HERS = { ...OURS, userID: USER.clerk }
const job = (n: number) => ({ ...OURS, kind: 'k', uniqueKey: `k${n}`, payload: '{}', runAt: 0, lane: 'main' })
const session = (n: number) => ({ ...HERS, tokenHash: `s${n}`, visitReadOnly: 0, createdAt: 0, confirmedAt: 0 })
const FAR = AT * 2

type Delete = (db: TxDb, scope: SystemScope, at: number) => Promise<unknown>
interface Kept {
  readonly deletes: Delete
  readonly table: string
  readonly column: string
  readonly row: (n: number) => object
  /** Whether a row of exactly that moment is deleted. */
  readonly withItself: boolean
}

const before = (deletes: Delete, table: string, column: string, row: Kept['row']): Kept => ({
  ...{ deletes, table, column, row, withItself: false },
})
const through = (...given: Parameters<typeof before>): Kept => ({ ...before(...given), withItself: true })

const ALL: readonly Kept[] = [
  through(deleteGivenUpBefore, 'jobs', 'gaveUpAt', job),
  through(deleteLinksBefore, 'user_links', 'expiresAt', (n) => ({
    ...{ ...OURS, userID: [USER.clerk, USER.owner, USER.lena][n], tokenHash: `l${n}`, kind: 'reset' },
  })),
  through(deleteChallengesBefore, 'factor_challenges', 'expiresAt', (n) => ({
    ...{ ...HERS, challenge: `c${n}`, purpose: 'totp', sealedSecret: null },
  })),
  through(
    (db, scope, now) => deleteSessionsBefore(db, scope, { now, idleSince: 0 }),
    ...(['sessions', 'expiresAt', (n: number) => ({ ...session(n), usedAt: FAR })] as const),
  ),
  through(
    (db, scope, idleSince) => deleteSessionsBefore(db, scope, { now: 0, idleSince }),
    ...(['sessions', 'usedAt', (n: number) => ({ ...session(n), expiresAt: FAR })] as const),
  ),
  before(deleteInboxChangesBefore, 'inbox_changes', 'changedAt', () => ({ ...HERS, journal: '[]' })),
  before(deleteMadeBefore, 'made_once', 'at', (n) => ({ ...HERS, call: 'labels/save', clientKey: `k${n}` })),
  before(deleteCountsBefore, 'rate_limits', 'windowStart', (n) => ({ limitKey: `l${n}`, count: 1 })),
  before(deleteCodesBefore, 'self_codes', 'askedAt', (n) => ({ phoneHash: `p${n}` })),
  before(deleteDevicesBefore, 'user_devices', 'lastSeen', (n) => ({ ...HERS, deviceHash: `d${n}` })),
  before(deletePageActivityBefore, 'page_activity', 'at', () => ({ ...HERS, type: 'page', pageName: 'inbox' })),
  before(
    (db, _, at) => forgetErasedTexts(db, _, at),
    ...(['erased_texts', 'erasedAt', (n: number) => ({ ...OURS, providerMessageID: `t${n}` })] as const),
  ),
  before(
    (db, _, at) => deleteMetalPricesBefore(db, at),
    ...(['metal_prices', 'pricedAt', () => ({ entry: '{}' })] as const),
  ),
]

describe.each(ENGINES)('records deleted by their age on %s', (engine) => {
  let turn: Turn
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ turn, close } = await turnsOn(engine))
  })
  afterAll(() => close())
  const scope = systemScope('job')

  test.each(ALL.map((one) => [one.table, one.column, one] as const))(
    'older %s than a moment are deleted by %s, others are not',
    (_table, _column, { deletes, table, column, row, withItself }) =>
      turn(async (db, { insert, all }) => {
        for (const [n, at] of [AT - 1, AT, AT + 1].entries()) await insert(table, { ...row(n), [column]: at })
        await deletes(db, scope, AT)
        const left = []
        for (const at of [AT - 1, AT, AT + 1]) left.push((await all(table, { [column]: at })).length)
        expect(left).toEqual([0, withItself ? 0 : 1, 1])
      }),
  )

  test('jobs that have not given up stay however old they are', () =>
    turn(async (db, { insert, all }) => {
      await insert('jobs', { ...job(1), gaveUpAt: null })
      await deleteGivenUpBefore(db, scope, FAR)
      expect(await all('jobs', { uniqueKey: 'k1' })).toHaveLength(1)
    }))

  test('batches that never became whole are deleted, whole ones of the same age stay', () =>
    turn(async (db, { like, all }) => {
      const batch = (batchExternalID: string, createdAt: number, batchIsWhole: 0 | 1) =>
        like('notice_batches', OURS, { batchExternalID, createdAt, batchIsWhole })
      await batch('older', AT - 1, 0)
      await batch('as old', AT, 0)
      await batch('whole', AT - 1, 1)
      await deleteComingBefore(db, scope, AT)
      const left = []
      for (const batchExternalID of ['older', 'as old', 'whole'])
        left.push((await all('notice_batches', { batchExternalID })).length)
      expect(left).toEqual([0, 1, 1])
    }))

  test('the oldest hour of events goes first, and none from that moment on', () =>
    turn(async (db, { insert, all }) => {
      await db.deleteFrom('events').execute()
      const HOUR = 3_600_000
      const event = (seq: number, at: number) => ({
        ...OURS,
        seq,
        storeID: null,
        event: 'reload_labels',
        data: '{}',
        at,
      })
      await insert('events', event(1, AT), event(2, AT + HOUR - 1), event(3, AT + HOUR), event(4, AT + HOUR + 9))
      const left = async () => (await all<{ seq: number }>('events', OURS)).map(({ seq }) => seq)
      expect(await deleteOldestEvents(db, scope, AT)).toBe(false)
      expect(await left()).toEqual([1, 2, 3, 4])
      expect(await deleteOldestEvents(db, scope, AT + HOUR + 9)).toBe(true)
      expect(await left()).toEqual([3, 4])
      expect(await deleteOldestEvents(db, scope, AT + HOUR + 9)).toBe(true)
      expect(await left()).toEqual([4])
      expect(await deleteOldestEvents(db, scope, AT + HOUR + 9)).toBe(false)
      expect(await left()).toEqual([4])
    }))

  test('pictures that a visitor never sent go with their bytes, newer ones stay', () =>
    turn(async (db, { insert, like, all }) => {
      const sessionID = await like('bubble_sessions', OURS, { tokenHash: 'chat' })
      const picture = async (uploadedAt: number) => {
        const mediaID = await like('media', OURS, { mediaKey: `m${uploadedAt}` })
        await insert('bubble_uploads', { ...OURS, mediaID, sessionID, uploadedAt })
        return mediaID
      }
      const [old, now] = [await picture(AT - 1), await picture(AT)]
      await deleteUploadsBefore(db, scope, AT)
      const left = async (mediaID: number) => [
        (await all('bubble_uploads', { mediaID })).length,
        (await all('media', { mediaID })).length,
      ]
      expect([await left(old), await left(now)]).toEqual([
        [0, 0],
        [1, 1],
      ])
    }))
})
