import { onTestFinished, vi } from 'vitest'
import { aBrowserPage } from '../browser-page.ts'

/** A served page with these contents, until the test ends. Its timers go by hand. */
export const aServedPage = (html = '') => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-24T05:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const window = aBrowserPage('https://xd.test/p/k', html)
  const went: string[] = []
  // The library can't print, and would keep the timers of before.
  Object.assign(window, { setTimeout, clearTimeout, print: () => void went.push('print') })
  vi.spyOn(window.location, 'reload').mockImplementation(() => void went.push('reload'))
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void went.push(String(to)))
  return {
    window,
    went,
    find: <E extends Element = HTMLElement>(selector: string) => window.document.querySelector<E>(selector)!,
    /** What the tab remembers. */
    kept: () => ({ ...window.sessionStorage }) as Record<string, string>,
  }
}

/** Something happens to a part of the page, or to its window; false if the page keeps the browser from what follows. */
export const gets = (target: EventTarget, name: string, more: object = {}): boolean =>
  target.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), more))

type Reply = object | 'lost' | { readonly refused: string; readonly status?: number }

/** Calls answered in turn, the last answer again and again; and those made. */
export const answering = (answers: Readonly<Record<string, readonly Reply[]>>) => {
  const made: (readonly [name: string, input: Record<string, unknown>])[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const name = path.slice('/api/'.length)
    const turn = made.filter(([one]) => one === name).length
    made.push([name, JSON.parse(body) as Record<string, unknown>])
    const given = answers[name] ?? []
    const reply = given[Math.min(turn, given.length - 1)] ?? 'lost'
    if (reply === 'lost') throw new Error('no network')
    if ('refused' in reply)
      return Response.json(
        { success: false, error: { code: reply.refused, message: `Refused: ${reply.refused}` } },
        { status: 'status' in reply ? reply.status : 400 },
      )
    return Response.json({ success: true, ...reply })
  })
  return { made, names: () => made.map(([name]) => name) }
}

/** Lets all that is ready happen. */
export const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 8; turns += 1) await new Promise(setImmediate)
}
/** Time passes. */
export const passes = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  await settled()
}
