import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { LiveFrame } from '@xd/core/contract/event.ts'
import { aPage, gate } from './page.ts'

const CUSTOMER = ['customers/fetch', { customerID: 4 }]
const OTHER_CUSTOMER = ['customers/fetch', { customerID: 5 }]
const ANY_CUSTOMER = ['customers/does-customer-exist', { custID: null }]
const CUSTOMERS = ['customers/list', { search: {} }]
const NAMED_BOTH = ['customers/fetch/stats', { custID: 5, customerID: 4 }]
const PAYMENT = ['payments/fetch', { paymentKey: 'a' }]
const OTHER_PAYMENT = ['payments/fetch', { paymentKey: 'b' }]
const NO_INPUT = ['labels/list']
const THREAD = ['customers/conversation/messages/fetch', { convoID: 7 }, 'pages']
const OTHER_THREAD = ['customers/conversation/messages/fetch', { convoID: 8 }, 'pages']
const KEYS = [
  CUSTOMER,
  OTHER_CUSTOMER,
  ANY_CUSTOMER,
  CUSTOMERS,
  NAMED_BOTH,
  PAYMENT,
  OTHER_PAYMENT,
  NO_INPUT,
  THREAD,
  OTHER_THREAD,
]

describe('what a live event makes stale', () => {
  beforeEach(() => void aPage())

  const staleAfter = async (...frames: object[]) => {
    const [{ createRefresher }, { queryClient }] = await Promise.all([
      import('#data/refresh.ts'),
      import('#data/query-client.ts'),
    ])
    for (const key of KEYS) queryClient.setQueryData(key, key[2] ? { pages: [], pageParams: [] } : {})
    const tell = createRefresher(queryClient, 2)
    for (const frame of frames) tell(frame as LiveFrame)
    const { invalidateQueries } = queryClient
    const told = new Promise<void>((done) => {
      queryClient.invalidateQueries = (...input) => {
        setTimeout(done)
        return invalidateQueries.apply(queryClient, input)
      }
    })
    await told
    return KEYS.filter((key) => queryClient.getQueryState(key)?.isInvalidated)
  }

  test.each([
    [
      'a contact, and what names none',
      { event: 'reload_customer', data: { custID: 4 } },
      [CUSTOMER, ANY_CUSTOMER, CUSTOMERS],
    ],
    ['a payment', { event: 'reload_payments', data: { paymentKey: 'a' } }, [CUSTOMERS, PAYMENT]],
    ['all payments', { event: 'reload_payments', data: {} }, [CUSTOMERS, PAYMENT, OTHER_PAYMENT]],
    ['what is asked for without an input', { event: 'reload_labels', data: {} }, [NO_INPUT]],
    [
      'a conversation’s messages',
      { event: 'reload_convo_sms', data: { convoID: 7, messageID: 1 } },
      [NAMED_BOTH, THREAD],
    ],
    ['a text on its way', { event: 'sms_status_update', data: { convoID: 8, messageID: 1 } }, [OTHER_THREAD]],
    ['everything, after too much was missed', { event: 'reload_all', data: {} }, KEYS],
  ])('%s', async (_, frame, stale) => {
    expect(await staleAfter(frame)).toEqual(stale)
  })

  test('nothing, when colleagues view or type, or a visitor types', async () => {
    const frames = ['presence', 'typing'].map((event) => ({ event, data: { convoID: 7, userIDs: [3] } }))
    const visitor = { event: 'visitor_typing', data: { convoID: 7, typing: true } }
    expect(await staleAfter(...frames, visitor)).toEqual([])
  })

  test('all the same when a visitor types in the meantime', async () => {
    const frames = [
      { event: 'visitor_typing', data: { convoID: 7, typing: true } },
      { event: 'reload_labels', data: {} },
    ]
    expect(await staleAfter(...frames)).toEqual([NO_INPUT])
  })

  test('is fetched once for a burst', async () => {
    const burst = [4, 5].map((custID) => ({ event: 'reload_customer', data: { custID } }))
    expect(await staleAfter(...burst)).toEqual([CUSTOMER, OTHER_CUSTOMER, ANY_CUSTOMER, CUSTOMERS])
  })
})

test('sums are fetched once at first and then every few seconds, regardless of the number of events', async () => {
  aPage()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [{ createRefresher }, { queryClient }] = await Promise.all([
    import('#data/refresh.ts'),
    import('#data/query-client.ts'),
  ])
  const times: number[] = []
  const begun = performance.now()
  const today = new QueryObserver(queryClient, {
    queryKey: ['home/today', {}],
    queryFn: () => times.push(performance.now() - begun),
  })
  onTestFinished(today.subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(1_000)
  const tell = createRefresher(queryClient, 2)
  for (let second = 0; second < 12; second++) {
    tell({ event: 'reload_inbox', data: { convoID: 7 } } as unknown as LiveFrame)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  // The first fetch; then the first event's change, and the rest after three intervals.
  expect(times.map((at) => Math.floor(at / 1_000))).toEqual([0, 1, 6, 11, 16])
})

test('a first answer that was read before an event is asked for again when it arrives', async () => {
  aPage()
  const [{ createRefresher }, { queryClient }] = await Promise.all([
    import('#data/refresh.ts'),
    import('#data/query-client.ts'),
  ])
  const slow = gate()
  const answers = [slow.opened.then(() => 'before'), Promise.resolve('after'), Promise.resolve('never')]
  const labels = new QueryObserver(queryClient, { queryKey: NO_INPUT, queryFn: () => answers.shift()! })
  onTestFinished(labels.subscribe(() => undefined))
  createRefresher(queryClient, 2)({ event: 'reload_labels', data: {} } as unknown as LiveFrame)
  await vi.waitUntil(() => queryClient.getQueryState(NO_INPUT)?.isInvalidated)
  slow.open()
  await vi.waitUntil(() => labels.getCurrentResult().data === 'after')
  expect(queryClient.getQueryState(NO_INPUT)).toMatchObject({ isInvalidated: false, fetchStatus: 'idle' })
})
