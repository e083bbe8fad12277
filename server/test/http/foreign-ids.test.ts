import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

/** What belongs to the Golden Pledge, as the Silver Anchor's owner might name it; and what is at a store that the clerk may not use. */
const FOREIGN = {
  customer: PEOPLE.whitfield.custID,
  conversation: PEOPLE.whitfield.convos.main!,
  store: STORE.main,
  payment: PAYMENT_KEY.paidToday,
  category: 1,
}
const OTHER_STORE = { conversation: PEOPLE.halvorsen.convos.lake!, store: STORE.lake }

/** Enough of a valid input for each call that names something. */
const SAMPLE: Partial<Record<CallName, Record<string, unknown>>> = {
  'customers/save': { customer: { custPhone: '+12135550147', custFirstName: 'A', custLastName: 'B' } },
  'customers/erase': { confirmName: 'x' },
  'customers/update-labels': { labels: [] },
  'customers/conversation/messages/send': { body: 'Hello', clientMessageID: 'foreign' },
  'customers/conversation/messages/reschedule': { sendAt: '2026-11-21T17:00:00Z' },
  'customers/conversation/draft/save': { body: 'Hello' },
  'customers/conversation/set-labels': { labels: [] },
  'customers/conversation/set-flag': { flag: 'star' },
  'customers/conversation/assign-user': { userID: null },
  'payments/send': { payment: { paymentAmount: 10, paymentMemo: 'x', paymentMode: 'any' }, clientMessageID: 'foreign' },
  'payments/resend': { clientMessageID: 'foreign' },
  'payments/send-receipt': { channel: 'sms', clientMessageID: 'foreign' },
  'payments/refund': { amount: 1, reason: 'x', idempotencyKey: 'foreign' },
  'settings/payments/save': { account: null },
  'payments/rewrites/correct': { action: 'retry' },
  'payments/set-reference': { paymentReference: 'x' },
  'payments/set-labels': { paymentLabels: [] },
  'payments/set-custom-fields': { payment: { paymentCustomFields: {} } },
}

const place = (input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> => {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  return { ...input, [head]: rest.length === 0 ? value : place((input[head] ?? {}) as Record<string, unknown>, rest.join('.'), value) }
}

const naming = (Object.keys(calls) as CallName[]).filter((name) => Object.keys(calls[name].finds).length > 0)

describe.each(ENGINES)('what is not the caller’s does not exist, on %s', (database) => {
  let server: Booted
  let messageID: number
  let rewriteID: number
  beforeAll(async () => {
    server = await boot({ database })
    const owner = await server.signIn('owner')
    const { messages } = await owner('customers/conversation/messages/fetch', { convoID: FOREIGN.conversation })
    messageID = messages[0]!.messageID
    rewriteID = (await owner('payments/rewrites/list', { search: { store: FOREIGN.store } })).rewrites[0]!.rewriteID
  })
  afterAll(() => server.close())

  test.each(naming)('%s', async (name) => {
    const stranger = await server.signIn('owner@silveranchor.test')
    const clerk = await server.signIn('clerk')
    const foreign: Record<string, unknown> = { ...FOREIGN, message: messageID, rewrite: rewriteID }
    const input = Object.entries(calls[name].finds).reduce((all, [path, kind]) => place(all, path, foreign[kind]), SAMPLE[name] ?? {})
    await expect(stranger(name, input as never)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    for (const [path, kind] of Object.entries(calls[name].finds)) {
      const other = (OTHER_STORE as Record<string, unknown>)[kind]
      if (other === undefined || calls[name].access === 'settings') continue
      await expect(clerk(name, place(input, path, other) as never)).rejects.toMatchObject({ status: 404, code: 'not_found' })
      await expect(clerk(name, place(input, path, 'nonsense') as never)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  test('lists and searches never show another company’s rows', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    const text = JSON.stringify([
      await stranger('inbox/list', { search: { status: 'all', perPage: 100 } }),
      await stranger('customers/list', { search: { perPage: 100 } }),
      await stranger('payments/list', { search: { perPage: 100 } }),
      await stranger('customers/search', { lastName: 'Whitfield' }),
      await stranger('employees/list', {}),
      await stranger('stores/list', {}),
      await stranger('labels/list', {}),
    ])
    expect(text).not.toMatch(/Jerome|goldenpledge|Golden Pledge/)
  })
})
