import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventually, payWorld, type PayWorld, refusalOf } from './pay-world.ts'

describe.each(ENGINES)('resending a request on %s', (database) => {
  let world: PayWorld
  beforeAll(async () => void (world = await payWorld({ database })))
  afterAll(() => world.close())

  test('is a new text with the same link, whose delivery status becomes the request’s', async () => {
    const { paymentKey, paymentURL, messageID, customer } = await world.request()
    const clientMessageID = randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(() => world.clerk('payments/resend', { paymentKey, clientMessageID })),
    )
    expect(new Set(answers.map(({ message }) => message.messageID)).size).toBe(1)
    const [{ payment, message }] = answers as [(typeof answers)[0]]
    expect(message.messageID).toBeGreaterThan(messageID!)
    expect(message.messageBody).toContain(paymentURL)
    expect(payment).toMatchObject({ paymentStatus: 'sent', messageID: message.messageID })
    const { messages } = await eventually(
      () => world.sandbox<{ messages: { body: string }[] }>('/phone/messages', { phone: customer.custPhone }),
      (phone) => phone.messages.filter(({ body }) => body.includes(paymentURL)).length >= 2,
    )
    expect(messages.filter(({ body }) => body.includes(paymentURL))).toHaveLength(2)
    expect((await world.views(paymentKey)).filter(({ impressionKind }) => impressionKind === 'sent')).toHaveLength(2)
    const delivered = await eventually(
      () => world.payment(paymentKey),
      ({ messageStatus }) => messageStatus === 'delivered',
    )
    expect(delivered.messageID).toBe(message.messageID)
  })

  test('is refused once it can no longer be paid, or while a card is being charged', async () => {
    const again = (paymentKey: string) =>
      refusalOf(world.clerk('payments/resend', { paymentKey, clientMessageID: randomUUID() }))
    const canceled = await world.request()
    await world.clerk('payments/cancel', { paymentKey: canceled.paymentKey })
    expect(await again(canceled.paymentKey)).toMatchObject({ code: 'not_payable', body: { paymentStatus: 'canceled' } })
    const charging = await world.request()
    await world.leavePending(charging.paymentKey)
    expect((await again(charging.paymentKey)).code).toBe('not_payable')
    expect((await again('NoSuchPaymentKey000000')).status).toBe(404)
  })

  test('a receipt is sent again by text or email, once per key, and only for a paid request', async () => {
    const { paymentKey } = await world.request({ paymentAmount: 33 })
    const again = (channel: 'sms' | 'email', clientMessageID: string = randomUUID()) =>
      world.clerk('payments/send-receipt', { paymentKey, channel, clientMessageID })
    expect(await refusalOf(again('sms'))).toMatchObject({ code: 'not_paid', body: { paymentStatus: 'sent' } })
    await world.pay(paymentKey, '4000056655665556')
    const key = randomUUID()
    const texts = await Promise.all([again('sms', key), again('sms', key)])
    expect(new Set(texts.map(({ message }) => message.messageID)).size).toBe(1)
    expect(texts[0].message.messageBody).toContain((await world.payment(paymentKey)).paymentReceiptURL!)
    expect((await refusalOf(again('email'))).code).toBe('no_email')
    const { customer } = await world.clerk('customers/fetch', { customerID: world.custID })
    await world.clerk('customers/save', { customer: { ...customer, custEmail: 'zoe@example.test' } })
    const { message } = await again('email')
    expect(message).toMatchObject({
      messageChannel: 'email',
      messageSubject: expect.stringContaining('$33.00') as string,
    })
    expect(message.messageBody).toContain('Visa ···· 5556')
  })

  test('an inbox row shows the open request, whatever was said after it', async () => {
    const row = async () => (await world.clerk('inbox/list', { search: { custID: world.custID } })).messages[0]
    const { paymentKey } = await world.request({ paymentAmount: 19.99 })
    await world.clerk('customers/conversation/messages/send', {
      convoID: world.convoID,
      body: 'Any questions?',
      clientMessageID: randomUUID(),
      force: true,
    })
    expect(await row()).toMatchObject({
      messageBody: 'Any questions?',
      convoPayment: { paymentKey, paymentAmount: 19.99, paymentStatus: 'sent', paymentExpired: false },
    })
  })
})
