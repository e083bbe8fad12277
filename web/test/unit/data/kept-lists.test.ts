import { beforeEach, expect, test } from 'vitest'
import { payment } from '../payments/sample.ts'
import { aPage } from './page.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => (page = aPage()))

test('a message names only requests that can still be paid', async () => {
  const { openRequests } = await import('#data/open-requests.ts')
  page.answers['payments/list'] = () => ({
    payments: [
      payment({ paymentAmount: 10 }),
      payment({ paymentAmount: 20, paymentExpired: true }),
      payment({ paymentAmount: 30, paymentStatus: 'approved' }),
    ],
    count: 3,
    nextCursor: null,
  })
  expect((await openRequests(4, 2)).map(({ amount }) => amount)).toEqual([1000])
  expect(page.inputs('payments/list')).toEqual([{ search: { custID: 4, store: 2, status: 'sent', perPage: 100 } }])
})

test('of many dismissed promises, the latest stay dismissed', async () => {
  const { ownLocal } = await import('#data/local.ts')
  ownLocal(1, 5)
  const { dismissedPromises, dismissPromise } = await import('#data/promises.ts')
  for (let messageID = 1; messageID <= 201; messageID += 1) dismissPromise(messageID)
  expect(dismissedPromises()).toHaveLength(200)
  expect(dismissedPromises().at(-1)).toBe(201)
})
