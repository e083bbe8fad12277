import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Contact, PATIENCE, type TextWorld, textWorld } from './text-world.ts'

describe.each(ENGINES)('a keyword, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  const optedOut = async ({ custID }: Contact) =>
    (await world.clerk('customers/fetch', { customerID: custID })).customer.custOptedOut
  const replies = async ({ convoID }: Contact) =>
    (await world.messages(convoID)).filter((message) => message.messageAutomatic)
  /** The texts a phone got, once that many have arrived. */
  const texted = async ({ phone }: Contact, count: number) => {
    const arrived = async () =>
      (await world.phone(phone)).filter((message) => message.direction === 'in').map((message) => message.body)
    await expect.poll(async () => (await arrived()).length, PATIENCE).toBe(count)
    return arrived()
  }

  it.each([' stop. ', 'No más!'])('%j opts out, with one confirmation', async (word) => {
    const contact = await world.contact()
    await world.write(contact.phone, word)
    expect(await optedOut(contact)).not.toBeNull()
    await expect(world.send(contact.convoID, 'Hello')).rejects.toMatchObject({ status: 409, code: 'opted_out' })
    await world.write(contact.phone, 'STOP')
    const spanish = word.includes('más')
    expect(await texted(contact, 1)).toEqual([
      expect.stringContaining(spanish ? 'Se dio de baja' : 'You have opted out'),
    ])
    expect(await replies(contact)).toHaveLength(1)
  })

  it('STOP withdraws consent of both kinds, START restores only service', async () => {
    const contact = await world.contact()
    const { custID } = contact
    const said = async () => {
      const { holds, consents } = await world.clerk('customers/consent/fetch', { custID })
      return { ...holds, sources: consents.map(({ source, userID }) => `${source} ${userID}`) }
    }
    await world.clerk('customers/consent/save', { custID, consentKind: 'marketing', given: true })
    await world.clerk('customers/consent/save', { custID, consentKind: 'marketing', given: true })
    expect(await said()).toEqual({ service: null, marketing: true, sources: [expect.stringMatching(/^counter \d+$/)] })
    await world.write(contact.phone, 'STOP')
    expect(await said()).toMatchObject({ service: false, marketing: false })
    await world.write(contact.phone, 'START')
    expect(await said()).toMatchObject({ service: true, marketing: false, sources: { 0: 'text null', length: 4 } })
  })

  it('must be the whole message', async () => {
    const contact = await world.contact()
    await world.write(contact.phone, 'STOP it now')
    expect(await optedOut(contact)).toBeNull()
    expect(await replies(contact)).toEqual([])
  })

  it('in other words is flagged, and staff opt the customer out, as STOP does', async () => {
    const contact = await world.contact()
    const { convoID, custID } = contact
    const flag = async () => (await world.clerk('customers/conversation/fetch', { convoID })).convo.convoFlag
    await world.write(contact.phone, 'I will stop by tomorrow')
    await world.write(contact.phone, 'Liked “Gold prices are up! Reply STOP to opt out.”')
    expect(await flag()).toBe('none')
    await world.write(contact.phone, 'Please stop texting me')
    expect([await flag(), await optedOut(contact)]).toEqual(['flag', null])

    const read = () => world.clerk('customers/conversation/opt-out', { convoID })
    expect((await read()).customer.custOptedOut).not.toBeNull()
    await read()
    await expect(world.send(convoID, 'Hello')).rejects.toMatchObject({ status: 409, code: 'opted_out' })
    expect(await texted(contact, 1)).toEqual([expect.stringContaining('You have opted out')])
    const { holds, consents } = await world.clerk('customers/consent/fetch', { custID })
    expect(holds).toEqual({ service: false, marketing: false })
    expect(consents).toMatchObject([
      { source: 'text', userID: expect.any(Number) },
      { source: 'text', userID: expect.any(Number) },
    ])
    const log = await world.connection.writes
      .selectFrom('audit')
      .select('auditID')
      .where('action', '=', 'customer-opt-out')
      .where('target', '=', `customer/${custID}`)
      .execute()
    expect(log).toHaveLength(1)
    await world.write(contact.phone, 'START')
    expect(await optedOut(contact)).toBeNull()
  })

  it('opts out of every store of the company', async () => {
    const contact = await world.contact()
    const other = (await world.clerk('stores/list', {})).stores.find((store) => store.storeID !== world.storeID)!
    const { convo } = await world.clerk('customers/conversation/start', {
      custID: contact.custID,
      storeID: other.storeID,
    })
    await world.write(contact.phone, 'STOP')
    await expect(world.send(convo.convoID, 'Hello from the other store')).rejects.toMatchObject({ code: 'opted_out' })
  })

  it('opts out by the number of a store that was deleted since', async () => {
    const owner = await world.signIn('owner')
    const contact = await world.contact()
    const { stores } = await owner('stores/list', {})
    const storeSMSNumber = '+12135550177'
    const { store } = await owner('stores/save', { store: { storeName: 'Golden Pledge Pier', storeSMSNumber } })
    expect(stores.map(({ storeID }) => storeID)).not.toContain(store.storeID)
    await owner('stores/save', { store: { storeID: store.storeID, storeDeleted: true } })
    await world.setOpen(false)
    await world.write(contact.phone, 'Are you open?', { to: storeSMSNumber })
    await world.setOpen(true)
    await world.write(contact.phone, 'STOP', { to: storeSMSNumber })
    expect(await optedOut(contact)).not.toBeNull()
    await expect(world.send(contact.convoID, 'Hello')).rejects.toMatchObject({ code: 'opted_out' })
    expect(await texted(contact, 1)).toEqual([expect.stringContaining('You have opted out')])
  })

  it('does not opt out of another company', async () => {
    const contact = await world.contact()
    const foreign = await world.signIn('clerk@silveranchor.test')
    const { custID } = await foreign('customers/save', {
      customer: { custPhone: contact.phone, custFirstName: 'Ana', custLastName: 'Tester' },
    })
    await world.write(contact.phone, 'STOP')
    expect((await foreign('customers/fetch', { customerID: custID })).customer.custOptedOut).toBeNull()
  })

  it.each(['START', 'Sí'])('%j brings texts back after STOP', async (word) => {
    const contact = await world.contact()
    await world.write(contact.phone, 'STOP')
    await world.write(contact.phone, word)
    expect(await optedOut(contact)).toBeNull()
    // The two answers are sent concurrently. This one comes, whichever arrives first.
    expect((await texted(contact, 2)).join('\n')).toContain(
      word === 'Sí' ? 'Le enviaremos mensajes de nuevo' : 'You will get our texts again',
    )
    await world.reaches(await world.send(contact.convoID, 'Welcome back'), 'delivered')
  })

  it.each(['YES', 'START'])('%j from a customer who never opted out is an ordinary message', async (word) => {
    const contact = await world.contact()
    await world.write(contact.phone, word)
    expect(await replies(contact)).toEqual([])
    expect((await world.convo(contact)).convoWaitingSince).not.toBeNull()
  })

  it.each([
    ['HELP', 'Call (213) 555-0101 for help'],
    ['ayuda', 'Llame al (213) 555-0101'],
  ])('%j is answered', async (word, answer) => {
    const contact = await world.contact()
    await world.write(contact.phone, word)
    expect(await texted(contact, 1)).toEqual([expect.stringContaining(answer)])
    expect(await optedOut(contact)).toBeNull()
  })

  it('HELP is not answered if the customer has opted out', async () => {
    const contact = await world.contact()
    await world.write(contact.phone, 'STOP')
    await world.write(contact.phone, 'HELP')
    expect(await texted(contact, 1)).toEqual([expect.stringContaining('opted out')])
    expect(await replies(contact)).toHaveLength(1)
  })

  it('shows as unread, waits for no answer, and its reply is not the preview', async () => {
    const contact = await world.contact()
    await world.write(contact.phone, 'HELP')
    await expect(world.convo(contact)).resolves.toMatchObject({ convoUnread: 1, convoWaitingSince: null })
    const { messages } = await world.clerk('inbox/list', { search: { filter: contact.phone } })
    expect(messages).toMatchObject([{ messageBody: 'HELP', messageDirection: 'in' }])
  })

  it('from a blocked customer still works', async () => {
    const contact = await world.contact()
    await (
      await world.signIn('manager')
    )('customers/block', { customerID: contact.custID })
    await world.write(contact.phone, 'STOP')
    expect(await optedOut(contact)).not.toBeNull()
    await texted(contact, 1)
  })

  it('is answered without a phone where the store has none', async () => {
    const contact = await world.contact()
    const { writes } = world.connection
    const store = writes.updateTable('stores').where('storeID', '=', world.storeID)
    const { storePhone } = await writes
      .selectFrom('stores')
      .select('storePhone')
      .where('storeID', '=', world.storeID)
      .executeTakeFirstOrThrow()
    await store.set({ storePhone: '' }).execute()
    await world.write(contact.phone, 'HELP')
    await store.set({ storePhone }).execute()
    const [answer] = await texted(contact, 1)
    expect(answer).toContain('Reply STOP to opt out')
    expect(answer).not.toMatch(/Call|\(\)/)
  })

  it('that staff read in other words opts out at a store without a number, too, and is not confirmed', async () => {
    const contact = await world.contact()
    const store = world.connection.writes.updateTable('stores').where('storeID', '=', world.storeID)
    await store.set({ storeSMSNumber: '' }).execute()
    await world.clerk('customers/conversation/opt-out', { convoID: contact.convoID })
    await store.set({ storeSMSNumber: world.storeNumber }).execute()
    expect(await optedOut(contact)).not.toBeNull()
    expect(await world.messages(contact.convoID)).toEqual([])
  })

  it('that the carrier already answered is not answered again', async () => {
    const contact = await world.contact()
    const form = {
      MessageSid: `SM${contact.phone}`,
      From: contact.phone,
      To: world.storeNumber,
      Body: 'Arret',
      SmsStatus: 'received',
      OptOutType: 'STOP',
    }
    expect(await world.webhook(form)).toBe(200)
    expect(await optedOut(contact)).not.toBeNull()
    expect(await replies(contact)).toEqual([])
  })
})
