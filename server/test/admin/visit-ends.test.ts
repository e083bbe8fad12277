import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
const { goldenPledge: companyID } = COMPANY

describe.each(ENGINES)('the end of a support visit, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  const begin = async (reason: string) => {
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID, reason, ttlMinutes: 30 })
    const { visits } = await owner('settings/activity/visits/list', { search: { filter: reason } })
    expect(visits).toMatchObject([{ reason, active: true, endedAt: null, endedBy: null, changes: 0 }])
    return { support, visit: visits[0]! }
  }
  const now = async (reason: string) =>
    (await owner('settings/activity/visits/list', { search: { filter: reason } })).visits[0]!
  const rows = () => server.connection.writes.updateTable('support_visits').where('companyID', '=', companyID)

  test('is its visitor’s own', async () => {
    const { support, visit } = await begin('call 31')
    await support('admin/logout-as', {})
    const ended = await now('call 31')
    expect(ended).toEqual({ ...visit, active: false, endedAt: expect.any(String) as string })
    expect(Date.parse(ended.endedAt!)).toBeLessThanOrEqual(Date.now())
  })

  test('is somebody’s of the company, who is named', async () => {
    const { visit } = await begin('call 32')
    await owner('settings/activity/visits/end', { visitID: visit.visitID })
    const ended = { ...visit, active: false, endedAt: expect.any(String) as string, endedBy: 'Priya' }
    expect(await now('call 32')).toEqual(ended)
  })

  test('is its time’s, to the millisecond', async () => {
    const { visit } = await begin('call 33')
    const over = Date.now() - MINUTE_MS
    await rows().set({ expiresAt: over }).where('visitID', '=', visit.visitID).execute()
    const expires = new Date(over).toISOString()
    expect(await now('call 33')).toEqual({ ...visit, active: false, expires, endedAt: expires })
  })

  test('is that of a session that is gone: the visit counts until its time, but no longer goes on', async () => {
    const { support, visit } = await begin('call 34')
    await support('auth/logout', {})
    await rows().set({ endedAt: null }).where('visitID', '=', visit.visitID).execute()
    expect(await now('call 34')).toEqual({ ...visit, active: false, endedAt: visit.expires })
  })

  test('comes once: a user who has left isn’t signed out, and the log says nothing', async () => {
    const lines = async () => {
      const { activity } = await owner('settings/activity/list', { search: { action: 'support-visit-end' } })
      return activity.length
    }
    const before = await lines()
    const endOf = async (reason: string, change: (visitID: number, support: SignedIn) => Promise<unknown>) => {
      const { support, visit } = await begin(reason)
      await change(visit.visitID, support)
      const gone = await now(reason)
      await owner('settings/activity/visits/end', { visitID: visit.visitID })
      expect(await now(reason)).toEqual(gone)
    }
    const over = { expiresAt: Date.now() - MINUTE_MS }
    await endOf('call 35', (visitID) => rows().set(over).where('visitID', '=', visitID).execute())
    await endOf('call 36', async (visitID, support) => {
      await support('auth/logout', {})
      await rows().set({ endedAt: null }).where('visitID', '=', visitID).execute()
    })
    expect(await lines()).toBe(before)
  })
})
