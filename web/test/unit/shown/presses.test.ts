import { toast as sonner } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawn, hearToasts, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { EMPLOYEES, LABELS, STORES } from '../lists/cells.table.ts'
import { ALL_PRESSES } from './all-presses.ts'
import { show } from './shown.ts'

/** Monday, half past nine in the evening in Los Angeles; Tuesday in UTC. */
const NOW = Date.parse('2026-11-24T05:30:00Z')

let page: ReturnType<typeof aPage>
let went: readonly string[]
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  page = aPage()
  const window = aWindow()
  went = window.went
  Object.assign(window.document, {
    getElementById: () => null,
    querySelector: () => null,
    body: { nodeType: 1 },
    fullscreenElement: null,
  })
  return () => vi.useRealTimers()
})

const isEvent = (one: unknown) => typeof one === 'object' && one !== null && 'preventDefault' in one
const filled = (all: object) => Object.fromEntries(Object.entries(all).filter(([, one]) => Object.keys(one).length > 0))

test.each(ALL_PRESSES)(
  'what follows from a press: $name',
  async ({ before = [], does, follows, leaves, now = NOW, ...shown }) => {
    vi.setSystemTime(now)
    const [{ queryClient }, { useOpenDialog }] = await Promise.all([
      import('#data/query-client.ts'),
      import('#data/dialogs.ts'),
    ])
    for (const [key, data] of [STORES, EMPLOYEES, LABELS, ...before]) queryClient.setQueryData(key, data)
    const hears: Record<string, unknown[][]> = {}
    const heard = Object.entries(shown.props ?? {}).map(([name, given]) => {
      if (typeof given !== 'function' || !/^on[A-Z]/.test(name)) return [name, given]
      const ear = (...told: unknown[]): unknown => {
        ;(hears[name] ??= []).push(told.filter((one) => !isEvent(one)))
        return (given as (...all: unknown[]) => unknown)(...told)
      }
      return [name, ear]
    })
    const said = await hearToasts(sonner)
    const screen = await show(page, { ...shown, props: Object.fromEntries(heard) as object })
    const first = screen.address()
    const known = { ...localStorage } as Record<string, string>
    const calls = page.names().length
    for (const [words, ...given] of does) {
      void Promise.resolve(screen.does(words, ...given)).catch(() => undefined)
      await rendered()
    }
    if (leaves) await vi.waitFor(() => expect(went).not.toEqual([]), { timeout: 4000 })
    await vi.waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0), { timeout: 4000 })
    await rendered()
    const kept = Object.entries({ ...localStorage } as Record<string, string>).filter(
      ([key, one]) => known[key] !== one,
    )
    const opens = (await drawn(useOpenDialog as never, {}, [undefined])).value()
    const address = screen.address()
    expect(
      filled({
        calls: page.calls().slice(calls),
        hears,
        opens: opens ?? {},
        address: address === first ? '' : address,
        went,
        kept: Object.fromEntries(kept),
        toasts: said(),
        failures: screen.failures().filter(Boolean),
      }),
    ).toEqual(follows)
  },
)
