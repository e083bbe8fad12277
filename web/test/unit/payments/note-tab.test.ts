import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage, gate } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { show } from '../shown/shown.ts'
import { payment } from './sample.ts'

const CALL = 'payments/set-reference'
const PAYMENT = payment({ paymentReference: 'Called', paymentLabels: [1] })

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const open = async () => {
  const screen = await show(page, {
    at: 'features/payments/note-tab.tsx',
    draws: 'NoteTab',
    props: { payment: PAYMENT },
  })
  const type = async (text: string) => {
    screen.control('Note')['onChange']!(text)
    await rendered()
  }
  const mark = (what: string) => screen.parts().find(({ props }) => props['what'] === what)!.props
  return { screen, type, mark }
}

test.each([
  ['stays', 'Called twice, no answer', 'Called twice, no answer'],
  ['ends otherwise', undefined, 'Called'],
])('what is typed into a note while it is saved %s', async (_, later, shows) => {
  const slow = gate()
  page.answers[CALL] = () => slow.opened.then(() => ({ payment: PAYMENT }))
  const { screen, type, mark } = await open()
  await type('Called twice')
  ;(mark('note')['onSave'] as () => void)()
  await vi.waitFor(() =>
    expect(page.inputs(CALL)).toEqual([{ paymentKey: PAYMENT.paymentKey, paymentReference: 'Called twice' }]),
  )
  if (later !== undefined) await type(later)
  slow.open()
  const { queryClient } = await import('#data/query-client.ts')
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  await rendered()
  expect(screen.control('Note')['value']).toBe(shows)
})

test('chosen labels are saved as changes to those that were seen, and what a colleague adds meanwhile stays', async () => {
  const { screen, mark } = await open()
  const line = () => screen.part('LabelsLine').props as { selected: number[]; onChange: (ids: number[]) => void }
  line().onChange([1, 2])
  await rendered()
  expect([line().selected, mark('labels')['changed']]).toEqual([[1, 2], true])
  line().onChange([1])
  await rendered()
  expect(mark('labels')['changed']).toBe(false)
  line().onChange([2])
  await rendered()
  page.answers['payments/set-labels'] = () => ({ payment: PAYMENT })
  ;(mark('labels')['onSave'] as () => void)()
  await vi.waitFor(() =>
    expect(page.inputs('payments/set-labels')).toEqual([
      { paymentKey: PAYMENT.paymentKey, paymentLabels: [2], seenLabels: [1] },
    ]),
  )
})
