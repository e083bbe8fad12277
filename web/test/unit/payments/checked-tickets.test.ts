import { beforeEach, expect, test, vi } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const check = { source: 'mla', reference: ' R-1 ', day: '2026-11-23' }
const asked = async (draft: object, rewrites: boolean) => {
  page.answers['payments/check-tickets'] = () => ({ tickets: [], maximumNoticeFee: 3, rewriteFindings: [] })
  const { useCheckedTickets } = await import('#features/payments/use-checked-tickets.ts')
  const { value } = await drawn(useCheckedTickets as never, {}, [7, { amount: '', check: null, ...draft }, rewrites])
  const { queryClient } = await import('#data/query-client.ts')
  await rendered()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await rendered()
  return [page.inputs('payments/check-tickets'), (value() as { maximumNoticeFee: number }).maximumNoticeFee]
}
const input = (payment: object) => [
  {
    convoID: 7,
    payment: { paymentAmount: 0, paymentTicketList: '10233', paymentRewrite: false, ...payment },
  },
]

test.each<[draft: object, rewrites: boolean, payment: object]>([
  [{ tickets: ' 10233 ' }, true, {}],
  [{ tickets: '10233', amount: '$125.50' }, true, { paymentAmount: 125.5, paymentRewrite: true }],
  [{ tickets: '10233', amount: '$125.50' }, false, { paymentAmount: 125.5 }],
  [{ tickets: '10233', amount: 'a lot' }, true, {}],
  [{ tickets: '10233', check }, false, { militaryCheck: { ...check, reference: 'R-1' } }],
  [{ tickets: '10233', check: { ...check, reference: ' ' } }, false, {}],
])('tickets are checked with what is typed: %j, rewritten %s', async (draft, rewrites, payment) => {
  expect(await asked(draft, rewrites)).toEqual([input(payment), 3])
})

test.each([[''], [' '], ['102 33!!']])('nothing is asked about “%s”', async (tickets) => {
  expect(await asked({ tickets }, true)).toEqual([[], 0])
})
