import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawn, nameOf, rendered } from '../acts/drawn.ts'
import { aPage, refusal, UNREACHABLE } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

let page: ReturnType<typeof aPage>
let window: ReturnType<typeof aWindow>
beforeEach(() => {
  page = aPage()
  window = aWindow()
  vi.stubGlobal('navigator', { onLine: true })
})

const away = () => {
  throw UNREACHABLE
}
const INFO = 'auth/info'

describe('a page that could not be shown', () => {
  const failed = async (errorOf: () => Promise<unknown>) => {
    const { RouteFailure } = await import('#route-failure.tsx')
    const reset = vi.fn()
    const screen = await drawn(RouteFailure as never, { error: await errorOf(), reset } as never)
    const { type, props } = screen.parts()[0]!
    return { name: nameOf(type), props, reset }
  }
  /** A call that fails so. */
  const calling = (answer: () => unknown) => async (): Promise<unknown> => {
    page.answers['stores/list'] = answer
    const { call } = await import('#data/calls.ts')
    return call('stores/list', {}).catch((error: unknown) => error)
  }

  test.each([
    ['nobody answered', calling(away), 'UnreachablePage', {}],
    [
      'a proxy answered in the server’s place',
      calling(() => ({ status: 502, body: '<h1>Bad gateway</h1>' })),
      'UnreachablePage',
      {},
    ],
    [
      'the server failed',
      calling(() => refusal(500, 'internal', { id: 'ab12' })),
      'ErrorPage',
      { status: 500, message: 'Refused: internal', id: 'ab12' },
    ],
    [
      'the server refused it',
      calling(() => refusal(404, 'not_found', { id: 12 })),
      'ErrorPage',
      { status: 404, message: 'Refused: not_found', id: undefined },
    ],
  ] as const)('says so, and what failed is asked for again: %s', async (_, errorOf, name, told) => {
    const shown = await failed(errorOf)
    expect([shown.name, shown.props]).toEqual([name, { ...told, onRetry: expect.any(Function) as never }])
    const { queryClient } = await import('#data/query-client.ts')
    queryClient.setQueryData(['labels/list', {}], 'there')
    await queryClient.fetchQuery({ queryKey: ['stores/list', {}], queryFn: away, retry: false }).catch(() => undefined)
    expect(queryClient.getQueryState(['stores/list', {}])?.status).toBe('error')
    ;(shown.props['onRetry'] as () => void)()
    expect(queryClient.getQueryState(['stores/list', {}])?.status).toBe('pending')
    expect(queryClient.getQueryData(['labels/list', {}])).toBe('there')
    expect([shown.reset.mock.calls.length, window.went]).toEqual([1, []])
  })

  test.each([
    [
      'a part that did not load',
      'Failed to fetch dynamically imported module: /a.js',
      true,
      'This page couldn’t be loaded',
    ],
    ['a part that did not load, in Safari', 'Importing a module script failed.', true, 'This page couldn’t be loaded'],
    ['a defect', 'x is not a function', true, undefined],
    ['a part that did not load, offline', 'Failed to fetch dynamically imported module: /a.js', false, null],
  ])('for %s is loaded anew', async (_, words, onLine, message) => {
    vi.stubGlobal('navigator', { onLine })
    const { name, props, reset } = await failed(() => Promise.resolve(new TypeError(words)))
    expect([name, props['message']]).toEqual(message === null ? ['UnreachablePage', undefined] : ['ErrorPage', message])
    ;(props['onRetry'] as () => void)()
    expect([window.went, reset.mock.calls.length]).toEqual([['reload'], 0])
  })
})

describe('the page that waits for the server', () => {
  const waiting = async () => {
    const { UnreachablePage } = await import('#pages/unreachable-page.tsx')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const onRetry = vi.fn()
    const { runHook } = await import('../data/hook.ts')
    const hook = await runHook(() => UnreachablePage({ onRetry }))
    return { onRetry, stop: hook.stop, asked: () => page.names().filter((name) => name === INFO).length }
  }

  test('asks again after two seconds, then after twice as long each time, up to fifteen', async () => {
    page.answers[INFO] = away
    const { onRetry, asked, stop } = await waiting()
    const times: number[] = []
    for (let second = 1; second <= 60; second += 1) {
      const before = asked()
      await vi.advanceTimersByTimeAsync(1_000)
      if (asked() > before) times.push(second)
    }
    expect(times).toEqual([2, 6, 14, 29, 44, 59])
    expect(onRetry).not.toHaveBeenCalled()
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(6)
    vi.useRealTimers()
  })

  test.each([
    ['it has answered', () => ({}), 1],
    ['it has refused', () => refusal(403, 'signed_out'), 1],
    ['nobody has answered', away, 0],
    ['a proxy has answered', () => ({ status: 502, body: '<h1>Bad gateway</h1>' }), 0],
  ])(
    'asks at once when the computer is online again, and goes on if there is an answer: %s',
    async (_, answer, times) => {
      page.answers[INFO] = answer
      const { onRetry, asked, stop } = await waiting()
      window.happens('online')
      vi.useRealTimers()
      await rendered()
      expect([asked(), onRetry.mock.calls.length]).toEqual([1, times])
      stop()
      window.happens('online')
      await rendered()
      expect(asked()).toBe(1)
    },
  )
})
