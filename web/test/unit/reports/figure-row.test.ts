import { beforeEach, expect, test } from 'vitest'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { FigureRow } from '#features/reports/figure-row.tsx'
import { drawn } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const day = (text: string) => text as LocalDay
const none = { amount: 0, count: 0 }
const now = {
  ...{ paid: none, requested: none, card: none, inStore: none, refunded: none },
  ...{ conversion: 0, medianMinutesToPay: null, averageMinutesToPay: null, net: 0, onlineFees: 0 },
}

test.each([
  ['today, with the same weekday until this time', '2026-11-20', '2026-11-20', '2026-11-13', '2026-11-13', true],
  ['a past week, with the whole week before', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08', false],
])('figures are compared: %s', async (_, start, end, from, to, untilThisTime) => {
  page.answers['reports/payment-stats'] = () => ({ stats: { totals: now } })
  const range = { start: day(start), end: day(end) }
  await drawn(FigureRow as never, { range, store: 2, today: day('2026-11-20'), isOld: false, now } as never)
  await expect
    .poll(() => page.inputs('reports/payment-stats'))
    .toEqual([{ dateRange: { start: from, end: to }, store: 2, untilThisTime }])
})
