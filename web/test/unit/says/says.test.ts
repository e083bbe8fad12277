import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { EMPLOYEES, LABELS, STORES } from '../lists/cells.table.ts'
import { CALCULATOR_SAYS } from './calculator-says.table.ts'
import { CARD_SAYS } from './card-says.table.ts'
import { COUNTER_SAYS } from './counter-says.table.ts'
import { INBOX_SAYS } from './inbox-says.table.ts'
import { LOAN_SAYS } from './loan-says.table.ts'
import { MESSAGE_SAYS } from './message-says.table.ts'
import { PAYMENT_SAYS } from './payment-says.table.ts'
import { PRINT_SAYS } from './print-says.table.ts'
import { REPORT_SAYS } from './report-says.table.ts'
import { REQUEST_SAYS } from './request-says.table.ts'
import { BOOK_SAYS } from './book-says.table.ts'
import { CUSTOMER_SAYS } from './customer-says.table.ts'
import { MAILER_SAYS } from './mailer-says.table.ts'
import { PLAN_SAYS } from './plan-says.table.ts'
import { THREAD_SAYS } from './thread-says.table.ts'
import { CALENDAR_SAYS } from './calendar-says.table.ts'
import { show } from '../shown/shown.ts'
import { wordsSaid } from './words.ts'

/** Monday, half past nine in the evening in Los Angeles; Tuesday in UTC. */
const NOW = Date.parse('2026-11-24T05:30:00Z')

const COMPANY = [STORES, EMPLOYEES, LABELS]

let page: ReturnType<typeof aPage>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  page = aPage()
  Object.assign(aWindow().document, { getElementById: () => null, body: { nodeType: 1 } })
  Object.assign(window, { print: () => undefined })
  return () => vi.useRealTimers()
})

const SAYS = [
  ...CALENDAR_SAYS,
  ...THREAD_SAYS,
  ...PLAN_SAYS,
  ...MAILER_SAYS,
  ...CUSTOMER_SAYS,
  ...BOOK_SAYS,
  ...CALCULATOR_SAYS,
  ...CARD_SAYS,
  ...LOAN_SAYS,
  ...MESSAGE_SAYS,
  ...PAYMENT_SAYS,
  ...PRINT_SAYS,
  ...REPORT_SAYS,
  ...REQUEST_SAYS,
  ...COUNTER_SAYS,
  ...INBOX_SAYS,
]

describe('a screen says', () => {
  test.each(SAYS)('$name', async ({ says, before = [], does = [], now = NOW, isLocal, ...shown }) => {
    vi.setSystemTime(now)
    const { queryClient } = await import('#data/query-client.ts')
    for (const [key, data] of [...COMPANY, ...before]) queryClient.setQueryData(key, data)
    const screen = await show(page, shown)
    for (const [words, ...given] of does) {
      screen.does(words, ...given)
      await rendered()
    }
    const said = await wordsSaid(screen)
    expect(isLocal ? said.map((line) => line.replace(/\d+:\d+(?::\d+)? [AP]M/, '…')) : said).toEqual(says)
  })
})
