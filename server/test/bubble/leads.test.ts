import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import type { LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type BubbleWorld, bubbleWorld, newAddress, type Started } from './bubble-world.ts'
import { picture, uploadTo } from './visitor-pictures.ts'
import { checkedOn } from '../loans/not-covered.ts'

describe.each(ENGINES)('a quote request, on %s', (database) => {
  let world: BubbleWorld
  let bytes: Buffer
  beforeAll(async () => {
    world = await bubbleWorld({ database })
    bytes = await picture()
    await setQuotes(true)
  })
  afterAll(() => world.close())

  const setQuotes = async (bubbleQuotes: boolean) =>
    (await world.signIn('owner'))('settings/chat-bubble/save', { companyBubbleSettings: { bubbleQuotes } })
  const setFeatures = (features: readonly string[]) =>
    world.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify(features) })
      .execute()
  const pictured = async ({ sessionToken }: Started, count = 1) =>
    Promise.all(Array.from({ length: count }, async () => (await uploadTo(world, sessionToken, bytes)).body.mediaID!))
  const ask = (chat: Started, media: readonly number[], more: Partial<WireInput<'bubble/ask-quote'>> = {}) =>
    world.from(newAddress())('bubble/ask-quote', {
      sessionToken: chat.sessionToken,
      item: '14k gold ring',
      want: 'pawn',
      clientMessageID: randomUUID(),
      media: [...media],
      ...more,
    })
  /** A visitor who has asked, and what staff see. */
  const asked = async () => {
    const chat = await world.start()
    await ask(chat, await pictured(chat, 2))
    const convo = await world.convoOf(chat.phone)
    const { customer } = await world.clerk('customers/fetch', { customerID: convo.custID })
    return { chat, ...convo, name: customerName(customer), lead: (await leadOf(convo.convoID))! }
  }
  const leadOf = async (convoID: number) =>
    (await world.messages(convoID)).find(({ messageLead }) => messageLead !== undefined)?.messageLead
  const set = (leadID: number, leadStatus: LeadStatus, more: object = {}) =>
    world.clerk('leads/set-status', { leadID, leadStatus, ...more })

  test('is in the thread with its pictures, in the inbox, and in the list', async () => {
    const { convoID, convoLeadStatus, convoHasChat, custID } = await asked()
    expect({ convoLeadStatus, convoHasChat }).toEqual({ convoLeadStatus: 'new', convoHasChat: true })
    const message = (await world.messages(convoID)).find(({ messageLead }) => messageLead)!
    expect(message).toMatchObject({
      messageChannel: 'web',
      messageLead: { leadItem: '14k gold ring', leadWant: 'pawn', leadStatus: 'new', quoteID: null, wonAmount: null },
    })
    expect(message.messageMedia).toHaveLength(2)
    const { messages } = await world.clerk('inbox/list', { search: { lead: 'open', custID } })
    expect(messages.map(({ convo }) => convo.convoID)).toEqual([convoID])
    const { leads } = await world.clerk('leads/list', { search: { custID, status: 'open' } })
    expect(leads).toMatchObject([{ convoID, leadStatus: 'new', customer: { custLastName: 'Vela' } }])
    expect((await world.clerk('leads/list', { search: { custID, status: 'won' } })).leads).toEqual([])
  })

  test('is made once, however often it is sent', async () => {
    const chat = await world.start()
    const media = await pictured(chat)
    const clientMessageID = randomUUID()
    const [once, again] = await Promise.all([
      ask(chat, media, { clientMessageID }),
      ask(chat, media, { clientMessageID }),
    ])
    expect(again.messages[0]!.messageID).toBe(once.messages[0]!.messageID)
    const { custID } = await world.convoOf(chat.phone)
    expect((await world.clerk('leads/list', { search: { custID } })).count).toBe(1)
  })

  test.each([
    ['without a picture', 0, {}, 'media'],
    ['with five', 5, {}, 'media'],
    ['without an item', 1, { item: '  ' }, 'item'],
    ['with a card number', 1, { item: '4111 1111 1111 1111' }, 'item'],
  ] as const)('%s is refused by field', async (_, count, more, field) => {
    const chat = await world.start()
    await expect(ask(chat, await pictured(chat, count), more)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) as string },
    })
  })

  test('accepts only its own chat’s pictures', async () => {
    const [chat, other] = [await world.start(), await world.start()]
    await expect(ask(other, await pictured(chat))).rejects.toMatchObject({ status: 404 })
    expect((await world.convoOf(other.phone)).convoLeadStatus).toBeNull()
  })

  test('is answered by a staff message, by bubble or by text, and not by the product itself', async () => {
    const [inBubble, byText] = [await asked(), await asked()]
    expect((await leadOf(inBubble.convoID))!.leadStatus).toBe('new')
    await world.send(inBubble.convoID, 'About $200', { channel: 'web' })
    await world.send(byText.convoID, 'About $200')
    for (const { convoID, chat } of [inBubble, byText]) {
      expect(await leadOf(convoID)).toMatchObject({ leadStatus: 'answered', leadAnswered: true })
      expect((await world.convoOf(chat.phone)).convoLeadStatus).toBe('answered')
    }
  })

  test('is moved forward and back by staff, but not to new once it is answered', async () => {
    const { convoID, chat, lead } = await asked()
    expect((await set(lead.leadID, 'in-store')).lead).toMatchObject({ leadStatus: 'in-store' })
    expect((await set(lead.leadID, 'new')).lead).toMatchObject({ leadStatus: 'new' })
    await world.send(convoID, 'Bring it in')
    await expect(set(lead.leadID, 'new')).rejects.toMatchObject({ code: 'lead_state' })
    await expect(set(lead.leadID, 'lost', { expectedStatus: 'new' })).rejects.toMatchObject({ code: 'conflict' })
    const won = await set(lead.leadID, 'won', { expectedStatus: 'answered', wonAmount: 185.5 })
    expect(won.lead).toMatchObject({ leadStatus: 'won', wonAmount: 185.5 })
    expect((await world.convoOf(chat.phone)).convoLeadStatus).toBe('won')
    expect((await set(lead.leadID, 'lost')).lead).toMatchObject({ leadStatus: 'lost', wonAmount: null })
  })

  test('is linked to the quote made for it, and won when that is accepted', async () => {
    const { custID, lead } = await asked()
    const other = await asked()
    const loan = { custID, amount: 175, loanItem: lead.leadItem }
    await expect(world.clerk('loans/save', { loan: { ...loan, leadID: other.lead.leadID } })).rejects.toMatchObject({
      status: 404,
    })
    const { loanID, loanDate } = (await world.clerk('loans/save', { loan: { ...loan, leadID: lead.leadID } })).loan
    await world.clerk('customers/cart/add-quote', { custID, quoteID: loanID })
    const list = async () => (await world.clerk('leads/list', { search: { custID } })).leads[0]
    expect(await list()).toMatchObject({ quoteID: loanID, leadStatus: 'new' })
    await world.clerk('customers/cart/accept', { custID, militaryCheck: checkedOn(loanDate) })
    expect(await list()).toMatchObject({ quoteID: loanID, leadStatus: 'won', wonAmount: 175 })
  })

  test('follows its customer into a merge, and into an erasure', async () => {
    const [from, into] = [await asked(), await world.contact()]
    const owner = await world.signIn('owner')
    await owner('customers/merge', { keptID: into.custID, mergedID: from.custID })
    const moved = (await world.clerk('leads/list', { search: { custID: into.custID } })).leads
    expect(moved).toMatchObject([{ leadID: from.lead.leadID, convoID: into.convoID }])
    expect((await world.clerk('customers/conversation/fetch', { convoID: into.convoID })).convo).toMatchObject({
      convoLeadStatus: 'new',
      convoHasChat: true,
    })
    const gone = await asked()
    await owner('customers/erase', { customerID: gone.custID, confirmName: gone.name })
    expect((await world.clerk('leads/list', { search: { custID: gone.custID } })).leads).toEqual([])
    await expect(world.panel(gone.chat)).rejects.toMatchObject({ status: 404 })
  })

  test('goes back when the merge is undone, and each conversation shows the status of its own', async () => {
    const [from, into] = [await asked(), await world.contact()]
    const owner = await world.signIn('owner')
    const { mergeID } = await owner('customers/merge', { keptID: into.custID, mergedID: from.custID })
    await set(from.lead.leadID, 'won', { wonAmount: 90 })
    const during = await world.start({ phone: into.phone })
    await owner('customers/unmerge', { mergeID })
    const said = async (convoID: number) => {
      const { convo } = await world.clerk('customers/conversation/fetch', { convoID })
      return { status: convo.convoLeadStatus, chat: convo.convoHasChat }
    }
    expect(await said(from.convoID)).toEqual({ status: 'won', chat: true })
    // The chat that began meanwhile stays where it began.
    expect(await said(into.convoID)).toEqual({ status: null, chat: true })
    expect((await world.panel(during)).messages).toHaveLength(1)
    const { messages } = await world.clerk('inbox/list', { search: { lead: 'won', custID: from.custID } })
    expect(messages.map(({ convo }) => convo.convoID)).toEqual([from.convoID])
  })

  test('is accepted only where the company wants it and has the extra', async () => {
    const chat = await world.start()
    const media = await pictured(chat)
    const { lead } = await asked()
    const offered = async () => (await world.call('bubble/fetch', { companyKey: world.companyKey })).bubble.quotes
    expect(await offered()).toBe(true)
    await setQuotes(false)
    expect(await offered()).toBe(false)
    await expect(ask(chat, media)).rejects.toMatchObject({ status: 404 })
    await setQuotes(true)
    await setFeatures(FEATURES.filter((feature) => feature !== 'quotebubble'))
    expect(await offered()).toBe(false)
    await expect(ask(chat, media)).rejects.toMatchObject({ status: 404 })
    await expect(set(lead.leadID, 'lost')).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(world.clerk('inbox/list', { search: { lead: 'open' } })).rejects.toMatchObject({ status: 400 })
    await setFeatures(FEATURES)
    await ask(chat, media)
  })
})

describe.each(ENGINES)('the inbox, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  test('can be filtered to conversations from the website, answered by text or not', async () => {
    const [web, plain] = [await world.start(), await world.contact()]
    await world.send(plain.convoID, 'Hello')
    const { convoID } = await world.convoOf(web.phone)
    await world.send(convoID, 'By text')
    const { messages, count } = await world.clerk('inbox/list', {
      search: { channel: 'web', store: world.storeID, status: 'all' },
    })
    const found = messages.map(({ convo }) => convo.convoID)
    expect(found).toContain(convoID)
    expect(found).not.toContain(plain.convoID)
    expect(messages.every(({ convo }) => convo.convoHasChat)).toBe(true)
    expect(count).toBe(messages.length)
    await expect(world.clerk('inbox/list', { search: { channel: 'pigeon' } })).rejects.toMatchObject({ status: 400 })
  })
})
