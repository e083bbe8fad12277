import { toast as sonner } from 'sonner'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { EMPLOYEES, LABELS, NOW, STORES } from '../lists/cells.table.ts'
import { show } from '../shown/shown.ts'
import { ALL_OUTCOMES } from './all-outcomes.ts'
import { hearToasts, rendered } from './drawn.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  page = aPage()
  aWindow()
  return () => vi.useRealTimers()
})

const isEvent = (one: unknown): boolean => typeof one === 'object' && one !== null && 'preventDefault' in one

describe('the outcome of a press', () => {
  test.each(ALL_OUTCOMES)('$name', async ({ before = [], hears = [], presses, ...shown }) => {
    const { queryClient } = await import('#data/query-client.ts')
    for (const [does, { goes, tells = [], said = [], asks = [] }] of presses) {
      queryClient.clear()
      for (const [key, data] of [STORES, EMPLOYEES, LABELS, ...before]) queryClient.setQueryData(key, data)
      const toasts = await hearToasts(sonner)
      const told: unknown[][] = []
      const ears = Object.fromEntries(
        hears.map((name) => [
          name,
          (...all: unknown[]) => void told.push([name, ...all.filter((one) => !isEvent(one))]),
        ]),
      )
      const screen = await show(page, { ...shown, props: { ...shown.props, ...ears } })
      const first = screen.address()
      page.forget()
      told.splice(0)
      for (const [words, ...given] of typeof does === 'string' ? [[does] as const] : does) {
        const [part, handler] = words.split('.')
        const own = /^[A-Z]\w+\.on[A-Z]/.test(words) ? screen.part(part!).props[handler!] : undefined
        const done = own ? (own as (...all: unknown[]) => unknown)(...given) : screen.does(words, ...given)
        void Promise.resolve(done).catch(() => undefined)
        await rendered()
      }
      await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0), { timeout: 4000 })
      await rendered()
      const words = JSON.stringify(does)
      const writes = page.names().filter((name) => asks.some(([call]) => call === name))
      expect(screen.address(), words).toBe(goes ?? first)
      expect(told, words).toEqual(tells)
      expect(toasts(), words).toEqual(said)
      expect(
        writes.map((name, at) => {
          const { clientKey: _, ...input } =
            page.inputs(name)[writes.slice(0, at).filter((one) => one === name).length]!
          return [name, input]
        }),
        words,
      ).toEqual(asks)
    }
  })
})
