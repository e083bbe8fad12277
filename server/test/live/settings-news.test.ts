import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName, WireInput } from '@xd/core/contract/calls.ts'
import { type EventName, REFRESHES } from '@xd/core/contract/event.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

type Row = { [N in CallName]: readonly [call: N, input: WireInput<N>, shown: readonly CallName[]] }[CallName]

const lena = {
  userID: USER.lena,
  userUsername: 'lena@goldenpledge.test',
  userNickname: 'Lena B.',
  userPermissions: ['messages'],
  userAllowedStoreIDs: [STORE.prospect],
} as const
const USERS = ['settings/users/list', 'employees/list', 'auth/info'] as const
const STORES = ['stores/list', 'stores/fetch', 'settings/stores/list', 'settings/add-ons/fetch', 'auth/info'] as const
const REPLIES = ['inbox/get-quick-replies'] as const
const text = { replyTitle: 'Bus', replyShortcode: 'bus-2', replyBody: 'Line 4.' }

/** Changes saved in the Control Panel, and the calls that other open screens must repeat. */
const ROWS: readonly Row[] = [
  ['stores/save', { store: { storeID: STORE.lake, storePhone: '(312) 555-0133' } }, STORES],
  ['stores/save', { store: { storeName: 'Pier' } }, STORES],
  [
    'settings/stores/closures/save',
    { closure: { day: '2031-05-05' } },
    ['settings/stores/closures/list', 'stores/list'],
  ],
  [
    'settings/company/save',
    { company: { companyName: 'Golden' } },
    ['settings/company/fetch', 'auth/info', 'stores/company-info'],
  ],
  ['settings/users/save', { user: lena }, USERS],
  ['settings/users/disable', { userID: USER.lena }, USERS],
  ['auth/save-profile', { userNickname: 'Priya N.', userColor: '#aa5500' }, USERS],
  ['settings/quick-replies/save', { reply: text }, REPLIES],
  ['settings/quick-replies/reorder', { replyIDs: [2, 1] }, REPLIES],
  ['settings/quick-replies/import', { csv_data: 'Title,Shortcode,English\nBoat,boat,Mind the step.' }, REPLIES],
  [
    'templates/save',
    { template: { templateName: 'Bus', templateChannel: 'sms', templateLanguage: 'en', templateBody: 'Line 4.' } },
    ['templates/list'],
  ],
  [
    'settings/custom-fields/save',
    { moduleID: 'calendar/4', fields: [{ type: 'text', title: 'Bay' }] },
    ['settings/custom-fields/fetch', 'calendar/entries/list'],
  ],
  ['settings/add-ons/save', { features: ['calendar'] }, ['settings/add-ons/fetch', 'auth/info']],
  ['labels/save', { label: { labelName: 'Old friend', labelModuleKey: 'customer' } }, ['labels/list']],
]

describe.each(ENGINES)('what is saved in the Control Panel, on %s', (database) => {
  let server: Booted
  let owner: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    // Nothing is in use.
    const { writes } = server.connection
    await writes
      .updateTable('payments')
      .set({ paymentStatus: 'canceled' })
      .where('paymentStatus', '=', 'sent')
      .execute()
    await writes.updateTable('payment_refunds').set({ state: 'canceled' }).where('state', '=', 'pending').execute()
    await writes.deleteFrom('message_schedules').execute()
    await writes.updateTable('mailers').set({ jobStatus: 'finished' }).execute()
    await writes.updateTable('notice_batches').set({ batchStatus: 'done' }).execute()
    await writes.updateTable('stores').set({ storeAutoRewrite: 0 }).execute()
  })
  afterAll(() => server.close())

  test.each(ROWS)('%s reaches every screen that shows it: %#', async (call, input, shown) => {
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    await owner(call as 'labels/save', input as WireInput<'labels/save'>)
    const events = (await news()).map(({ event }) => event as EventName)
    const stale = events.flatMap((event): readonly CallName[] => (event === 'reload_all' ? shown : REFRESHES[event]))
    expect(stale).toEqual(expect.arrayContaining([...shown]))
  })
})
