import { expect, test, vi } from 'vitest'
import { MergeWithDialog } from '#features/customers/merge-with-dialog.tsx'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage, gate } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

const person = (custID: number, custFirstName: string) => ({
  custID,
  custFirstName,
  custLastName: 'Prueba',
  custPhone: `+1512555010${custID}`,
})
const ENTER = { key: 'Enter' }

test('Enter picks the only customer found, but never the one found before by other words', async () => {
  const page = aPage()
  aWindow()
  const slow = gate()
  page.answers['customers/list'] = async ({ search }) => {
    const { filter } = search as { filter: string }
    if (filter === 'bo') await slow.opened
    return { customers: [filter === 'an' ? person(5, 'Ana') : person(6, 'Bo')] }
  }
  const onPick = vi.fn<(customer: { custID: number }) => void>()
  const { does, part } = await drawn(MergeWithDialog, {
    customer: person(4, 'Cy') as never,
    onPick,
    onClose: () => undefined,
  })
  const found = () => (part('FoundCustomers').props['customers'] as { custID: number }[]).map(({ custID }) => custID)
  const press = () => does('onKeyDown', ENTER)
  const picked = () => onPick.mock.calls.map(([{ custID }]) => custID)

  does('Search customers', 'an')
  await vi.waitFor(() => expect(found()).toEqual([5]))
  does('Search customers', 'bo')
  await rendered()
  press()
  await vi.waitFor(() => expect(page.inputs('customers/list')).toHaveLength(2))
  await rendered()
  press()
  expect(picked()).toEqual([])
  slow.open()
  await vi.waitFor(() => expect(found()).toEqual([6]))
  press()
  expect(picked()).toEqual([6])
})

test('a customer is not offered to be merged with themselves', async () => {
  const page = aPage()
  aWindow()
  page.answers['customers/list'] = () => ({ customers: [person(4, 'Cy'), person(5, 'Ana')] })
  const onPick = vi.fn<(customer: { custID: number }) => void>()
  const { does, part } = await drawn(MergeWithDialog, {
    customer: person(4, 'Cy') as never,
    onPick,
    onClose: () => undefined,
  })
  does('Search customers', 'pru')
  await vi.waitFor(() => expect(part('FoundCustomers').props['customers']).toEqual([person(5, 'Ana')]))
  does('onKeyDown', ENTER)
  expect(onPick.mock.calls.map(([{ custID }]) => custID)).toEqual([5])
})
