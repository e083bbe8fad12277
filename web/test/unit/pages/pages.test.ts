import { toast as sonner } from 'sonner'
import { isValidElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawn, hearToasts, nameOf, type Part, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { EMPLOYEES, LABELS, NOW, STORES } from '../lists/cells.table.ts'
import { fetching, sessionOf, show } from '../shown/shown.ts'
import { ALL_PAGES } from './all-pages.ts'

let page: ReturnType<typeof aPage>
let went: readonly string[]
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  page = aPage()
  const { document, ...window } = aWindow()
  went = window.went
  Object.assign(document, { querySelector: () => null, getElementById: () => null, activeElement: null })
  for (const name of ['Element', 'HTMLElement']) vi.stubGlobal(name, class {})
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  return () => vi.useRealTimers()
})

/** Its plain values, with each record’s own id instead of the record. */
const plainOf = (held: unknown, deep = 0): unknown => {
  if (isValidElement(held)) return undefined
  if (typeof held === 'function') return '()'
  if (typeof held !== 'object' || held === null) return held
  if (Array.isArray(held)) return held.map((one) => plainOf(one, deep))
  const [id] = Object.entries(held).filter(([key], at) => at === 0 && /(?:ID|Key)$/.test(key))
  if (deep > 0 && id) return id.join(' ')
  if (deep > 2 || Object.getPrototypeOf(held) !== Object.prototype) return undefined
  return Object.fromEntries(Object.entries(held).map(([key, one]) => [key, plainOf(one, deep + 1)]))
}

/** A part that loads later is named as what it loads. */
const nameOfPart = async ({ type, props }: Part, session: ReturnType<typeof sessionOf>): Promise<string> => {
  if (typeof type !== 'function' || !('preload' in type)) return nameOf(type)
  await (type.preload as () => Promise<void>)()
  const loaded = await drawn(type as never, props as never, [], { session })
  return nameOf(loaded.parts().find((one) => /^(?!ComingDialog)[A-Z]/.test(nameOf(one.type)))?.type)
}

test.each(ALL_PAGES)('$name', async ({ name: _, before = [], does = [], parts, ...shown }) => {
  const [{ queryClient }, { useOpenDialog }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#data/dialogs.ts'),
  ])
  for (const [key, data] of [STORES, EMPLOYEES, LABELS, ...before]) queryClient.setQueryData(key, data)
  const said = await hearToasts(sonner)
  const screen = await show(page, shown)
  for (const [words, ...given] of does) {
    void Promise.resolve(screen.does(words, ...given)).catch(() => undefined)
    await rendered()
  }
  await vi.waitFor(
    () => expect(fetching(queryClient, shown.underWay) + (shown.underWay ? 0 : queryClient.isMutating())).toBe(0),
    {
      timeout: 4000,
    },
  )
  await rendered()
  const asked = page.calls().map(([call, input]) => `asks ${call} ${JSON.stringify(input)}`)
  const drawnParts: string[] = []
  for (const part of screen.parts()) {
    const name = await nameOfPart(part, sessionOf(shown))
    const { children, ...told } = plainOf(part.props) as { children?: unknown }
    const words = typeof children === 'string' ? [children] : []
    if (/^[A-Z]\w+$/.test(name)) drawnParts.push([name, JSON.stringify(told), ...words].join(' '))
  }
  const opened = (await drawn(useOpenDialog as never, {}, [undefined])).value()
  const goes =
    screen.address() === (shown.address ?? '/')
      ? []
      : [`${screen.steps() > 1 ? 'goes on to' : 'is now at'} ${screen.address()}`]
  expect([
    ...drawnParts,
    ...asked,
    ...said().map((words) => `says ${words}`),
    ...goes,
    ...went.map((to) => `leaves for ${to}`),
    ...(opened === null ? [] : [`opens ${JSON.stringify(opened)}`]),
  ]).toEqual(parts)
})
