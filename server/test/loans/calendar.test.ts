import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

describe.each(ENGINES)('an accepted loan on the calendar, on %s', (database) => {
  let server: Booted
  beforeAll(async () => void (server = await boot({ database })))
  afterAll(() => server.close())

  test('matures, and its grace period ends, for those who may read loans', async () => {
    const clerk = await server.signIn('clerk')
    const entries = async (dateStart: string, dateEnd: string) =>
      (await clerk('calendar/entries/list', { search: { dateStart, dateEnd, perPage: 100 } })).entries.flatMap(
        ({ itemTitle, itemRefKey, occursFrom }) =>
          itemRefKey?.startsWith('loan/') ? { itemTitle, itemRefKey, occursFrom } : [],
      )
    const given = { amount: 175, loanDate: '2031-04-08', regime: 'ca_2019', custID: PEOPLE.whitfield.custID }
    const { loanID } = (await clerk('loans/save', { loan: given })).loan
    expect(await entries('2031-08-06', '2031-08-16')).toEqual([])
    const key = { itemRefKey: `loan/${loanID}` }
    await expect(clerk('calendar/entries/fetch', key)).rejects.toMatchObject({ code: 'not_found' })
    // No check made today is valid for a loan of 2031.
    const manager = await server.signIn('manager')
    await manager('loans/save', { loan: { loanID, loanStatus: 'accepted' }, overrideReason: 'A loan of the future' })
    const [matures, ends] = [
      { itemTitle: expect.stringMatching(/^Whitfield.*: \$175\.00 loan matures$/), itemRefKey: `loan/${loanID}` },
      {
        itemTitle: expect.stringMatching(/^Whitfield.*: \$175\.00 loan ends its grace period$/),
        itemRefKey: `loan/${loanID}/grace`,
      },
    ] as const
    const both = [
      { ...matures, occursFrom: '2031-08-06' },
      { ...ends, occursFrom: '2031-08-16' },
    ]
    expect(await entries('2031-08-06', '2031-08-16')).toEqual(both)
    expect(await entries('2031-08-07', '2031-08-16')).toEqual([both[1]])
    // A window without a beginning is read too.
    await entries('0001-01-01', '1900-01-01')
    expect((await clerk('calendar/entries/fetch', key)).entry).toMatchObject({
      ...matures,
      itemDateStart: '2031-08-06',
    })
    const { entry } = await clerk('calendar/entries/fetch', { itemRefKey: `loan/${loanID}/grace` })
    expect(entry).toMatchObject({ ...ends, itemDateStart: '2031-08-16' })

    const rights = async (change: { userPermissions?: string; features?: string }) => {
      const { userPermissions, features } = change
      if (userPermissions !== undefined)
        await server.connection.writes
          .updateTable('users')
          .set({ userPermissions })
          .where('userID', '=', USER.clerk)
          .execute()
      if (features !== undefined)
        await server.connection.writes
          .updateTable('companies')
          .set({ features })
          .where('companyID', '=', COMPANY.goldenPledge)
          .execute()
    }
    await rights({ userPermissions: '["calendar"]' })
    expect(await entries('2031-08-06', '2031-08-16')).toEqual([])
    await rights({ userPermissions: '["calendar","loans"]', features: '["calendar"]' })
    expect(await entries('2031-08-06', '2031-08-16')).toEqual([])
    await rights({ features: '["calendar","loans"]' })
    expect(await entries('2031-08-06', '2031-08-16')).toEqual(both)
  })
})
