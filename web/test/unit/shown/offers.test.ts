import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { friday } from '../payments/sample.ts'
import { ALL_OFFERS } from './all-shown.ts'
import { show } from './shown.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  vi.useFakeTimers({ now: friday('10:00'), toFake: ['Date'] })
  page = aPage()
  aWindow()
  return () => vi.useRealTimers()
})

describe('what a screen offers', () => {
  test.each(ALL_OFFERS)('$name', async ({ offers, ...shown }) => {
    const screen = await show(page, shown)
    await vi.waitFor(() => expect(screen.offers()).toEqual(offers))
  })
})
