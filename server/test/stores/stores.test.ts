import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('stores and their staff, on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let owner: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    owner = await server.signIn('owner')
    stranger = await server.signIn('owner@silveranchor.test')
  })
  afterAll(() => server.close())

  const day = (hoursDayOfWeek: number, given: object = {}) => ({
    hoursDayOfWeek,
    hoursIsOpen: true,
    hoursOpenTime: '10:00',
    hoursCloseTime: '19:00:00',
    hoursPaymentCutoffTime: '18:45',
    hoursAutoReplyTime: '19:00',
    ...given,
  })

  test('a user sees the allowed stores, each with its week', async () => {
    const { stores } = await clerk('stores/list', {})
    expect(stores.map((store) => store.storeID)).toEqual([1, 2])
    expect((await owner('stores/list', {})).stores).toHaveLength(3)
    for (const store of stores) expect(store.storeHours.map((one) => one.hoursDayOfWeek)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect((await clerk('stores/fetch', { storeID: 1 })).store).toEqual(stores[0])
  })

  test('a store that is out of scope, deleted or of another company does not exist', async () => {
    const missing = { status: 404, code: 'not_found' }
    await expect(clerk('stores/fetch', { storeID: 3 })).rejects.toMatchObject(missing)
    await expect(stranger('stores/fetch', { storeID: 1 })).rejects.toMatchObject(missing)
    await expect(stranger('stores/save', { store: { storeID: 1, storeName: 'Mine' } })).rejects.toMatchObject(missing)
    await expect(owner('stores/save', { store: { storeID: 'all' } })).rejects.toMatchObject(missing)
  })

  test.each([
    ['after closing', '19:01'],
    ['before opening', '08:00'],
    ['at opening', '10:00'],
  ])('has no payment cutoff %s', async (_, hoursPaymentCutoffTime) => {
    const save = (given: object) =>
      owner('stores/save', {
        store: { storeID: 1, storeHours: [day(0), day(3, { hoursPaymentCutoffTime, ...given })] },
      })
    await expect(save({})).rejects.toMatchObject({
      status: 400,
      fields: {
        'store.storeHours.1.hoursPaymentCutoffTime':
          'Wednesday: the payment cutoff must be after opening and no later than closing',
      },
    })
    // A closed day's times have no effect yet.
    await save({ hoursIsOpen: false })
  })

  test('is changed by users who may change settings; omitted fields stay', async () => {
    const refused = { status: 403, code: 'not_allowed' }
    await expect(clerk('stores/save', { store: { storeID: 1, storeName: 'Mine' } })).rejects.toMatchObject(refused)
    const before = (await owner('stores/fetch', { storeID: 1 })).store
    const news = await eventsSince(server.connection, 2, 'reload_promises')
    const { store } = await owner('stores/save', {
      store: {
        storeID: 1,
        storeName: ' Main & First ',
        storePhone: '(213) 555-0177',
        storeTimezone: 'America/Phoenix',
        storeHours: [day(0), day(3, { hoursIsOpen: false })],
      },
    })
    const { storeSMSNumber } = before
    expect(store).toMatchObject({
      storeName: 'Main & First',
      storePhone: '+12135550177',
      storeTimezone: 'America/Phoenix',
      storeSMSNumber,
    })
    const times = { hoursOpenTime: '10:00:00', hoursPaymentCutoffTime: '18:45:00', hoursAutoReplyTime: '19:00:00' }
    expect(store.storeHours[0]).toEqual({ ...day(0), ...times })
    expect(store.storeHours[3]!.hoursIsOpen).toBe(false)
    expect(store.storeHours[1]).toEqual(before.storeHours[1])
    expect((await clerk('stores/fetch', { storeID: 1 })).store).toEqual(store)
    expect(await news()).toEqual([{ event: 'reload_stores', data: { storeID: 1 }, storeID: 1 }])
  })

  test.each([
    [{ storeTimezone: 'Mars/Olympus' }, 'store.storeTimezone'],
    [{ storeTimezone: '' }, 'store.storeTimezone'],
    [{ storePhone: '12' }, 'store.storePhone'],
    [{ storeSMSNumber: 'call us' }, 'store.storeSMSNumber'],
    [{ storeName: ' ' }, 'store.storeName'],
    [{ storeHours: [day(1), day(1)] }, 'store.storeHours.1.hoursDayOfWeek'],
    [{ storeHours: [day(1, { hoursOpenTime: '25:00' })] }, 'store.storeHours.0.hoursOpenTime'],
  ])('%j is refused by field', async (change, field) => {
    await expect(owner('stores/save', { store: { storeID: 2, ...change } })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { [field]: expect.any(String) as string },
    })
  })

  test('no two stores share a texting number, in any company; a store may have none', async () => {
    const { storeSMSNumber } = (await stranger('stores/list', {})).stores[0]!
    await expect(owner('stores/save', { store: { storeID: 2, storeSMSNumber } })).rejects.toMatchObject({
      status: 400,
      fields: { 'store.storeSMSNumber': 'Another store uses this number' },
    })
    for (const storeID of [2, 3]) {
      const { store } = await owner('stores/save', { store: { storeID, storeSMSNumber: '' } })
      expect(store.storeSMSNumber).toBe('')
    }
  })

  test('the company lists its name, features and staff count', async () => {
    const { company } = await clerk('stores/company-info', {})
    expect(company).toMatchObject({ companyID: 2, companyKey: 'goldenpledge', storeCount: 3, userCount: 6 })
    expect(company.features).toContain('payments')
  })

  test('employees are those of the company; only support users see support accounts', async () => {
    const { writes } = server.connection
    const helper = { companyID: 2, userUsername: 'helper@xd.test', userNickname: 'Helper', userIsXDACCT: 1 as const }
    const { userID } = await writes
      .insertInto('users')
      .values({ ...helper, userPasswordHash: '-', userColor: '#000000', userPermissions: '[]', userLastLogin: null })
      .returning('userID')
      .executeTakeFirstOrThrow()
    const names = async (user: SignedIn) =>
      (await user('employees/list', {})).employees.map((employee) => employee.userNickname)
    expect(await names(owner)).toEqual(['Dana', 'June', 'Lena', 'Marcus', 'Priya', 'Tomás'])
    const { employees } = await clerk('employees/list', {})
    expect(employees[0]).toMatchObject({ userNickname: 'Dana', userAllowedStoreIDs: [1, 2], userIsXDACCT: false })
    expect(await names(stranger)).toEqual(['Devon', 'Ingrid'])
    const support = await server.signIn('support@xd.test')
    expect((await support('employees/list', {})).employees).toMatchObject([
      { userNickname: 'Robin', userIsXDACCT: true },
      { userNickname: 'Sage', userIsXDACCT: true },
    ])
    await support('admin/do-login-as', { companyID: 2 })
    expect(await names(support)).toContain('Helper')
    await writes.updateTable('users').set({ userEnabled: 0 }).where('userID', '=', userID).execute()
    const left = await clerk('employees/list', {})
    expect(left.former).toContainEqual({ userID, userNickname: 'Helper' })
    expect(left.employees.map((employee) => employee.userID)).not.toContain(userID)
    expect((await stranger('employees/list', {})).former).toEqual([])
    await writes.deleteFrom('users').where('userID', '=', userID).execute()
  })
})
