import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

const FAR = ['9999-12-31', '9999-01-01', '0001-01-01', '0000-01-01', '2500-06-15']
const convoID = PEOPLE.whitfield.convos.main!
const { custID } = PEOPLE.whitfield

/** Every date that a user can type, in calls that store it or calculate with it. */
const dated = (day: string): [call: string, input: object][] => [
  [
    'payments/send',
    {
      convoID,
      clientMessageID: randomUUID(),
      payment: {
        paymentAmount: 1,
        paymentMemo: 'Renewal',
        paymentMode: 'any',
        paymentValidBeforeLocalTZ: `${day}T23:59`,
      },
    },
  ],
  ['payments/list', { search: { dateStart: day, dateEnd: day } }],
  ['payments/totals', { search: { dateStart: day, dateEnd: day } }],
  ['inbox/list', { search: { dateStart: day, dateEnd: day } }],
  ['customers/list', { search: { dateStart: day, dateEnd: day } }],
  ['leads/list', { search: { dateStart: day, dateEnd: day } }],
  ['tickets/list', { search: { dateStart: day, dateEnd: day } }],
  ['settings/activity/list', { search: { dateStart: day, dateEnd: day } }],
  ['reports/payment-stats', { dateRange: { start: day, end: day } }],
  ['reports/channel-stats', { dateRange: { start: day, end: day } }],
  ['reports/teller-stats', { dateRange: { start: day, end: day } }],
  ['reports/message-dollars', { dateRange: { start: day, end: day } }],
  ['calendar/entries/list', { search: { dateStart: day, dateEnd: day } }],
  ['calendar/entries/summarize', { search: { dateStart: day, dateEnd: day } }],
  ...[null, 'year'].map((itemRepeat): [string, object] => [
    'calendar/entries/update',
    { entry: { itemTitle: 'Far', itemCalendarID: null, itemDateStart: day, itemDateEnd: day, itemRepeat } },
  ]),
  [
    'calendar/entries/update',
    {
      entry: {
        itemTitle: 'Far',
        itemCalendarID: null,
        itemDateStart: `${day}T22:00`,
        itemDateEnd: `${day}T23:59`,
        itemRepeat: null,
      },
    },
  ],
  ['loans/save', { loan: { custID, amount: 100, loanDate: day, regime: 'ca_2019' } }],
  ['settings/stores/closures/save', { closure: { storeID: STORE.main, day, yearly: true } }],
  ['settings/stores/closures/save', { closure: { storeID: STORE.main, day } }],
  [
    'customers/conversation/messages/send',
    { convoID, body: 'Far', clientMessageID: randomUUID(), sendAt: `${day}T12:00:00Z` },
  ],
  ['settings/api-keys/save', { key: { keyName: `Far ${day}`, keyPermissions: [], keyExpires: `${day}T12:00:00Z` } }],
  [
    'mailers/schedule-job',
    { job: { jobTitle: 'Far', jobBodyEN: 'Half off', jobScheduledAt: `${day}T12:00:00Z`, jobStoreID: STORE.main } },
  ],
  ['mailers/preview-job', { job: { jobBodyEN: 'Half off', lastContactStart: day, lastContactEnd: day } }],
  ['inbox/change', { search: {}, until: `${day}T12:00:00Z`, change: { act: 'read' } }],
]

describe.each(ENGINES)('a date thousands of years away, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  test('is accepted or refused, and no call that shows it breaks afterwards', async () => {
    const { token } = await server.signIn('owner')
    const ask = async (call: string, input: object) => {
      const response = await fetch(`${server.url}/api/${call}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      return { call, input: JSON.stringify(input), status: response.status, text: await response.text() }
    }
    const answers = []
    for (const day of FAR) for (const [call, input] of dated(day)) answers.push(await ask(call, input))
    const after = [
      ['payments/list', {}],
      ['payments/fetch', { paymentKey: PAYMENT_KEY.paidToday }],
      ['customers/conversation/messages/fetch', { convoID }],
      ['inbox/list', {}],
      ['stores/list', {}],
      ['settings/stores/closures/list', {}],
      ['loans/list', {}],
      ['settings/api-keys/list', {}],
      ['calendar/entries/list', { search: { dateStart: '2026-01-01', dateEnd: '2026-12-31' } }],
      ['calendar/entries/list', { search: { dateStart: '9999-01-01', dateEnd: '9999-12-31' } }],
    ] as const
    for (const [call, input] of after) answers.push(await ask(call, input))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})
