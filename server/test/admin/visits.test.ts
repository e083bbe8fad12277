import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('support visits on %s', (database) => {
  let server: Booted
  let support: SignedIn
  beforeAll(async () => void (server = await boot({ database })))
  afterAll(() => server.close())

  const signInAsSupport = async () => (support = await server.signIn('support@xd.test'))
  const where = async () => {
    const { company, session, user } = await support('auth/info', {})
    const visitor = session.impersonatedBy?.userUsername
    return {
      companyID: company.companyID,
      stores: user.userAllowedStoreIDs,
      visitor,
      expires: Date.parse(session.expires),
    }
  }
  const log = async (companyID: number) =>
    server.connection.reads
      .selectFrom('audit')
      .select(['action', 'actorUserID', 'subjectUserID', 'target', 'detail'])
      .where('companyID', '=', companyID)
      .where('action', 'like', 'support-visit%')
      .orderBy('auditID')
      .execute()

  test('are only for support staff', async () => {
    const owner = await server.signIn('owner')
    const refused = { status: 403, code: 'not_allowed' }
    await expect(owner('admin/get-login-as-companies', {})).rejects.toMatchObject(refused)
    await expect(owner('admin/do-login-as', { companyID: 3 })).rejects.toMatchObject(refused)
    await expect(owner('admin/companies/list', {})).rejects.toMatchObject(refused)
    await expect(owner('admin/stats', {})).rejects.toMatchObject(refused)
  })

  test('can go to any listed company, are marked as visits, and end back home', async () => {
    await signInAsSupport()
    const { companies } = await support('admin/get-login-as-companies', {})
    expect(companies.map((company) => company.companyName)).toEqual([
      'Copper Lantern Pawn',
      'Golden Pledge Pawn & Loan',
      'Harbor Light Jewelry & Loan',
      'Silver Anchor Loans',
      'XD',
    ])
    expect(companies[1]).toMatchObject({
      companyID: 2,
      companyKey: 'goldenpledge',
      storeCount: 3,
      maxDate: expect.any(String) as string,
    })

    const started = await support('admin/do-login-as', { companyID: 3, reason: 'Call 812' })
    expect(started.company.companyID).toBe(3)
    expect(await where()).toEqual({
      companyID: 3,
      stores: [4],
      visitor: 'support@xd.test',
      expires: Date.parse(started.expires),
    })
    expect(Date.parse(started.expires) - Date.now()).toBeLessThanOrEqual(3_600_000)
    expect((await support('stores/list', {})).stores.map((store) => store.storeID)).toEqual([4])

    expect(await support('admin/logout-as', {})).toMatchObject({ companyID: 1, companyName: 'XD' })
    expect(await where()).toMatchObject({ companyID: 1, visitor: undefined })
    expect(await support('admin/logout-as', {})).toMatchObject({ companyID: 1 })
  })

  test('are in the visited company’s own log: who, why and until when', async () => {
    const { user } = await (await signInAsSupport())('auth/info', {})
    const before = (await log(3)).length
    const { expires } = await support('admin/do-login-as', { companyID: 3, reason: ' Call 813 ', ttlMinutes: 5 })
    await support('admin/logout-as', {})
    const lines = (await log(3)).slice(before)
    expect(lines.map((line) => line.action)).toEqual(['support-visit', 'support-visit-end'])
    for (const line of lines)
      expect(line).toMatchObject({ actorUserID: user.userID, subjectUserID: null, target: 'company/3' })
    expect(JSON.parse(lines[0]!.detail!)).toEqual({
      actor: 'support@xd.test',
      reason: 'Call 813',
      readOnly: false,
      expiresAt: Date.parse(expires),
    })
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(5 * 60_000)
  })

  test('do not nest: the next visit ends the last, and both logs say so', async () => {
    await signInAsSupport()
    const [two, three] = [(await log(2)).length, (await log(3)).length]
    await support('admin/do-login-as', { companyID: 2 })
    await support('admin/do-login-as', { companyID: 3 })
    expect(await where()).toMatchObject({ companyID: 3, visitor: 'support@xd.test' })
    expect((await log(2)).slice(two).map((line) => line.action)).toEqual(['support-visit', 'support-visit-end'])
    expect((await log(3)).slice(three).map((line) => line.action)).toEqual(['support-visit'])
    expect(await support('admin/do-login-as', { companyID: 1 })).toMatchObject({ company: { companyID: 1 } })
    expect(await where()).toMatchObject({ companyID: 1, visitor: undefined })
  })

  test('that are view only are refused every write', async () => {
    await signInAsSupport()
    await support('admin/do-login-as', { companyID: 2, reason: 'Call 814', ticket: '814', readOnly: true })
    expect((await support('auth/info', {})).session.impersonatedBy).toMatchObject({ readOnly: true })
    expect((await support('customers/list', {})).count).toBeGreaterThan(0)
    const writing = (Object.keys(calls) as CallName[]).filter(
      (name) => calls[name].kind === 'write' && calls[name].access !== 'anyone' && !calls[name].ownSession,
    )
    expect(writing.length).toBeGreaterThan(30)
    for (const name of writing)
      await expect(support(name, {} as never), name).rejects.toMatchObject({ status: 403, code: 'visit_read_only' })
    expect(JSON.parse((await log(2)).at(-1)!.detail!)).toMatchObject({
      reason: 'Call 814',
      ticket: '814',
      readOnly: true,
    })
    await support('admin/logout-as', {})
    expect((await support('auth/info', {})).session.impersonatedBy).toBeUndefined()
  })

  test('need a reason to make changes, and then run for the time left', async () => {
    await signInAsSupport()
    const begun = await support('admin/do-login-as', {
      companyID: 2,
      reason: 'Call 815',
      readOnly: true,
      ttlMinutes: 1,
    })
    for (const reason of [undefined, '', '  ', '\u200b\u200d', '\u2800', '\u3164\u115f', '…'])
      await expect(support('admin/do-login-as', { companyID: 2, reason, readOnly: false })).rejects.toMatchObject({
        status: 400,
        fields: { reason: expect.any(String) as string },
      })
    expect((await support('auth/info', {})).session.impersonatedBy).toMatchObject({ readOnly: true })
    const widened = await support('admin/do-login-as', { companyID: 2, reason: 'Wrong hours', readOnly: false })
    expect(widened.expires).toBe(begun.expires)
    expect((await support('auth/info', {})).session.impersonatedBy).toMatchObject({
      readOnly: false,
      reason: 'Wrong hours',
    })
    expect((await log(2)).slice(-3).map((line) => line.action)).toEqual([
      'support-visit',
      'support-visit-end',
      'support-visit',
    ])
    await support('admin/logout-as', {})
  })

  test('that end with their session end on the company’s screens too', async () => {
    const elsewhere = await server.signIn('support@xd.test')
    await signInAsSupport()
    await support('admin/do-login-as', { companyID: 2 })
    const [home, visited] = [await eventsSince(server.connection, 1), await eventsSince(server.connection, 2)]
    const { sessionID } = (await support('auth/info', {})).session
    await elsewhere('auth/sessions/end', { sessionID })
    const over = { event: 'force_logout', data: { sessionID }, storeID: null }
    expect(await home()).toContainEqual(over)
    expect(await visited()).toContainEqual(over)
    await expect(support('auth/info', {})).rejects.toMatchObject({ code: 'signed_out' })
    const rows = server.connection.reads.selectFrom('support_visits').select('endedAt').orderBy('visitID', 'desc')
    expect((await rows.executeTakeFirstOrThrow()).endedAt).not.toBeNull()
  })

  test('begin and end on the session’s own screens, in the company that it leaves each time', async () => {
    await signInAsSupport()
    const { sessionID } = (await support('auth/info', {})).session
    const [home, visited] = [await eventsSince(server.connection, 1), await eventsSince(server.connection, 2)]
    const leaves = { event: 'force_logout', data: { sessionID, switched: true }, storeID: null }
    const left = async (news: typeof home) => (await news()).filter(({ event }) => event === 'force_logout')
    await support('admin/do-login-as', { companyID: 2 })
    expect([await left(home), await left(visited)]).toEqual([[leaves], []])
    await support('admin/logout-as', {})
    expect([await left(home), await left(visited)]).toEqual([[leaves], [leaves]])
  })

  test('end when the visitor signs out, in every tab', async () => {
    await signInAsSupport()
    await support('admin/do-login-as', { companyID: 2 })
    const { sessionID } = (await support('auth/info', {})).session
    const [home, visited] = [await eventsSince(server.connection, 1), await eventsSince(server.connection, 2)]
    await support('auth/logout', {})
    const over = { event: 'force_logout', data: { sessionID }, storeID: null }
    expect(await home()).toContainEqual(over)
    expect(await visited()).toContainEqual(over)
    const rows = server.connection.reads.selectFrom('support_visits').select('endedAt').orderBy('visitID', 'desc')
    expect((await rows.executeTakeFirstOrThrow()).endedAt).not.toBeNull()
  })

  test('without a reason are view only', async () => {
    await signInAsSupport()
    await support('admin/do-login-as', { companyID: 2 })
    expect((await support('auth/info', {})).session.impersonatedBy).toMatchObject({ readOnly: true })
    await support('admin/logout-as', {})
  })

  test('end automatically when the time is up', async () => {
    await signInAsSupport()
    await support('admin/do-login-as', { companyID: 2 })
    await server.connection.writes
      .updateTable('sessions')
      .set({ visitExpiresAt: Date.now() - 1 })
      .where('visitCompanyID', '=', 2)
      .execute()
    expect(await where()).toMatchObject({ companyID: 1, visitor: undefined })
  })

  test('cannot go to a company that does not exist, nor last longer than an hour', async () => {
    await signInAsSupport()
    await expect(support('admin/do-login-as', { companyID: 999 })).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    })
    await expect(support('admin/do-login-as', { companyID: 2, ttlMinutes: 61 })).rejects.toMatchObject({
      status: 400,
      fields: { ttlMinutes: expect.any(String) as string },
    })
  })

  test('can list each company’s stores, and the company search ignores case', async () => {
    await signInAsSupport()
    const { companies } = await support('admin/companies/list', { filter: 'SILVER' })
    expect(companies).toMatchObject([{ companyID: 3, storeCount: 1 }])
    expect(companies[0]).not.toHaveProperty('stores')
    const all = await support('admin/companies/list', { includeStores: true })
    expect(all.companies.find((company) => company.companyID === 2)?.stores?.map((store) => store.storeID)).toEqual([
      1, 2, 3, 5,
    ])
    expect((await support('admin/companies/list', { filter: 'nobody' })).companies).toEqual([])
  })
})
