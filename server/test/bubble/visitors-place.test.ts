import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../messaging/text-world.ts'
import { type BubbleWorld, bubbleWorld, newAddress, type Started } from './bubble-world.ts'
import { picture, uploadTo } from './visitor-pictures.ts'

describe.each(ENGINES)('a visitor and the store that they write to, on %s:', (database) => {
  let world: BubbleWorld
  let owner: BubbleWorld['clerk']
  beforeAll(async () => {
    world = await bubbleWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  const setStore = (change: object, storeID = world.storeID) =>
    world.connection.writes.updateTable('stores').set(change).where('storeID', '=', storeID).execute()
  const session = async (chat: Started) => {
    const { convoID } = await world.convoOf(chat.phone)
    return world.connection.reads
      .selectFrom('bubble_sessions')
      .selectAll()
      .where('convoID', '=', convoID)
      .executeTakeFirstOrThrow()
  }
  const names = async (phone: string) =>
    (await world.clerk('customers/search', { phoneNumber: phone })).customers.map(
      ({ custFirstName, custLastName }) => `${custFirstName} ${custLastName}`,
    )

  test('a contact without a name gets the visitor’s once the phone is proved, also where requests are searched', async () => {
    const phone = newPhone()
    await world.write(phone, 'Do you buy gold?')
    const { convoID, custID } = await world.convoOf(phone)
    const payment = { paymentAmount: 20, paymentMemo: 'Interest', paymentMode: 'any' as const }
    await world.clerk('payments/send', { convoID, payment, clientMessageID: randomUUID() })
    const chat = await world.start({ phone, name: 'Ximena Quispe' })
    expect(await names(phone)).toEqual([' Unknown'])
    await world.write(phone, chat.chat.code!)
    expect(await names(phone)).toEqual(['Ximena Quispe'])
    const found = await world.clerk('customers/list', { search: { filter: 'quispe' } })
    expect(found.customers.map((one) => one.custID)).toEqual([custID])
    const { payments } = await world.clerk('payments/list', { search: { filter: 'quispe' } })
    expect(payments.map((one) => one.custID)).toEqual([custID])
    // A name that staff know stays.
    const other = await world.start({ phone, name: 'Somebody Else' })
    await world.write(phone, other.chat.code!)
    expect(await names(phone)).toEqual(['Ximena Quispe'])
  })

  test('that a visitor is there is noted every ten seconds', async () => {
    const chat = await world.start()
    const seenAgo = async (ms: number) => {
      const seenAt = Date.now() - ms
      const { sessionID } = await session(chat)
      await world.connection.writes
        .updateTable('bubble_sessions')
        .set({ seenAt })
        .where('sessionID', '=', sessionID)
        .execute()
      await world.panel(chat)
      return (await session(chat)).seenAt - seenAt
    }
    expect(await seenAgo(SECOND_MS)).toBe(0)
    expect(await seenAgo(10 * SECOND_MS)).toBeGreaterThanOrEqual(10 * SECOND_MS)
    // What they have read is noted at once.
    const { convoID } = await world.convoOf(chat.phone)
    const said = await world.send(convoID, 'Yes', { channel: 'web' })
    const before = (await session(chat)).seenAt
    await world.connection.writes
      .updateTable('bubble_sessions')
      .set({ seenAt: before - SECOND_MS })
      .where('convoID', '=', convoID)
      .execute()
    await world.panel(chat, said.messageID)
    expect((await session(chat)).seenAt).toBeGreaterThanOrEqual(before)
  })

  test('a store without a number shows no code, as nobody could text it there', async () => {
    const chat = await world.start()
    await setStore({ storeSMSNumber: '' })
    expect((await world.panel(chat)).chat).toMatchObject({ state: 'unproved', code: null })
    await setStore({ storeSMSNumber: world.storeNumber })
    expect((await world.panel(chat)).chat.code).toBe(chat.chat.code)
  })

  test.each([
    ['closed', { storeEnabled: 0 }, { storeEnabled: 1 }],
    ['deleted', { storeDeleted: 1 }, { storeDeleted: 0 }],
  ])('a store that is %s takes no message, and is offered to nobody', async (_, change, back) => {
    const chat = await world.start({ language: 'es' })
    const offered = async () =>
      (await world.call('bubble/fetch', { companyKey: world.companyKey })).bubble.stores.map(({ storeID }) => storeID)
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleStoreIDs: [] } })
    const before = await offered()
    await setStore(change)
    const refused = world.say(chat, 'Hello?')
    await expect(refused).rejects.toMatchObject({ code: 'chat_over', message: panelText('es').ended })
    expect(await offered()).toEqual(before.filter((storeID) => storeID !== world.storeID))
    await setStore(back)
    expect(before).toContain(world.storeID)
    expect(before).toContain(STORE.prospect)
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleStoreIDs: [world.storeID] } })
  })

  test('is greeted in the shop’s own words, or the standard ones of the language', async () => {
    const greeting = async (language: 'en' | 'es') =>
      (await world.call('bubble/fetch', { companyKey: world.companyKey, language })).bubble.greeting
    const save = (companyBubbleSettings: object) => owner('settings/chat-bubble/save', { companyBubbleSettings })
    await save({ bubbleGreetingEN: 'Howdy', bubbleGreetingES: '' })
    expect([await greeting('en'), await greeting('es')]).toEqual(['Howdy', panelText('es').hello])
    await save({ bubbleGreetingEN: '', bubbleGreetingES: 'Buenas' })
    expect([await greeting('en'), await greeting('es')]).toEqual([panelText('en').hello, 'Buenas'])
  })

  test('a request that is won without an amount has that of its quote', async () => {
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleQuotes: true } })
    const wins = async (quoted: boolean, more: object = {}) => {
      const chat = await world.start()
      const { body } = await uploadTo(world, chat.sessionToken, await picture())
      await world.from(newAddress())('bubble/ask-quote', {
        sessionToken: chat.sessionToken,
        item: 'Ring',
        want: 'pawn',
        clientMessageID: randomUUID(),
        media: [body.mediaID!],
      })
      const { custID } = await world.convoOf(chat.phone)
      const { leadID } = (await world.clerk('leads/list', { search: { custID } })).leads[0]!
      if (quoted) await world.clerk('loans/save', { loan: { custID, amount: 175, loanItem: 'Ring', leadID } })
      return (await world.clerk('leads/set-status', { leadID, leadStatus: 'won', ...more })).lead.wonAmount
    }
    expect([await wins(false), await wins(true), await wins(true, { wonAmount: 150 })]).toEqual([null, 175, 150])
  })

  test('a bubble that is turned off ends its chats, and texts what a proved visitor has not read', async () => {
    const [proved, stranger] = [await world.start(), await world.start()]
    await world.write(proved.phone, proved.chat.code!)
    for (const { phone } of [proved, stranger])
      await world.send((await world.convoOf(phone)).convoID, 'We close at six', { channel: 'web' })
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleEnabled: false } })
    const channels = async ({ phone }: Started) =>
      (await world.messages((await world.convoOf(phone)).convoID))
        .filter(({ messageBody }) => messageBody === 'We close at six')
        .map(({ messageChannel }) => messageChannel)
    expect([await channels(proved), await channels(stranger)]).toEqual([['sms'], ['web']])
    for (const chat of [proved, stranger]) expect((await session(chat)).endsAt).toBeLessThanOrEqual(Date.now())
    const { companyID } = await world.connection.reads
      .selectFrom('companies')
      .select('companyID')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    const open = await world.connection.reads
      .selectFrom('bubble_sessions')
      .select('sessionID')
      .where('companyID', '=', companyID)
      .where('endsAt', '>', Date.now())
      .execute()
    expect(open).toEqual([])
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleEnabled: true } })
  })
})
