import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInView, standsBefore } from '@xd/core/domain/conversation/inbox-view.ts'
import { LABEL, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type TextWorld, textWorld } from '../messaging/text-world.ts'
import { type Frame, openLive } from './live-socket.ts'

type SignedIn = TextWorld['clerk']
type Row = Awaited<ReturnType<typeof rowIn>>

const rowIn = async (who: SignedIn, convoID: number, custID: number) =>
  (await who('inbox/list', { search: { custID, status: 'all', perPage: 100 } })).messages.find(
    (row) => row.convoID === convoID,
  )

describe.each(ENGINES)('the data that live events carry, on %s', (database) => {
  let world: TextWorld
  let owner: SignedIn
  beforeAll(async () => {
    world = await textWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  const listen = async (who: SignedIn, companyKey = 'goldenpledge', more: { lastSeq?: number } = {}) => {
    const { user } = await who('auth/info', {})
    const socket = await openLive(
      world.url,
      { authorization: `Bearer ${who.token}` },
      { companyKey, userID: user.userID, ...more },
    )
    await socket.next(({ event }) => event === 'ready')
    return socket
  }
  const ofConvo = (convoID: number) => (frame: Frame) =>
    frame.event === 'reload_inbox' && frame.data.convoID === convoID
  const flagged = (convoID: number, flag: string) => (frame: Frame) =>
    ofConvo(convoID)(frame) && (frame.data.row as Row)?.convo.convoFlag === flag

  test('a customer’s text: its inbox row and the new inbox counts', async () => {
    const { convoID, custID, phone } = await world.contact()
    const socket = await listen(world.clerk)
    await world.write(phone, 'Is my ring still there?')
    const { data } = await socket.next(ofConvo(convoID))
    expect(data.row).toEqual(await rowIn(world.clerk, convoID, custID))
    expect(data.row).toMatchObject({ messageBody: 'Is my ring still there?', convo: { convoUnread: 1 } })
    const count = async (search: object) => (await world.clerk('inbox/list', { search })).count
    const { unread } = await world.clerk('inbox/list', {})
    const store = world.storeID
    expect(data.inbox).toMatchObject({
      all: {
        active: { conversations: await count({}), unread },
        archived: { conversations: await count({ status: 'archived' }) },
      },
      store: {
        storeID: store,
        active: { conversations: await count({ store }), unread: await count({ store, unread: true }) },
        archived: { conversations: await count({ store, status: 'archived' }) },
      },
    })
    socket.close()
  })

  test('its ids with the text itself, and that it is the customer’s: the row comes with the inbox', async () => {
    const { convoID, phone } = await world.contact()
    const socket = await listen(world.clerk)
    await world.write(phone, 'Is it open on Sunday?')
    const { data } = await socket.next((frame) => frame.event === 'reload_convo_sms' && frame.data.convoID === convoID)
    expect(Object.keys(data).toSorted()).toEqual(['convoID', 'messageID', 'received'])
    socket.close()
  })

  test('nothing about a store to users without access to it, not even in the counts', async () => {
    const [atClerk, atOwner] = await Promise.all([listen(world.clerk), listen(owner)])
    const [lake, main] = [PEOPLE.halvorsen.convos.lake!, PEOPLE.petrov.convos.main!]
    for (const convoID of [lake, main]) await owner('customers/conversation/set-flag', { convoID, flag: 'paperclip' })
    await atOwner.next(flagged(lake, 'paperclip'))
    // The log is in order: once the later event is here, the earlier one would be.
    const { data } = await atClerk.next(flagged(main, 'paperclip'))
    expect(JSON.stringify(atClerk.frames)).not.toContain(`"storeID":${STORE.lake}`)
    const { count } = await world.clerk('inbox/list', {})
    expect(data.inbox).toMatchObject({ all: { active: { conversations: count } } })
    const owners = (await atOwner.next(flagged(main, 'paperclip'))).data.inbox
    expect(owners).toMatchObject({ all: { active: { conversations: (await owner('inbox/list', {})).count } } })
    atClerk.close()
    atOwner.close()
  })

  test('a draft to the user who wrote it, and to no one else', async () => {
    const { convoID, phone } = await world.contact()
    const [atClerk, atOwner] = await Promise.all([listen(world.clerk), listen(owner)])
    await world.clerk('customers/conversation/draft/save', { convoID, body: 'Your ring is', channel: 'sms', media: [] })
    await world.write(phone, 'Hello?')
    expect((await atClerk.next(ofConvo(convoID))).data.row).toMatchObject({ draft: { draftBody: 'Your ring is' } })
    expect((await atOwner.next(ofConvo(convoID))).data.row).toMatchObject({ draft: null })
    atClerk.close()
    atOwner.close()
  })

  test('only ids to users who have lost access to the messages, whatever their socket was opened with', async () => {
    const lake = PEOPLE.halvorsen.convos.lake!
    const tomas = await world.signIn('tomas')
    const socket = await listen(tomas)
    const carried = async (flag: 'bomb' | 'star' | 'tag') => {
      const after = socket.frames.length
      await owner('customers/conversation/set-flag', { convoID: lake, flag })
      return (await socket.next((frame) => socket.frames.indexOf(frame) >= after && ofConvo(lake)(frame))).data
    }
    const users = world.connection.writes.updateTable('users').where('userID', '=', USER.tomas)
    expect(Object.keys(await carried('bomb'))).toEqual(['convoID', 'row', 'inbox'])
    const { userPermissions } = await world.connection.reads
      .selectFrom('users')
      .select('userPermissions')
      .where('userID', '=', USER.tomas)
      .executeTakeFirstOrThrow()
    await users.set({ userPermissions: JSON.stringify(['customers', 'payments']) }).execute()
    expect(await carried('star')).toEqual({ convoID: lake })
    await users.set({ userPermissions }).execute()
    await world.connection.writes.deleteFrom('user_stores').where('userID', '=', USER.tomas).execute()
    expect(await carried('tag')).toEqual({ convoID: lake })
    socket.close()
  })

  test('nothing when catching up: the client fetches whole lists then', async () => {
    const { lastSeq } = await owner('auth/info', {})
    const main = PEOPLE.petrov.convos.main!
    await owner('customers/conversation/set-flag', { convoID: main, flag: 'bolt' })
    const socket = await listen(owner, 'goldenpledge', { lastSeq })
    expect((await socket.next(ofConvo(main))).data).toEqual({ convoID: main })
    await owner('customers/conversation/set-flag', { convoID: main, flag: 'radiation' })
    await socket.next(flagged(main, 'radiation'))
    socket.close()
  })

  test('a conversation with no messages yet is in no list', async () => {
    const socket = await listen(owner)
    const { convoID } = await world.contact()
    expect((await socket.next(ofConvo(convoID))).data.row).toBeNull()
    socket.close()
  })

  test('a changed contact, as lists show it', async () => {
    const { custID } = await world.contact()
    const socket = await listen(world.clerk)
    await owner('customers/block', { customerID: custID, blocked: true })
    const { data } = await socket.next(({ event, data }) => event === 'reload_customer' && data.custID === custID)
    expect(data.customer).toEqual((await world.clerk('customers/fetch', { customerID: custID })).customer)
    socket.close()
  })

  test('many at once: only ids, and one read of each list', async () => {
    const { messages } = await owner('inbox/list', { search: { perPage: 30 } })
    const convoIDs = messages.map((row) => row.convoID)
    const socket = await listen(owner)
    await owner('inbox/change', { convoIDs, change: { flag: 'tag' } })
    expect((await socket.next(ofConvo(convoIDs[0]!))).data).toEqual({ convoID: convoIDs[0] })
    socket.close()
  })

  const VIEWS = [
    {},
    { status: 'archived' },
    { status: 'all' },
    { store: STORE.prospect },
    { unread: true },
    { unread: false, status: 'all' },
    { flag: 'none' },
    { flag: 'bolt', status: 'all' },
    { assigned: 'me' },
    { assigned: 'none' },
    { assigned: USER.lena },
    { label: LABEL.needsQuote },
    { label: LABEL.followUp, status: 'all' },
  ] as const

  test('the clients’ rule and order match the lists', async () => {
    const everything: NonNullable<Row>[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(cursor)
      everything.push(...page.messages)
      cursor = page.nextCursor
    } while (cursor !== null)
    everything.sort((one, other) => (standsBefore(one, other) ? -1 : 1))
    const [{ custID }] = [everything[0]!.convo]
    for (const search of [...VIEWS, { custID, status: 'all' }]) {
      const shown = everything.filter(({ convo }) => isInView(search, convo, USER.clerk)).map((row) => row.convoID)
      const listed = await world.clerk('inbox/list', { search: { ...search, perPage: 100 } })
      expect([search, listed.messages.map((row) => row.convoID)]).toEqual([search, shown.slice(0, 100)])
    }
  })
  const pageAfter = (cursor: string | null) =>
    world.clerk('inbox/list', { search: { status: 'all', perPage: 100, cursor } })
})
