import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { openLive } from '../live/live-socket.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

/** So rare that no test here sees one: the heartbeat must not be what ends a socket. */
const NO_BEAT_MS = 3_600_000
const { goldenPledge: companyID } = COMPANY

describe.each(ENGINES)('the visits of XD Support, as the company sees them, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database, config: { liveBeatMs: NO_BEAT_MS } })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const visit = async (more: object) => {
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID, ...more })
    return support
  }
  const visits = async (search: object = {}) => (await owner('settings/activity/visits/list', { search })).visits

  test('show who, when and why, whether they looked or could change, and every change', async () => {
    const looking = await visit({ reason: 'Call 812', ticket: 'CASE_9', readOnly: true })
    await looking('inbox/list', {})
    await expect(looking('customers/block', { customerID: PEOPLE.whitfield.custID })).rejects.toMatchObject({
      code: 'visit_read_only',
    })
    await looking('admin/logout-as', {})
    const changing = await visit({ reason: 'Call 813', readOnly: false })
    // One with a line of its own, one without, and one that concerns only the visitor.
    await changing('customers/block', { customerID: PEOPLE.whitfield.custID })
    await changing('customers/conversation/set-flag', { convoID: PEOPLE.petrov.convos.main!, flag: 'bolt' })
    await changing('customers/conversation/draft/save', { convoID: PEOPLE.petrov.convos.main!, body: 'Hm' })

    const [now, before] = await visits()
    expect(now).toMatchObject({
      userID: USER.support,
      userName: 'Robin (XD Support)',
      reason: 'Call 813',
      ticket: null,
      readOnly: false,
      active: true,
      endedAt: null,
      changes: 2,
    })
    expect(before).toMatchObject({ reason: 'Call 812', ticket: 'CASE_9', readOnly: true, active: false, changes: 0 })
    expect(before!.endedAt).not.toBeNull()
    const { activity } = await owner('settings/activity/list', { search: { visit: now!.visitID } })
    expect(activity.map(({ action, target, asSupport }) => ({ action, target, asSupport }))).toEqual([
      { action: 'support-write', target: `conversation/${PEOPLE.petrov.convos.main}`, asSupport: true },
      { action: 'customer-block', target: `customer/${PEOPLE.whitfield.custID}`, asSupport: true },
      { action: 'support-visit', target: `company/${companyID}`, asSupport: true },
    ])
    expect(activity[0]!.detail).toEqual({ call: 'customers/conversation/set-flag' })
    await changing('customers/block', { customerID: PEOPLE.whitfield.custID, blocked: false })
    await changing('auth/logout', {})
    expect((await visits())[0]).toMatchObject({ active: false, endedBy: null, changes: 3 })
    expect(await visits({ filter: 'case_9' })).toHaveLength(1)
  })

  test('log every change, even simultaneous ones', async () => {
    const changing = await visit({ reason: 'Call 815', readOnly: false })
    const convoID = PEOPLE.petrov.convos.main!
    const flags = ['bolt', 'star', 'flag', 'none'] as const
    await Promise.all(
      [...flags, ...flags].map((flag) => changing('customers/conversation/set-flag', { convoID, flag })),
    )
    expect((await visits())[0]).toMatchObject({ reason: 'Call 815', changes: 8 })
    await changing('admin/logout-as', {})
  })

  test('are for users of the same company who may read the log', async () => {
    const { visitID } = (await visits())[0]!
    const manager = await server.signIn('manager')
    await expect(manager('settings/activity/visits/list', {})).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(manager('settings/activity/visits/end', { visitID })).rejects.toMatchObject({ code: 'not_allowed' })
    const stranger = await server.signIn('owner@silveranchor.test')
    expect((await stranger('settings/activity/visits/list', {})).visits).toEqual([])
    await expect(stranger('settings/activity/visits/end', { visitID })).rejects.toMatchObject({ status: 404 })
    await expect(stranger('settings/activity/list', { search: { visit: visitID } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('end at once: the next call and the socket', async () => {
    const support = await visit({ reason: 'Call 814', readOnly: false })
    const socket = await openLive(
      server.url,
      { authorization: `Bearer ${support.token}` },
      { companyKey: 'goldenpledge', userID: USER.support },
    )
    await socket.next(({ event }) => event === 'ready')
    const { visitID } = (await visits())[0]!
    const { visit: ended } = await owner('settings/activity/visits/end', { visitID })
    expect(ended).toMatchObject({ active: false, endedBy: 'Priya' })
    expect((await socket.next(({ event }) => event === 'force_logout')).event).toBe('force_logout')
    expect(await socket.closeCode()).toBe(1001)
    await expect(support('inbox/list', {})).rejects.toMatchObject({ status: 403, code: 'signed_out' })
    const [line] = (await owner('settings/activity/list', { search: { action: 'support-visit-end' } })).activity
    expect(line).toMatchObject({
      userID: USER.owner,
      asSupport: false,
      target: `visit/${visitID}`,
      detail: { visitor: 'Robin', reason: 'Call 814' },
    })
    // Repeating it changes nothing, and says so.
    const again = await owner('settings/activity/visits/end', { visitID })
    expect(again.visit).toEqual(ended)
  })

  test('another visit by the same person goes on', async () => {
    const [one, other] = [await visit({ reason: 'First' }), await visit({ reason: 'Second' })]
    const { visitID } = (await visits({ filter: 'first' }))[0]!
    await owner('settings/activity/visits/end', { visitID })
    await expect(one('inbox/list', {})).rejects.toMatchObject({ code: 'signed_out' })
    await other('inbox/list', {})
    expect((await visits({ filter: 'second' }))[0]).toMatchObject({ active: true })
  })
})
