import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone, PATIENCE, type TextWorld, textWorld } from './text-world.ts'

describe.each(ENGINES)('live events of texts, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  /** The events that an action leaves in the company's log (of one conversation), and their store. */
  const eventsOf = async (work: () => Promise<unknown>, convoID?: number) => {
    const log = world.connection.reads.selectFrom('events').where('companyID', '=', 2)
    const { last } = await log.select((eb) => eb.fn.max('seq').as('last')).executeTakeFirstOrThrow()
    await work()
    const rows = await log
      .selectAll()
      .where('seq', '>', last ?? 0)
      .orderBy('seq')
      .execute()
    const events = rows.map(({ event, data, storeID }) => ({
      event,
      data: JSON.parse(data) as { convoID?: number; messageStatus?: string },
      storeID,
    }))
    return convoID === undefined ? events : events.filter(({ data }) => data.convoID === convoID)
  }

  it('a customer’s text: inbox and conversation, for users of that store', async () => {
    const { phone, convoID } = await world.contact()
    const events = await eventsOf(() => world.write(phone, 'Hello'), convoID)
    const { messageID } = (await world.messages(convoID))[0]!
    expect(events).toEqual([
      { event: 'reload_inbox', data: { convoID }, storeID: world.storeID },
      { event: 'reload_convo_sms', data: { convoID, messageID, received: true }, storeID: world.storeID },
    ])
  })

  it('a picture, which comes after its text: the inbox again, since its row shows it', async () => {
    const { phone, convoID } = await world.contact()
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='
    const events = await eventsOf(async () => {
      await world.write(phone, '', { mediaUrls: [dot] })
      await expect.poll(async () => (await world.messages(convoID))[0]?.messageMedia.length, PATIENCE).toBe(1)
    }, convoID)
    expect(events.map(({ event }) => event)).toEqual([
      'reload_inbox',
      'reload_convo_sms',
      'reload_inbox',
      'reload_convo_sms',
    ])
  })

  it('a new number, an opt-out, an opt-in: the contact, for every store', async () => {
    const phone = newPhone()
    for (const body of ['Hello', 'STOP', 'START']) {
      const events = await eventsOf(() => world.write(phone, body))
      expect(events).toContainEqual({ event: 'reload_customer', data: { custID: expect.any(Number) }, storeID: null })
    }
  })

  it('our text: each step on its way, once and in order', async () => {
    const { convoID } = await world.contact('0007')
    const events = await eventsOf(async () => world.reaches(await world.send(convoID, 'Hello'), 'delivered'), convoID)
    expect(
      events
        .slice(0, 2)
        .map(({ event }) => event)
        .sort(),
    ).toEqual(['reload_convo_sms', 'reload_inbox'])
    const order = ['sending', 'sent', 'delivered']
    const places = events
      .filter(({ event }) => event === 'sms_status_update')
      .map(({ data }) => order.indexOf(data.messageStatus ?? ''))
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
    expect(places.at(-1)).toBe(order.indexOf('delivered'))
    for (const { storeID } of events) expect(storeID).toBe(world.storeID)
    // Its steps are no news for inboxes.
    const others = events.map(({ event }) => event).filter((event) => event !== 'sms_status_update')
    expect(others.toSorted()).toEqual(['reload_convo_sms', 'reload_inbox'])
  })

  it('a text that did not arrive: the inbox too', async () => {
    const { convoID } = await world.contact('0001')
    const sent = await world.send(convoID, 'Hello')
    const events = await eventsOf(() => world.reaches(sent, 'undelivered'), convoID)
    expect(events).toContainEqual({ event: 'reload_inbox', data: { convoID }, storeID: world.storeID })
  })

  it('no event when nothing changes', async () => {
    const { convoID } = await world.contact()
    const again = async () => {
      await world.clerk('customers/conversation/read', { convoID })
      await world.clerk('customers/conversation/set-flag', { convoID, flag: 'none' })
    }
    expect(await eventsOf(again, convoID)).toEqual([])
  })
})
