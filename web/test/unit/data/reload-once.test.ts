import { beforeEach, expect, test, vi } from 'vitest'
import { aPage, UNREACHABLE } from './page.ts'
import { aWindow } from './window.ts'

let page: ReturnType<typeof aPage>
let browser: ReturnType<typeof aWindow>
let kept: Map<string, string>
beforeEach(() => {
  page = aPage()
  browser = aWindow()
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T18:00:00Z') })
  return () => void vi.useRealTimers()
})

/** Whether the page reloads, and paints nothing more, instead of showing what could not be loaded. */
const reloads = async () => {
  const { reloadOr } = await import('#data/reload-once.ts')
  const before = browser.went.length
  const blank = new Promise<string>((done) => setImmediate(() => done('nothing more')))
  const painted = await Promise.race([reloadOr(() => 'what failed'), blank])
  const isReloading = browser.went.length > before
  expect(painted).toBe(isReloading ? 'nothing more' : 'what failed')
  return isReloading
}

test('a page whose code was replaced reloads, but not again within a minute', async () => {
  expect([await reloads(), await reloads()]).toEqual([true, false])
  vi.setSystemTime(Date.now() + 59_999)
  page.fresh()
  expect(await reloads()).toBe(false)
  vi.setSystemTime(Date.now() + 1)
  expect(await reloads()).toBe(true)
})

test('it never reloads over a message that has not been sent', async () => {
  page.answers['customers/conversation/messages/send'] = () => Promise.reject(UNREACHABLE)
  const [{ ownLocal }, { sendMessage, emptyOutbox }] = await Promise.all([
    import('#data/local.ts'),
    import('#data/outbox.ts'),
  ])
  ownLocal(1, 3)
  sendMessage({ convoID: 7, body: 'On its way' }, [])
  expect(await reloads()).toBe(false)
  emptyOutbox()
  expect(await reloads()).toBe(true)
})

test('without a place to remember it, a page never reloads: it might do so forever', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(await reloads()).toBe(false)
})
