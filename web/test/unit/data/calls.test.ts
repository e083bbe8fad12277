import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { runHook } from './hook.ts'
import { aPage, refusal, UNREACHABLE } from './page.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

/** The calls of a page, and what it has announced. */
const load = async () => {
  const calls = await import('#data/calls.ts')
  const said: string[] = []
  calls.onSignedOut(() => said.push('signed out'))
  calls.onFactorRequired(() => said.push('second factor'))
  const ask = (name: CallName) => calls.call(name, {} as never)
  return { ask, said, failed: (name: CallName) => ask(name).then(() => 'answered', codeOf) }
}
const codeOf = ({ status, code, message }: { status: number; code: string; message: string }) => [status, code, message]

describe('a refused call', () => {
  test.each([
    ['labels/list', 'signed_out', ['signed out']],
    ['auth/second-factor/fetch', 'signed_out', ['signed out']],
    ['auth/info', 'signed_out', []],
    ['auth/login', 'signed_out', []],
    ['labels/list', 'second_factor_required', ['second factor']],
    ['auth/info', 'second_factor_required', ['second factor']],
    ['labels/list', 'forbidden', []],
    ['auth/info', 'forbidden', []],
  ] as const)('%s, as %s, announces %j', async (name, code, announced) => {
    const { failed, said } = await load()
    page.answers[name] = () => refusal(403, code)
    expect(await failed(name)).toEqual([403, code, `Refused: ${code}`])
    expect(said).toEqual(announced)
    expect(page.names()).toEqual([name])
  })

  test('without a server announces nothing', async () => {
    const { failed, said } = await load()
    page.answers['labels/list'] = () => Promise.reject(UNREACHABLE)
    expect(await failed('labels/list')).toEqual([
      0,
      'unreachable',
      'The server cannot be reached. Check the connection and try again.',
    ])
    expect(said).toEqual([])
  })

  test('that nobody confirmed fails as it was refused, in the words for it', async () => {
    const { failed } = await load()
    const { useStepUpQuestion } = await import('#data/step-up.ts')
    const { now } = await runHook(useStepUpQuestion)
    page.answers['payments/refund'] = () => refusal(409, 'step_up_needed')
    const refused = failed('payments/refund')
    await expect.poll(now).not.toBeNull()
    now()!.answer(false)
    expect(await refused).toEqual([
      409,
      'step_up_needed',
      'No changes were made because you didn’t confirm that it’s you.',
    ])
  })
})

describe('a call', () => {
  /** Requests as the browser gets them. */
  const requests = () => {
    const seen: unknown[] = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
      seen.push([path, request])
      return fetch(path, request)
    })
    return seen
  }
  const request = (headers: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    credentials: 'same-origin',
    body: '{}',
  })

  test.each([
    ['labels/list', { 'x-xd-user': '1/3' }],
    ['auth/login', { 'x-xd-user': '1/3' }],
    ['auth/info', {}],
    ['auth/logout', {}],
  ] as const)('to %s is made in the name of the page’s user, if it is about one: %j', async (name, headers) => {
    const [seen, { ask }, { ownLocal, disownLocal }] = [requests(), await load(), await import('#data/local.ts')]
    page.answers[name] = () => ({})
    ownLocal(1, 3)
    await ask(name)
    disownLocal()
    await ask(name)
    expect(seen).toEqual([
      [`/api/${name}`, request(headers)],
      [`/api/${name}`, request({})],
    ])
  })

  test('tells this page the server’s time, which lies between the call and its answer', async () => {
    const noon = Date.parse('2026-11-23T12:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    onTestFinished(() => void vi.useRealTimers())
    vi.stubGlobal('fetch', async () => {
      vi.setSystemTime(noon + 10_000)
      const date = new Date(noon + HOUR_MS + 5_000).toUTCString()
      return Response.json({ success: true }, { headers: { date } })
    })
    const [{ ask }, { serverNow }] = await Promise.all([load(), import('#state/server-clock.ts')])
    await ask('labels/list')
    expect(serverNow() - Date.now()).toBe(HOUR_MS + 500)
  })
})
