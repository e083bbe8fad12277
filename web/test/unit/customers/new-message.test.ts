import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, rendered, SESSION } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

const STORES = [1, 2, 3].map((storeID) => ({ storeID, storeName: `Store ${storeID}`, storeEnabled: true }))
const person = (custID: number) => ({ custID, custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' })
const FOUR = [
  ['First Name', 'Ana', 'firstName'],
  ['Last Name', 'Prueba', 'lastName'],
  ['Phone', '5125550198', 'phoneNumber'],
  ['Email', 'ana@example.com', 'emailAddress'],
] as const

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const open = async (customers: readonly object[]) => {
  page.answers['stores/list'] = () => ({ stores: STORES })
  page.answers['customers/search'] = () => ({ customers })
  const [{ NewMessageDialog }, { queryClient }] = await Promise.all([
    import('#features/customers/new-message-dialog.tsx'),
    import('#data/query-client.ts'),
  ])
  const went: unknown[] = []
  const screen = await drawn(
    NewMessageDialog,
    {
      open: true,
      onClose: () => void went.push('closed'),
      onOpen: (custID, storeID) => void went.push([custID, storeID]),
    },
    [],
    { session: SESSION },
  )
  const settled = async () => {
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await rendered()
  }
  await settled()
  const type = async (label: string, text: string) => {
    screen.control(label)['onChange']!(text)
    await rendered()
  }
  /** Enter, which searches at once. */
  const enter = async () => {
    screen.does('Dialog')
    await vi.waitFor(() => expect(page.names()).toContain('customers/search'))
    await settled()
  }
  const choose = async (id: number) => {
    screen.control('Send from')['onChange']!(id)
    await rendered()
  }
  return { screen, went, type, enter, choose, settled }
}

describe('a new message', () => {
  test('is sent from a store that its user has, once one is chosen', async () => {
    const { screen, went, type, enter, choose } = await open([person(4), person(5)])
    const stores = screen.control('Send from')['stores'] as unknown as { storeID: number }[]
    expect(stores.map(({ storeID }) => storeID)).toEqual([1, 2])
    await type('First Name', 'Ana')
    await enter()
    const pick = (custID: number) =>
      (screen.part('FoundCustomers').props['onPick'] as (one: object) => void)({ custID })
    pick(5)
    await rendered()
    expect(went).toEqual([])
    expect(screen.control('Send from')['error']).toBe('Choose which store the message comes from')
    await choose(2)
    expect(screen.control('Send from')['error']).toBeNull()
    pick(5)
    expect(went).toEqual(['closed', [5, 2]])
  })

  test('searches by all four fields', async () => {
    const { type, enter } = await open([])
    for (const [label, text] of FOUR) await type(label, text)
    await enter()
    expect(page.inputs('customers/search')).toContainEqual({
      exclusiveList: true,
      ...Object.fromEntries(FOUR.map(([, text, field]) => [field, text])),
    })
  })

  test('goes to the only customer found, on Enter', async () => {
    const { went, type, enter, choose } = await open([person(7)])
    await choose(1)
    await type('First Name', 'Ana')
    await type('Last Name', 'Prueba')
    await enter()
    await vi.waitFor(() => expect(went).toEqual(['closed', [7, 1]]))
  })

  test('creates the customer it did not find, with what was typed', async () => {
    const { screen, type, enter, choose } = await open([])
    const creates = () => screen.part('EditContactDialog').props
    for (const [label, text] of FOUR) await type(label, ` ${text} `)
    await enter()
    screen.does('Create New Entry')
    await rendered()
    expect(creates()['open']).toBe(false)
    await choose(2)
    screen.does('Create New Entry')
    await rendered()
    expect([creates()['open'], creates()['prefill']]).toEqual([
      true,
      { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '5125550198', custEmail: 'ana@example.com' },
    ])
  })

  test('is sent from the store last used, once there is one', async () => {
    const first = await open([person(7)])
    expect(first.screen.control('Send from')['value']).toBeNull()
    await first.choose(2)
    await first.type('First Name', 'Ana')
    await first.enter()
    await vi.waitFor(() => expect(first.went).toEqual(['closed', [7, 2]]))
    const next = await open([person(7)])
    expect(next.screen.control('Send from')['value']).toBe(2)
  })
})
