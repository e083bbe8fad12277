import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventually, payWorld, type PayWorld, refusalOf, shownOf } from './pay-world.ts'

const DEBIT = '4000056655665556'

interface Received {
  direction: string
  body: string
}
interface Mail {
  subject: string
  text: string
}

describe.each(ENGINES)('receipts on %s', (database) => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  beforeAll(async () => {
    world = await payWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())
  beforeEach(() => world.connection.writes.deleteFrom('rate_limits').execute())

  const customer = async (change: object) => {
    await world.connection.writes.updateTable('customers').set(change).where('custID', '=', world.custID).execute()
  }
  const phone = async () => (await world.clerk('customers/fetch', { customerID: world.custID })).customer.custPhone
  const texts = async (about: string): Promise<string[]> => {
    const { messages } = await world.sandbox<{ messages: Received[] }>('/phone/messages', { phone: await phone() })
    return messages.filter(({ direction, body }) => direction === 'in' && body.includes(about)).map(({ body }) => body)
  }
  const mails = async (address: string) =>
    (await world.sandbox<{ messages: Mail[] }>('/mail/messages', { address })).messages
  const refund = (paymentKey: string, amount: number) =>
    owner('payments/refund', { paymentKey, amount, reason: 'Paid twice', idempotencyKey: randomUUID() })
  const page = async (path: string, language = 'en') =>
    fetch(`${world.url}${path}?lang=${language}`, { redirect: 'manual' })

  test('the text is sent once, however the outcome is learned', async () => {
    const { paymentKey } = await world.request()
    const attemptKey = randomUUID()
    const token = await world.tokenize(DEBIT)
    await Promise.all(Array.from({ length: 4 }, () => world.call('pay/submit', { paymentKey, attemptKey, token })))
    const link = `/p/${paymentKey}/receipt`
    const [text] = await eventually(
      () => texts(link),
      ({ length }) => length > 0,
    )
    expect(text).toContain('We received your payment of $45.50')
    // Everything has been sent, because the later text of a refund has arrived too.
    await refund(paymentKey, 5.5)
    const all = await eventually(
      () => texts(link),
      (found) => found.some((body) => body.includes('refunded')),
    )
    expect(all).toHaveLength(2)
    expect(all[1]).toContain('We refunded $5.50 to your card')
    const { messages } = await world.clerk('customers/conversation/messages/fetch', { convoID: world.convoID })
    const automatic = messages.filter(({ messageBody }) => messageBody.includes(link))
    for (const { messageSentByID, payment } of automatic) expect([messageSentByID, payment]).toEqual([null, undefined])
  })

  test('come in Spanish to Spanish-speaking customers, by email to those with an address, and never by text after an opt-out', async () => {
    const custEmail = `payer-${randomUUID()}@example.com`
    const { paymentKey } = await world.request()
    await customer({ custEmail, custLanguage: 'es', custOptedOutAt: Date.now() })
    await world.pay(paymentKey, DEBIT)
    const [mail] = await eventually(
      () => mails(custEmail),
      ({ length }) => length > 0,
    )
    expect(mail!.subject).toMatch(/^Recibo de .*: \$45\.50$/)
    expect(mail!.text).toContain('Visa ···· 5556')
    expect(mail!.text).toContain(`/p/${paymentKey}/receipt`)
    expect(await texts(`/p/${paymentKey}/receipt`)).toEqual([])
    await customer({ custEmail: null, custLanguage: 'en', custOptedOutAt: null })
  })

  test('the page and the print-out show the refunds so far, and never the customer’s name', async () => {
    const { paymentKey } = await world.request({ paymentTicketList: '4711' })
    expect((await page(`/p/${paymentKey}/receipt`)).headers.get('location')).toBe(`/p/${paymentKey}`)
    await world.pay(paymentKey, DEBIT)
    for (const path of [`/p/${paymentKey}`, `/p/${paymentKey}/receipt`]) {
      const paid = await shownOf(await page(path))
      for (const shown of [
        '$45.50',
        'Visa ···· 5556',
        '4711',
        'Monthly interest',
        'Authorization code',
        'Store address',
      ])
        expect(paid).toContain(shown)
      for (const hidden of ['Refunded', 'Zoë', 'Payer']) expect(paid).not.toContain(hidden)
    }
    await refund(paymentKey, 20)
    for (const path of [`/p/${paymentKey}`, `/p/${paymentKey}/receipt`]) {
      const refunded = await shownOf(await page(path))
      for (const shown of ['Refunded', '$20.00 on ', 'Net paid', '$25.50']) expect(refunded).toContain(shown)
      expect(await shownOf(await page(path, 'es'))).toContain('Reembolsado')
    }
    const { receipt } = await world.call('pay/fetch', { paymentKey })
    expect(receipt).toMatchObject({
      refundedAmount: 20,
      refunds: [{ amount: 20 }],
      receiptURL: `${world.url}/p/${paymentKey}/receipt`,
    })
    expect(await shownOf(await page(`/p/${paymentKey}`))).toContain('<h1>Paid</h1>')
    await refund(paymentKey, 25.5)
    const whole = await shownOf(await page(`/p/${paymentKey}`))
    expect(whole).toContain('<h1>Refunded</h1>')
    expect(whole).not.toContain('Thank you')
    expect((await page('/p/AAAAAAAAAAAAAAAAAAAAAA/receipt')).status).toBe(404)
  })

  test('the payer can have it mailed anywhere, five times an hour', async () => {
    const { paymentKey } = await world.request()
    const email = `elsewhere-${randomUUID()}@example.com`
    expect((await refusalOf(world.call('pay/email-receipt', { paymentKey, email }))).code).toBe('not_found')
    await world.pay(paymentKey, DEBIT)
    expect((await refusalOf(world.call('pay/email-receipt', { paymentKey, email: 'nonsense' }))).code).toBe(
      'invalid_input',
    )
    for (let i = 0; i < 5; i += 1) await world.call('pay/email-receipt', { paymentKey, email, language: 'es' })
    expect((await refusalOf(world.call('pay/email-receipt', { paymentKey, email }))).code).toBe('too_many')
    const sent = await eventually(
      () => mails(email),
      ({ length }) => length === 5,
    )
    expect(sent[0]!.subject).toMatch(/^Recibo de/)
    const { messages } = await world.clerk('customers/conversation/messages/fetch', { convoID: world.convoID })
    expect(JSON.stringify(messages)).not.toContain(email)
  })

  test('are mailed for companies that have email', async () => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, DEBIT)
    const form = 'type="email"'
    for (const path of [`/p/${paymentKey}`, `/p/${paymentKey}/receipt`])
      expect(await shownOf(await page(path))).toContain(form)
    const { features } = await owner('settings/add-ons/fetch', {})
    await owner('settings/add-ons/save', { features: features.filter((id) => id !== 'email') })
    const refusal = await refusalOf(world.call('pay/email-receipt', { paymentKey, email: 'payer@example.com' }))
    expect(refusal.code).toBe('channel_off')
    for (const path of [`/p/${paymentKey}`, `/p/${paymentKey}/receipt`])
      expect(await shownOf(await page(path))).not.toContain(form)
    await owner('settings/add-ons/save', { features })
  })
})
