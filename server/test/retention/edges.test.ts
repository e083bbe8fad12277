import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LASTING_ACTIONS } from '@xd/core/domain/activity/lasting.ts'
import { MERGE_UNDO_DAYS } from '@xd/core/domain/customer/merge.ts'
import type { RetentionKind } from '@xd/core/domain/retention/kinds.table.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Connection, TxDb } from '@xd/server/db/connect.ts'
import { OLD_RECORDS } from '@xd/server/queries/old-records.ts'
import { freshConnection } from '../fresh-connection.ts'
import { paymentRow } from '../rows.ts'
import { companyID, oldWorld, YEAR_MS } from './old-world.ts'

const NOW = Date.now()
const BEFORE = NOW - 4 * YEAR_MS
const LAST = BEFORE - 1

type World = ReturnType<typeof edgeWorld>
type Thread = Record<'convoID' | 'custID' | 'storeID', number> & { readonly messageIDs: readonly number[] }
type Make = (world: World) => Promise<number>
type Case = readonly [what: string, goes: boolean, make: Make]

let made = 0
const edgeWorld = (connection: Connection) => {
  const db = connection.writes
  const old = oldWorld(connection)
  const thread = async (over = {}) => ({ ...(await old.conversation([5 * YEAR_MS], over)), storeID: STORE.main })
  const payment = async (one: Thread, over: object = {}) => {
    const paymentKey = `edge-${(made += 1)}`
    const facts = { companyID, ...one, paymentKey, paymentStatus: 'canceled', amountCents: 500, ...over } as const
    const { messageIDs: _, ...row } = paymentRow(facts) as ReturnType<typeof paymentRow> & { messageIDs?: unknown }
    const { paymentID } = await db.insertInto('payments').values(row).returning('paymentID').executeTakeFirstOrThrow()
    return paymentID
  }
  const attempt = async (paymentID: number, over: object = {}) => {
    made += 1
    const row = {
      ...{ companyID, paymentID, attemptKey: `edge-${made}`, idempotencyKey: `edge-${made}`, gateway: 'simulator' },
      ...{ state: 'declined', amountCents: 500, startedAt: LAST, settledAt: LAST, gatewayID: null, declineCode: null },
      ...{ cardType: null, cardLastFour: null, cardExpDate: null, cardFunding: null, ip: null },
      ...over,
    } as never
    const all = db.insertInto('payment_attempts').values(row).returning('attemptID')
    return (await all.executeTakeFirstOrThrow()).attemptID
  }
  return { db, old, thread, payment, attempt }
}

const message =
  (give: (one: Thread, world: World) => unknown, { over = {}, at = LAST, of = {} } = {}): Make =>
  async (world) => {
    const one = await world.thread(over)
    const messageID = await world.old.message(one, at, of)
    await give({ ...one, messageIDs: [messageID] }, world)
    return messageID
  }
const alone = () => undefined
const request = (over: object) =>
  message((one, { payment }) => payment(one, { paymentStatus: 'sent', validBeforeAt: NOW + 1, ...over }))
const ticket = (ticketStatus: 'active' | 'redeemed') =>
  message(({ custID }, { db }) =>
    db
      .insertInto('tickets')
      .values({
        ...{ companyID, storeID: STORE.main, custID, ticketNumber: `EDGE-${custID}`, ticketDueDate: '' },
        ...{ ticketDescription: '', ticketStatus, asOf: 0, principalCents: null, amountDueCents: null },
        ...{ ticketLoanDate: null, ticketGraceDate: null, importID: null },
      })
      .execute(),
  )
const merged = (mergedAt: number, undoneAt: number | null = null) =>
  message(({ custID }, { db }) =>
    db
      .insertInto('customer_merges')
      .values({
        ...{ companyID, custID, mergedCustID: 999_999, mergedName: 'Ada', mergedPhone: '+12135550199' },
        ...{ mergedAt, mergedByID: USER.owner, undoneAt, journal: '[]' },
      })
      .execute(),
  )
const consent = (away: number, whose?: number) =>
  message(({ custID }, { db }) =>
    db
      .insertInto('customer_consents')
      .values({
        ...{ companyID, custID: whose ?? custID, consentKind: 'service', given: 1, source: 'text' },
        ...{ at: LAST + away, userID: null },
      })
      .execute(),
  )
const out = (of: object) => message(alone, { of: { messageDirection: 'out', ...of } })

const MESSAGES: readonly Case[] = [
  ['the last moment', true, message(alone)],
  ['the next', false, message(alone, { at: BEFORE })],
  ['unread', false, message(alone, { over: { convoUnread: 1 } })],
  ['waiting for an answer', false, message(alone, { over: { convoWaitingSince: LAST } })],
  [
    'archived while it waited',
    true,
    message(alone, { over: { convoWaitingSince: LAST, convoStatus: 'archived' as const } }),
  ],
  ['a request that can be paid', false, request({})],
  ['a request that can’t be paid from now on', true, request({ validBeforeAt: NOW })],
  ['a paid request', true, request({ paymentStatus: 'approved' })],
  ['an active ticket', false, ticket('active')],
  ['a redeemed ticket', true, ticket('redeemed')],
  ['a merge that can still be undone', false, merged(NOW - MERGE_UNDO_DAYS * DAY_MS + 1)],
  ['a merge that can’t', true, merged(NOW - MERGE_UNDO_DAYS * DAY_MS)],
  ['a merge that was undone', true, merged(NOW - DAY_MS, NOW)],
  ...(['scheduled', 'queued', 'sending'] as const).map((messageStatus): Case => [
    messageStatus,
    false,
    out({ messageStatus }),
  ]),
  ...(['sent', 'failed', 'delivered'] as const).map((messageStatus): Case => [
    messageStatus,
    true,
    out({ messageStatus }),
  ]),
  ['a notice', false, out({ messageOrigin: 'notice' })],
  ['a mailer', true, out({ messageOrigin: 'mailer' })],
  [
    'a request to stop',
    false,
    message(({ custID, convoID, messageIDs: [messageID] }, { db }) =>
      db
        .insertInto('stop_requests')
        .values({
          ...{ companyID, storeID: STORE.main, convoID, custID, messageID: messageID!, channel: 'sms' },
          ...{ requestedAt: LAST, dueDay: asLocalDay('2022-12-01'), decision: 'not_a_request', decidedByID: null },
        })
        .execute(),
    ),
  ],
  [
    'a request for a quote',
    false,
    message(({ custID, convoID, messageIDs: [messageID] }, { db }) =>
      db
        .insertInto('quote_leads')
        .values({
          ...{ companyID, storeID: STORE.main, custID, convoID, messageID: messageID!, leadItem: 'Ring' },
          ...{ leadWant: 'loan', leadStatus: 'new', askedAt: LAST, answeredAt: null, statusAt: LAST },
          ...{ statusByID: null, loanID: null, wonCents: null },
        } as never)
        .execute(),
    ),
  ],
  [
    'a question about electronic notices',
    false,
    message(({ custID, messageIDs: [askedMessageID] }, { db }) =>
      db
        .insertInto('electronic_choices')
        .values({ companyID, custID, address: `+1${custID}`, agreedAt: LAST, askedAt: LAST, askedMessageID })
        .execute(),
    ),
  ],
  ['an hour after a consent', false, consent(-HOUR_MS)],
  ['more than an hour after it', true, consent(-HOUR_MS - 1)],
  ['30 days before a consent', false, consent(30 * DAY_MS)],
  ['more than 30 days before it', true, consent(30 * DAY_MS + 1)],
  ['the consent of somebody else', true, consent(0, 1)],
]

const ofPayment =
  (make: (paymentID: number, world: World) => Promise<number>, over = {}): Make =>
  async (world) =>
    make(await world.payment(await world.thread(), over), world)
const viewed =
  (of: object = {}) =>
  async (paymentID: number, { db }: World) => {
    const row = {
      ...{ companyID, paymentID, impressionAt: LAST, impressionKind: 'view', impressionSource: 'human', ip: null },
      ...{ userAgent: null, browser: null, os: null, device: null, paymentStatus: null, attemptID: null },
      ...of,
    } as never
    const all = db.insertInto('payment_impressions').values(row).returning('impressionID')
    return (await all.executeTakeFirstOrThrow()).impressionID
  }
const tried =
  (of: object = {}) =>
  (paymentID: number, { attempt }: World) =>
    attempt(paymentID, of)
const [PAYABLE, OVER] = [NOW + 1, NOW].map((validBeforeAt) => ({ paymentStatus: 'sent', validBeforeAt }))

const VIEWS: readonly Case[] = [
  ['the last moment', true, ofPayment(viewed())],
  ['the next', false, ofPayment(viewed({ impressionAt: BEFORE }))],
  ['a request that can be paid', false, ofPayment(viewed(), PAYABLE)],
  ['a request that can’t be paid from now on', true, ofPayment(viewed(), OVER)],
  ['a paid request', true, ofPayment(viewed(), { ...PAYABLE, paymentStatus: 'approved' })],
  [
    'a charge in progress',
    false,
    ofPayment(async (paymentID, world) => {
      await world.attempt(paymentID, { state: 'pending', settledAt: null })
      return viewed()(paymentID, world)
    }),
  ],
]

const booked = async (paymentID: number, { db, attempt }: World) => {
  const attemptID = await attempt(paymentID)
  const of = { companyID, storeID: STORE.main, paymentID, attemptID, refundID: null, amountCents: 500 }
  await db
    .insertInto('payment_ledger')
    .values({
      ...{ ...of, entryKey: `edge-${attemptID}`, kind: 'charge', gateway: 'simulator', gatewayID: 'g', at: LAST },
      postingDay: '2020-01-01',
    })
    .execute()
  return attemptID
}
const refunded = async (paymentID: number, { db, attempt }: World) => {
  const attemptID = await attempt(paymentID)
  await db
    .insertInto('payment_refunds')
    .values({
      ...{ companyID, paymentID, attemptID, idempotencyKey: `edge-${attemptID}`, gatewayKey: `edge-${attemptID}` },
      ...{ gateway: 'simulator', automatic: 1, how: 'void', reason: '', byUserID: null, amountCents: 500 },
      ...{ state: 'approved', startedAt: LAST, askedAt: LAST, settledAt: LAST, gatewayID: null },
    } as never)
    .execute()
  return attemptID
}

const ATTEMPTS: readonly Case[] = [
  ['declined', true, ofPayment(tried())],
  ['failed', true, ofPayment(tried({ state: 'error' }))],
  ['approved', false, ofPayment(tried({ state: 'approved' }))],
  ['in progress', false, ofPayment(tried({ state: 'pending', settledAt: null }))],
  ['begun at the first moment that is kept', false, ofPayment(tried({ startedAt: BEFORE, settledAt: BEFORE }))],
  ['ended then', false, ofPayment(tried({ settledAt: BEFORE }))],
  ['of a request that can be paid', false, ofPayment(tried(), PAYABLE)],
  ['of a request that can’t be paid from now on', true, ofPayment(tried(), OVER)],
  ['in the ledger', false, ofPayment(booked)],
  ['refunded', false, ofPayment(refunded)],
]

const quote =
  (over: object = {}): Make =>
  async ({ db }) => {
    const row = {
      ...{ companyID, custID: null, loanStatus: 'declined', statusAt: LAST, loanVersion: 1, createdAt: LAST },
      ...{ savedAt: LAST, savedByID: USER.owner, expiresAt: NOW - 1, cartAt: null, linkKey: null, linkVersion: null },
      ...{ loanItem: 'Lamp', amountCents: 500, loanDate: asLocalDay('2020-01-01') },
      ...{ maturityDate: asLocalDay('2020-02-01'), graceEnds: asLocalDay('2020-02-11'), militaryCheck: 'none' },
      ...over,
    } as const
    return (
      await db
        .insertInto('loans')
        .values(row as never)
        .returning('loanID')
        .executeTakeFirstOrThrow()
    ).loanID
  }
const QUOTES: readonly Case[] = [
  ...['open', 'declined', 'void'].map((loanStatus): Case => [loanStatus, true, quote({ loanStatus })]),
  ['accepted', false, quote({ loanStatus: 'accepted' })],
  ['with a military check', false, quote({ militaryCheck: 'recorded' })],
  ['saved at the first moment that is kept', false, quote({ savedAt: BEFORE })],
  ['decided then', false, quote({ statusAt: BEFORE })],
  ['good until now', false, quote({ expiresAt: NOW })],
]

const promise =
  (over: object = {}): Make =>
  async (world) => {
    const { convoID, custID, storeID } = await world.thread()
    const row = {
      ...{ companyID, storeID, custID, convoID, promiseDay: asLocalDay('2020-01-01'), promiseTickets: '' },
      ...{ promiseAmountCents: null, promiseStatus: 'kept', isOverdue: 0, promiseSource: 'call', cutoffAt: LAST },
      ...{ madeAt: LAST, madeByID: null, statusAt: LAST, statusByID: null, ...over },
    } as never
    const all = world.db.insertInto('promises').values(row).returning('promiseID')
    return (await all.executeTakeFirstOrThrow()).promiseID
  }
const PROMISES: readonly Case[] = [
  ...['kept', 'broken', 'withdrawn'].map((promiseStatus): Case => [promiseStatus, true, promise({ promiseStatus })]),
  ['open', false, promise({ promiseStatus: 'open', statusAt: null })],
  ['still unpaid', false, promise({ promiseStatus: 'broken', isOverdue: 1 })],
  ['made at the first moment that is kept', false, promise({ madeAt: BEFORE })],
  ['over then', false, promise({ statusAt: BEFORE })],
]

const line =
  (over: object = {}): Make =>
  async ({ db }) => {
    const nobody = { actorUserID: null, subjectUserID: null, target: null, detail: null, ip: null, auditWords: '' }
    const row = { companyID, at: LAST, action: 'login', ...nobody, ...over }
    return (await db.insertInto('audit').values(row).returning('auditID').executeTakeFirstOrThrow()).auditID
  }
const ACTIVITY: readonly Case[] = [
  ['the last moment', true, line()],
  ['the next', false, line({ at: BEFORE })],
  ...LASTING_ACTIONS.map((action): Case => [action, false, line({ action })]),
  ['at another company', false, line({ companyID: COMPANY.silverAnchor })],
]

const KINDS: readonly (readonly [RetentionKind, readonly Case[]])[] = Object.entries({
  messages: MESSAGES,
  views: VIEWS,
  attempts: ATTEMPTS,
  quotes: QUOTES,
  promises: PROMISES,
  activity: ACTIVITY,
}) as never

describe.each(ENGINES)('which old records go, on %s', (database) => {
  let world: World
  let close: () => Promise<void>
  beforeAll(async () => {
    const fresh = await freshConnection(database)
    close = fresh.close
    world = edgeWorld(fresh.connection)
  })
  afterAll(() => close())

  test.each(KINDS)('%s', async (kind, cases) => {
    const { count, next, remove } = OLD_RECORDS[kind]
    const [scope, old] = [{ companyID }, { before: BEFORE, now: NOW }]
    const already = (await count(world.db, scope, old)).count
    const names = new Map<number, string>()
    for (const [what, , make] of cases) names.set(await make(world), what)
    const going = cases.filter(([, goes]) => goes).map(([what]) => what)
    const found = new Set<number>()
    for (let after = 0, isLast = false; !isLast;) {
      const slice = await next(world.db, scope, old, after)
      for (const id of slice.ids) found.add(id)
      ;({ doneThrough: after, isLast } = slice)
      if (kind === 'messages' && slice.ids.length > 0)
        await world.db.transaction().execute((trx) => remove(trx as unknown as TxDb, scope, old, slice.ids))
    }
    expect([...found].flatMap((id) => names.get(id) ?? [])).toEqual(going)
    if (kind === 'messages') return
    expect(await count(world.db, scope, old)).toMatchObject({ count: already + going.length, bytes: 0 })
    const removed = await world.db
      .transaction()
      .execute((trx) => remove(trx as unknown as TxDb, scope, old, [...names.keys()]))
    expect(removed).toEqual({ deleted: going.length, bytes: 0 })
    expect((await count(world.db, scope, old)).count).toBe(already)
  })
})
