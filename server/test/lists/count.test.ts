import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { COUNT_CAP } from '@xd/core/domain/search/count-cap.ts'
import { customerRow } from '../rows.ts'

const MANY = COUNT_CAP + 1
const BATCH = 1_000

describe.each(ENGINES)('the count of a long list on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
    const rows = Array.from({ length: MANY }, (_, i) => {
      const custPhone = `+1206${String(2_000_000 + i)}`
      return customerRow({
        companyID: 3,
        custPhone,
        custFirstName: 'Long',
        custLastName: i === 0 ? 'First' : 'List',
        createdAt: i,
      })
    })
    for (let i = 0; i < MANY; i += BATCH)
      await server.connection.writes
        .insertInto('customers')
        .values(rows.slice(i, i + BATCH))
        .execute()
  })
  afterAll(() => server.close())

  test('is exact up to ten thousand, and says when there are more', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    const counted = async (filter?: string) => {
      const { count, countCapped } = await stranger('customers/list', { search: { filter, perPage: 1 } })
      return { count, countCapped }
    }
    expect(await counted()).toEqual({ count: COUNT_CAP, countCapped: true })
    expect(await counted('long')).toEqual({ count: COUNT_CAP, countCapped: true })
    expect(await counted('long list')).toEqual({ count: COUNT_CAP, countCapped: undefined })
    expect(await counted('long first')).toEqual({ count: 1, countCapped: undefined })
    expect(await counted('lo')).toEqual({ count: COUNT_CAP, countCapped: true })
  })

  test('of a log past ten thousand is remembered for that search alone', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    const owner = await server.signIn('owner')
    const counted = async (signedIn: typeof owner, search: object) => {
      const { count, countCapped } = await signedIn('settings/activity/list', { search: { ...search, perPage: 1 } })
      return { count, countCapped }
    }
    const here = await counted(owner, {})
    const { userID } = (await stranger('auth/info', {})).user
    const line = { companyID: 3, actorUserID: userID, action: 'store-save', auditWords: '' }
    for (let i = 0; i < MANY; i += BATCH)
      await server.connection.writes
        .insertInto('audit')
        .values(Array.from({ length: BATCH }, (_, n) => ({ ...line, at: i + n })))
        .execute()
    for (const search of [{}, { user: userID }, { action: 'store-save' }, {}, { user: userID }])
      expect(await counted(stranger, search)).toEqual({ count: COUNT_CAP, countCapped: true })
    expect(await counted(stranger, { action: 'store-create' })).toEqual({ count: 0, countCapped: undefined })
    expect(await counted(stranger, { user: userID, dateEnd: '1960-01-01' })).toEqual({
      count: 0,
      countCapped: undefined,
    })
    expect(await counted(owner, {})).toEqual(here)
  })
})
