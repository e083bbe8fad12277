import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { type BubbleWorld, bubbleWorld, newAddress } from './bubble-world.ts'
import { picture, uploadTo } from './visitor-pictures.ts'

const companyID = COMPANY.goldenPledge
const NUMBER = expect.any(Number) as number
const TEXT = expect.any(String) as string

describe.each(ENGINES)('a chat on a shop’s site, whole, on %s:', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  const conversation = (convoID: number) =>
    world.connection.reads.selectFrom('conversations').selectAll().where('convoID', '=', convoID).executeTakeFirst()
  const messages = (convoID: number) =>
    world.connection.reads
      .selectFrom('messages')
      .selectAll()
      .where('convoID', '=', convoID)
      .orderBy('messageID')
      .execute()
  const session = (convoID: number) =>
    world.connection.reads
      .selectFrom('bubble_sessions')
      .selectAll()
      .where('convoID', '=', convoID)
      .executeTakeFirstOrThrow()

  test('what its first words leave, what its proof adds, and what staff and visitor see of it', async () => {
    const news = await eventsSince(world.connection, companyID)
    const chat = await world.start({ language: 'es', message: '  Do you BUY rings?  ' })
    const { convoID, custID } = await world.convoOf(chat.phone)
    const [first, asking] = await messages(convoID)
    expect(first).toMatchObject({
      companyID,
      storeID: world.storeID,
      custID,
      messageDirection: 'in',
      messageChannel: 'web',
      messageSubject: null,
      messageBody: 'Do you BUY rings?',
      messageSearch: 'do you buy rings?',
      messageStatus: 'received',
      messageSentByID: null,
      messageAutomatic: 0,
      messageOrigin: null,
      clientMessageID: null,
      sendKey: null,
    })
    expect(asking).toMatchObject({ messageDirection: 'out', messageChannel: 'sms', messageAutomatic: 1 })
    const begun = await session(convoID)
    expect(begun).toMatchObject({
      companyID,
      storeID: world.storeID,
      custID,
      convoID,
      visitorName: 'Rosa Vela',
      code: chat.chat.code,
      consentedAt: first!.messageAt,
      startedAt: first!.messageAt,
      seenAt: first!.messageAt,
      textedAt: first!.messageAt,
      provedAt: null,
      movedAt: null,
      lastMessageID: first!.messageID,
    })
    expect(chat).toEqual({
      success: true,
      phone: chat.phone,
      sessionToken: TEXT,
      messages: [
        {
          messageID: first!.messageID,
          from: 'visitor',
          body: 'Do you BUY rings?',
          at: TEXT,
          pictures: [],
          clientMessageID: null,
        },
      ],
      chat: { state: 'unproved', storeID: world.storeID, code: TEXT, seen: false, typing: false },
    })
    expect(await conversation(convoID)).toMatchObject({
      convoStatus: 'active',
      convoUnread: 1,
      convoLastMessageID: first!.messageID,
      convoActivityAt: first!.messageAt,
      convoWaitingSince: first!.messageAt,
      convoPhoneUnproved: 1,
      convoHasChat: 1,
      convoBegunChannel: 'web',
    })
    const { storeID } = world
    const told = await news()
    expect(told.slice(0, 4)).toEqual(
      expect.arrayContaining([{ event: 'reload_customer', data: { custID }, storeID: null }]),
    )
    expect(told).toContainEqual({ event: 'reload_inbox', data: { convoID }, storeID })
    expect(told).toContainEqual({
      event: 'reload_convo_sms',
      data: { convoID, messageID: first!.messageID, received: true },
      storeID,
    })

    const proved = await eventsSince(world.connection, companyID)
    await world.write(chat.phone, chat.chat.code!)
    const after = await session(convoID)
    expect(after).toEqual({ ...begun, provedAt: NUMBER })
    expect(await proved()).toEqual(
      expect.arrayContaining([
        { event: 'reload_customer', data: { custID }, storeID: null },
        { event: 'reload_convo_sms', data: { convoID }, storeID },
      ]),
    )
    const consents = await world.connection.reads
      .selectFrom('customer_consents')
      .selectAll()
      .where('custID', '=', custID)
      .execute()
    expect(consents).toEqual([
      {
        consentID: NUMBER,
        companyID,
        custID,
        consentKind: 'service',
        given: 1,
        source: 'web',
        at: begun.consentedAt,
        userID: null,
      },
    ])
    // A code is no question, and the phone is theirs now.
    expect(await conversation(convoID)).toMatchObject({ convoPhoneUnproved: 0, convoWaitingSince: first!.messageAt })
    const panel = await world.panel(chat)
    expect(panel.chat).toEqual({ state: 'proved', storeID, code: null, seen: false, typing: false })
    const shown = await world.clerk('customers/conversation/fetch', { convoID })
    const staffs = {
      chatID: begun.sessionID,
      state: 'proved',
      visitorName: 'Rosa Vela',
      answersGo: 'bubble',
      startedAt: new Date(begun.startedAt).toISOString(),
    }
    expect([shown.chat, shown.chats]).toEqual([staffs, [staffs]])

    const clientMessageID = randomUUID()
    const said = await world.send(convoID, 'We do', { channel: 'web', clientMessageID })
    expect((await messages(convoID)).at(-1)).toMatchObject({
      messageID: said.messageID,
      messageDirection: 'out',
      messageChannel: 'web',
      messageStatus: 'sent',
      messageSentByID: USER.clerk,
      messageAutomatic: 0,
      messageOrigin: null,
      clientMessageID,
      sendKey: null,
    })
    expect(await conversation(convoID)).toMatchObject({
      convoUnread: 0,
      convoWaitingSince: null,
      convoLastMessageID: said.messageID,
    })
    const { messages: seen, chat: state } = await world.panel(chat, first!.messageID)
    expect(seen).toEqual([
      { messageID: said.messageID, from: 'store', body: 'We do', at: TEXT, pictures: [], clientMessageID: null },
    ])
    expect(state.seen).toBe(true)
    // Once the visitor asks for what comes after it, it has arrived.
    const read = await eventsSince(world.connection, companyID)
    await world.panel(chat, said.messageID)
    expect((await read()).filter(({ data }) => (data as { messageID?: number }).messageID === said.messageID)).toEqual([
      {
        event: 'sms_status_update',
        data: { convoID, messageID: said.messageID, messageStatus: 'delivered' },
        storeID,
      },
    ])
    expect((await messages(convoID)).at(-1)).toMatchObject({ messageStatus: 'delivered' })
    await world.expire(chat)
    const ended = await world.clerk('customers/conversation/fetch', { convoID })
    expect([ended.chat, ended.chats]).toEqual([{ ...staffs, state: 'ended', answersGo: 'nowhere' }, []])
    expect((await world.panel(chat)).chat).toMatchObject({ state: 'ended', code: null })
  })

  test('its request for a quote, as the list and its file show it', async () => {
    const owner = await world.signIn('owner')
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleQuotes: true } })
    const chat = await world.start()
    const bytes = await picture()
    const media: number[] = []
    for (let i = 0; i < 2; i += 1) media.push((await uploadTo(world, chat.sessionToken, bytes)).body.mediaID!)
    const ask = (given: readonly number[]) =>
      world.from(newAddress())('bubble/ask-quote', {
        sessionToken: chat.sessionToken,
        item: '  14k gold ring ',
        want: 'sell',
        clientMessageID: randomUUID(),
        media: [...given],
      })
    const news = await eventsSince(world.connection, companyID, 'sms_status_update')
    await ask(media)
    const { convoID, custID, convoLeadStatus } = await world.convoOf(chat.phone)
    expect(convoLeadStatus).toBe('new')
    const { leads } = await owner('leads/list', { search: { custID } })
    const [lead] = leads
    const message = (await messages(convoID)).at(-1)!
    const { customer } = await owner('customers/fetch', { customerID: custID })
    expect(leads).toEqual([
      {
        leadID: NUMBER,
        leadItem: '14k gold ring',
        leadWant: 'sell',
        leadStatus: 'new',
        leadAnswered: false,
        quoteID: null,
        wonAmount: null,
        storeID: world.storeID,
        custID,
        convoID,
        messageID: message.messageID,
        customer: {
          custFirstName: customer.custFirstName,
          custLastName: customer.custLastName,
          custPhone: chat.phone,
        },
        leadDate: TEXT,
        leadAnsweredDate: null,
        leadStatusDate: TEXT,
        leadStatusByID: null,
      },
    ])
    const { storeID } = world
    const leadNews = [
      { event: 'reload_leads', data: { leadID: lead!.leadID }, storeID },
      { event: 'reload_inbox', data: { convoID }, storeID },
      { event: 'reload_convo_sms', data: { convoID }, storeID },
    ]
    expect((await news()).slice(-3)).toEqual(leadNews)

    const moved = await eventsSince(world.connection, companyID, 'sms_status_update')
    const { leadID } = lead!
    const set = (leadStatus: 'won' | 'lost', more: object = {}) =>
      owner('leads/set-status', { leadID, leadStatus, ...more })
    await set('won', { wonAmount: 80, expectedStatus: 'new' })
    expect(await moved()).toEqual(leadNews)
    const won = (await owner('leads/list', { search: { custID } })).leads[0]
    expect(won).toEqual({ ...lead, leadStatus: 'won', wonAmount: 80, leadStatusDate: TEXT, leadStatusByID: USER.owner })
    // Another amount is a change, too; the same one is none.
    await set('won', { wonAmount: 95 })
    expect((await owner('leads/list', { search: { custID } })).leads[0]).toMatchObject({ wonAmount: 95 })
    const same = await eventsSince(world.connection, companyID, 'sms_status_update')
    await set('won', { wonAmount: 95 })
    expect(await same()).toEqual([])
    await set('lost')
    expect((await owner('leads/list', { search: { custID } })).leads[0]).toMatchObject({
      leadStatus: 'lost',
      wonAmount: null,
    })
    expect((await world.convoOf(chat.phone)).convoLeadStatus).toBe('lost')
  })

  test('a chat at a store that the bubble does not name is not found', async () => {
    await expect(world.start({ storeID: STORE.lake })).rejects.toMatchObject({ code: 'not_found' })
    const { bubble } = await world.from(newAddress())('bubble/fetch', { companyKey: world.companyKey })
    expect(bubble.stores.map(({ storeID }) => storeID)).toEqual([world.storeID])
  })

  test('its stores are all of them, or no longer, only for users who have them all', async () => {
    const { writes } = world.connection
    await writes
      .updateTable('users')
      .set({ userAllStores: 0, userPermissions: JSON.stringify(['messages', 'settings']) })
      .where('userID', '=', USER.manager)
      .execute()
    await writes.deleteFrom('user_stores').where('userID', '=', USER.manager).execute()
    await writes.insertInto('user_stores').values({ companyID, userID: USER.manager, storeID: STORE.main }).execute()
    const manager = await world.signIn('manager')
    const owner = await world.signIn('owner')
    const save = (bubbleStoreIDs: number[], by: typeof owner) =>
      by('settings/chat-bubble/save', { companyBubbleSettings: { bubbleStoreIDs } })
    await expect(save([], manager)).rejects.toMatchObject({ code: 'not_allowed' })
    await save([], owner)
    await expect(save([STORE.main], manager)).rejects.toMatchObject({ code: 'not_allowed' })
    // Stores that the manager can't use stay.
    await save([STORE.main, STORE.lake], owner)
    const { companyBubbleSettings } = await save([STORE.main], manager)
    expect(companyBubbleSettings.bubbleStoreIDs.toSorted()).toEqual([STORE.main, STORE.lake].toSorted())
  })
})
