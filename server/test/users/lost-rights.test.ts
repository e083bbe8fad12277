import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { switchFeature } from '@xd/core/domain/access/features.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { openLive } from '../live/live-socket.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

/** So rare that no test here sees one: the heartbeat must not be what ends or narrows a socket. */
const NO_BEAT_MS = 3_600_000

describe.each(ENGINES)('lost permissions take effect at the next call and the next frame, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database, config: { liveBeatMs: NO_BEAT_MS } })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const live = async (who: SignedIn, userID: number) => {
    const socket = await openLive(
      server.url,
      { authorization: `Bearer ${who.token}` },
      { companyKey: 'goldenpledge', userID },
    )
    await socket.next(({ event }) => event === 'ready')
    return socket
  }
  const change = async (userID: number, given: object) => {
    const { users } = await owner('settings/users/list', {})
    const {
      userStatus: _s,
      userLastLogin: _l,
      userSecondFactor: _f,
      inviteExpires: _i,
      ...user
    } = users.find((one) => one.userID === userID)!
    return owner('settings/users/save', { user: { ...user, ...given } as never })
  }
  /** A company-wide event: earlier events in the log were sent before it. */
  const mark = async (labelName: string) => owner('labels/save', { label: { labelName, labelModuleKey: 'customer' } })

  /** An event that a module's own work would write, which needs the module. */
  const logEvent = (event: string) =>
    server.connection.writes.transaction().execute(async (tx) => {
      const { companyID, eventSeq: seq } = await tx
        .updateTable('companies')
        .set((eb) => ({ eventSeq: eb('eventSeq', '+', 1) }))
        .where('companyID', '=', COMPANY.goldenPledge)
        .returning(['companyID', 'eventSeq'])
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('events')
        .values({ companyID, seq, event, data: '{}', storeID: null, at: Date.now() })
        .execute()
    })

  test('a store', async () => {
    const marcus = await server.signIn('manager')
    const [lake, main] = [PEOPLE.halvorsen.convos.lake!, PEOPLE.whitfield.convos.main!]
    const before = await live(marcus, USER.manager)
    await change(USER.manager, { userAllowedStoreIDs: [STORE.main] })
    await owner('customers/conversation/set-flag', { convoID: lake, flag: 'bolt' })
    // Their screens there are closed; the client comes back with its current permissions.
    expect(await before.closeCode()).toBe(1001)
    expect(before.events().some(({ data }) => data.convoID === lake)).toBe(false)
    await expect(marcus('customers/conversation/set-flag', { convoID: lake, flag: 'star' })).rejects.toMatchObject({
      status: 404,
    })
    const after = await live(marcus, USER.manager)
    await owner('customers/conversation/set-flag', { convoID: lake, flag: 'star' })
    await owner('customers/conversation/set-flag', { convoID: main, flag: 'star' })
    await after.next(({ data }) => data.convoID === main)
    expect(after.events().some(({ data }) => data.convoID === lake)).toBe(false)
    after.close()
  })

  test('a new store’s events arrive on the open socket', async () => {
    const lena = await server.signIn('lena')
    const socket = await live(lena, USER.lena)
    await change(USER.lena, { userAllowedStoreIDs: [STORE.prospect, STORE.lake] })
    await owner('customers/conversation/set-flag', { convoID: PEOPLE.halvorsen.convos.lake!, flag: 'tag' })
    await socket.next(({ data }) => data.convoID === PEOPLE.halvorsen.convos.lake!)
    socket.close()
  })

  test('a permission', async () => {
    const june = await server.signIn('june')
    const socket = await live(june, USER.june)
    const convoID = PEOPLE.whitfield.convos.main!
    await june('inbox/list', {})
    await change(USER.june, { userPermissions: PRESETS.clerk.filter((name) => name !== 'messages') })
    await expect(june('inbox/list', {})).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
    await owner('customers/conversation/set-flag', { convoID, flag: 'bomb' })
    await mark('After a permission')
    await socket.next(({ event }) => event === 'reload_labels')
    const heard = socket.events().filter(({ event, data }) => event === 'reload_inbox' && data.convoID === convoID)
    for (const { data } of heard) expect(Object.keys(data)).toEqual(['convoID'])
    socket.close()
  })

  test('a feature', async () => {
    const clerk = await server.signIn('clerk')
    const socket = await live(clerk, USER.clerk)
    await clerk('calendar/categories/list', {})
    const { features } = await owner('settings/add-ons/fetch', {})
    await owner('settings/add-ons/save', { features: switchFeature(features, 'calendar', false) })
    await expect(clerk('calendar/categories/list', {})).rejects.toMatchObject({
      status: 403,
      code: 'not_allowed',
      body: { feature: 'calendar' },
    })
    await socket.next(({ event }) => event === 'reload_company')
    await logEvent('reload_calendar')
    await mark('After a feature')
    await socket.next(({ event }) => event === 'reload_labels')
    expect(socket.events().map(({ event }) => event)).not.toContain('reload_calendar')
    await owner('settings/add-ons/save', { features })
    await logEvent('reload_calendar')
    await mark('With the feature again')
    await socket.next(({ event }) => event === 'reload_calendar')
    socket.close()
  })

  test('the account', async () => {
    const tomas = await server.signIn('tomas')
    const socket = await live(tomas, USER.tomas)
    await owner('settings/users/disable', { userID: USER.tomas })
    expect((await socket.next(({ event }) => event === 'force_logout')).event).toBe('force_logout')
    expect(await socket.closeCode()).toBe(1001)
    await expect(tomas('auth/info', {})).rejects.toMatchObject({ status: 403, code: 'signed_out' })
    await expect(live(tomas, USER.tomas)).rejects.toThrow('403')
  })
})
