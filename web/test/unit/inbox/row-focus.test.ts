import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

/** A row’s button, or something else on the page. */
class Spot extends EventTarget {
  readonly id: number | undefined
  constructor(id?: number) {
    super()
    this.id = id
  }
  closest(selector: string) {
    return this.id !== undefined && selector === '[data-convo]' ? { dataset: { convo: String(this.id) } } : null
  }
  matches(selector: string) {
    return selector === ':focus-visible' && byKeys
  }
  focus() {
    Object.assign(document, { activeElement: this })
    focused.push(this.id)
  }
}
const ROWS = [3, 5, 8, 9].map((id) => new Spot(id))
const ELSEWHERE = new Spot()
const list = {
  querySelector: (selector: string) => ROWS.find(({ id }) => selector === `[data-convo="${id}"] > button`) ?? null,
  contains: (spot: unknown) => ROWS.includes(spot as Spot),
}
let focused: (number | undefined)[]
let byKeys: boolean
beforeEach(() => {
  aPage()
  focused = []
  byKeys = true
  const { document } = aWindow()
  Object.assign(document, { body: new Spot(), activeElement: ELSEWHERE })
  vi.stubGlobal('Element', Spot)
})

const rows = async (given: { ids: number[]; open?: number }) => {
  const { useRowFocus, focusedConvo, leaveFocusedRow } = await import('#features/inbox/use-row-focus.ts')
  const box = { current: list } as never
  const { now, again } = await runHook(() => useRowFocus(box, given.ids, given.open))
  const changed = async (change: object) => {
    Object.assign(given, change)
    again()
    await rendered()
  }
  const comes = async (id: number) => {
    Object.assign(document, { activeElement: ROWS.find((row) => row.id === id) })
    now().handlers.onFocus({ target: document.activeElement } as never)
    await rendered()
  }
  const press = (key: string, on: unknown, more: object = {}) => {
    let isTaken = false
    const mods = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more }
    now().handlers.onKeyDown({ key, target: on, ...mods, preventDefault: () => (isTaken = true) } as never)
    return isTaken
  }
  return { now, changed, comes, press, focusedConvo, leaveFocusedRow }
}

test('the list’s one Tab stop is the focused row, else the open one, else the first', async () => {
  const { now, changed, comes } = await rows({ ids: [3, 5, 8], open: 9 })
  expect(now().stop).toBe(3)
  await changed({ open: 5 })
  expect(now().stop).toBe(5)
  await comes(8)
  expect(now().stop).toBe(8)
  await changed({ ids: [3, 5] })
  expect(now().stop).toBe(5)
  await changed({ ids: [] })
  expect(now().stop).toBeUndefined()
})

test('the row in use is the one pointed at, or the one that the keyboard is on', async () => {
  const { now, comes } = await rows({ ids: [3, 5, 8] })
  expect(now().active).toBeUndefined()
  await comes(5)
  expect(now().active).toBe(5)
  now().handlers.onPointerOver({ target: ROWS[2], pointerType: 'mouse' } as never)
  await rendered()
  expect(now().active).toBe(8)
  now().handlers.onPointerOver({ target: ROWS[0], pointerType: 'touch' } as never)
  await rendered()
  expect(now().active).toBe(8)
  now().handlers.onPointerLeave()
  await rendered()
  expect(now().active).toBe(5)
  for (const relatedTarget of [ROWS[0], null]) now().handlers.onBlur({ relatedTarget } as never)
  await rendered()
  expect(now().active).toBe(5)
  now().handlers.onBlur({ relatedTarget: ELSEWHERE } as never)
  await rendered()
  expect(now()).toMatchObject({ active: undefined, stop: 5 })
  byKeys = false
  await comes(3)
  expect(now()).toMatchObject({ active: undefined, stop: 3 })
})

test.each([
  ['ArrowDown', 5, {}, [8], true],
  ['ArrowUp', 5, {}, [3], true],
  ['ArrowUp', 3, {}, [], true],
  ['ArrowDown', 8, {}, [], true],
  ['Home', 8, {}, [3], true],
  ['End', 3, {}, [8], true],
  ['a', 3, {}, [], false],
  ['ArrowDown', 3, { shiftKey: true }, [], false],
  ['ArrowDown', 3, { ctrlKey: true }, [], false],
  ['ArrowDown', 3, { metaKey: true }, [], false],
  ['ArrowDown', 3, { altKey: true }, [], false],
])('%s on row %i with %j moves the focus to %j', async (key, id, mods, to, isTaken) => {
  const { press } = await rows({ ids: [3, 5, 8] })
  expect(
    press(
      key,
      ROWS.find((row) => row.id === id),
      mods,
    ),
  ).toBe(isTaken)
  expect(focused).toEqual(to)
})

test.each([
  ['the row that takes its place', 5, [3, 8, 9], [8]],
  ['the last one, if it was the last', 9, [3, 5, 8], [8]],
])('as a focused row goes away, focus moves to %s', async (_, id, ids, to) => {
  const { comes, changed } = await rows({ ids: [3, 5, 8, 9] })
  await comes(id)
  Object.assign(document, { activeElement: document.body })
  await changed({ ids })
  expect(focused).toEqual(to)
})

test('focus that is elsewhere stays there as rows go away', async () => {
  const { now, comes, changed } = await rows({ ids: [3, 5, 8] })
  await comes(5)
  Object.assign(document, { activeElement: ELSEWHERE })
  await changed({ ids: [3, 8] })
  await comes(8)
  now().handlers.onBlur({ relatedTarget: ELSEWHERE } as never)
  Object.assign(document, { activeElement: document.body })
  await changed({ ids: [3] })
  expect(focused).toEqual([])
})

test('keys act on the conversation just opened until the focus has followed', async () => {
  const { comes, focusedConvo, leaveFocusedRow } = await rows({ ids: [3, 5] })
  await comes(5)
  expect(focusedConvo()).toBe(5)
  leaveFocusedRow()
  expect(focusedConvo()).toBeUndefined()
  document.dispatchEvent(new Event('focusin'))
  expect(focusedConvo()).toBe(5)
})
