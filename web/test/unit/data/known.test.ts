import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, refusal, UNREACHABLE } from './page.ts'

const stores = [{ storeID: 1 }, { storeID: 2 }]
const labels = [
  { labelID: 1, labelModuleKey: 'customer' },
  { labelID: 2, labelModuleKey: 'payment' },
  { labelID: 3, labelModuleKey: 'customer' },
]
const employees = [{ userID: 5, userUsername: 'ana@x', userNickname: 'Ana', userIsXDACCT: false }]
const former = [{ userID: 6, userNickname: 'Old Bo' }]

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

const ANSWERS: readonly (readonly [
  name: string,
  use: () => Promise<() => unknown>,
  call: string,
  input: object,
  answer: object,
  shown: unknown,
  before: unknown,
])[] = [
  ['stores', async () => (await import('#data/company.ts')).useStores, 'stores/list', {}, { stores }, stores, []],
  [
    'one store',
    async () => {
      const { useStore } = await import('#data/company.ts')
      return () => useStore(2)
    },
    'stores/list',
    {},
    { stores },
    stores[1],
    undefined,
  ],
  [
    'employees',
    async () => (await import('#data/company.ts')).useEmployees,
    'employees/list',
    {},
    { employees, former },
    employees,
    [],
  ],
  [
    'the names behind messages',
    async () => {
      const { useAuthors } = await import('#data/company.ts')
      return () => [5, 6, 7, null].map(useAuthors())
    },
    'employees/list',
    {},
    { employees, former },
    ['Ana', 'Old Bo', 'XD Support', ''],
    ['', '', '', ''],
  ],
  [
    'the labels of a module',
    async () => {
      const { useLabels } = await import('#data/company.ts')
      return () => useLabels('customer')
    },
    'labels/list',
    {},
    { labels },
    [labels[0], labels[2]],
    [],
  ],
  [
    'calendars',
    async () => (await import('#data/calendars.ts')).useCalendars,
    'calendar/categories/list',
    {},
    { categories: [{ catID: 1 }], shown: [null, 1] },
    [{ catID: 1 }],
    [],
  ],
  [
    'shown calendars',
    async () => (await import('#data/calendars.ts')).useShownCalendars,
    'calendar/categories/list',
    {},
    { categories: [{ catID: 1 }], shown: [null, 1] },
    [null, 1],
    [],
  ],
  [
    'website chats',
    async () => {
      const { useChats } = await import('#data/chat.ts')
      return () => useChats(7)
    },
    'customers/conversation/fetch',
    { convoID: 7 },
    { chat: { chatID: 4 }, chats: [{ chatID: 4 }, { chatID: 5 }] },
    { chat: { chatID: 4 }, chats: [{ chatID: 4 }, { chatID: 5 }] },
    { chat: null, chats: [] },
  ],
  [
    'custom fields',
    async () => {
      const { useCustomFields } = await import('#data/custom-fields.ts')
      return () => useCustomFields(2 as never)
    },
    'settings/custom-fields/fetch',
    { moduleID: 2 },
    { fields: [{ fieldID: 1 }] },
    [{ fieldID: 1 }],
    [],
  ],
  [
    'payment settings',
    async () => {
      const { usePaymentSettings } = await import('#data/payment-settings.ts')
      return () => usePaymentSettings().data?.company
    },
    'settings/payments/fetch',
    {},
    { company: { provider: 'nmi' } },
    { provider: 'nmi' },
    undefined,
  ],
  [
    'metal prices',
    async () => {
      const { useMetals } = await import('#data/metals.ts')
      return () => Boolean(useMetals().data)
    },
    'precious-metals/latest',
    {},
    { metals: [] },
    true,
    false,
  ],
]

describe('the server’s data', () => {
  test.each(ANSWERS)('is shown once it has answered: %s', async (_, use, call, input, answer, shown, before) => {
    page.answers[call] = () => answer
    const { now } = await runHook(await use())
    expect(now()).toEqual(before)
    await expect.poll(now).toEqual(shown)
    expect(page.inputs(call)).toEqual([input])
  })

  test('is not fetched while it is not wanted', async () => {
    const { useCall } = await import('#data/use-call.ts')
    await runHook(() => useCall('stores/list', {}, { enabled: false }))
    await runHook(() => useCall('labels/list', {}))
    await expect.poll(page.names).toEqual(['labels/list'])
  })

  test.each([
    [true, 'Ana'],
    [false, undefined],
  ])('may stay while the next answer is on its way: %s', async (keepPrevious, shown) => {
    const { useCall } = await import('#data/use-call.ts')
    page.answers['customers/fetch'] = ({ customerID }) =>
      customerID === 1 ? { customer: { custFirstName: 'Ana' } } : new Promise(() => undefined)
    let customerID = 1
    const { now, again } = await runHook(
      () => useCall('customers/fetch', { customerID }, { keepPrevious }).data?.customer.custFirstName,
    )
    await expect.poll(now).toBe('Ana')
    customerID = 2
    again()
    await expect.poll(() => page.inputs('customers/fetch')).toHaveLength(2)
    expect(now()).toBe(shown)
  })
})

test.each([
  ['ana@example.com', undefined],
  [' Ana@Example.com ', undefined],
  ['ana@', 'Enter a valid email address'],
  ['', 'Enter a valid email address'],
])('an email address to add is checked before it is saved: %j', async (typed, problem) => {
  const { useAddEmail } = await import('#data/customers.ts')
  const { now } = await runHook(() => useAddEmail({ custID: 4 } as never))
  expect(now().problem(typed)).toBe(problem)
  expect(page.names()).toEqual([])
})

test('comments that are not wanted are not fetched', async () => {
  const [{ useComments }, { useCall }] = await Promise.all([import('#data/comments.ts'), import('#data/use-call.ts')])
  await runHook(() => useComments('customer/9', false))
  await runHook(() => useCall('labels/list', {}))
  await expect.poll(page.names).toEqual(['labels/list'])
})

describe('a list by pages', () => {
  test('requests the page after the last, and knows when there is none', async () => {
    const { useList, prefetchList } = await import('#data/use-list.ts')
    const search = { filter: 'ana' }
    page.answers['customers/list'] = ({ search: asked }) =>
      (asked as { cursor: string | null }).cursor === null
        ? { customers: [1], nextCursor: 'after 1' }
        : { customers: [2], nextCursor: null }
    await prefetchList('customers/list', { search })
    const { now } = await runHook(() => useList('customers/list', { search }))
    expect(now().hasNextPage).toBe(true)
    void now().fetchNextPage()
    await expect.poll(() => now().data?.pages.map(({ customers }) => customers)).toEqual([[1], [2]])
    expect(now().hasNextPage).toBe(false)
    expect(page.inputs('customers/list')).toEqual([
      { search: { filter: 'ana', cursor: null } },
      { search: { filter: 'ana', cursor: 'after 1' } },
    ])
  })

  test('keeps showing the previous search while the next loads, and fetches none that is not wanted', async () => {
    const { useList } = await import('#data/use-list.ts')
    page.answers['payments/list'] = ({ search: asked }) =>
      (asked as { filter: string }).filter === 'a'
        ? { payments: ['a'], nextCursor: null }
        : new Promise(() => undefined)
    let [filter, enabled] = ['a', true]
    const { now, again } = await runHook(() => useList('payments/list', { search: { filter } }, enabled))
    await expect.poll(() => now().data?.pages).toHaveLength(1)
    filter = 'b'
    again()
    await expect.poll(() => page.inputs('payments/list')).toHaveLength(2)
    expect(now().data?.pages[0]?.payments).toEqual(['a'])
    filter = 'c'
    enabled = false
    again()
    expect(page.inputs('payments/list')).toHaveLength(2)
  })
})

describe('the server', () => {
  test.each([
    ['answers', () => ({}), true],
    ['refuses', () => refusal(403, 'signed_out'), true],
    ['is out of order', () => refusal(500, 'internal'), true],
    ['is too busy', () => refusal(503, 'unavailable'), true],
    [
      'is not there',
      () => {
        throw UNREACHABLE
      },
      false,
    ],
    ['has a proxy that answers in its place', () => ({ status: 502, body: '<h1>Bad gateway</h1>' }), false],
    ['has another site at its address', () => ({ status: 200, body: '<h1>Welcome</h1>' }), false],
  ])('can be reached or not: it %s', async (_, answer, reachable) => {
    page.answers['auth/info'] = answer
    const { isReachable } = await import('#data/reachable.ts')
    expect(await isReachable()).toBe(reachable)
  })

  test.each([
    ['takes it', () => ({ media: { mediaID: 1 } }), { mediaID: 1 }, undefined],
    ['refuses it', () => refusal(400, 'bad_picture'), undefined, [400, 'bad_picture', 'Refused: bad_picture']],
    [
      'is not there',
      () => {
        throw UNREACHABLE
      },
      undefined,
      [0, 'unreachable', 'The picture couldn’t be uploaded. Try again.'],
    ],
    [
      'has a proxy that answers in its place',
      () => ({ status: 502, body: '<h1>Bad gateway</h1>' }),
      undefined,
      [502, 'unreachable', 'The picture couldn’t be uploaded. Try again.'],
    ],
  ])('is sent a picture, and %s', async (_, answer, media, failure) => {
    page.answers['media/upload'] = answer
    const { uploadPicture } = await import('#data/upload.ts')
    const file = new File(['x'], 'a.png')
    const answered = await uploadPicture(file).catch(({ status, code, message: said }) => [status, code, said])
    expect(answered).toEqual(media ?? failure)
    expect(page.inputs('media/upload')[0]!['file']).toBeInstanceOf(File)
  })

  test('is told the pattern of each page, and nobody waits for it', async () => {
    const { usePageActivity } = await import('#data/page-activity.ts')
    let path = '/customers/1'
    const { again } = await runHook(() => usePageActivity(path, 'Customer'))
    await expect.poll(() => page.inputs('profiler/activity')).toHaveLength(1)
    again()
    path = '/customers/2'
    again()
    await expect
      .poll(() => page.inputs('profiler/activity'))
      .toEqual([
        { profile: { type: 'page', pageName: 'Customer' } },
        { profile: { type: 'page', pageName: 'Customer' } },
      ])
  })
})
