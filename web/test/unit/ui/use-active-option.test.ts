import { beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../data/hook.ts'
import { aPage } from '../data/page.ts'
import { rendered } from '../acts/drawn.ts'
import { aWindow } from '../data/window.ts'

const shown: string[] = []
beforeEach(() => {
  aPage()
  shown.splice(0)
  Object.assign(aWindow().document, {
    getElementById: (id: string) => ({ scrollIntoView: (how: object) => shown.push(`${id} ${JSON.stringify(how)}`) }),
  })
})

const open = async (options: { count: number; start?: 'first' | 'none'; columns?: number }) => {
  const { useActiveOption } = await import('#ui/hook/use-active-option.ts')
  const picked: number[] = []
  let now = options
  const hook = await runHook(() => useActiveOption({ ...now, onPick: (index) => void picked.push(index) }))
  const press = async (key: string, more: object = {}) => {
    const preventDefault = vi.fn()
    hook.now().onKeyDown({ key, nativeEvent: { isComposing: false }, preventDefault, ...more } as never)
    await rendered()
    return preventDefault.mock.calls.length > 0
  }
  const read = () => hook.now().input['aria-activedescendant']
  return {
    ...hook,
    picked,
    press,
    /** The option that a screen reader reads, by its place. */
    isRead: () => [0, 1, 2, 3].filter((index) => read() === hook.now().option(index).id),
    /** The options that look active. */
    looksActive: () => [0, 1, 2, 3].filter((index) => hook.now().option(index)['data-active']),
    becomes: async (next: typeof options) => {
      now = next
      hook.again()
      await rendered()
    },
  }
}

test('the option that Enter picks is the one that is read and looks active, from the first to the last', async () => {
  const list = await open({ count: 3 })
  for (const index of [0, 1, 2, 0]) {
    expect([list.isRead(), list.looksActive(), list.now().active]).toEqual([[index], [index], index])
    expect(await list.press('Enter')).toBe(true)
    expect(list.picked.at(-1)).toBe(index)
    list.now().pick()
    await list.press('ArrowDown')
  }
  expect(list.picked).toEqual([0, 0, 1, 1, 2, 2, 0, 0])
})

test('in a list of free text none is read, picked or active before an arrow is pressed, nor after a reset', async () => {
  const list = await open({ count: 3, start: 'none' })
  const none = async () => {
    expect([list.isRead(), list.looksActive(), list.now().input['aria-activedescendant']]).toEqual([[], [], undefined])
    expect(await list.press('Enter')).toBe(false)
    list.now().pick()
    expect(list.picked).toEqual([])
  }
  await none()
  await list.press('ArrowDown')
  expect(list.isRead()).toEqual([0])
  list.now().reset()
  await rendered()
  await none()
  await list.press('ArrowUp')
  expect(list.isRead()).toEqual([2])
})

test('a search starts again at its first option after a reset', async () => {
  const list = await open({ count: 3 })
  await list.press('ArrowDown')
  list.now().reset()
  await rendered()
  expect(list.isRead()).toEqual([0])
})

test('a list that gets shorter keeps an option that is there, and an empty one has none', async () => {
  const list = await open({ count: 4 })
  await list.press('ArrowUp')
  expect([list.isRead(), list.now().input['aria-expanded']]).toEqual([[3], true])
  await list.becomes({ count: 2 })
  expect([list.isRead(), list.now().input['aria-expanded']]).toEqual([[1], true])
  await list.becomes({ count: 0 })
  expect([list.isRead(), list.now().input['aria-expanded']]).toEqual([[], false])
  expect([await list.press('ArrowDown'), await list.press('Enter'), list.picked]).toEqual([false, false, []])
})

test('Enter is left to the page with Ctrl or Command, and while a word is being composed', async () => {
  const list = await open({ count: 2 })
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { nativeEvent: { isComposing: true } }])
    expect(await list.press('Enter', more)).toBe(false)
  expect(list.picked).toEqual([])
})

test('the box names its list, and each option has its own name within it', async () => {
  const list = await open({ count: 2 })
  const { input, listId, option, optionId } = list.now()
  expect(input).toEqual({
    role: 'combobox',
    'aria-controls': listId,
    'aria-expanded': true,
    'aria-autocomplete': 'list',
    'aria-activedescendant': optionId(0),
  })
  expect(new Set([listId, option(0).id, option(1).id]).size).toBe(3)
  expect([option(0).role, option(1).role]).toEqual(['option', 'option'])
})

test('the mouse makes an option active, keeps the focus in the box, and picks by a click', async () => {
  const list = await open({ count: 3 })
  list.now().option(2).onPointerMove()
  await rendered()
  expect([list.isRead(), list.picked]).toEqual([[2], []])
  const preventDefault = vi.fn()
  list.now().option(1).onPointerDown({ preventDefault })
  expect(preventDefault).toHaveBeenCalledTimes(1)
  list.now().option(1).onClick()
  expect(list.picked).toEqual([1])
})

test('the active option is scrolled to, the first one too', async () => {
  const list = await open({ count: 2 })
  await list.press('ArrowDown')
  const { optionId } = list.now()
  expect(shown).toEqual([0, 1].map((index) => `${optionId(index)} {"block":"nearest"}`))
})
