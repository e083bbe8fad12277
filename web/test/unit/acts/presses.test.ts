import { beforeEach, expect, test, vi } from 'vitest'
import { toast as sonner } from 'sonner'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { EMPLOYEES, LABELS, NOW, STORES } from '../lists/cells.table.ts'
import { show } from '../shown/shown.ts'
import { drawn, hearToasts, rendered } from './drawn.ts'
import { ALL_PRESSES } from './all-presses.ts'

let page: ReturnType<typeof aPage>
let went: readonly string[]
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  page = aPage()
  const { document, ...window } = aWindow()
  went = window.went
  Object.assign(document, { querySelector: () => null, getElementById: () => null, body: {}, activeElement: null })
  class Node {}
  for (const name of ['Element', 'HTMLElement', 'HTMLTextAreaElement']) vi.stubGlobal(name, Node)
  return () => vi.useRealTimers()
})

const pressKey = (keys: string) => {
  const [key = '', ...mods] = keys.split('+').reverse()
  const event = new Event('keydown', { cancelable: true })
  const [ctrlKey, shiftKey] = [mods.includes('Mod'), mods.includes('Shift')]
  window.dispatchEvent(Object.assign(event, { key, ctrlKey, shiftKey, metaKey: false, altKey: false }))
}

/** The same with a callback that is heard, at the end of the way to it. */
const hearing = (own: object, [key, ...rest]: readonly string[], name: string, heard: unknown[]): object => {
  const held = Reflect.get(own, key!) as object | undefined
  const next =
    rest.length > 0
      ? hearing(held ?? {}, rest, name, heard)
      : (...handed: unknown[]) => void heard.push([name, ...handed])
  return Array.isArray(own) ? own.with(Number(key), next) : { ...own, [key!]: next }
}

/** Every call so far, in order. */
const callsOf = () => {
  const seen: Record<string, number> = {}
  return page.names().map((name) => {
    seen[name] = (seen[name] ?? -1) + 1
    const { clientKey: _, clientMessageID: __, ...input } = page.inputs(name)[seen[name]]!
    return [name, input]
  })
}

test.each(ALL_PRESSES)('$name', async ({ before = [], now = NOW, does, hears = [], ...press }) => {
  vi.setSystemTime(now)
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
  const { given = [], props = {} } = press
  const [first = {}, ...others] = given
  const listening = (own: object) => hears.reduce((to, path) => hearing(to, path.split('.'), path, heard), own)
  const screen = await show(page, {
    ...press,
    ...(given.length > 0 ? { given: [listening(first as object), ...others] } : { props: listening(props) }),
  })
  page.forget()
  for (const [words, ...handed] of does) {
    if (words.startsWith('key ')) pressKey(words.slice(4))
    else void Promise.resolve(screen.does(words, ...handed)).catch(() => undefined)
    await rendered()
  }
  await vi.waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0), { timeout: 4000 })
  await rendered()
  const opens = (await drawn(useOpenDialog as never, {}, [undefined])).value()
  const { calls = [], said: tells = [], announced: speaks = [], goes = press.address ?? '/' } = press
  expect({ heard, calls: callsOf(), said: said(), announced, at: screen.address(), went, opens }).toEqual({
    heard: press.heard ?? [],
    calls,
    said: tells,
    announced: speaks,
    at: goes,
    went: press.went ?? [],
    opens: press.opens ?? null,
  })
  if (press.shows) expect(screen.dialogs()).toEqual(press.shows)
})
