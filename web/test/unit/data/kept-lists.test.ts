import { beforeEach, expect, test } from 'vitest'
import { payment } from '../payments/sample.ts'
import { runHook } from './hook.ts'
import { aPage } from './page.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => (page = aPage()))

test('a message names only requests that can still be paid', async () => {
  const { openRequests } = await import('#data/open-requests.ts')
  page.answers['payments/list'] = () => ({
    payments: [
      payment({ paymentAmount: 10, paymentTicketList: 'A1, A2', paymentURL: 'https://pay.test/a' }),
      payment({ paymentAmount: 20, paymentExpired: true }),
      payment({ paymentAmount: 30, paymentStatus: 'approved' }),
    ],
    count: 3,
    nextCursor: null,
  })
  expect(await openRequests(4, 2)).toEqual([{ amount: 1000, ticketList: 'A1, A2', link: 'https://pay.test/a' }])
  expect(page.inputs('payments/list')).toEqual([{ search: { custID: 4, store: 2, status: 'sent', perPage: 100 } }])
})

test('requests that are not wanted are not asked for', async () => {
  const { useOpenRequests } = await import('#data/open-requests.ts')
  page.answers['payments/list'] = () => ({ payments: [payment({ paymentAmount: 10 })], count: 1, nextCursor: null })
  let wanted = false
  const { now, again } = await runHook(() => useOpenRequests(4, 2, wanted))
  expect([now(), page.names()]).toEqual([[], []])
  wanted = true
  again()
  await expect.poll(() => now().map(({ amount }) => amount)).toEqual([1000])
  expect(page.inputs('payments/list')).toEqual([{ search: { custID: 4, store: 2, status: 'sent', perPage: 100 } }])
})

test.each([true, false])('a customer’s promises are asked for, if they are wanted: %s', async (wanted) => {
  const { usePromises } = await import('#data/promises.ts')
  page.answers['customers/promises/list'] = () => ({ promises: [{ promiseID: 1 }], count: 1, nextCursor: null })
  const { now } = await runHook(() => usePromises(4, wanted))
  if (wanted) await expect.poll(() => now().data?.promises).toEqual([{ promiseID: 1 }])
  expect(page.calls()).toEqual(wanted ? [['customers/promises/list', { search: { custID: 4, perPage: 100 } }]] : [])
})

test('of many dismissed promises, the latest stay dismissed', async () => {
  const { ownLocal } = await import('#data/local.ts')
  ownLocal(1, 5)
  const { dismissedPromises, dismissPromise } = await import('#data/promises.ts')
  expect(dismissedPromises()).toEqual([])
  for (let messageID = 1; messageID <= 201; messageID += 1) dismissPromise(messageID)
  expect(dismissedPromises()).toHaveLength(200)
  expect([dismissedPromises()[0], dismissedPromises().at(-1)]).toEqual([2, 201])
  ownLocal(1, 6)
  expect(dismissedPromises()).toEqual([])
})
