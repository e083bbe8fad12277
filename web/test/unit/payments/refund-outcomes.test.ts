import { toast as sonner } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { hearToasts, rendered } from '../acts/drawn.ts'
import { aPage, refusal, UNREACHABLE } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { show } from '../shown/shown.ts'
import { payment } from './sample.ts'

const CALL = 'payments/refund'
const CHARGED = payment({
  paymentStatus: 'approved',
  paymentMethod: 'card',
  cardType: 'visa',
  cardLastFour: '4242',
  paymentStatusDate: new Date().toISOString(),
})

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const open = async () => {
  const said = await hearToasts(sonner)
  const closed: true[] = []
  const screen = await show(page, {
    at: 'features/payments/refund-dialog.tsx',
    draws: 'RefundDialog',
    within: 'RefundForm',
    props: { payment: CHARGED, open: true, onClose: () => void closed.push(true) },
  })
  const refund = async (times = 1) => {
    screen.does('Refund $20.00 to Visa 4242')
    const { queryClient } = await import('#data/query-client.ts')
    await vi.waitFor(() => expect(page.inputs(CALL)).toHaveLength(times))
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await rendered()
  }
  const type = async (label: string, text: string) => {
    screen.control(label)['onChange']!(text)
    await rendered()
  }
  await type('Amount', '20')
  await type('Reason', 'Wrong ring')
  const titles = () =>
    screen
      .parts()
      .flatMap(({ type: of, props }) =>
        /Banner|NotDone/.test((of as { name?: string }).name ?? '') ? [props['title']] : [],
      )
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('refund/'))
  return { said, closed, refund, type, titles, kept }
}

const refundOf = (change: object) => ({
  payment: {
    ...CHARGED,
    paymentRefunds: [{ refundID: 1, state: 'approved', dueDate: null, message: null, ...change }],
  },
})

test.each([
  ['approved', {}, '$20.00 refunded to Whitfield, Jerome'],
  ['pending', { state: 'pending' }, 'The $20.00 refund to Whitfield, Jerome is on its way'],
  [
    'planned for later',
    { state: 'pending', dueDate: '2026-11-24T18:00:00Z' },
    '$20.00 will be refunded to Whitfield, Jerome on Tuesday, November 24',
  ],
])('a refund that is %s is told, and its dialog closes', async (_, change, words) => {
  page.answers[CALL] = () => refundOf(change)
  const { refund, said, closed, kept } = await open()
  await refund()
  expect([said(), closed, kept()]).toEqual([[words], [true], []])
})

test.each(['declined', 'error'])('a refund that is %s stays on screen', async (state) => {
  page.answers[CALL] = () => refundOf({ state })
  const { refund, said, closed, titles, kept } = await open()
  await refund()
  expect([said(), closed, titles(), kept()]).toEqual([[], [], ['The card processor didn’t refund it.'], []])
})

test('a refund without an answer may have been made: the same one is asked for again, and another anew', async () => {
  page.answers[CALL] = () => {
    throw UNREACHABLE
  }
  const { refund, kept, type, titles } = await open()
  await refund()
  expect([kept().length, titles()]).toEqual([1, ['Nothing was refunded.']])
  await refund(2)
  await type('Reason', 'Another ring')
  expect(titles()).toEqual([])
  await refund(3)
  const [one, two, three] = page.inputs(CALL).map(({ idempotencyKey }) => idempotencyKey)
  expect([two === one, three === one]).toEqual([true, false])
})

test('a refund that is refused for sure is not kept, and what it said ends with the next change', async () => {
  page.answers[CALL] = () => refusal(409, 'conflict')
  const { refund, kept, type, titles } = await open()
  await refund()
  expect([kept(), titles()]).toEqual([[], ['Nothing was refunded.']])
  await type('Amount', '20.00')
  expect(titles()).toEqual([])
})
