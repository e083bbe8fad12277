import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { SAVED } from '../says/saved-quote.ts'
import { show } from '../shown/shown.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T05:30:00Z'), toFake: ['Date'] })
  page = aPage()
  aWindow()
  return () => vi.useRealTimers()
})

const open = (props: object, answers: Readonly<Record<string, object>> = {}) =>
  show(page, {
    at: 'features/loans/calculator-dialog.tsx',
    draws: 'CalculatorDialog',
    props: { ...props, onClose: () => undefined },
    answers: { 'stores/list': { stores: [] }, ...answers },
  })

test.each([
  ['an older version than the opened one', 2, 250, '300.00'],
  ['the same version', 3, 250, '300.00'],
  ['a newer version, saved by a colleague', 4, 250, '250.00'],
])('a quote being changed shows the amount of its newest version: %s', async (_, version, amount, shows) => {
  const opened = { ...SAVED, loanCurrentVersion: 3 }
  const screen = await open(
    { loan: opened },
    { 'loans/fetch': { loan: { ...SAVED, amount, loanCurrentVersion: version }, versions: [] } },
  )
  expect((screen.part('LoanInputs').props['draft'] as { amount: string }).amount).toBe(shows)
})

test('a quote for a covered borrower is not saved, once it has an amount', async () => {
  const screen = await open({})
  const { change } = screen.part('LoanInputs').props as { change: (part: object) => void }
  const refusal = () => screen.part('SaveQuote').props['refusal']
  expect(refusal()).toBe('Enter a loan amount')
  change({ amount: '300', coveredBorrower: 'no' })
  await rendered()
  expect(refusal()).toBeNull()
  ;(screen.part('LoanInputs').props as { change: (part: object) => void }).change({ coveredBorrower: 'yes' })
  await rendered()
  expect(refusal()).toMatch(/Military Lending Act/)
})

test.each([
  [1, { loanID: 40, version: 1 }],
  [2, { loanID: 40 }],
])('version %i of a quote is asked for, the newest one as such', async (version, asks) => {
  const screen = await show(page, {
    at: 'features/loans/loan-details.tsx',
    draws: 'LoanDetails',
    props: { loanID: 40, onClose: () => undefined },
    answers: { 'loans/fetch': { loan: { ...SAVED, loanVersion: 1, loanCurrentVersion: 2 }, versions: [] } },
  })
  page.forget()
  const body = screen.part('Body') as unknown as { type: (props: object) => unknown; props: object }
  const { drawn } = await import('../acts/drawn.ts')
  const inside = await drawn(body.type as never, body.props as never)
  ;(inside.part('LoanVersions').props['onShow'] as (version: number) => void)(version)
  await rendered()
  await vi.waitFor(() => expect(page.inputs('loans/fetch').at(-1) ?? { loanID: 40 }).toEqual(asks))
})
