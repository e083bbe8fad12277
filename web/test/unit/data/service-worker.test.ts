import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runHook } from './hook.ts'
import { aPage } from './page.ts'
import { aWindow } from './window.ts'

/** A worker and its registration, as far as a page can see them. */
class Worker extends EventTarget {
  state = 'installing'
  readonly told: unknown[] = []
  postMessage(said: unknown) {
    this.told.push(said)
  }
  becomes(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
class Registration extends EventTarget {
  waiting: Worker | null = null
  installing: Worker | null = null
  active: Worker | null = null
  looked = 0
  readonly shown: unknown[] = []
  update() {
    this.looked += 1
    return Promise.reject(new Error('The server is away'))
  }
  showNotification(...shown: unknown[]) {
    this.shown.push(shown)
    return Promise.resolve()
  }
}

let page: ReturnType<typeof aPage>
let browser: ReturnType<typeof aWindow>
let found: Registration
let container: EventTarget & { controller: object | null }
let registered: unknown[]
beforeEach(() => {
  page = aPage()
  browser = aWindow()
  found = new Registration()
  registered = []
  container = Object.assign(new EventTarget(), {
    controller: {},
    register: (...asked: unknown[]) => {
      registered.push(asked)
      return Promise.resolve(found)
    },
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubEnv('PROD', true)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
const load = () => import('#data/service-worker.ts')
const settle = () => new Promise((done) => setImmediate(done))
const registeredPage = async () => {
  const tab = await load()
  tab.registerServiceWorker()
  await settle()
  return tab
}

describe('the service worker', () => {
  test('is registered once the page has finished loading', async () => {
    browser.document.readyState = 'loading'
    await registeredPage()
    expect(registered).toEqual([])
    browser.happens('load')
    browser.happens('load')
    expect(registered).toEqual([['/sw.js', { scope: '/' }]])
  })

  test.each([
    ['in development', () => void vi.stubEnv('PROD', false)],
    ['where there is none', () => void vi.stubGlobal('navigator', {})],
  ])('is not registered %s', async (_, given) => {
    given()
    await registeredPage()
    expect(registered).toEqual([])
  })

  test('that waits as the page loads may take over', async () => {
    found.waiting = new Worker()
    await registeredPage()
    expect(found.waiting.told).toEqual(['take-over'])
  })

  test.each([
    ['another replaces the one there is', new Worker(), 'installed', true],
    ['it is the first of all, though it has the page already', null, 'installed', false],
    ['it is not ready yet', new Worker(), 'activating', false],
  ])('says that a new build waits: %s', async (_, active, state, waits) => {
    const { useUpdateReady } = await registeredPage()
    const { now, stop } = await runHook(useUpdateReady)
    expect(now()).toBe(false)
    found.active = active
    found.installing = new Worker()
    found.dispatchEvent(new Event('updatefound'))
    found.installing.becomes(state)
    await settle()
    expect(now()).toBe(waits)
    stop()
  })

  test('is checked hourly, and after a break', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const { lookForUpdate } = await registeredPage()
    vi.advanceTimersByTime(3_599_999)
    expect(found.looked).toBe(0)
    vi.advanceTimersByTime(1)
    expect(found.looked).toBe(1)
    lookForUpdate()
    expect(found.looked).toBe(2)
  })

  test('that was never found is not checked', async () => {
    const { lookForUpdate } = await load()
    expect(lookForUpdate()).toBeUndefined()
  })
})

describe('moving to the new build', () => {
  test('tells the waiting worker, and reloads once it is in control', async () => {
    const { takeUpdate } = await registeredPage()
    container.dispatchEvent(new Event('controllerchange'))
    expect(browser.went).toEqual([])
    found.waiting = new Worker()
    expect(takeUpdate()).toBe(true)
    expect([found.waiting.told, browser.went]).toEqual([['take-over'], []])
    container.dispatchEvent(new Event('controllerchange'))
    expect(browser.went).toEqual(['reload'])
  })

  test('reloads at once when no worker waits', async () => {
    const { takeUpdate } = await registeredPage()
    expect(takeUpdate()).toBe(true)
    expect(browser.went).toEqual(['reload'])
  })

  test('waits for a text that has not reached the server', async () => {
    page.answers['customers/conversation/messages/send'] = () => new Promise(() => undefined)
    const { takeUpdate } = await registeredPage()
    const { sendMessage } = await import('#data/outbox.ts')
    sendMessage({ convoID: 7, body: 'Hi' }, [])
    expect(takeUpdate()).toBe(false)
    expect(browser.went).toEqual([])
  })
})

describe('a notification', () => {
  const OPTIONS = { body: 'Hi', data: { path: '/inbox/7' } }
  test('is shown by the worker, so that it can be clicked after the tab is closed', async () => {
    const { showNotification } = await registeredPage()
    found.active = new Worker()
    await showNotification('Ana', OPTIONS, () => undefined)
    expect(found.shown).toEqual([['Ana', OPTIONS]])
  })

  test('is shown by the page while there is no worker', async () => {
    const shown: { onclick?: () => void; title: string; options: object }[] = []
    class Notification {
      onclick?: () => void
      readonly title: string
      readonly options: object
      constructor(title: string, options: object) {
        this.title = title
        this.options = options
        shown.push(this)
      }
    }
    vi.stubGlobal('Notification', Notification)
    const { showNotification } = await registeredPage()
    let pressed = 0
    await showNotification('Ana', OPTIONS, () => (pressed += 1))
    expect(shown).toMatchObject([{ title: 'Ana', options: OPTIONS }])
    shown[0]!.onclick?.()
    expect([pressed, browser.went]).toEqual([1, ['focus']])
  })

  test.each([
    [{ open: '/inbox/7' }, ['/inbox/7']],
    [{ open: 'https://elsewhere.test' }, []],
    [{ open: 7 }, []],
    [null, []],
  ])('that was clicked opens one of our pages: %o', async (data, opened) => {
    const { onOpenRequest } = await load()
    const paths: string[] = []
    const end = onOpenRequest((path) => paths.push(path))
    container.dispatchEvent(new MessageEvent('message', { data }))
    end()
    container.dispatchEvent(new MessageEvent('message', { data }))
    expect(paths).toEqual(opened)
  })

  test('opens nothing where there are no workers', async () => {
    vi.stubGlobal('navigator', {})
    const { onOpenRequest } = await load()
    expect(onOpenRequest(() => undefined)()).toBeUndefined()
  })
})
