import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPath, type ExportName } from '@xd/core/contract/exports.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { oneOfEach } from '../one-of-each.ts'

/** Lists and files by the filters that name a record. */
const BY: Readonly<Record<string, readonly string[]>> = {
  custID: [
    'inbox/list',
    'inbox.csv',
    'leads/list',
    'leads.csv',
    'loans/list',
    'loans.csv',
    'payments/list',
    'payments/totals',
    'payments.csv',
    'tickets/list',
    'tickets.csv',
    'notices/customer-lookup',
  ],
  assigned: ['inbox/list', 'inbox.csv'],
  user: [
    'loans/list',
    'loans.csv',
    'settings/activity/list',
    'activity.csv',
    'settings/activity/visits/list',
    'support-visits.csv',
  ],
  rewriteID: ['payments/rewrites/list', 'rewrites.csv'],
  store: ['payments/list', 'payments.csv'],
  label: ['payments/list', 'payments.csv', 'customers/list', 'inbox/list'],
  calendar: ['calendar/entries/list', 'calendar-entries.csv'],
  visit: ['settings/activity/list', 'activity.csv'],
}
const CASES = Object.entries(BY).flatMap(([filter, lists]) => lists.map((list) => [list, filter] as const))
const byFilter = (...filters: string[]) => CASES.filter(([, filter]) => filters.includes(filter))

/** Nobody's, and text that can't be an ID. */
const UNKNOWN = [99_999, '99999', 'zz', -1, 0, 1.5, '1e3', '9'.repeat(15), 1e300]

describe.each(ENGINES)('records that a list is filtered by, on %s', (database) => {
  let server: Booted
  let token: string
  let stranger: string
  let merged: number
  let erased: number[]
  beforeAll(async () => {
    server = await boot({ database })
    await oneOfEach(server)
    const owner = await server.signIn('owner')
    ;({ token } = owner)
    stranger = (await server.signIn('owner@silveranchor.test')).token
    merged = PEOPLE.unwritten.custID
    // One whose payments are kept, and one with nothing left.
    erased = [PEOPLE.canceled.custID, PEOPLE.unreachable.custID]
    for (const customerID of erased) {
      const { customer } = await owner('customers/fetch', { customerID })
      await owner('customers/erase', { customerID, confirmName: shownName(customer) })
    }
    const { writes } = server.connection
    await writes.updateTable('users').set({ userEnabled: 0 }).where('userID', '=', USER.manager).execute()
  })
  afterAll(() => server.close())

  const ask = (list: string, search: object, who = token) =>
    list.endsWith('.csv')
      ? server.ask(exportPath(list.slice(0, -'.csv'.length) as ExportName, search), { token: who })
      : server.ask(`/api/${list}`, { body: JSON.stringify({ search }), token: who })

  test.each(CASES)('%s refuses a %s that does not exist', async (list, filter) => {
    for (const value of UNKNOWN) {
      const { status, text } = await ask(list, { [filter]: value })
      expect([status, text], `${list} by ${filter}: ${value}`).toEqual([404, expect.stringMatching(/No |not found/)])
    }
  })

  test.each(byFilter('custID', 'assigned', 'user'))('%s refuses a %s of another company', async (list, filter) => {
    const theirs = filter === 'custID' ? PEOPLE.silverPaid.custID : USER.silverOwner
    const unknown = await ask(list, { [filter]: 99_999 })
    expect(await ask(list, { [filter]: theirs })).toEqual(unknown)
  })

  test.each(byFilter('custID'))('%s still accepts, as %s, a merged or erased customer', async (list) => {
    for (const custID of [PEOPLE.whitfield.custID, merged, ...erased])
      expect((await ask(list, { custID })).status, `${list} by ${custID}`).toBe(200)
  })

  test.each(byFilter('assigned', 'user'))('%s still accepts, as %s, a disabled user', async (list, filter) => {
    for (const userID of [USER.clerk, USER.manager])
      expect((await ask(list, { [filter]: userID })).status, `${list} by ${userID}`).toBe(200)
  })

  test('a support user is accepted where the log names them, and nowhere else', async () => {
    for (const list of ['settings/activity/list', 'settings/activity/visits/list']) {
      expect((await ask(list, { user: USER.support })).status, list).toBe(200)
      expect((await ask(list, { user: USER.support }, stranger)).status, list).toBe(404)
    }
  })

  test('a page of a conversation begins at no message whose ID is impossible', async () => {
    const page = (beforeID: unknown) => {
      const body = JSON.stringify({ convoID: PEOPLE.whitfield.convos.main, beforeID })
      return server.ask('/api/customers/conversation/messages/fetch', { body, token })
    }
    for (const beforeID of ['zz', -1, 0, '']) expect((await page(beforeID)).status, String(beforeID)).toBe(404)
    expect((await page(1)).status).toBe(200)
  })
})
