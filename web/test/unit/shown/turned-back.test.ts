import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { ALL_FORMS } from '../forms/all-forms.ts'
import { EMPLOYEES, LABELS, STORES } from '../lists/cells.table.ts'
import { ALL_SAYS } from '../says/all-says.ts'
import { show, type Shown } from './shown.ts'

const SRC = join(import.meta.dirname, '../../../src')

let page: ReturnType<typeof aPage>
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T05:30:00Z'), toFake: ['Date'] })
  page = aPage()
  const none = () => null
  Object.assign(aWindow().document, { getElementById: none, querySelector: none, body: { nodeType: 1 } })
  return () => vi.useRealTimers()
})

type Screen = Awaited<ReturnType<typeof show>>
interface Box {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Those that can be changed, by their labels. */
const boxes = (screen: Screen): readonly Box[] =>
  screen.parts().flatMap(({ props }) => {
    const { label, checked, onChange, disabled, readOnly } = props
    if (typeof checked !== 'boolean' || typeof onChange !== 'function' || disabled || readOnly) return []
    return typeof label === 'string' ? [props as unknown as Box] : []
  })

type Drawn = Shown & { readonly before?: readonly (readonly [key: readonly unknown[], data: unknown])[] }
const EVERY = [...ALL_SAYS, ...ALL_FORMS.filter(({ through }) => !through)] as unknown as readonly Drawn[]

/** They are given what is checked, and hand on each change: a press of theirs says so. */
const GIVEN = new Set(['EntryTimes', 'StoreBoxes', 'PermissionBoxes'])
/** The browser has the last word on these. */
const NOT_OURS = new Set(['Desktop notifications'])

const EACH = [...new Map(EVERY.map((one) => [`${one.at} ${one.draws} ${String(one.within ?? '')}`, one])).values()]
  .filter(({ draws, at }) => !GIVEN.has(draws) && readFileSync(join(SRC, at), 'utf8').includes('checked='))
  .map((one) => [one.draws, one] as const)

test('there are screens with something to check', () => expect(EACH.length).toBeGreaterThan(15))

test.each(EACH)('what is checked in %s can be unchecked, and the other way round', async (_, shown) => {
  const { queryClient } = await import('#data/query-client.ts')
  for (const [key, data] of [STORES, EMPLOYEES, LABELS, ...(shown.before ?? [])]) queryClient.setQueryData(key, data)
  const screen = await show(page, shown)
  const turned: unknown[] = []
  for (const { label, checked } of boxes(screen)) {
    if (NOT_OURS.has(label)) continue
    const now = () => boxes(screen).find((box) => box.label === label)
    for (const next of [!checked, checked]) {
      now()?.onChange(next)
      await rendered()
      const { checked: shows } = now() ?? {}
      if (shows !== next) turned.push([label, next, shows])
    }
  }
  expect(turned).toEqual([])
})
