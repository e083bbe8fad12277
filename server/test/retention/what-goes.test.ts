import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { KEEP_FOREVER } from '@xd/core/domain/retention/retention.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { paymentRow } from '../rows.ts'
import { companyID, oldWorld, YEAR_MS } from './old-world.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('what goes of old records, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let old: ReturnType<typeof oldWorld>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    old = oldWorld(server.connection)
  })
  afterAll(() => server.close())
  afterEach(() => owner('settings/retention/save', { retention: { keep: KEEP_FOREVER } }))

  const db = () => server.connection.writes
  const retention = async (who = owner) => (await who('settings/retention/fetch', {})).retention
  const save = (keep: Partial<typeof KEEP_FOREVER> | Record<string, number | null>) =>
    owner('settings/retention/save', { retention: { keep } })
  const lines = async (action: string) =>
    (await owner('settings/activity/list', { search: { action, perPage: 50 } })).activity
  /** As if the first night had come. */
  const night = async () => {
    await db()
      .updateTable('retention_settings')
      .set({ nextRunAt: Date.now() - 1 })
      .where('companyID', '=', companyID)
      .execute()
    const rested = db()
      .updateTable('jobs')
      .set({ runAt: Date.now(), pausedMs: null })
      .where('uniqueKey', '=', `run-retention/${companyID}`)
      .where('leasedUntil', '=', 0)
      .returning('jobID')
    await expect.poll(async () => (await rested.execute()).length, PATIENCE).toBe(1)
  }
  const ended = () =>
    expect.poll(async () => Date.parse((await retention()).nextRun ?? '') > Date.now(), PATIENCE).toBe(true)
  const runNow = async () => {
    await night()
    await ended()
  }

  test('stay while something is open, and where they prove something', async () => {
    const year4 = [4 * YEAR_MS]
    const kept: number[] = []
    const keeps = async (
      make: (one: Awaited<ReturnType<typeof old.conversation>>) => Promise<unknown> | undefined,
      over = {},
    ) => {
      const one = await old.conversation(year4, over)
      await make(one)
      kept.push(...one.messageIDs)
    }
    await keeps(() => undefined, { convoUnread: 1 })
    await keeps(() => undefined, { convoWaitingSince: Date.now() - 4 * YEAR_MS })
    await keeps((one) =>
      db()
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
      db()
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
      db()
        .insertInto('customer_merges')
        .values({
          ...{ companyID, custID, mergedCustID: 999_999, mergedName: 'Ada', mergedPhone: '+12135550199' },
          ...{ mergedAt: Date.now() - DAY_MS, mergedByID: USER.owner, undoneAt: null, journal: '[]' },
        })
        .execute(),
    )
    // A STOP, what came shortly before it, and a notice.
    const stopped = await old.conversation([4 * YEAR_MS + 60 * DAY_MS, 4 * YEAR_MS + DAY_MS, 4 * YEAR_MS])
    const at = Date.now() - 4 * YEAR_MS
    await db()
      .insertInto('customer_consents')
      .values({ companyID, custID: stopped.custID, consentKind: 'service', given: 0, source: 'text', at, userID: null })
      .execute()
    kept.push(...stopped.messageIDs.slice(1))
    kept.push(
      await old.message(stopped, at - 50 * DAY_MS, {
        messageDirection: 'out',
        messageOrigin: 'notice',
        messageAutomatic: 1,
      }),
      await old.message(stopped, at, { messageDirection: 'out', messageStatus: 'queued' }),
    )
    await save({ messages: 36 })
    await runNow()
    expect(await old.messagesLeft(kept)).toEqual(kept.toSorted((a, b) => a - b))
    expect(await old.messagesLeft(stopped.messageIDs.slice(0, 1))).toEqual([])
  })

  test('of the other kinds go by their own times', async () => {
    const { convoID, custID, messageIDs } = await old.conversation([4 * YEAR_MS, 0])
    const picture = await old.picture(messageIDs.slice(0, 1), 2_000_000)
    const young = await old.picture(messageIDs.slice(1))
    const at = Date.now() - 4 * YEAR_MS
    const { paymentID } = await db()
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
      const { attemptID } = await db()
        .insertInto('payment_attempts')
        .values(row)
        .returning('attemptID')
        .executeTakeFirstOrThrow()
      const view = { ip: null, userAgent: null, browser: null, os: null, device: null, paymentStatus: null }
      await db()
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
    await db()
      .insertInto('audit')
      .values(
        ['login', 'customer-opt-out'].map((action) => ({
          ...{ companyID, at: Date.now() - 6 * YEAR_MS, actorUserID: null, subjectUserID: null, action },
          ...{ target: null, detail: null, ip: null, auditWords: 'from long ago' },
        })),
      )
      .execute()
    const { loan } = await owner('loans/save', { loan: { amount: 175, loanItem: 'An old lamp' } })
    const { loan: checked } = await owner('loans/save', { loan: { amount: 175, loanItem: 'A checked lamp' } })
    const long = { savedAt: at, statusAt: at, expiresAt: at, createdAt: at }
    await db()
      .updateTable('loans')
      .set({ ...long, militaryCheck: 'recorded' })
      .where('loanID', '=', checked.loanID)
      .execute()
    await db().updateTable('loans').set(long).where('loanID', '=', loan.loanID).execute()

    await save({ pictures: 36, views: 36, attempts: 36, quotes: 36, activity: 60 })
    await runNow()

    expect(await old.messagesLeft(messageIDs)).toEqual(messageIDs)
    expect(await old.picturesLeft([picture, young])).toEqual([young])
    const { messages } = await owner('customers/conversation/messages/fetch', { convoID })
    expect(messages.map((one) => [one.messageMedia.length, one.messagePicturesDeleted])).toEqual([
      [0, 1],
      [1, undefined],
    ])
    const tries = await db()
      .selectFrom('payment_attempts')
      .select('attemptID')
      .where('paymentID', '=', paymentID)
      .orderBy('attemptID')
      .execute()
    expect(tries.map(({ attemptID }) => attemptID)).toEqual(attempts.slice(1))
    const views = await db()
      .selectFrom('payment_impressions')
      .select('impressionAt')
      .where('paymentID', '=', paymentID)
      .execute()
    expect(views).toHaveLength(1)
    await expect(owner('loans/fetch', { loanID: loan.loanID })).rejects.toMatchObject({ code: 'not_found' })
    expect((await owner('loans/fetch', { loanID: checked.loanID })).loan.loanItem).toBe('A checked lamp')
    const logged = await db()
      .selectFrom('audit')
      .select('action')
      .where('companyID', '=', companyID)
      .where('auditWords', '=', 'from long ago')
      .execute()
    expect(logged).toEqual([{ action: 'customer-opt-out' }])
    const said = await lines('retention-run')
    expect(new Set(said.slice(0, 5).map(({ targetName }) => targetName))).toEqual(
      new Set([
        'Pictures in messages',
        'Views of payment links',
        'Declined card payments',
        'Quotes without a loan',
        'Activity log',
      ]),
    )
  })
})
