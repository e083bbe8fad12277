import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { openLive } from '../live/live-socket.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const { goldenPledge: companyID } = COMPANY
const flag = { convoID: PEOPLE.petrov.convos.main!, flag: 'bolt' } as const

describe.each(ENGINES)('a company that must approve changes by support, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let support: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    await owner('settings/company/save', { company: { companyVisitApproval: true } })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    support = await server.signIn('support@xd.test')
  })

  const ask = (reason: string) => support('admin/do-login-as', { companyID, reason, readOnly: false })
  const asked = async (who = owner) => (await who('settings/activity/visits/current', {})).visits
  const told = async () => (await support('auth/info', {})).session.impersonatedBy
  const answer = (visitID: number, allow: boolean) => owner('settings/activity/visits/answer', { visitID, allow })

  test('lets a visitor look until a user approves, and make changes from their next call on', async () => {
    expect(await ask('Wrong hours')).toMatchObject({ readOnly: true, approval: 'waiting' })
    expect(await told()).toMatchObject({ readOnly: true, asksFirst: true, approval: 'waiting', answeredBy: null })
    await expect(support('customers/conversation/set-flag', flag)).rejects.toMatchObject({ code: 'visit_read_only' })
    const [visit] = await asked()
    expect(visit).toMatchObject({ reason: 'Wrong hours', approval: 'waiting', active: true, readOnly: true })

    const { visit: answered } = await answer(visit!.visitID, true)
    expect(answered).toMatchObject({ approval: 'allowed', answeredBy: 'Priya', readOnly: false, active: true })
    expect(await told()).toMatchObject({ readOnly: false, approval: 'allowed', answeredBy: 'Priya' })
    await support('customers/conversation/set-flag', flag)
    expect((await asked())[0]).toMatchObject({ changes: 1 })
    const [line] = (await owner('settings/activity/list', { search: { action: 'support-visit-allow' } })).activity
    expect(line).toMatchObject({ userID: USER.owner, target: `visit/${visit!.visitID}`, detail: { visitor: 'Robin' } })
    // A request can be answered only once.
    expect((await answer(visit!.visitID, false)).visit).toMatchObject({ approval: 'allowed', readOnly: false })
  })

  test('can refuse: the visitor may keep looking, and ask again', async () => {
    await ask('Tidy up')
    const [visit] = await asked()
    expect((await answer(visit!.visitID, false)).visit).toMatchObject({ approval: 'refused', readOnly: true })
    expect(await told()).toMatchObject({ readOnly: true, approval: 'refused', answeredBy: 'Priya' })
    await support('inbox/list', {})
    await expect(support('customers/conversation/set-flag', flag)).rejects.toMatchObject({ code: 'visit_read_only' })
    expect(await ask('The owner agreed by phone')).toMatchObject({ approval: 'waiting' })
    expect((await asked())[0]).toMatchObject({ reason: 'The owner agreed by phone', approval: 'waiting' })
  })

  test('is not asked by a visitor who only looks', async () => {
    const begun = await support('admin/do-login-as', { companyID, reason: 'Call 812', readOnly: true })
    expect(begun).toMatchObject({ readOnly: true, approval: null })
  })

  test('can answer only during the visit', async () => {
    await ask('Gone again')
    const [visit] = await asked()
    await support('admin/logout-as', {})
    expect((await answer(visit!.visitID, true)).visit).toMatchObject({ approval: 'waiting', readOnly: true })
    expect(await told()).toBeUndefined()
  })

  test('asks only its own users who may change settings', async () => {
    await ask('Call 813')
    const [visit] = await asked()
    const input = { visitID: visit!.visitID, allow: true }
    const manager = await server.signIn('manager')
    await expect(manager('settings/activity/visits/answer', input)).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await asked(manager)).toEqual([])
    const stranger = await server.signIn('owner@silveranchor.test')
    await expect(stranger('settings/activity/visits/answer', input)).rejects.toMatchObject({ status: 404 })
    await expect(support('settings/activity/visits/answer', input)).rejects.toMatchObject({ status: 403 })
    expect(await asked(support)).toEqual([])
    // A visitor who was let in can't answer for anybody else, and can't remove the question.
    await answer(visit!.visitID, true)
    await expect(support('settings/activity/visits/answer', input)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(support('settings/company/save', { company: { companyVisitApproval: false } })).rejects.toMatchObject({
      code: 'not_allowed',
    })
  })

  test('shows the waiting request to a user with only the settings permission', async () => {
    const permissions = JSON.stringify(['settings'])
    await server.connection.writes
      .updateTable('users')
      .set({ userPermissions: permissions })
      .where('userID', '=', USER.manager)
      .execute()
    const manager = await server.signIn('manager')
    const seen = async () => (await asked(manager)).map(({ reason }) => reason)
    await support('admin/do-login-as', { companyID, reason: 'Looks', readOnly: true })
    expect(await seen()).not.toContain('Looks')
    await ask('Wants to change')
    expect(await seen()).toContain('Wants to change')
  })

  test('learns of each step, its users and the visitor alike', async () => {
    const listen = (token: string, userID: number) =>
      openLive(server.url, { authorization: `Bearer ${token}` }, { companyKey: 'goldenpledge', userID })
    const socket = await listen(owner.token, USER.owner)
    await socket.next(({ event }) => event === 'ready')
    const heard = () => socket.frames.filter(({ event }) => event === 'reload_visits').length
    const step = async (work: () => Promise<unknown>) => {
      const before = heard()
      await work()
      await expect.poll(heard).toBe(before + 1)
    }
    await step(() => ask('Call 814'))
    const visitor = await listen(support.token, USER.support)
    await visitor.next(({ event }) => event === 'ready')
    const [visit] = await asked()
    await step(() => answer(visit!.visitID, true))
    expect((await visitor.next(({ event }) => event === 'reload_visits')).data).toEqual({ visitID: visit!.visitID })
    await step(() => support('customers/conversation/set-flag', { ...flag, flag: 'star' }))
    await step(() => support('admin/logout-as', {}))
  })
})
