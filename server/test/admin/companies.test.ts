import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { openLive } from '../live/live-socket.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const { goldenPledge, silverAnchor, copperLantern, harborLight } = COMPANY

describe.each(ENGINES)('companies, for XD Support, on %s', (database) => {
  let server: Booted
  let support: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    support = await server.signIn('support@xd.test')
  })
  afterAll(() => server.close())

  const names = async (input: object) =>
    (await support('admin/companies/list', input)).companies.map(({ companyName }) => companyName)
  const logOf = async (companyID: number) =>
    (
      await server.connection.reads
        .selectFrom('audit')
        .select(['action', 'actorUserID', 'subjectUserID', 'target'])
        .where('companyID', '=', companyID)
        .orderBy('auditID', 'desc')
        .limit(2)
        .execute()
    ).reverse()
  const company = (name: string, more: object = {}) => ({
    companyName: name,
    companyTimezone: 'America/Chicago',
    owner: { userUsername: `${name.replaceAll(' ', '')}@owners.test`, userNickname: 'Ines' },
    ...more,
  })
  const listening = (signedIn: SignedIn, companyKey: string, userID: number) =>
    openLive(server.url, { authorization: `Bearer ${signedIn.token}` }, { companyKey, userID })

  test('are listed by name, a page at a time, and found by name and state', async () => {
    expect(await names({ search: { perPage: 2 } })).toEqual(['Copper Lantern Pawn', 'Golden Pledge Pawn & Loan'])
    const first = await support('admin/companies/list', { search: { perPage: 2 } })
    expect(first.count).toBeGreaterThanOrEqual(5)
    expect((await names({ search: { perPage: 2, cursor: first.nextCursor } }))[0]).toBe('Harbor Light Jewelry & Loan')
    expect(await names({ search: { status: 'suspended' } })).toEqual(['Harbor Light Jewelry & Loan'])
    expect(await names({ search: { filter: 'JEWELRY' } })).toEqual(['Harbor Light Jewelry & Loan'])
    expect(await names({ search: { filter: 'jewelry', status: 'active' } })).toEqual([])
    const { companies } = await support('admin/companies/list', { search: { filter: 'golden' }, includeStores: true })
    expect(companies).toMatchObject([{ companyStatus: 'active', storeCount: 3, monthly: expect.any(Number) as number }])
    expect(companies[0]!.stores).toHaveLength(4)
    // Without a search, all of them: older programs expect that.
    expect((await names({})).length).toBe(first.count)
  })

  test('are read by all support staff, and changed by those with the permission in their own company', async () => {
    const trainee = await server.signIn('trainee@xd.test')
    expect((await trainee('admin/companies/fetch', { companyID: goldenPledge })).company.companyKey).toBe(
      'goldenpledge',
    )
    const refused = { status: 403, code: 'not_allowed' }
    await expect(trainee('admin/companies/save', { company: company('Nope') })).rejects.toMatchObject(refused)
    await expect(
      trainee('admin/stores/save', { store: { companyID: copperLantern, storeName: 'Nope' } }),
    ).rejects.toMatchObject(refused)
    const owner = await server.signIn('owner')
    await expect(owner('admin/companies/save', { company: company('Nope') })).rejects.toMatchObject(refused)
    await expect(support('admin/companies/fetch', { companyID: 999 })).rejects.toMatchObject({ status: 404 })
  })

  test('are created with their first owner, who accepts and runs the company', async () => {
    const { company: made, inviteURL } = await support('admin/companies/save', { company: company('Tin Cup Loans') })
    expect(made).toMatchObject({ companyKey: 'tincuploans', companyStatus: 'active', storeCount: 0, userCount: 0 })
    expect(await names({ search: { filter: 'tin cup' } })).toEqual(['Tin Cup Loans'])
    const token = new URLSearchParams(new URL(inviteURL!).hash.slice(1)).get('token')!
    const { token: session } = await server.call('auth/accept-invite', { token, password: DEMO_PASSWORD, bearer: true })
    expect(session).toBeTypeOf('string')
    const owner = await server.signIn('TinCupLoans@owners.test')
    const { store } = await owner('stores/save', { store: { storeName: 'Tin Cup Main' } })
    expect(store.storeTimezone).toBe('America/Chicago')
    const { users } = await support('admin/companies/users/list', { companyID: made.companyID })
    expect(users).toMatchObject([{ userNickname: 'Ines', userStatus: 'active', userAllowedStoreIDs: null }])
    const { activity } = await owner('settings/activity/list', { search: {} })
    expect(activity.filter(({ asSupport }) => asSupport).map(({ action, userName }) => [action, userName])).toEqual([
      ['user-invite', 'Robin (XD Support)'],
      ['company-create', 'Robin (XD Support)'],
    ])
    // A second one with the same name has another key.
    const again = company('Tin Cup Loans', { owner: { userUsername: 'ivo@owners.test', userNickname: 'Ivo' } })
    expect((await support('admin/companies/save', { company: again })).company.companyKey).toMatch(/^tincuploans-/)
  })

  test('are refused with the field that is wrong, and nothing is saved', async () => {
    const before = await names({})
    const fields = async (wrong: object) =>
      support('admin/companies/save', { company: { ...company('Wrong'), ...wrong } }).then(
        () => undefined,
        (error: { status: number; fields: object }) => [error.status, Object.keys(error.fields)],
      )
    expect(await fields({ companyKey: 'goldenpledge' })).toEqual([400, ['company.companyKey']])
    expect(await fields({ companyKey: 'Golden Pledge!' })).toEqual([400, ['company.companyKey']])
    expect(await fields({ companyTimezone: 'Mars/Olympus' })).toEqual([400, ['company.companyTimezone']])
    expect(await fields({ owner: null })).toEqual([400, ['company.owner']])
    const taken = { userUsername: 'owner@goldenpledge.test', userNickname: 'Priya' }
    expect(await fields({ owner: taken })).toEqual([400, ['company.owner.userUsername']])
    expect(await fields({ owner: { userUsername: 'x', userNickname: ' ' } })).toEqual([
      400,
      ['company.owner.userUsername', 'company.owner.userNickname'],
    ])
    const other = { companyID: silverAnchor, companyKey: 'goldenpledge' }
    await expect(support('admin/companies/save', { company: other })).rejects.toMatchObject({
      status: 400,
      fields: { 'company.companyKey': 'Another company has this key' },
    })
    expect(await names({})).toEqual(before)
  })

  test('are changed with a line in their own log, and their open screens follow', async () => {
    const owner = await server.signIn('owner@silveranchor.test')
    const [theirs, ours] = [
      await listening(owner, 'silveranchor', USER.silverOwner),
      await listening(await server.signIn('trainee@xd.test'), 'xd', 14),
    ]
    await Promise.all([theirs, ours].map(({ next }) => next(({ event }) => event === 'ready')))
    const { company: before } = await support('admin/companies/fetch', { companyID: silverAnchor })
    const change = {
      companyID: silverAnchor,
      companyName: 'Silver Anchor Pawn',
      features: ['calendar', 'payments', 'mms'],
    }
    const expectedVersion = before.companyVersion
    const { company: after } = await support('admin/companies/save', { company: change, expectedVersion })
    expect(after).toMatchObject({ companyName: 'Silver Anchor Pawn', features: ['calendar', 'payments', 'mms'] })
    expect(after.quote.total).toBe(159.98)
    await theirs.next(({ event }) => event === 'reload_company')
    await theirs.next(({ event }) => event === 'reload_all')
    expect((await ours.next(({ event }) => event === 'reload_admin')).data).toEqual({ companyID: silverAnchor })
    expect((await owner('auth/info', {})).company.companyName).toBe('Silver Anchor Pawn')
    const by = { actorUserID: USER.support, subjectUserID: null, target: `company/${silverAnchor}` }
    expect(await logOf(silverAnchor)).toEqual([
      { action: 'company-save', ...by },
      { action: 'add-ons-save', ...by },
    ])
    await expect(support('admin/companies/save', { company: change, expectedVersion })).rejects.toMatchObject({
      code: 'conflict',
    })
    theirs.close()
    ours.close()
  })

  test('have their stores saved by the rules of the store editor', async () => {
    const owner = await server.signIn('owner@silveranchor.test')
    const socket = await listening(owner, 'silveranchor', USER.silverOwner)
    await socket.next(({ event }) => event === 'ready')
    const asked = { companyID: silverAnchor, storeName: 'Silver Anchor Pier', storeSMSNumber: '(813) 555-0177' }
    const { store, addsPerMonth } = await support('admin/stores/save', { store: asked })
    expect(store).toMatchObject({
      storeSMSNumber: '+18135550177',
      storeTimezone: 'America/New_York',
      storeEnabled: true,
    })
    expect(addsPerMonth).toBeGreaterThan(0)
    await socket.next(({ event }) => event === 'reload_stores')
    const { stores } = await support('admin/stores/list', { companyID: silverAnchor })
    expect(stores.map(({ storeName }) => storeName)).toEqual(['Silver Anchor Harbor', 'Silver Anchor Pier'])
    expect(await support('admin/stores/fetch', { storeID: store.storeID })).toMatchObject({
      companyID: silverAnchor,
      store,
    })
    const taken = { companyID: silverAnchor, storeID: store.storeID, storeSMSNumber: '+12135550100' }
    await expect(support('admin/stores/save', { store: taken })).rejects.toMatchObject({
      fields: { 'store.storeSMSNumber': 'Another store uses this number' },
    })
    // Named with another company, a store does not exist.
    const foreign = { companyID: goldenPledge, storeID: store.storeID, storeName: 'Mine' }
    await expect(support('admin/stores/save', { store: foreign })).rejects.toMatchObject({ status: 404 })
    const stale = { store: { companyID: silverAnchor, storeID: store.storeID, storeName: 'Pier' }, expectedVersion: 0 }
    await expect(support('admin/stores/save', stale)).rejects.toMatchObject({ code: 'conflict' })
    expect((await logOf(silverAnchor)).at(-1)).toEqual({
      action: 'store-create',
      actorUserID: USER.support,
      subjectUserID: null,
      target: `store/${store.storeID}`,
    })
    socket.close()
    // Its owner gets access and can grant it; nobody else has it.
    const seen = async (who: string) => (await (await server.signIn(who))('stores/list', {})).stores.length
    expect(await seen('owner@silveranchor.test')).toBe(2)
    expect(await seen('clerk@silveranchor.test')).toBe(1)
  })

  test('that require approval keep their own name and stores; their plan is XD’s to change', async () => {
    const owner = await server.signIn('owner@silveranchor.test')
    const asking = (companyVisitApproval: boolean) =>
      owner('settings/company/save', { company: { companyVisitApproval } })
    const { company } = await owner('settings/company/fetch', {})
    await asking(true)
    const companyID = silverAnchor
    const renamed = support('admin/companies/save', { company: { companyID, companyName: 'Anchor' } })
    await expect(renamed).rejects.toMatchObject({
      code: 'not_allowed',
      message: expect.stringContaining('must approve'),
    })
    const store = { companyID, storeName: 'Silver Anchor Dock' }
    await expect(support('admin/stores/save', { store })).rejects.toMatchObject({ code: 'not_allowed' })
    await support('admin/companies/save', { company: { companyID, features: ['calendar', 'payments'] } })
    expect((await owner('settings/company/fetch', {})).company.companyName).toBe(company.companyName)
    await asking(false)
  })

  test('show their users and past visits', async () => {
    const { users, count } = await support('admin/companies/users/list', {
      companyID: goldenPledge,
      search: { status: 'disabled' },
    })
    expect([users.map(({ userNickname }) => userNickname), count]).toEqual([['Walter'], 1])
    const { visits } = await support('admin/companies/visits/list', { companyID: goldenPledge })
    expect(visits.map(({ ticket }) => ticket)).toEqual(['CASE-2103', 'CASE-2077', 'CASE-2041'])
    expect((await support('admin/companies/visits/list', { companyID: harborLight })).visits).toEqual([])
  })
})
