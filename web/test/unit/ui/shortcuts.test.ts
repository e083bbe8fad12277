import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { runHook } from '../data/hook.ts'

class Box {
  isContentEditable = false
  tagName: string
  constructor(tagName: string) {
    this.tagName = tagName
  }
}
let overlay: object | null
beforeEach(() => {
  aPage()
  overlay = null
  Object.assign(aWindow().document, { querySelector: () => overlay, body: new Box('BODY') })
  vi.stubGlobal('HTMLElement', Box)
  vi.stubGlobal('HTMLTextAreaElement', class extends Box {})
})

type Pressed = Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing', boolean>>
/** Whether a key was taken. */
const press = (key: string, { target, ...more }: Pressed & { target?: object } = {}): boolean => {
  const event = new Event('keydown', { cancelable: true })
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, isComposing: false }
  Object.assign(event, { key }, none, more)
  if (target) Object.defineProperty(event, 'target', { value: target })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const shortcuts = async (list: readonly object[]) => {
  const module = await import('#ui/hook/use-shortcuts.ts')
  const heard: string[] = []
  const all = list.map((one) => {
    const { keys, ...rest } = one as { keys: string; run?: null }
    return {
      keys,
      ...rest,
      ...(rest.run !== null && { run: () => void heard.push(keys) }),
      ...(rest.run === null && { run: undefined }),
    }
  })
  const hook = await runHook(() => {
    module.useShortcuts(all as never)
    return module.useShortcutSheet()
  })
  await rendered()
  return { ...module, hook, heard: () => heard.splice(0), sheet: () => hook.now().map(({ keys }) => keys) }
}

test('a shortcut is its key with exactly its modifiers', async () => {
  const { heard } = await shortcuts(
    ['e', '?', 'Mod+k', 'Alt+n', 'Shift+ArrowDown', 'ArrowUp'].map((keys) => ({ keys })),
  )
  expect([press('e'), press('E'), press('?', { shiftKey: true }), heard()]).toEqual([true, true, true, ['e', 'e', '?']])
  expect([press('k', { ctrlKey: true }), press('K', { metaKey: true }), heard()]).toEqual([
    true,
    true,
    ['Mod+k', 'Mod+k'],
  ])
  expect([press('n', { altKey: true }), press('ArrowDown', { shiftKey: true }), press('ArrowUp')]).toEqual([
    true,
    true,
    true,
  ])
  expect(heard()).toEqual(['Alt+n', 'Shift+ArrowDown', 'ArrowUp'])
  expect([
    press('k'),
    press('e', { ctrlKey: true }),
    press('e', { altKey: true }),
    press('n'),
    press('ArrowDown'),
    press('ArrowUp', { shiftKey: true }),
    press('x'),
    heard(),
  ]).toEqual([false, false, false, false, false, false, false, []])
})

test('single keys are text while someone types, and belong to an open dialog', async () => {
  const { heard } = await shortcuts([{ keys: 'e' }, { keys: 'Mod+k' }])
  const editable = Object.assign(new Box('DIV'), { isContentEditable: true })
  for (const target of [new Box('INPUT'), new Box('TEXTAREA'), new Box('SELECT'), editable]) {
    expect([press('e', { target }), press('k', { target, ctrlKey: true }), heard()]).toEqual([false, true, ['Mod+k']])
  }
  expect([press('e', { target: new Box('BUTTON') }), heard()]).toEqual([true, ['e']])
  overlay = {}
  expect([press('e'), press('k', { ctrlKey: true }), heard()]).toEqual([false, true, ['Mod+k']])
  overlay = null
  expect([press('e', { isComposing: true }), heard()]).toEqual([false, []])
})

test('a combination that is held down is taken, and runs once', async () => {
  const { heard } = await shortcuts([{ keys: 'Mod+k' }, { keys: 'j' }])
  expect([press('k', { ctrlKey: true, repeat: true }), press('j', { repeat: true }), heard()]).toEqual([
    true,
    true,
    ['j'],
  ])
})

test('letters can be switched off, and are for a box that is about to appear', async () => {
  const { heard, sheet, setLetterShortcuts, pauseLetterShortcuts } = await shortcuts([
    { keys: 'e', does: 'Archive' },
    { keys: 'x', does: 'Select', run: null },
    { keys: 'Mod+k', does: 'Find' },
    { keys: 'ArrowUp' },
  ])
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(sheet()).toEqual(['e', 'x', 'Mod+k'])
  setLetterShortcuts(false)
  await rendered()
  expect([press('e'), press('ArrowUp'), press('k', { ctrlKey: true }), heard(), sheet()]).toEqual([
    false,
    true,
    true,
    ['ArrowUp', 'Mod+k'],
    ['x', 'Mod+k'],
  ])
  setLetterShortcuts(true)
  pauseLetterShortcuts(500)
  vi.setSystemTime(1_499)
  expect([press('e'), press('ArrowUp'), heard()]).toEqual([false, true, ['ArrowUp']])
  vi.setSystemTime(1_500)
  expect([press('e'), heard()]).toEqual([true, ['e']])
  for (const ends of [() => press('Escape'), () => press('a', { target: new Box('INPUT') })]) {
    pauseLetterShortcuts(500)
    ends()
    expect([press('e'), heard()]).toEqual([true, ['e']])
  }
})

test('the last screen’s shortcut wins, a disabled one is passed over, and a screen that left has none', async () => {
  const first = await shortcuts([{ keys: 'e', does: 'First' }])
  const second = await shortcuts([{ keys: 'e', does: 'Second' }])
  expect([press('e'), first.heard(), second.heard()]).toEqual([true, [], ['e']])
  second.hook.stop()
  await rendered()
  expect([press('e'), first.heard(), second.heard()]).toEqual([true, ['e'], []])
  await shortcuts([{ keys: 'e', does: 'Third', disabled: true }])
  expect([press('e'), first.heard(), first.hook.now().map(({ does }) => does)]).toEqual([true, ['e'], ['First']])
  first.hook.stop()
  await rendered()
  expect(press('e')).toBe(false)
})

test('a key that is held down types, deletes and moves, but never acts twice', async () => {
  const { stopHeldKeys } = await import('#ui/hook/use-shortcuts.ts')
  stopHeldKeys()
  const area = new (HTMLTextAreaElement as unknown as typeof Box)('TEXTAREA')
  const button = new Box('BUTTON')
  const held = (key: string, target: object, more: Pressed = {}) => press(key, { target, repeat: true, ...more })
  expect([press('Enter', { target: button }), held('Enter', button), held('Enter', new Box('INPUT'))]).toEqual([
    false,
    true,
    true,
  ])
  expect([held('Enter', area), held('Enter', area, { ctrlKey: true }), held('Enter', area, { metaKey: true })]).toEqual(
    [false, true, true],
  )
  expect([held('e', button), held('Delete', button), held(' ', button)]).toEqual([true, true, true])
  for (const key of ['j', 'k', 'ArrowDown', 'PageUp', 'Home', 'End', 'Tab'])
    expect([key, held(key, button)]).toEqual([key, false])
  expect([
    held('a', new Box('INPUT')),
    held(' ', document.body as never),
    held('k', button, { ctrlKey: true }),
  ]).toEqual([false, false, false])
})

test('Ctrl+Enter saves what has no form, and reaches nothing around it', async () => {
  const { saveKeys } = await import('#ui/hook/save-keys.ts')
  const done: string[] = []
  const keys = saveKeys(() => void done.push('saved'))
  const event = (key: string, more: Pressed = {}) => ({
    ...{ key, ctrlKey: false, metaKey: false, ...more },
    preventDefault: () => void done.push('taken'),
    stopPropagation: () => void done.push('kept'),
  })
  for (const one of [event('Enter'), event('s', { ctrlKey: true })]) keys(one as never)
  expect(done).toEqual([])
  keys(event('Enter', { ctrlKey: true }) as never)
  keys(event('Enter', { metaKey: true }) as never)
  expect(done).toEqual(['taken', 'kept', 'saved', 'taken', 'kept', 'saved'])
})
