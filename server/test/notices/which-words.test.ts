import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'
import { noticeContextOf } from '@xd/server/services/notices/context.ts'
import { noticeTemplate } from './notice-template.ts'

const agreed = { eNotice: { agreed: true, at: '2026-10-01T10:00:00Z' } }

describe.each(ENGINES)('each notice has its own words and way, on %s:', (database) => {
  let world: NoticeWorld
  let owner: CallClient
  beforeAll(async () => {
    world = await noticeWorld({ database })
    await world.getsPhone()
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  const db = () => world.connection.writes
  const customer = (phone: string, change: object) =>
    db().updateTable('customers').set(change).where('custPhone', '=', phone).execute()
  const company = (change: object) =>
    db().updateTable('companies').set(change).where('companyID', '=', COMPANY.goldenPledge).execute()
  const store = (change: object) =>
    db().updateTable('stores').set(change).where('storeID', '=', world.storeID).execute()
  const number = ({ tickets }: { tickets: readonly { number: string }[] }) => tickets[0]!.number

  it('a list of several batches decides about each notice as its own batch does', async () => {
    const to = world.newNumber()
    const [soon, past, away] = [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba')]
    await world.push({ kind: 'due-soon', notices: [soon] })
    await world.push({ kind: 'past-due', notices: [past] })
    await world.push({ kind: 'due-soon', notices: [away] }, 'gp-lake')
    const { customers } = await owner('notices/customer-lookup', { search: { filter: to } })
    expect(customers).toHaveLength(1)
    const shown = customers[0]!.notices.map(({ storeID, batchKind, body, reason }) => [
      storeID,
      batchKind,
      body?.replace(/ on \w+, \w+ \d+/, ' on …').slice(0, 90),
      reason,
    ])
    expect(shown).toEqual([
      [
        STORE.lake,
        'due-soon',
        expect.stringMatching(`^Golden Pledge Lake: Your ticket ${number(away)} is due on`),
        null,
      ],
      [
        STORE.main,
        'past-due',
        expect.stringContaining(`our ticket ${number(past)} was due on`),
        'Hasn’t agreed to get this notice electronically',
      ],
      [
        STORE.main,
        'due-soon',
        expect.stringMatching(`^Golden Pledge Main St: Your ticket ${number(soon)} is due on`),
        null,
      ],
    ])
  })

  it('the words for one ticket are for those of which one is still open', async () => {
    const template = (name: string, templateBody: string) => noticeTemplate(owner, name, { templateBody })
    const one = await template('For one', 'Only [TICKET].')
    const many = await template('For several', 'All of [TICKETS].')
    const words = (pair: { one: number | null; many: number | null }) =>
      owner('settings/notices/save', { settings: { storeID: STORE.main, texts: [{ kind: 'due-soon', ...pair }] } })
    await words({ one, many })
    const to = world.newNumber()
    const [first, second] = [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba')]
    const { batchID } = await world.push({ notices: [first, second] })
    const bodies = async () => (await world.details(batchID!)).notices.map(({ body }) => body)
    expect(await bodies()).toEqual([`All of ${number(first)}, ${number(second)}.`])
    await db()
      .updateTable('notice_tickets')
      .set({ paidAt: Date.now() })
      .where('ticketNumber', '=', number(first))
      .execute()
    expect(await bodies()).toEqual([`Only ${number(second)}.`])
    await words({ one: null, many: null })
  })

  it('a customer named twice in a batch, by two phones, gets the second tomorrow', async () => {
    const [main, other] = [world.newNumber(), world.newNumber()]
    const { batchID } = await world.push({ notices: [noticeTo(main, 'Ana Prueba'), noticeTo(other, 'Ana Prueba')] })
    const [kept, merged] = (await world.details(batchID!)).notices.map(({ custID }) => custID!)
    await owner('customers/merge', { keptID: kept!, mergedID: merged!, choices: {} })
    await world.clerk('notices/send-batch', { batchID: batchID! })
    await expect
      .poll(() => world.statuses(batchID!), PATIENCE)
      .toEqual([
        ['delivered', null],
        ['held', null],
      ])
    expect(await world.phone(main)).toHaveLength(1)
    expect(await world.phone(other)).toHaveLength(0)
    await world.clerk('notices/cancel-batch', { batchID: batchID! })
  })

  it('rows for one phone become one notice, with what any of them says', async () => {
    const to = world.newNumber()
    const [bare, full] = [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'A. P.', { email: 'ana@rows.test', ...agreed })]
    const { batchID } = await world.push({ notices: [bare, full] })
    const { notices } = await world.details(batchID!)
    expect(notices).toMatchObject([
      {
        name: 'Ana Prueba',
        email: 'ana@rows.test',
        tickets: [{ ticketNumber: number(bare) }, { ticketNumber: number(full) }],
      },
    ])
    const kept = await db()
      .selectFrom('electronic_choices')
      .select(['address', 'agreedAt', 'provedAt', 'answer'])
      .where('custID', '=', notices[0]!.custID)
      .execute()
    expect(kept).toEqual([{ address: to, agreedAt: Date.parse(agreed.eNotice.at), provedAt: null, answer: null }])
    const given = await db()
      .selectFrom('notices')
      .select(['givenName', 'givenEmail', 'agreedAt'])
      .where('batchID', '=', batchID!)
      .execute()
    expect(given).toEqual([
      { givenName: 'Ana Prueba', givenEmail: 'ana@rows.test', agreedAt: Date.parse(agreed.eNotice.at) },
    ])
  })

  it('without a number of the store there are emails, and without the feature no emails', async () => {
    const [text, mail] = [world.newNumber(), world.newNumber()]
    const { batchID } = await world.push({
      notices: [noticeTo(text, 'Tex Only'), noticeTo(mail, 'Mae Mail', { email: 'mae@ways.test' })],
    })
    const forecast = async () => (await world.clerk('notices/preview-batch', { batchID: batchID! })).forecast
    const all = { letters: 0, skipped: 0, reasons: [] }
    expect(await forecast()).toEqual({ ...all, texts: 2, emails: 0 })
    const { storeSMSNumber } = await db()
      .selectFrom('stores')
      .select('storeSMSNumber')
      .where('storeID', '=', world.storeID)
      .executeTakeFirstOrThrow()
    const { features } = await db()
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    await store({ storeSMSNumber: '' })
    const off = 'Neither texting nor email is set up for this store'
    expect(await forecast()).toEqual({
      ...all,
      texts: 0,
      emails: 1,
      skipped: 1,
      reasons: [{ sentence: off, count: 1 }],
    })
    const without = JSON.stringify((JSON.parse(features) as string[]).filter((feature) => feature !== 'email'))
    await company({ features: without })
    expect(await forecast()).toEqual({
      ...all,
      texts: 0,
      emails: 0,
      skipped: 2,
      reasons: [{ sentence: off, count: 2 }],
    })
    await company({ features })
    await store({ storeSMSNumber })
    await customer(mail, { custBlocked: 1 })
    expect(await forecast()).toEqual({
      ...all,
      texts: 1,
      emails: 0,
      skipped: 1,
      reasons: [{ sentence: 'The customer is blocked', count: 1 }],
    })
    await world.clerk('notices/cancel-batch', { batchID: batchID! })
  })

  it('a step of the ladder has its own words, or else those of its kind', async () => {
    const template = (templateName: string) =>
      noticeTemplate(owner, templateName, { templateBody: `${templateName}: [TICKET]` })
    const [one, own] = [await template('Words by kind'), await template('Words by step')]
    const notice = noticeTo(world.newNumber(), 'Ana Prueba')
    const { batchID } = await world.push({ kind: 'due-soon', notices: [notice] })
    const words = async (batchStep: string | null) => {
      await db()
        .updateTable('notice_batches')
        .set({ batchStep: batchStep as 'due-7' })
        .where('batchID', '=', batchID!)
        .execute()
      return (await world.details(batchID!)).notices[0]!.body
    }
    const { storeID } = world
    const { settings: before } = await owner('settings/notices/fetch', { storeID })
    const steps = before.steps.map((step, at) => ({ ...step, one: at === 0 ? own : null }))
    await owner('settings/notices/save', { settings: { storeID, texts: [{ kind: 'due-soon', one }], steps } })
    const [first, second] = before.steps
    expect([await words(null), await words(first!.step), await words(second!.step)]).toEqual(
      ['kind', 'step', 'kind'].map((source) => `Words by ${source}: ${number(notice)}`),
    )
    const texts = [{ kind: 'due-soon' as const, one: null }]
    await owner('settings/notices/save', { settings: { storeID, texts, steps: before.steps } })
    await world.clerk('notices/cancel-batch', { batchID: batchID! })
  })

  it('is in the language it came with, or else in its customer’s', async () => {
    const to = world.newNumber()
    const batches = []
    for (const notice of [noticeTo(to, 'Ana Prueba', { language: 'en' }), noticeTo(to, 'Ana Prueba')])
      batches.push((await world.push({ kind: 'due-soon', notices: [notice] })).batchID!)
    await customer(to, { custLanguage: 'es' })
    const languages = []
    for (const batchID of batches) languages.push((await world.details(batchID)).notices[0]!.language)
    expect(languages).toEqual(['en', 'es'])
    for (const batchID of batches) await world.clerk('notices/cancel-batch', { batchID })
  })

  it('a store that is switched off or deleted can neither text nor email, and neither can one without the providers', async () => {
    const { batchID } = await world.push({ notices: [noticeTo(world.newNumber(), 'Ana Prueba')] })
    const batch = await db().selectFrom('notice_batches').selectAll().where('batchID', '=', batchID!).executeTakeFirst()
    const ways = async (textingOn = true, emailOn = true) => {
      const context = await noticeContextOf(world.connection.reads, batch as never, { textingOn, emailOn })
      return [context!.canText, context!.canEmail]
    }
    expect([await ways(), await ways(false), await ways(true, false)]).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ])
    for (const closed of [{ storeEnabled: 0 }, { storeDeleted: 1 }] as const) {
      await store(closed)
      expect([closed, await ways()]).toEqual([closed, [false, false]])
      await store({ storeEnabled: 1, storeDeleted: 0 })
    }
  })

  it('customers who are looked up together each get their own notices', async () => {
    const phones = [world.newNumber(), world.newNumber()]
    const notices = phones.map((to, at) => noticeTo(to, `Twin${at} Zweifach`))
    const { batchID } = await world.push({ notices })
    await world.push({ notices: [noticeTo(phones[0]!, 'Twin0 Zweifach')], kind: 'due' })
    const { customers } = await owner('notices/customer-lookup', { search: { filter: 'Zweifach' } })
    const shown = customers.map(({ custFirstName, custPhone, notices: own }) => [
      custFirstName,
      custPhone,
      own.map(({ name, batchKind }) => `${name}, ${batchKind}`),
    ])
    expect(shown.toSorted()).toEqual([
      ['Twin0', phones[0], ['Twin0 Zweifach, due', 'Twin0 Zweifach, due-soon']],
      ['Twin1', phones[1], ['Twin1 Zweifach, due-soon']],
    ])
    await world.clerk('notices/cancel-batch', { batchID: batchID! })
  })

  it('a link to pay is in the notice of the customer who was asked, about a ticket of it', async () => {
    const many = await noticeTemplate(owner, 'With a link', { templateBody: '[TICKETS]: [PAY_LINK]' })
    const one = await noticeTemplate(owner, 'With one link', { templateBody: '[TICKET]: [PAY_LINK]' })
    const words = (pair: object) =>
      owner('settings/notices/save', { settings: { storeID: STORE.main, texts: [{ kind: 'due', ...pair }] } })
    await words({ one, many })
    const notices = [1, 2, 3].map(() => noticeTo(world.newNumber(), 'Ana Prueba'))
    const { batchID } = await world.push({ kind: 'due', notices })
    const [asked, named, other] = (await world.details(batchID!)).notices.map(({ custID }) => custID!)
    const requests = []
    for (const [custID, list] of [
      [asked!, `${number(notices[0]!)}, ${number(notices[1]!)}`],
      [other!, number(notices[1]!)],
    ] as const) {
      const { convo } = await owner('customers/conversation/start', { custID, storeID: STORE.main })
      requests.push(
        await owner('payments/send', {
          ...{ convoID: convo.convoID, clientMessageID: `link-${custID}`, force: true },
          payment: { paymentAmount: 12, paymentMemo: 'Ring', paymentMode: 'any', paymentTicketList: list },
        }),
      )
    }
    const shown = (await world.details(batchID!)).notices.map(({ custID, body, reason }) => [custID, body, reason])
    const lacks = 'The text needs something about this ticket that we don’t know'
    expect(shown).toEqual([
      [asked, `${number(notices[0]!)}: ${requests[0]!.payment.paymentURL}`, null],
      [named, `${number(notices[1]!)}: [PAY_LINK]`, lacks],
      [other, `${number(notices[2]!)}: [PAY_LINK]`, lacks],
    ])
    await words({ one: null, many: null })
    await world.clerk('notices/cancel-batch', { batchID: batchID! })
  })

  it('a text that did not arrive may get an address for its letter', async () => {
    const to = world.newNumber('0003')
    const batchID = await world.sent([noticeTo(to, 'Lan Line', { postalAddress: null })])
    await expect.poll(() => world.statuses(batchID), PATIENCE).toMatchObject([['failed', expect.anything()]])
    const [failed] = (await world.details(batchID)).notices
    const { noticeID, custID } = failed!
    const given = { custStreet: '9 Oak St', custCity: 'Reno', custState: 'NV', custZIP: '89502' }
    const { notice } = await world.clerk('notices/give-address', { noticeID, ...given })
    expect(notice).toMatchObject({ noticeStatus: 'failed', postalAddress: '9 Oak St\nReno, NV 89502' })
    expect(
      await db().selectFrom('customers').selectAll().where('custID', '=', custID!).executeTakeFirst(),
    ).toMatchObject(given)
    // The next is not even tried.
    const next = await world.push({ notices: [noticeTo(to, 'Lan Line')] })
    expect((await world.details(next.batchID!)).notices).toMatchObject([
      { custID, reason: 'Earlier texts couldn’t reach this number' },
    ])
  })

  it('a customer who gets an address is still found by their other phone', async () => {
    const [main, second] = [world.newNumber(), world.newNumber()]
    const pushed = await world.push({ notices: [noticeTo(main, 'Ana Prueba', { postalAddress: null })] })
    const [{ noticeID, custID }] = (await world.details(pushed.batchID!)).notices as never as [
      { noticeID: number; custID: number },
    ]
    const customer = { custPhone: second, custFirstName: 'Ana', custLastName: 'Otra' }
    const { custID: mergedID } = await owner('customers/save', { customer })
    await owner('customers/merge', { keptID: custID, mergedID, choices: {} })
    const given = { custStreet: '9 Oak St', custCity: 'Reno', custState: 'NV', custZIP: '89502' }
    await world.clerk('notices/give-address', { noticeID, ...given })
    const { customers } = await owner('customers/list', { search: { filter: second.slice(1) } })
    expect(customers).toMatchObject([{ custID, ...given }])
    await world.clerk('notices/cancel-batch', { batchID: pushed.batchID! })
  })
})
