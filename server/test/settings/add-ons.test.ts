import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_FEATURES, type Feature } from '@xd/core/domain/access/features.ts'
import { billFor } from '@xd/core/domain/access/bill.ts'
import { priceListOutput, priceOutput } from '@xd/core/domain/pricing/output.ts'
import { AVAILABLE } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { IN_USE } from '#services/add-ons/in-use.ts'
import { eventsSince } from '../events.ts'
import { laterPlan } from '../payments/later-plan.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

/** Nothing runs automatically there: turning it off only hides it. */
const ONLY_HIDES: readonly Feature[] = ['calendar', 'gcal', 'loans', 'gold', 'quotebubble']

test('every feature has a rule for when it is in use', () => {
  expect([...Object.keys(IN_USE), ...ONLY_HIDES].sort()).toEqual([...AVAILABLE].sort())
})

describe.each(ENGINES)('add-ons, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let everything: readonly string[]
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    everything = (await owner('settings/add-ons/fetch', {})).features
  })
  afterAll(() => server.close())

  const save = (features: readonly string[]) => owner('settings/add-ons/save', { features })
  const without = (...lost: readonly string[]) => everything.filter((feature) => !lost.includes(feature))
  const writes = () => server.connection.writes
  const inUse = (feature: string) => ({ status: 409, code: 'feature_in_use', body: { feature } })

  test('are for users who may change settings: the bought ones, the bill, and everything on offer', async () => {
    const manager = await server.signIn('manager')
    await expect(manager('settings/add-ons/fetch', {})).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(manager('settings/add-ons/save', { features: [] })).rejects.toMatchObject({ code: 'not_allowed' })
    const { features, stores, quote, priceList } = await owner('settings/add-ons/fetch', {})
    expect(features).toEqual((await owner('auth/info', {})).company.features)
    expect(stores).toBe(3)
    expect(quote).toEqual(priceOutput(billFor(3, features)))
    expect(quote.nextStore).toBe((await owner('settings/stores/list', {})).nextStore)
    expect(priceList).toEqual(priceListOutput())
  })

  test('are billed for the stores that are open', async () => {
    const bill = async () => {
      const { stores, quote, features } = await owner('settings/add-ons/fetch', {})
      expect(quote).toEqual(priceOutput(billFor(stores, features)))
      return stores
    }
    const lake = (row: object) => writes().updateTable('stores').set(row).where('storeID', '=', STORE.lake).execute()
    for (const [gone, back] of [
      [{ storeDeleted: 1 }, { storeDeleted: 0 }],
      [{ storeEnabled: 0 }, { storeEnabled: 1 }],
    ]) {
      await lake(gone!)
      expect([gone, await bill()]).toEqual([gone, 2])
      await lake(back!)
    }
    expect(await bill()).toBe(3)
  })

  test('are turned on and off at once, announced to everyone, and logged by name', async () => {
    const clerk = await server.signIn('clerk')
    await clerk('calendar/categories/list', {})
    const before = await owner('settings/add-ons/fetch', {})
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    const charges = () => server.sandbox('/cards/transactions', {})
    const charged = await charges()
    const less = await save(without('calendar', 'gcal', 'mms'))
    expect(less.features).toEqual(without('calendar', 'gcal', 'mms'))
    expect(less.quote.total).toBeCloseTo(before.quote.total - 9.99 - 1.99, 2)
    expect((await news()).map(({ event }) => event)).toEqual(['reload_company', 'reload_all'])
    await expect(clerk('calendar/categories/list', {})).rejects.toMatchObject({ status: 403 })
    expect((await clerk('auth/info', {})).company.features).not.toContain('calendar')
    const { activity } = await owner('settings/activity/list', { search: { action: 'add-ons-save' } })
    expect(activity[0]!.detail).toEqual({
      turnedOff: ['Calendar', 'MMS images', 'Google Calendar'],
      monthlyBefore: before.quote.total,
      monthly: less.quote.total,
    })
    // Its data was kept.
    await save(everything)
    expect((await clerk('calendar/categories/list', {})).categories.length).toBeGreaterThan(0)
    // The bill is an invoice, so no card network is involved.
    expect(await charges()).toEqual(charged)
  })

  test('saving the current state changes and logs nothing', async () => {
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    await save(everything)
    expect(await news()).toEqual([])
  })

  test('of two users who change them at the same time, the second is told', async () => {
    const { companyVersion } = await owner('settings/add-ons/fetch', {})
    await owner('settings/add-ons/save', { features: without('mms'), expectedVersion: companyVersion })
    await expect(
      owner('settings/add-ons/save', { features: everything, expectedVersion: companyVersion }),
    ).rejects.toMatchObject({ status: 409, code: 'conflict' })
    // More than the database's integers hold.
    await expect(
      owner('settings/add-ons/save', { features: everything, expectedVersion: Number.MAX_SAFE_INTEGER }),
    ).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    await save(everything)
  })

  test('a feature that is unknown or not in the product can’t be chosen; a company’s existing one stays or goes', async () => {
    for (const [name, sentence] of [
      ['teams', 'Teams isn’t available yet'],
      ['storage5', 'File storage, 5 GB isn’t available yet'],
      ['jetpacks', 'There’s no add-on jetpacks'],
    ] as const)
      await expect(save([...everything, name])).rejects.toMatchObject({
        status: 400,
        message: sentence,
        fields: { features: sentence },
      })
    await server.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify([...everything, 'reviews']) })
      .where('companyID', '=', COMPANY.goldenPledge)
      .execute()
    expect((await save([...everything, 'reviews'])).features).toContain('reviews')
    await save(everything)
    await expect(save([...everything, 'reviews'])).rejects.toThrow('Reviews isn’t available yet')
  })

  test('a gateway can also be named by its line’s id, and nothing is kept twice', async () => {
    const { features } = await save([...without('payments:paypal'), 'paypal', 'mms'])
    expect([...features].sort()).toEqual([...everything].sort())
  })

  test('a feature without a price stays on under its own name until it is turned off', async () => {
    const features = JSON.stringify([...everything, 'fax'])
    await writes().updateTable('companies').set({ features }).where('companyID', '=', COMPANY.goldenPledge).execute()
    expect((await save([...everything, 'fax'])).features).toEqual([...everything, 'fax'])
    expect((await save(everything)).features).toEqual(everything)
    const { activity } = await owner('settings/activity/list', { search: { action: 'add-ons-save' } })
    expect(activity[0]!.detail).toMatchObject({ turnedOff: ['fax'] })
    await expect(save([...everything, 'fax'])).rejects.toThrow('There’s no add-on fax')
  })

  describe('a feature in use can’t be turned off:', () => {
    const schedule = (more: object) =>
      owner('customers/conversation/messages/send', {
        convoID: PEOPLE.petrov.convos.main!,
        body: 'See you',
        clientMessageID: crypto.randomUUID(),
        force: true,
        sendAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
        ...more,
      })
    const take = (messageID: number) => owner('customers/conversation/messages/unschedule', { messageID })
    beforeAll(() => writes().deleteFrom('message_schedules').execute())

    test('scheduled messages', async () => {
      const { message } = await schedule({})
      await expect(save(without('inboxscheduler'))).rejects.toMatchObject({
        ...inUse('inboxscheduler'),
        message: 'Inbox scheduler can’t be turned off yet. 1 scheduled message is waiting to be sent. Cancel it first.',
      })
      await save(without('email', 'mms'))
      await save(everything)
      // A message that only waits for its undo is not scheduled: it is gone in seconds.
      const { messageID } = message
      await writes().updateTable('message_schedules').set({ undoable: 1 }).where('messageID', '=', messageID).execute()
      await save(without('inboxscheduler'))
      await save(everything)
      await take(messageID)
      await save(without('inboxscheduler'))
      await save(everything)
    })

    test('email', async () => {
      const { message } = await schedule({ channel: 'email', convoID: PEOPLE.whitfield.convos.main! })
      await expect(save(without('email'))).rejects.toMatchObject(inUse('email'))
      await take(message.messageID)
      await save(without('email'))
      await save(everything)
    })

    test('pictures', async () => {
      const { messages } = await owner('customers/conversation/messages/fetch', {
        convoID: PEOPLE.nguyen.convos.main!,
      })
      const { mediaID } = messages.flatMap(({ messageMedia }) => messageMedia)[0]!
      const { message } = await schedule({ media: [mediaID] })
      await expect(save(without('mms'))).rejects.toMatchObject(inUse('mms'))
      await take(message.messageID)
      await save(without('mms'))
      await save(everything)
    })

    test('a card gateway that was chosen', async () => {
      const { accountID } = await writes()
        .insertInto('gateway_accounts')
        .values({
          companyID: COMPANY.goldenPledge,
          storeID: null,
          gateway: 'paypal',
          environment: 'test',
          settings: '{}',
          secrets: '{}',
          secretHints: '{}',
          createdAt: Date.now(),
          updatedAt: Date.now(),
          retiredAt: null,
        })
        .returning('accountID')
        .executeTakeFirstOrThrow()
      await expect(save(without('payments:paypal'))).rejects.toMatchObject({
        ...inUse('payments:paypal'),
        message:
          'PayPal can’t be turned off yet. PayPal is the card gateway of your company. Choose another one under Payments first.',
      })
      await save(without('payments:fortispay'))
      await writes().deleteFrom('gateway_accounts').where('accountID', '=', accountID).execute()
      await save(without('payments:paypal'))
      await save(everything)
    })

    test('notices that are being sent', async () => {
      await writes().updateTable('notice_batches').set({ batchStatus: 'done' }).execute()
      const push = await noticePusher(server)
      const { batchID } = await push({ notices: [noticeTo('+12135550170', 'Nora Reed')] })
      const becomes = (batchStatus: 'sending' | 'canceled') =>
        writes().updateTable('notice_batches').set({ batchStatus }).where('batchID', '=', batchID!).execute()
      await becomes('sending')
      await expect(save(without('enotices'))).rejects.toMatchObject({
        ...inUse('enotices'),
        message: 'eNotices can’t be turned off yet. 1 batch of notices is being sent. Cancel it first.',
      })
      await becomes('canceled')
      await save(without('enotices'))
      await save(everything)
    })

    test('Google Calendar, with the calendar it is part of', async () => {
      const { categories } = await owner('calendar/categories/list', {})
      const file = { catID: categories[0]!.catID, ics_data: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', dryRun: true }
      await expect(save(without('calendar'))).rejects.toMatchObject({
        ...inUse('calendar'),
        message: 'Calendar can’t be turned off alone. Part of it: Google Calendar. Turn it off too.',
      })
      await save(without('calendar', 'gcal'))
      await expect(save(without('calendar'))).rejects.toMatchObject({
        status: 400,
        message: 'Google Calendar is part of Calendar. Turn that on too.',
      })
      // As it could be left until now.
      const features = JSON.stringify(without('calendar'))
      await writes().updateTable('companies').set({ features }).where('companyID', '=', COMPANY.goldenPledge).execute()
      const { quote } = await owner('settings/add-ons/fetch', {})
      expect(quote.lines.map(({ id }) => id)).not.toContain('gcal')
      await expect(owner('calendar/import', file)).rejects.toMatchObject({ status: 403 })
      await expect(owner('calendar/feed/update', { feed: {} })).rejects.toMatchObject({ status: 403 })
      await save(everything)
    })

    test('rewrites', async () => {
      await writes().updateTable('stores').set({ storeAutoRewrite: 1 }).where('storeID', '=', 1).execute()
      await expect(save(without('rewrites'))).rejects.toMatchObject(inUse('rewrites'))
      await writes().updateTable('stores').set({ storeAutoRewrite: 0 }).execute()
      await save(without('rewrites'))
      await save(everything)
    })

    test('payment plans', async () => {
      await writes().updateTable('plans').set({ isOver: 1, planStatus: 'canceled', dueAt: null }).execute()
      const plan = laterPlan(PEOPLE.nguyen.custID, STORE.main)
      const { planID } = (await owner('payments/schedules/save', { plan })).plan
      await expect(save(without('paymentscheduler'))).rejects.toMatchObject({
        ...inUse('paymentscheduler'),
        message: 'Payment scheduler can’t be turned off yet. 1 payment plan hasn’t ended. Cancel it first.',
      })
      await owner('payments/schedules/cancel', { planID })
      await save(without('paymentscheduler'))
      await save(everything)
    })

    test('payments: its parts go first, then requests and refunds in progress', async () => {
      const parts = ['rewrites', 'payments:fortispay', 'payments:paypal', 'paymentscheduler']
      await expect(save(without('payments'))).rejects.toThrow(
        'Part of it: Rewrites, FortisPay, PayPal, and Payment scheduler. Turn them off too.',
      )
      await expect(save(without('payments', ...parts))).rejects.toMatchObject({
        ...inUse('payments'),
        message: expect.stringContaining('can still be paid') as string,
      })
      await writes()
        .updateTable('payments')
        .set({ paymentStatus: 'canceled' })
        .where('paymentStatus', '=', 'sent')
        .execute()
      const refunds = () => writes().updateTable('payment_refunds').where('companyID', '=', COMPANY.goldenPledge)
      await refunds().set({ state: 'canceled' }).where('state', '=', 'pending').execute()
      const { first } = await writes()
        .selectFrom('payment_refunds')
        .select((eb) => eb.fn.min('refundID').as('first'))
        .where('companyID', '=', COMPANY.goldenPledge)
        .executeTakeFirstOrThrow()
      const oneRefund = refunds().where('refundID', '=', first)
      await oneRefund.set({ state: 'pending' }).execute()
      await expect(save(without('payments', ...parts))).rejects.toMatchObject({
        ...inUse('payments'),
        message: expect.stringContaining('1 refund hasn’t gone through yet') as string,
      })
      await oneRefund.set({ state: 'canceled' }).execute()
      const { quote } = await save(without('payments', ...parts))
      await expect(owner('payments/list', {})).rejects.toMatchObject({ status: 403 })
      expect(quote.lines.map(({ id }) => id)).not.toContain('rewrites')
      await save(everything)
    })
  })

  test('past ten stores the price list ends', async () => {
    const anchor = await server.signIn('owner@silveranchor.test')
    for (let added = 0; added < 10; added += 1) await anchor('stores/save', { store: { storeName: `Pier ${added}` } })
    const { features, stores, quote } = await anchor('settings/add-ons/fetch', {})
    expect(features).toEqual(DEFAULT_FEATURES)
    expect(stores).toBeGreaterThan(10)
    expect(quote).toMatchObject({ storeCount: 10, clamped: true, nextStore: 0, discountPercent: 50 })
  })
})
