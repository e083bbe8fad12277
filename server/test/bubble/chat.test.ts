import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { drawPicture } from '@xd/fixtures/demo/pictures/draw.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone, PATIENCE } from '../messaging/text-world.ts'
import { type BubbleWorld, bubbleWorld, newAddress, SITE } from './bubble-world.ts'

const bodies = ({ messages }: { messages: readonly { body: string }[] }) => messages.map(({ body }) => body)

describe.each(ENGINES)('a visitor’s chat, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  test('is in the phone’s conversation with the store, marked as not proved', async () => {
    const chat = await world.start()
    expect(chat).toMatchObject({
      messages: [{ from: 'visitor', body: 'Do you buy rings?' }],
      chat: { state: 'unproved', storeID: world.storeID, code: expect.stringMatching(/^\d{4}$/), seen: false },
    })
    const convo = await world.convoOf(chat.phone)
    expect(convo).toMatchObject({ convoUnread: 1, convoPhoneUnproved: true, convoWaitingSince: expect.any(String) })
    expect(await world.messages(convo.convoID)).toMatchObject([
      { messageDirection: 'in', messageChannel: 'web', messageBody: 'Do you buy rings?' },
      { messageDirection: 'out', messageChannel: 'sms', messageAutomatic: true },
    ])
    const [row] = (await world.clerk('inbox/list', { search: { filter: 'rings' } })).messages
    expect(row).toMatchObject({ messageChannel: 'web', convo: { convoPhoneUnproved: true } })
    const { customers } = await world.clerk('customers/search', { phoneNumber: chat.phone })
    expect(customers).toMatchObject([{ custFirstName: 'Rosa', custLastName: 'Vela' }])
  })

  test('in two tabs creates one contact, and sends one text', async () => {
    const phone = newPhone()
    await Promise.all([world.start({ phone }), world.start({ phone })])
    expect((await world.clerk('customers/search', { phoneNumber: phone })).customers).toHaveLength(1)
    await expect.poll(async () => (await world.phone(phone)).length, PATIENCE).toBeGreaterThan(0)
    await world.start({ phone, message: 'Are you there?' })
    const { convoID } = await world.convoOf(phone)
    const texts = (await world.messages(convoID)).filter(({ messageChannel }) => messageChannel === 'sms')
    expect(texts).toHaveLength(1)
  })

  test('starts once, however often its form is sent until an answer arrives', async () => {
    const form = { phone: newPhone(), clientKey: randomUUID() }
    const [first, again] = await Promise.all([world.start(form), world.start(form)])
    expect(again).toEqual(first)
    expect(await world.start(form)).toEqual(first)
    expect(bodies(await world.panel(first))).toEqual(['Do you buy rings?'])
    const edited = await world.start({ ...form, message: 'And watches?' })
    expect(edited.sessionToken).not.toBe(first.sessionToken)
    const { convoID } = await world.convoOf(form.phone)
    const said = (await world.messages(convoID)).filter(({ messageDirection }) => messageDirection === 'in')
    expect(said.map(({ messageBody }) => messageBody)).toEqual(['Do you buy rings?', 'And watches?'])
    await world.expire(first)
    expect((await world.start(form)).sessionToken).not.toBe(first.sessionToken)
    await expect(world.start({ clientKey: 'guessed' })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('shows its visitor its own messages and no others of the thread', async () => {
    const contact = await world.contact()
    await world.send(contact.convoID, 'Your payoff is $212.40')
    const chat = await world.start({ phone: contact.phone, name: 'Somebody Else' })
    await world.send(contact.convoID, 'A text, not for the bubble')
    await world.send(contact.convoID, 'Hello!', { channel: 'web' })
    expect(bodies(await world.panel(chat))).toEqual(['Do you buy rings?', 'Hello!'])
    const other = await world.start({ phone: contact.phone })
    expect(bodies(await world.panel(other))).toEqual(['Do you buy rings?'])
    const { customers } = await world.clerk('customers/search', { phoneNumber: contact.phone })
    expect(customers).toMatchObject([{ custFirstName: 'Ana', custLastName: 'Tester' }])
  })

  test('gets an answer at once while it waits, and tells staff that it arrived', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    const waiting = world.from(newAddress())('bubble/messages', {
      sessionToken: chat.sessionToken,
      after: chat.messages[0]!.messageID,
      state: 'unproved',
      seen: false,
      wait: true,
    })
    const sent = await world.send(convoID, 'Yes, every day', { channel: 'web' })
    expect(sent).toMatchObject({ messageChannel: 'web', messageStatus: 'sent' })
    expect(await waiting).toMatchObject({ messages: [{ from: 'store', body: 'Yes, every day' }], chat: { seen: true } })
    await world.panel(chat, sent.messageID)
    await world.reaches(sent, 'delivered')
  })

  test('is told that staff have seen its message', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    const waiting = world.from(newAddress())('bubble/messages', {
      sessionToken: chat.sessionToken,
      after: chat.messages[0]!.messageID,
      seen: false,
      wait: true,
    })
    await world.clerk('customers/conversation/read', { convoID })
    expect((await waiting).chat.seen).toBe(true)
  })

  test('sends a message once, however often it is repeated', async () => {
    const chat = await world.start()
    const input = { sessionToken: chat.sessionToken, body: 'And watches?', clientMessageID: randomUUID() }
    const call = world.from(newAddress())
    const [once, again] = await Promise.all([call('bubble/send', input), call('bubble/send', input)])
    expect(again.messages[0]).toEqual(once.messages[0])
    expect(once.messages[0]).toMatchObject({ body: 'And watches?', clientMessageID: input.clientMessageID })
    expect(bodies(await world.panel(chat))).toEqual(['Do you buy rings?', 'And watches?'])
  })

  test('is proved by its code from that phone, and by nothing else', async () => {
    const chat = await world.start({ language: 'es' })
    const { code } = chat.chat
    const { convoID } = await world.convoOf(chat.phone)
    await world.write(chat.phone, 'What are your hours?')
    expect((await world.panel(chat)).chat.state).toBe('unproved')
    await world.write(newPhone(), code!)
    expect((await world.panel(chat)).chat.state).toBe('unproved')
    const waiting = world.from(newAddress())('bubble/messages', {
      sessionToken: chat.sessionToken,
      after: chat.messages[0]!.messageID,
      state: 'unproved',
      wait: true,
    })
    await world.write(chat.phone, ` ${code}. `)
    expect((await waiting).chat).toMatchObject({ state: 'proved', code: null })
    expect(await world.convoOf(chat.phone)).toMatchObject({ convoPhoneUnproved: false })
    const { custID } = await world.convoOf(chat.phone)
    expect((await world.clerk('customers/consent/fetch', { custID })).consents).toMatchObject([
      { consentKind: 'service', given: true, source: 'web' },
    ])
    expect((await world.messages(convoID)).filter(({ messageAutomatic }) => messageAutomatic)).toHaveLength(1)
  })

  test('a reply goes out now or not at all: it can’t be scheduled', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    const sendAt = new Date(Date.now() + 3_600_000).toISOString()
    await expect(world.send(convoID, 'Tomorrow at ten', { channel: 'web', sendAt })).rejects.toMatchObject({
      fields: { sendAt: 'Chat replies can’t be scheduled. Send a text to reply later.' },
    })
    expect((await world.messages(convoID)).map(({ messageBody }) => messageBody)).not.toContain('Tomorrow at ten')
  })

  test('moves to text once a proved visitor has left: each message is sent once', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    await world.write(chat.phone, chat.chat.code!)
    const unread = await world.send(convoID, 'Still there?', { channel: 'web' })
    expect(unread).toMatchObject({ messageChannel: 'web' })
    await world.leave(chat)
    const next = await world.send(convoID, 'We close at six', { channel: 'web' })
    expect(next).toMatchObject({ messageChannel: 'sms' })
    const texts = async () =>
      (await world.phone(chat.phone)).filter(({ direction }) => direction === 'in').map(({ body }) => body)
    await expect.poll(texts, PATIENCE).toEqual([expect.stringContaining('4 digits'), 'Still there?', 'We close at six'])
    expect((await world.panel(chat)).chat.state).toBe('moved')
    const said = await world.send(convoID, 'Bring an ID', { channel: 'web' })
    expect(said).toMatchObject({ messageChannel: 'sms' })
    await expect.poll(texts, PATIENCE).toHaveLength(4)
  })

  test('texts unread messages once its visitor has left, without another message', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    await world.write(chat.phone, chat.chat.code!)
    expect(await world.send(convoID, 'We close at six', { channel: 'web' })).toMatchObject({ messageChannel: 'web' })
    const { reads, writes } = world.connection
    const follows = () =>
      reads
        .selectFrom('jobs')
        .select('runAt')
        .where('kind', '=', 'follow-visitor')
        .where('payload', 'like', `%"convoID":${convoID}}`)
    const look = () => writes.updateTable('jobs').set({ runAt: 1 }).where('kind', '=', 'follow-visitor').execute()
    // As long as its visitor is there, the job runs again.
    await look()
    await expect.poll(async () => (await follows().execute()).every(({ runAt }) => runAt > Date.now())).toBe(true)
    expect(await follows().execute()).not.toEqual([])
    await world.leave(chat)
    await look()
    const texts = async () => (await world.phone(chat.phone)).map(({ body }) => body)
    await expect.poll(texts, PATIENCE).toContain('We close at six')
    expect((await world.panel(chat)).chat.state).toBe('moved')
    // There is one for each time the visitor was last seen.
    const lookAtAll = async () => {
      await look()
      return follows().execute()
    }
    await expect.poll(lookAtAll).toEqual([])
  })

  test('shows staff its state, and they move it to text once the phone is proved', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    const shown = async () => (await world.clerk('customers/conversation/fetch', { convoID })).chat
    expect(await shown()).toMatchObject({ state: 'unproved', visitorName: 'Rosa Vela', answersGo: 'bubble' })
    expect((await world.messages(convoID))[0]).toMatchObject({ messageVisitor: { name: 'Rosa Vela', proved: false } })
    await expect(world.clerk('customers/conversation/move-to-text', { convoID })).rejects.toMatchObject({ status: 409 })
    await world.write(chat.phone, chat.chat.code!)
    await world.send(convoID, 'See you', { channel: 'web' })
    expect((await world.clerk('customers/conversation/move-to-text', { convoID })).chat.state).toBe('moved')
    expect(await shown()).toMatchObject({ state: 'moved', answersGo: 'text' })
    const texts = async () => (await world.phone(chat.phone)).map(({ body }) => body)
    await expect.poll(texts, PATIENCE).toContain('See you')
    expect((await world.panel(chat)).chat.state).toBe('moved')
    const { chat: none } = await world.clerk('customers/conversation/fetch', {
      convoID: (await world.contact()).convoID,
    })
    expect(none).toBeNull()
  })

  test('moves to text after a merge too', async () => {
    const chat = await world.start()
    const { convoID, custID } = await world.convoOf(chat.phone)
    await world.write(chat.phone, chat.chat.code!)
    await world.send(convoID, 'It is here', { channel: 'web' })
    const kept = await world.contact()
    const manager = await world.signIn('manager')
    await manager('customers/merge', { keptID: kept.custID, mergedID: custID })
    await world.leave(chat)
    const look = () =>
      world.connection.writes.updateTable('jobs').set({ runAt: 1 }).where('kind', '=', 'follow-visitor').execute()
    await look()
    const texts = async () => (await world.phone(kept.phone)).map(({ body }) => body)
    await expect.poll(texts, PATIENCE).toContain('It is here')
  })

  test('keeps staff’s messages in the bubble as long as the phone is not proved', async () => {
    const chat = await world.start()
    const { convoID } = await world.convoOf(chat.phone)
    await world.leave(chat)
    expect(await world.send(convoID, 'We do', { channel: 'web' })).toMatchObject({ messageChannel: 'web' })
    expect(bodies(await world.panel(chat))).toEqual(['Do you buy rings?', 'We do'])
    const follows = world.connection.reads
      .selectFrom('jobs')
      .select('jobID')
      .where('kind', '=', 'follow-visitor')
      .where('payload', 'like', `%"convoID":${convoID}}`)
    expect(await follows.execute()).toEqual([])
    await world.expire(chat)
    await expect(world.send(convoID, 'Anyone?', { channel: 'web' })).rejects.toMatchObject({ code: 'chat_over' })
    await expect(world.say(chat, 'Hello?')).rejects.toMatchObject({ status: 409, code: 'chat_over' })
    expect((await world.panel(chat)).chat.state).toBe('ended')
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: '(415) 201-4321', phone: '+14152014321' }, 'name'],
    [{ phone: '555' }, 'phone'],
    [{ phone: 'hello' }, 'phone'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(1_001) }, 'message'],
    [{ message: 'My card is 4111 1111 1111 1111' }, 'message'],
    [{ consent: false }, 'consent'],
  ])('%j is refused by field', async (more, field) => {
    await expect(world.start(more)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) as string },
    })
  })

  test('is refused for a store that takes no messages, and for a bubble that is off', async () => {
    await expect(world.start({ storeID: 999_999 })).rejects.toMatchObject({ status: 404 })
    await expect(world.start({ companyKey: 'nobody' })).rejects.toMatchObject({ status: 404 })
    const owner = await world.signIn('owner')
    await world.setOpen(false)
    const companyBubbleSettings = { bubbleClosed: 'hide' as const }
    await owner('settings/chat-bubble/save', { companyBubbleSettings })
    const { bubble } = await world.call('bubble/fetch', { companyKey: world.companyKey })
    expect(bubble).toMatchObject({ hidden: true, stores: [] })
    await expect(world.start()).rejects.toMatchObject({ status: 404 })
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleClosed: 'leave-message' } })
    expect((await world.call('bubble/fetch', { companyKey: world.companyKey })).bubble).toMatchObject({
      hidden: false,
      stores: [{ storeID: world.storeID, open: false }],
    })
    await world.setOpen(true)
  })

  test('shows by hours and closures when the store opens again', async () => {
    const owner = await world.signIn('owner')
    const { storeTimezone } = (await owner('stores/fetch', { storeID: world.storeID })).store
    const shown = async (language: 'en' | 'es') =>
      (await world.call('bubble/fetch', { companyKey: world.companyKey, language })).bubble.stores[0]
    expect(await shown('en')).toMatchObject({ open: true, reopens: null })
    const closure = { storeID: world.storeID, day: localDay(Date.now(), storeTimezone), note: 'Inventory' }
    const before = (await owner('settings/stores/closures/list', {})).closures
    const { closures } = await owner('settings/stores/closures/save', { closure })
    expect(await shown('en')).toMatchObject({
      open: false,
      reopens: expect.stringMatching(/^Closed\. Opens .+ at 12 AM\.$/),
    })
    expect(await shown('es')).toMatchObject({
      open: false,
      reopens: expect.stringMatching(/^Cerrado\. Abre .+ a las 12:00/),
    })
    const { closureID } = closures.find((one) => !before.some((old) => old.closureID === one.closureID))!
    await owner('settings/stores/closures/save', { closure: { closureID, deleteClosure: true } })
    expect(await shown('en')).toMatchObject({ open: true, reopens: null })
  })

  test('shows its texts in the visitor’s language', async () => {
    const { bubble } = await world.call('bubble/fetch', { companyKey: world.companyKey, language: 'es' })
    expect(bubble).toMatchObject({ language: 'es', greeting: expect.stringContaining('¡Hola!') as string })
    expect(bubble.words).toMatchObject({ send: 'Enviar' })
    expect(bubble.consent).toContain('ALTO')
  })

  test('shows the company’s logo', async () => {
    const shown = async () => (await world.call('bubble/fetch', { companyKey: world.companyKey })).bubble
    expect(await shown()).toMatchObject({ companyLogo: null })
    const owner = await world.signIn('owner')
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(drawPicture('ring'))]), 'logo.png')
    const headers = { authorization: `Bearer ${owner.token}` }
    const uploaded = await fetch(`${world.url}/api/media/upload`, { method: 'POST', headers, body: form })
    const { media } = (await uploaded.json()) as { media: { mediaID: number } }
    const { company } = await owner('settings/company/save', { company: { companyLogo: media.mediaID } })
    expect(company.companyLogo).toMatch(/^[/]logo[/]/)
    expect(await shown()).toMatchObject({ companyLogo: company.companyLogo })
    const logo = await fetch(`${world.url}${company.companyLogo!}`)
    expect(Object.fromEntries(logo.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    for (const path of [`${company.companyLogo!}x`, '/logo/short'])
      expect((await fetch(`${world.url}${path}`)).status).toBe(404)
  })

  test('comes only from the company’s own sites, or from our own page', async () => {
    const input = { companyKey: world.companyKey }
    await expect(world.from(newAddress(), { origin: SITE })('bubble/fetch', input)).resolves.toBeTruthy()
    await expect(world.from(newAddress(), { origin: world.url })('bubble/fetch', input)).resolves.toBeTruthy()
    await expect(
      world.from(newAddress(), { origin: 'https://evil.example' })('bubble/fetch', input),
    ).rejects.toMatchObject({ status: 403, code: 'wrong_origin' })
  })
})
