import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { KEEP_FOREVER } from '@xd/core/domain/retention/retention.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { paymentRow } from '../rows.ts'
import { companyID, YEAR_MS } from './old-world.ts'
import { retentionWorld } from './retention-world.ts'

describe.each(ENGINES)('deleting old records, on %s', (database) => {
  let world: Awaited<ReturnType<typeof retentionWorld>>
  beforeAll(async () => {
    world = await retentionWorld(database)
  })
  afterAll(() => world.server.close())
  afterEach(() => world.save(KEEP_FOREVER))

  test('spares records of anything still open, and records that prove something', async () => {
    const year4 = [4 * YEAR_MS]
    const kept: number[] = []
    const keeps = async (
      make: (one: Awaited<ReturnType<typeof world.old.conversation>>) => Promise<unknown> | undefined,
      over = {},
    ) => {
      const one = await world.old.conversation(year4, over)
      await make(one)
      kept.push(...one.messageIDs)
    }
    await keeps(() => undefined, { convoUnread: 1 })
    await keeps(() => undefined, { convoWaitingSince: Date.now() - 4 * YEAR_MS })
    await keeps((one) =>
      world.db
        .insertInto('payments')
        .values(
          paymentRow({
            ...{ companyID, storeID: STORE.main, convoID: one.convoID, custID: one.custID },
            ...{ paymentKey: `open-${one.convoID}`, paymentStatus: 'sent', amountCents: 500 },
            validBeforeAt: Date.now() + DAY_MS,
          }),
        )
        .execute(),
    )
    await keeps(({ custID }) =>
      world.db
        .insertInto('tickets')
        .values({
          ...{
            companyID,
            storeID: STORE.main,
            custID,
            ticketNumber: `OLD-${custID}`,
            ticketDueDate: '',
            ticketDescription: '',
          },
          ...{ ticketStatus: 'active', asOf: 0, principalCents: null, amountDueCents: null },
          ...{ ticketLoanDate: null, ticketGraceDate: null, importID: null },
        })
        .execute(),
    )
    await keeps(({ custID }) =>
      world.db
        .insertInto('customer_merges')
        .values({
          ...{ companyID, custID, mergedCustID: 999_999, mergedName: 'Ada', mergedPhone: '+12135550199' },
          ...{ mergedAt: Date.now() - DAY_MS, mergedByID: USER.owner, undoneAt: null, journal: '[]' },
        })
        .execute(),
    )
    await keeps(({ convoID, custID, messageIDs }) =>
      world.db
        .insertInto('stop_requests')
        .values({
          ...{ companyID, storeID: STORE.main, convoID, custID, messageID: messageIDs[0]!, channel: 'sms' },
          ...{
            requestedAt: Date.now() - 4 * YEAR_MS,
            dueDay: asLocalDay('2022-12-01'),
            decision: null,
            decidedByID: null,
          },
        })
        .execute(),
    )
    // A STOP, the message shortly before it, and a notice.
    const stopped = await world.old.conversation([4 * YEAR_MS + 60 * DAY_MS, 4 * YEAR_MS + DAY_MS, 4 * YEAR_MS])
    const at = Date.now() - 4 * YEAR_MS
    await world.db
      .insertInto('customer_consents')
      .values({ companyID, custID: stopped.custID, consentKind: 'service', given: 0, source: 'text', at, userID: null })
      .execute()
    kept.push(...stopped.messageIDs.slice(1))
    kept.push(
      await world.old.message(stopped, at - 50 * DAY_MS, {
        messageDirection: 'out',
        messageOrigin: 'notice',
        messageAutomatic: 1,
      }),
      await world.old.message(stopped, at, { messageDirection: 'out', messageStatus: 'queued' }),
    )
    await world.save({ messages: 36 })
    await world.runNow()
    expect(await world.old.messagesLeft(kept)).toEqual(kept.toSorted((a, b) => a - b))
    expect(await world.old.messagesLeft(stopped.messageIDs.slice(0, 1))).toEqual([])
  })

  test('follows each other kind’s own time', async () => {
    const { convoID, custID, messageIDs } = await world.old.conversation([4 * YEAR_MS, 0])
    const picture = await world.old.picture(messageIDs.slice(0, 1), 2_000_000)
    const young = await world.old.picture(messageIDs.slice(1))
    const at = Date.now() - 4 * YEAR_MS
    const { paymentID } = await world.db
      .insertInto('payments')
      .values(
        paymentRow({
          ...{ companyID, storeID: STORE.main, convoID, custID, paymentKey: `closed-${convoID}` },
          ...{ paymentStatus: 'approved', amountCents: 500 },
        }),
      )
      .returning('paymentID')
      .executeTakeFirstOrThrow()
    const attempt = async (state: 'approved' | 'declined', startedAt: number) => {
      const row = {
        ...{
          companyID,
          paymentID,
          attemptKey: `${state}-${startedAt}`,
          idempotencyKey: `${convoID}-${state}-${startedAt}`,
        },
        ...{
          gateway: 'simulator',
          state,
          amountCents: 500,
          startedAt,
          settledAt: startedAt,
          gatewayID: null,
          declineCode: null,
        },
        ...{ cardType: null, cardLastFour: null, cardExpDate: null, cardFunding: null, ip: null },
      }
      const { attemptID } = await world.db
        .insertInto('payment_attempts')
        .values(row)
        .returning('attemptID')
        .executeTakeFirstOrThrow()
      const view = { ip: null, userAgent: null, browser: null, os: null, device: null, paymentStatus: null }
      await world.db
        .insertInto('payment_impressions')
        .values({
          companyID,
          paymentID,
          impressionAt: startedAt,
          impressionKind: 'submit',
          impressionSource: 'human',
          ...view,
          attemptID,
        })
        .execute()
      return attemptID
    }
    const attempts = [
      await attempt('declined', at),
      await attempt('approved', at),
      await attempt('declined', Date.now()),
    ]
    await world.db
      .insertInto('audit')
      .values(
        ['login', 'customer-opt-out'].map((action) => ({
          ...{ companyID, at: Date.now() - 6 * YEAR_MS, actorUserID: null, subjectUserID: null, action },
          ...{ target: null, detail: null, ip: null, auditWords: 'from long ago' },
        })),
      )
      .execute()
    const { loan } = await world.owner('loans/save', { loan: { amount: 175, loanItem: 'An old lamp' } })
    const { loan: checked } = await world.owner('loans/save', { loan: { amount: 175, loanItem: 'A checked lamp' } })
    const long = { savedAt: at, statusAt: at, expiresAt: at, createdAt: at }
    await world.db
      .updateTable('loans')
      .set({ ...long, militaryCheck: 'recorded' })
      .where('loanID', '=', checked.loanID)
      .execute()
    await world.db.updateTable('loans').set(long).where('loanID', '=', loan.loanID).execute()
    // One saved long ago that was decided lately, and one that is still good.
    const { loan: decided } = await world.owner('loans/save', {
      loan: { amount: 175, loanItem: 'A lately decided lamp' },
    })
    const { loan: open } = await world.owner('loans/save', { loan: { amount: 175, loanItem: 'An open lamp' } })
    for (const [{ loanID }, lately] of [
      [decided, { statusAt: Date.now() - DAY_MS, loanStatus: 'declined' }],
      [open, { expiresAt: Date.now() + DAY_MS }],
    ] as const)
      await world.db
        .updateTable('loans')
        .set({ ...long, ...lately })
        .where('loanID', '=', loanID)
        .execute()

    const promise = async (over: object) => {
      const row = {
        ...{
          companyID,
          storeID: STORE.main,
          custID,
          convoID,
          promiseDay: asLocalDay('2020-01-01'),
          promiseTickets: '',
        },
        ...({ promiseAmountCents: null, promiseStatus: 'kept', isOverdue: 0, promiseSource: 'call' } as const),
        cutoffAt: at,
        ...{ madeAt: at, madeByID: null, statusAt: at, statusByID: null },
        ...over,
      }
      const inserted = await world.db
        .insertInto('promises')
        .values(row)
        .returning('promiseID')
        .executeTakeFirstOrThrow()
      return inserted.promiseID
    }
    const overLongAgo = [await promise({}), await promise({ promiseStatus: 'broken' })]
    const lasting = [
      await promise({ promiseStatus: 'broken', isOverdue: 1 }),
      await promise({ promiseStatus: 'open', statusAt: null }),
      await promise({ statusAt: Date.now() }),
    ]

    const chosen = { pictures: 36, views: 36, attempts: 36, quotes: 36, promises: 36, activity: 60 }
    const { preview } = await world.owner('settings/retention/preview', { keep: chosen })
    const [since, oldest] = [new Date(at).toISOString(), expect.any(String) as string]
    expect(preview.map(({ kind, count, oldest: from }) => [kind, count, from]).toSorted()).toEqual([
      ['activity', 1, oldest],
      ['attempts', 1, since],
      ['pictures', 1, oldest],
      ['promises', 2, since],
      ['quotes', 1, since],
      ['views', 2, since],
    ])
    await world.save(chosen)
    await world.runNow()

    expect(await world.old.messagesLeft(messageIDs)).toEqual(messageIDs)
    expect(await world.old.picturesLeft([picture, young])).toEqual([young])
    const { messages } = await world.owner('customers/conversation/messages/fetch', { convoID })
    expect(messages.map((one) => [one.messageMedia.length, one.messagePicturesDeleted])).toEqual([
      [0, 1],
      [1, undefined],
    ])
    const tries = await world.db
      .selectFrom('payment_attempts')
      .select('attemptID')
      .where('paymentID', '=', paymentID)
      .orderBy('attemptID')
      .execute()
    expect(tries.map(({ attemptID }) => attemptID)).toEqual(attempts.slice(1))
    const views = await world.db
      .selectFrom('payment_impressions')
      .select('impressionAt')
      .where('paymentID', '=', paymentID)
      .execute()
    expect(views).toHaveLength(1)
    await expect(world.owner('loans/fetch', { loanID: loan.loanID })).rejects.toMatchObject({ code: 'not_found' })
    for (const { loanID, loanItem } of [checked, decided, open])
      expect((await world.owner('loans/fetch', { loanID })).loan.loanItem).toBe(loanItem)
    const logged = await world.db
      .selectFrom('audit')
      .select('action')
      .where('companyID', '=', companyID)
      .where('auditWords', '=', 'from long ago')
      .execute()
    expect(logged).toEqual([{ action: 'customer-opt-out' }])
    const promisesLeft = await world.db
      .selectFrom('promises')
      .select('promiseID')
      .where('promiseID', 'in', [...overLongAgo, ...lasting])
      .orderBy('promiseID')
      .execute()
    expect(promisesLeft.map(({ promiseID }) => promiseID)).toEqual(lasting)
    const said = await world.lines('retention-run')
    expect(new Set(said.slice(0, 6).map(({ targetName }) => targetName))).toEqual(
      new Set([
        'Pictures in messages',
        'Views of payment links',
        'Declined card payments',
        'Quotes without a loan',
        'Promises to pay',
        'Activity log',
      ]),
    )
  })
})
