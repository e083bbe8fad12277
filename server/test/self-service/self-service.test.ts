import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { newPhone, PATIENCE } from '../messaging/text-world.ts'
import { type SelfWorld, selfWorld } from './self-world.ts'

describe.each(ENGINES)('customers who pay without a clerk, on %s', (database) => {
  let world: SelfWorld
  beforeAll(async () => {
    world = await selfWorld({ database })
  })
  afterAll(() => world.close())

  test('see their own active tickets at that store, and nothing else', async () => {
    const [ana, other] = [await world.contact(), await world.contact()]
    const later = await world.ticket(ana, { ticketDueDate: '2027-02-01' as never })
    const sooner = await world.ticket(ana)
    await world.ticket(ana, { ticketStatus: 'redeemed' })
    await world.ticket(other)
    const call = await world.proved(ana.phone)
    const { tickets, store, expires } = await call('my/fetch', {})
    expect(store).toMatchObject({ storeName: expect.any(String) as string, storePhone: expect.any(String) as string })
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
    expect(tickets.map(({ ticketNumber }) => ticketNumber)).toEqual([sooner, later])
    expect(tickets[0]).toMatchObject({
      ticketDescription: null,
      amountDue: 120,
      refusal: null,
      paymentURL: null,
    })
    expect(Date.now() - Date.parse(tickets[0]!.asOf)).toBeLessThan(HOUR_MS)
    await world.save({ selfShowItems: true })
    expect((await call('my/fetch', {})).tickets[0]).toMatchObject({ ticketDescription: 'Ring' })
    await world.save({ selfShowItems: false })
  })

  test('see the due day, if the book has one, and the end of grace that a notice named', async () => {
    const ana = await world.contact()
    await world.ticket(ana, { ticketDueDate: '' as never, ticketGraceDate: null })
    const days = { ticketDueDate: '2027-01-15', ticketGraceDate: '2027-01-25' } as never
    await world.ticket(ana, days)
    const noticed = await world.ticket(ana, days)
    const graceByNotice = '2027-02-03' as never
    await world.connection.writes
      .updateTable('tickets')
      .set({ graceByNotice })
      .where('ticketNumber', '=', noticed)
      .execute()
    const { tickets } = await (await world.proved(ana.phone))('my/fetch', {})
    expect(tickets.map(({ ticketDueDate, ticketGraceDate }) => [ticketDueDate, ticketGraceDate])).toEqual([
      [null, null],
      ['2027-01-15', '2027-01-25'],
      ['2027-01-15', '2027-02-03'],
    ])
  })

  test('make one ordinary request, however often and in whatever order they ask for the same tickets', async () => {
    const ana = await world.contact()
    const numbers = [await world.ticket(ana), await world.ticket(ana)]
    const call = await world.proved(ana.phone)
    const before = (await world.phone(ana.phone)).length
    const asked = await Promise.all([
      call('my/pay', { ticketNumbers: numbers }),
      call('my/pay', { ticketNumbers: numbers.toReversed() }),
      call('my/pay', { ticketNumbers: numbers }),
    ])
    expect(new Set(asked.map(({ paymentURL }) => paymentURL)).size).toBe(1)
    const { payments } = await world.owner('payments/list', { search: { custID: ana.custID } })
    const { impressions } = await world.owner('payments/impressions/fetch', { paymentKey: payments[0]!.paymentKey })
    expect(impressions).toMatchObject([{ impressionKind: 'sent', isCompanyView: false }])
    expect(payments).toMatchObject([
      {
        paymentOrigin: 'self',
        paymentAmount: 240,
        paymentTicketList: numbers.join(', '),
        paymentMode: 'debit-only',
        paymentRewrite: false,
        paymentPurpose: 'redeem',
        paymentStatus: 'sent',
        messageSentByID: null,
      },
    ])
    expect(asked[0]!.paymentURL).toBe(payments[0]!.paymentURL)
    expect((await fetch(asked[0]!.paymentURL)).status).toBe(200)
    // The line in the thread waits for nobody, and no text leaves.
    expect(await world.messages(ana.convoID)).toMatchObject([
      { messageAutomatic: true },
      { messageDirection: 'in', messageOrigin: 'self', messageBody: `is paying ${numbers.join(', ')} online` },
    ])
    expect(await world.convo(ana)).toMatchObject({ convoUnread: 0, convoWaitingSince: null })
    expect(await world.phone(ana.phone)).toHaveLength(before)
    const { tickets } = await call('my/fetch', {})
    for (const ticket of tickets)
      expect(ticket).toMatchObject({ refusal: { code: 'already_requested' }, paymentURL: asked[0]!.paymentURL })
    await expect(call('my/pay', { ticketNumbers: [numbers[0]!] })).rejects.toMatchObject({ code: 'already_requested' })
  })

  test('pay their ticket while one of the same number is asked for at another store', async () => {
    const ana = await world.contact()
    const ticketNumber = await world.ticket(ana)
    const { convo } = await world.owner('customers/conversation/start', { custID: ana.custID, storeID: STORE.lake })
    const payment = {
      ...({ paymentAmount: 50, paymentMemo: 'Payoff', paymentMode: 'debit-only', paymentPurpose: 'redeem' } as const),
      paymentTicketList: ticketNumber,
    }
    await world.owner('payments/send', { convoID: convo.convoID, payment, clientMessageID: randomUUID() })
    const call = await world.proved(ana.phone)
    expect((await call('my/fetch', {})).tickets).toMatchObject([{ ticketNumber, refusal: null }])
    await call('my/pay', { ticketNumbers: [ticketNumber] })
  })

  test('see and pay nothing at another store, which they also owe', async () => {
    const ana = await world.contact()
    const [here, there] = [await world.ticket(ana), await world.ticket(ana, { storeID: STORE.lake })]
    const call = await world.proved(ana.phone)
    expect((await call('my/fetch', {})).tickets.map(({ ticketNumber }) => ticketNumber)).toEqual([here])
    for (const ticketNumbers of [[there], [here, there]])
      await expect(call('my/pay', { ticketNumbers })).rejects.toMatchObject({ status: 409, code: 'ticket_closed' })
  })

  test('are told to call where the book is old, the ticket is not theirs, or the amount is above the limit', async () => {
    const [ana, other] = [await world.contact(), await world.contact()]
    const old = await world.ticket(ana, { asOf: Date.now() - 37 * HOUR_MS })
    const fresh = await world.ticket(ana)
    const theirs = await world.ticket(other)
    const call = await world.proved(ana.phone)
    await expect(call('my/pay', { ticketNumbers: [old], language: 'es' })).rejects.toMatchObject({
      code: 'book_stale',
      message: expect.stringContaining('Llame a la tienda') as string,
    })
    await expect(call('my/pay', { ticketNumbers: [theirs] })).rejects.toMatchObject({ code: 'ticket_closed' })
    await world.save({ selfMaxAmount: 100 })
    await expect(call('my/pay', { ticketNumbers: [fresh] })).rejects.toMatchObject({ code: 'amount_limited' })
    await world.save({ selfMaxAmount: null })
    await call('my/pay', { ticketNumbers: [fresh] })
  })

  test('owe what the book says, and pay the online fee on top of it', async () => {
    const fee = (remoteFeePercent: number) =>
      world.owner('settings/payments/remote-fee/save', { settings: { storeID: world.storeID, remoteFeePercent } })
    await fee(3)
    const ana = await world.contact()
    const ticketNumber = await world.ticket(ana)
    const call = await world.proved(ana.phone)
    expect((await call('my/fetch', {})).tickets).toMatchObject([{ ticketNumber, amountDue: 120 }])
    await call('my/pay', { ticketNumbers: [ticketNumber] })
    const { payments } = await world.owner('payments/list', { search: { custID: ana.custID } })
    expect(payments).toMatchObject([{ paymentAmount: 120, paymentFee: 3.6 }])
    expect((await call('my/fetch', {})).tickets).toMatchObject([{ ticketNumber, amountDue: 120 }])
    await fee(0)
  })

  test('are told to call, in their language, where no cards are taken', async () => {
    const ana = await world.contact()
    const ticketNumber = await world.ticket(ana)
    const call = await world.proved(ana.phone)
    const { storeID } = world
    // PayPal takes no requests by debit card alone.
    const account = {
      gateway: 'paypal',
      environment: 'test',
      settings: { clientID: 'the-app' },
      secrets: { clientSecret: 'the secret' },
    } as const
    await world.owner('settings/payments/save', { storeID, account })
    const pay = (language: 'en' | 'es') => call('my/pay', { ticketNumbers: [ticketNumber], language })
    for (const language of ['en', 'es'] as const)
      await expect(pay(language)).rejects.toMatchObject({
        code: 'channel_off',
        message: selfPageText(language).errors.noGateway,
      })
    await world.owner('settings/payments/save', { storeID, account: null })
    await pay('en')
  })

  test('ask the store once until it replies', async () => {
    const ana = await world.contact()
    const ticketNumber = await world.ticket(ana)
    const call = await world.proved(ana.phone)
    await call('my/ask', { ticketNumber, kind: 'renew' })
    await call('my/ask', { ticketNumber: ` #${ticketNumber}`, kind: 'renew' })
    const asked = async () =>
      (await world.messages(ana.convoID)).filter(
        ({ messageBody }) => messageBody === `Wants to renew ticket ${ticketNumber}`,
      )
    expect(await asked()).toHaveLength(1)
    expect(await world.convo(ana)).toMatchObject({ convoUnread: 1, convoWaitingSince: expect.any(String) as string })
    await world.send(ana.convoID, 'Come by any time')
    await call('my/ask', { ticketNumber, kind: 'renew' })
    expect(await asked()).toHaveLength(2)
  })

  test('prove their phone with the newest code, from that store’s page, and not by guessing', async () => {
    const ana = await world.contact()
    const call = world.browser()
    const { storeKey } = world
    const prove = (code: string, by = call) => by('my/prove', { storeKey, phone: ana.phone, code })
    for (const count of [1, 2, 3]) {
      await call('my/start', { storeKey, phone: ana.phone })
      await expect.poll(async () => (await world.codes(ana.phone)).length, PATIENCE).toBe(count)
    }
    await call('my/start', { storeKey, phone: ana.phone })
    await world.settled()
    const codes = await world.codes(ana.phone)
    expect(codes).toHaveLength(3)
    const wrong = codes[2] === '000000' ? '000001' : '000000'
    if (codes[0] !== codes[2]) await expect(prove(codes[0]!)).rejects.toMatchObject({ code: 'code_refused' })
    for (let tries = 1; tries <= 4; tries += 1)
      await expect(prove(wrong)).rejects.toMatchObject({ code: 'code_refused' })
    await expect(prove(codes[2]!)).rejects.toMatchObject({ code: 'code_refused' })
    await expect(call('my/fetch', {})).rejects.toMatchObject({ code: 'phone_unproved' })
    // The owner's own phone is at another address, and the last code of the hour is still good.
    const owner = world.browser()
    await prove(codes[2]!, owner)
    expect((await owner('my/fetch', {})).tickets).toEqual([])
  })

  test('get the code in the language of the page, whatever the store writes to them in', async () => {
    const ana = await world.contact()
    await world.browser()('my/start', { storeKey: world.storeKey, phone: ana.phone, language: 'es' })
    const texts = async () => (await world.phone(ana.phone)).map(({ body }) => body).join()
    await expect.poll(texts, PATIENCE).toContain('es su clave')
  })

  test('get the code on the phone that they typed, which may be another than the one they are texted on', async () => {
    const ana = await world.contact()
    const other = await world.otherPhone(ana)
    const ticketNumber = await world.ticket(ana)
    const call = await world.proved(other)
    expect((await call('my/fetch', {})).tickets).toMatchObject([{ ticketNumber }])
    expect(await world.codes(ana.phone)).toEqual([])
  })

  test('have no page at a store that has turned it off, and are nobody once they are blocked', async () => {
    const ana = await world.contact()
    const ticketNumber = await world.ticket(ana)
    const call = await world.proved(ana.phone)
    await world.owner('customers/block', { customerID: ana.custID, blocked: true })
    expect((await call('my/fetch', {})).tickets).toEqual([])
    await expect(call('my/pay', { ticketNumbers: [ticketNumber] })).rejects.toMatchObject({ code: 'phone_unproved' })
    await world.save({ selfEnabled: false })
    await expect(call('my/fetch', {})).rejects.toMatchObject({ code: 'not_found' })
    await expect(world.browser()('my/start', { storeKey: world.storeKey, phone: newPhone() })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await fetch(`${world.url}/my/${world.storeKey}`)).status).toBe(404)
    await world.save({ selfEnabled: true })
    expect((await fetch(`${world.url}/my/${world.storeKey}`)).status).toBe(200)
    // The same without the company’s add-on for payments.
    const companies = world.connection.writes
    const company = () => companies.updateTable('companies').where('companyID', '=', COMPANY.goldenPledge)
    const { features } = await companies
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    const without = (JSON.parse(features) as string[]).filter((name) => name !== 'payments')
    await company()
      .set({ features: JSON.stringify(without) })
      .execute()
    await expect(call('my/fetch', {})).rejects.toMatchObject({ code: 'not_found' })
    expect((await fetch(`${world.url}/my/${world.storeKey}`)).status).toBe(404)
    await company().set({ features }).execute()
  })
})
