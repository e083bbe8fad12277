import { beforeEach, expect, test, vi } from 'vitest'
import { toast as sonner } from 'sonner'
import { drawn, hearToasts, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { EMPLOYEES, LABELS, NOW, STORES } from '../lists/cells.table.ts'
import { show } from '../shown/shown.ts'
import { ALL_PRESSES } from './all-presses.ts'

let page: ReturnType<typeof aPage>
let went: readonly string[]
/** While the user types, a draft isn’t saved: that waits for a pause, which never comes here. */
let isTyping: boolean
const PAUSE_MS = 500
const MOST_MS = 2 ** 31 - 1
beforeEach(() => {
  isTyping = false
  const timers = new Set<NodeJS.Timeout>()
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => {
    const timer = setTimeout(act, isTyping && ms >= PAUSE_MS ? MOST_MS : ms)
    timers.add(timer)
    return timer
  })
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  page = aPage()
  const { document, ...window } = aWindow()
  went = window.went
  const none = () => null
  const body = { nodeType: 1 }
  Object.assign(document, {
    querySelector: none,
    getElementById: none,
    body,
    activeElement: null,
    fullscreenElement: null,
  })
  class Node {}
  for (const name of ['Element', 'HTMLElement', 'HTMLTextAreaElement']) vi.stubGlobal(name, Node)
  return () => {
    for (const timer of timers) clearTimeout(timer)
    vi.useRealTimers()
  }
})

const pressKey = (keys: string) => {
  const [key = '', ...mods] = keys.split('+').reverse()
  const event = new Event('keydown', { cancelable: true })
  const [ctrlKey, shiftKey] = [mods.includes('Mod'), mods.includes('Shift')]
  window.dispatchEvent(Object.assign(event, { key, ctrlKey, shiftKey, metaKey: false, altKey: false }))
}

type Callback = (...handed: unknown[]) => unknown

/** The same with a callback that is heard, at the end of the way to it. */
const hearing = (own: object, [key, ...rest]: readonly string[], name: string, heard: unknown[]): object => {
  const held = Reflect.get(own, key!) as object | undefined
  const ear: Callback = (...handed) => {
    const given = (held as Callback | undefined)?.(...handed)
    // While it is drawn, it asks some for the handler of one field.
    if (typeof given !== 'function') heard.push([name, ...handed])
    return given
  }
  const next = rest.length > 0 ? hearing(held ?? {}, rest, name, heard) : ear
  return Array.isArray(own) ? own.with(Number(key), next) : { ...own, [key!]: next }
}
const handlersOf = (props: object) =>
  Object.entries(props).flatMap(([name, one]) => (typeof one === 'function' && /^on[A-Z]/.test(name) ? [name] : []))

/** Every call so far, in order. */
const callsOf = () => page.calls().map(([name, { clientMessageID: _, ...input }]) => [name, input])

/** The random key of a message that waits. */
const MESSAGE_ID = /\/\d+(?:,\d+){3}$/
const storage = (): Readonly<Record<string, string>> => ({ ...localStorage })
const keptSince = (before: Readonly<Record<string, string>>) => {
  const after = storage()
  const changed = Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key])
  return Object.fromEntries(changed.map((key) => [key.replace(MESSAGE_ID, '/ID'), after[key] ?? null]))
}

test.each(ALL_PRESSES)('$name', async ({ before = [], now = NOW, does, hears = [], props = {}, ...press }) => {
  vi.setSystemTime(now)
  isTyping = press.kept !== undefined
  const [{ queryClient }, { onAnnounce }, { useOpenDialog }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#ui/a11y/announce.ts'),
    import('#data/dialogs.ts'),
  ])
  for (const [key, data] of [STORES, EMPLOYEES, LABELS, ...before]) queryClient.setQueryData(key, data)
  const said = await hearToasts(sonner)
  const announced: string[] = []
  onAnnounce((words) => void announced.push(words))
  const heard: unknown[] = []
  const paths = [...new Set([...handlersOf(props), ...hears])]
  const listening = paths.reduce((to, path) => hearing(to, path.split('.'), path, heard), props)
  const screen = await show(page, { ...press, props: listening })
  const remembered = storage()
  page.forget()
  for (const [words, ...handed] of does) {
    if (words.startsWith('key ')) pressKey(words.slice(4))
    else void Promise.resolve(screen.does(words, ...handed)).catch(() => undefined)
    await rendered()
  }
  // The browser goes elsewhere a moment later.
  if (press.went) await vi.waitFor(() => expect(went).not.toEqual([]), { timeout: 4000 })
  await vi.waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0), { timeout: 4000 })
  await rendered()
  const actual = {
    heard,
    calls: callsOf(),
    said: said(),
    announced,
    failures: screen.failures().filter(Boolean),
    goes: screen.address(),
    went,
    opens: (await drawn(useOpenDialog as never, {}, [undefined])).value(),
    kept: keptSince(remembered),
  }
  expect(actual).toEqual({
    heard: press.heard ?? [],
    calls: press.calls ?? [],
    said: press.said ?? [],
    announced: press.announced ?? [],
    failures: press.failures ?? [],
    goes: press.goes ?? press.address ?? '/',
    went: press.went ?? [],
    opens: press.opens ?? null,
    kept: press.kept ?? {},
  })
  if (press.shows) expect(screen.dialogs()).toEqual(press.shows)
})
