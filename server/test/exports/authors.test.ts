import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { payWorld, type PayWorld } from '../payments/pay-world.ts'
import { exported } from './export-file.ts'

const dateRange = { start: '1900-01-01', end: '9999-12-31' }
const search = { dateStart: dateRange.start, dateEnd: dateRange.end }

describe.each(ENGINES)('the names in files and reports, on %s', (database) => {
  let server: PayWorld
  let owner: PayWorld['clerk']
  beforeAll(async () => {
    server = await payWorld({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  test('keep former users’ names, as on screen', async () => {
    const { paymentURL } = await server.request({ paymentMemo: 'Last one' })
    const sentBy = async () =>
      (await exported(server, 'payments', {}, owner)).find(({ Link }) => Link === paymentURL)!['Sent by']
    const tellers = async () =>
      (await owner('reports/teller-stats', { dateRange })).stats.tellers
        .map(({ userNickname }) => userNickname)
        .toSorted()
    const inFile = async () =>
      (await exported(server, 'teller-report', search, owner)).map(({ Teller }) => Teller!).toSorted()
    const before = { name: await sentBy(), tellers: await tellers(), inFile: await inFile() }
    expect(before.tellers).toContain(before.name)
    await owner('settings/users/disable', { userID: USER.clerk })
    expect({ name: await sentBy(), tellers: await tellers(), inFile: await inFile() }).toEqual(before)
  })
})
