import { beforeEach, describe, expect, test, vi } from 'vitest'
import { runHook } from './hook.ts'
import { aPage } from './page.ts'

const URL = 'http://sandbox.test'
const EVENTS = {
  hello: [
    'phone/list',
    'phone/messages',
    'mail/list',
    'mail/messages',
    'cards/transactions',
    'cards/attempts',
    'pos/tickets',
  ],
  phone: ['phone/list', 'phone/messages'],
  mail: ['mail/list', 'mail/messages'],
  card: ['cards/transactions', 'cards/attempts'],
  ticket: ['pos/tickets'],
}

let sources: Source[]
class Source extends EventTarget {
  isClosed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    sources.push(this)
  }
  close() {
    this.isClosed = true
  }
}

const asked: { path: string; init: RequestInit }[] = []
let answer: () => unknown
beforeEach(() => {
  aPage()
  sources = []
  asked.splice(0)
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init })
    const said = await answer()
    return { json: () => Promise.resolve(said) }
  })
})

describe('the sandbox', () => {
  test('is asked by its own address, without our session', async () => {
    const { askSandbox } = await import('#data/sandbox.ts')
    answer = () => ({ success: true, messageSid: 'SM1' })
    expect(await askSandbox(URL, 'phone/send', { body: 'Hi' })).toMatchObject({ messageSid: 'SM1' })
    expect(asked).toEqual([
      {
        path: `${URL}/phone/send`,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          credentials: 'omit',
          body: '{"body":"Hi"}',
        },
      },
    ])
  })

  test.each([
    ['refuses', () => ({ success: false, error: { message: 'No such phone' } }), 'No such phone'],
    ['is not there', () => Promise.reject(new Error('x')), 'The sandbox isn’t responding. Is it still running?'],
  ])('says why, when it %s', async (_, says, message) => {
    const { askSandbox } = await import('#data/sandbox.ts')
    answer = says
    await expect(askSandbox(URL, 'phone/list', {})).rejects.toThrow(message)
  })

  test('shows the previous answer while the next loads, and fetches none that is not wanted', async () => {
    const { useSandbox } = await import('#data/sandbox.ts')
    answer = () => ({ success: true, messages: ['first'] })
    let [phone, enabled] = ['1', true]
    const hook = await runHook(() => useSandbox(URL, 'phone/messages', { phone }, enabled).data?.messages)
    await expect.poll(hook.now).toEqual(['first'])
    answer = () => new Promise(() => undefined)
    phone = '2'
    hook.again()
    await expect.poll(() => asked.map(({ init }) => init.body)).toEqual(['{"phone":"1"}', '{"phone":"2"}'])
    expect(hook.now()).toEqual(['first'])
    phone = '3'
    enabled = false
    hook.again()
    expect(asked).toHaveLength(2)
  })

  test.each(Object.entries(EVENTS))('refetches what has changed: %s', async (event, paths) => {
    const [{ useSandboxEvents }, { queryClient }] = await Promise.all([
      import('#data/sandbox.ts'),
      import('#data/query-client.ts'),
    ])
    for (const path of [...EVENTS.hello, 'cards/test-cards']) queryClient.setQueryData(['sandbox', path, {}], {})
    const hook = await runHook(() => useSandboxEvents(URL))
    await expect.poll(() => sources.map(({ url }) => url)).toEqual([`${URL}/events`])
    sources[0]!.dispatchEvent(new Event(event))
    const stale = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
    expect(stale.map(({ queryKey: [, path] }) => path)).toEqual(paths)
    hook.stop()
    await expect.poll(() => sources[0]!.isClosed).toBe(true)
  })
})
