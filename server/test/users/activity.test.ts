import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPath } from '@xd/core/contract/exports.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('activity, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    const manager = await server.signIn('manager')
    const custID = PEOPLE.whitfield.custID
    await manager('customers/block', { customerID: custID })
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 77', readOnly: false })
    await support('customers/block', { customerID: custID, blocked: false })
    await support('admin/logout-as', {})
  })
  afterAll(() => server.close())

  const list = async (search: object = {}) => (await owner('settings/activity/list', { search })).activity

  test('says who did what, newest first, and names support’s actions as support’s', async () => {
    const lines = await list()
    const times = lines.map(({ at }) => Date.parse(at))
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(lines.find(({ action, userID }) => action === 'login' && userID === USER.manager)).toMatchObject({
      userName: 'Marcus',
      asSupport: false,
    })
    const visit = lines.filter(({ asSupport }) => asSupport)
    expect(visit.map(({ userName }) => userName)).toEqual(visit.map(() => 'Robin (XD Support)'))
    expect(visit.map(({ action }) => action)).toContain('support-visit')
    expect(visit.find(({ action }) => action === 'support-visit')!.detail).toMatchObject({ reason: 'Call 77' })
    expect(visit.some(({ target }) => target === `customer/${PEOPLE.whitfield.custID}`)).toBe(true)
  })

  test('is filtered by person, action, text and day, and paged', async () => {
    const only = await list({ user: USER.manager })
    expect(new Set(only.map(({ userID }) => userID))).toEqual(new Set([USER.manager]))
    expect(new Set((await list({ action: 'login' })).map(({ action }) => action))).toEqual(new Set(['login']))
    expect((await list({ filter: 'CALL 77' })).map(({ action }) => action)).toContain('support-visit')
    const { companyTimezone } = (await owner('auth/info', {})).company
    const today = localDay(Date.now(), companyTimezone)
    const all = await list({ perPage: 100 })
    await server.connection.writes
      .updateTable('audit')
      .set({ at: Date.parse('2020-03-01T12:00:00Z') })
      .where('auditID', '=', all.at(-1)!.activityID)
      .execute()
    expect(await list({ dateStart: '2020-03-01', dateEnd: '2020-03-01' })).toHaveLength(1)
    expect(await list({ dateEnd: today, perPage: 100 })).toHaveLength(all.length)
    await expect(list({ dateStart: '2020-02-31' })).rejects.toMatchObject({ status: 400 })
    const first = await owner('settings/activity/list', { search: { perPage: 2 } })
    const next = await owner('settings/activity/list', { search: { perPage: 2, cursor: first.nextCursor } })
    expect([...first.activity, ...next.activity].map(({ activityID }) => activityID)).toEqual(
      all.slice(0, 4).map(({ activityID }) => activityID),
    )
    expect(first.count).toBe(all.length)
  })

  test('is for users of the company who may read it, and can be exported', async () => {
    const manager = await server.signIn('manager')
    await expect(manager('settings/activity/list', {})).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
    const stranger = await server.signIn('owner@silveranchor.test')
    await expect(stranger('settings/activity/list', { search: { user: USER.manager } })).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    })
    const file = await fetch(`${server.url}${exportPath('activity', { user: USER.manager })}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    const text = await file.text()
    expect(text.split('\r\n')[0]).toContain('When,Time zone,Who,Address,Action,On,Details')
    expect(text).toContain('Marcus,127.0.0.1,Signed in')
    expect(text).not.toContain('Robin')
  })
})
