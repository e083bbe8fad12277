import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { payWorld, type PayWorld, refusalOf, shownOf } from './pay-world.ts'

describe.each(ENGINES)('a new link on %s', (database) => {
  let world: PayWorld
  beforeAll(async () => void (world = await payWorld({ database })))
  afterAll(() => world.close())

  const conversation = async () => (await world.clerk('customers/conversation/fetch', { convoID: world.convoID })).convo
  const asks = async () => {
    const { messages } = await world.clerk('customers/conversation/messages/fetch', {
      convoID: world.convoID,
      perPage: 100,
    })
    return messages.filter(({ messageDirection, payment }) => messageDirection === 'in' && payment !== undefined)
  }
  const canceled = async (paymentAmount: number) => {
    const { paymentKey } = await world.request({ paymentAmount })
    await world.clerk('payments/cancel', { paymentKey })
    return paymentKey
  }

  test('is requested once, in the conversation, which becomes unread; again only after staff have written', async () => {
    const paymentKey = await canceled(60.5)
    const { convoUnread } = await conversation()
    expect((await world.call('pay/fetch', { paymentKey })).linkAsked).toBe(false)
    await Promise.all(Array.from({ length: 4 }, () => world.call('pay/ask-for-link', { paymentKey })))
    expect((await world.call('pay/fetch', { paymentKey })).linkAsked).toBe(true)
    expect(await conversation()).toMatchObject({ convoUnread: convoUnread + 1, convoStatus: 'active' })
    const [asked, ...more] = (await asks()).filter(({ payment }) => payment?.paymentKey === paymentKey)
    expect(more).toEqual([])
    expect(asked).toMatchObject({
      messageBody: 'Wants a new link for $60.50 (Monthly interest)',
      messageStatus: 'received',
    })

    const { messages } = await world.clerk('inbox/list', { search: { custID: world.custID } })
    expect(messages[0]).toMatchObject({ messageBody: asked!.messageBody })

    const words = { convoID: world.convoID, body: 'Please come to the store.', clientMessageID: randomUUID() }
    await world.clerk('customers/conversation/messages/send', { ...words, force: true })
    expect((await world.call('pay/fetch', { paymentKey })).linkAsked).toBe(false)
    await world.call('pay/ask-for-link', { paymentKey })
    expect((await asks()).filter(({ payment }) => payment?.paymentKey === paymentKey)).toHaveLength(2)
  })

  test('is offered on the page, as a button or as the answer', async () => {
    const paymentKey = await canceled(61)
    const page = async () => shownOf(await fetch(`${world.url}/p/${paymentKey}`))
    const { askForLink, linkAsked } = payPageText('en')
    expect(await page()).toContain(askForLink)
    await world.call('pay/ask-for-link', { paymentKey })
    const asked = await page()
    expect(asked).toContain(linkAsked)
    expect(asked).not.toContain('id="ask"')
  })

  test('is not needed while a request can be paid, nor once it is; an unknown key is not found', async () => {
    const { paymentKey } = await world.request()
    expect(await refusalOf(world.call('pay/ask-for-link', { paymentKey }))).toMatchObject({
      code: 'link_not_needed',
      status: 409,
    })
    await world.pay(paymentKey, '4000056655665556')
    expect((await refusalOf(world.call('pay/ask-for-link', { paymentKey }))).code).toBe('link_not_needed')
    expect((await refusalOf(world.call('pay/ask-for-link', { paymentKey: 'NoSuchPaymentKey000000' }))).status).toBe(404)
    expect(await asks()).not.toContainEqual(
      expect.objectContaining({ payment: expect.objectContaining({ paymentKey }) as object }),
    )
  })

  test('can’t be requested where nobody would read it: for a store that was closed or deleted since, or an erased customer', async () => {
    const paymentKey = await canceled(63)
    const { writes } = world.connection
    const shown = async () => shownOf(await fetch(`${world.url}/p/${paymentKey}`))
    const turn = (store: { storeEnabled?: 0 | 1; storeDeleted?: 0 | 1 }) =>
      writes.updateTable('stores').set(store).where('storeID', '=', world.storeID).execute()
    const erase = (custErasedAt: number | null) =>
      writes.updateTable('customers').set({ custErasedAt }).where('custID', '=', world.custID).execute()
    await turn({ storeDeleted: 1 })
    expect(await shown()).not.toContain('id="ask"')
    await turn({ storeDeleted: 0, storeEnabled: 0 })
    expect((await refusalOf(world.call('pay/ask-for-link', { paymentKey }))).code).toBe('link_not_needed')
    const page = await shown()
    await turn({ storeEnabled: 1 })
    await erase(1)
    expect(await shown()).not.toContain('id="ask"')
    await erase(null)
    expect(page).not.toContain('id="ask"')
    const { askForLink, callStore, states } = payPageText('en')
    expect(page).toContain(callStore)
    expect(page).toContain(states.over.text)
    expect(page).not.toContain(askForLink)
    expect(page).not.toContain(states.expired.text)
    expect((await asks()).filter(({ payment }) => payment?.paymentKey === paymentKey)).toEqual([])
  })

  test('is refused to an address that asks too often', async () => {
    const paymentKey = await canceled(62)
    const answers = await Promise.all(
      Array.from({ length: 11 }, () =>
        world.call('pay/ask-for-link', { paymentKey }).then(
          () => '',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(answers).toContain('too_many')
  })
})
