import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from '#pay/api.ts'
import { attemptsOf } from '#pay/attempt.ts'
import { awaitCutOff, awaitResult } from '#pay/await-result.ts'
import { pause } from '#pay/pause.ts'
import { submitAttempt } from '#pay/submit-attempt.ts'
import { answering, aServedPage, gets, passes, settled } from './a-page.ts'

let page: ReturnType<typeof aServedPage>
beforeEach(() => {
  page = aServedPage()
})

describe('a call from a customer’s page', () => {
  const asked = async (name: 'pay/fetch' | 'my/fetch', answer: () => Promise<Response>) => {
    const fetched = vi.fn((_path: string, _init: RequestInit) => answer())
    vi.stubGlobal('fetch', fetched)
    return { answer: await ask(name as 'pay/fetch', { paymentKey: 'k' }), sent: fetched.mock.calls }
  }
  const told =
    (body: unknown, status = 200) =>
    () =>
      Promise.resolve(Response.json(body, { status }))
  const error = { code: 'not_payable', message: 'It is paid.' }

  test.each([
    ['answered', told({ success: true, payStatus: 'payable' }), 'answer'],
    ['refused', told({ success: false, error }, 409), { kind: 'refused', ...error }],
    ['refused by a server that failed', told({ success: false, error }, 500), { kind: 'lost' }],
    ['refused by a proxy that failed', told({ success: false, error }, 502), { kind: 'lost' }],
    ['refused without a reason', told({ success: false }, 400), { kind: 'lost' }],
    ['answered with a page', () => Promise.resolve(new Response('<html>')), { kind: 'lost' }],
    ['not answered', () => Promise.reject(new Error('no network')), { kind: 'lost' }],
  ])('%s', async (_, answer, expected) => {
    const body = { success: true, payStatus: 'payable' }
    expect((await asked('pay/fetch', answer)).answer).toEqual(
      expected === 'answer' ? { kind: 'answer', body } : expected,
    )
  })

  test.each([
    ['pay/fetch', 'omit'],
    ['my/fetch', 'same-origin'],
  ] as const)('%s is sent with cookies: %s, and outlives the page', async (name, credentials) => {
    expect((await asked(name, told({ success: true }))).sent).toEqual([
      [
        `/api/${name}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"paymentKey":"k"}',
          credentials,
          keepalive: true,
        },
      ],
    ])
  })
})

describe('attempts to pay', () => {
  test('a tab remembers a key that was sent, until its attempt has ended', () => {
    const first = attemptsOf('k')
    const key = first.key()
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect([first.key(), first.wasCutOff, attemptsOf('k').wasCutOff]).toEqual([key, false, false])
    first.sent()
    expect(page.kept()).toEqual({ 'xd.pay.k': 'sent' })
    expect([attemptsOf('k').wasCutOff, attemptsOf('other').wasCutOff, first.key()]).toEqual([true, false, key])
    first.ended()
    expect(page.kept()).toEqual({})
    expect(first.key()).toMatch(/^[0-9a-f]{32}$/)
    expect(first.key()).not.toBe(key)
    expect(attemptsOf('k').wasCutOff).toBe(false)
  })

  test('without storage, a tab pays and remembers nothing', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    const attempts = attemptsOf('k')
    const key = attempts.key()
    attempts.sent()
    attempts.ended()
    expect([attempts.wasCutOff, attempts.key() === key]).toEqual([false, false])
  })
})

test('pauses last a second, then longer, at most five, and end when the connection returns', async () => {
  const waits: number[] = []
  for (const round of [0, 1, 2, 3, 4, 9]) {
    const begun = Date.now()
    const done = pause(round).then(() => waits.push(Date.now() - begun))
    await passes(6000)
    await done
  }
  expect(waits).toEqual([1000, 1500, 2250, 3375, 5000, 5000])
  const online = pause(4)
  gets(page.window, 'online')
  await online
  expect(vi.getTimerCount()).toBe(0)
})

const ATTEMPT = { paymentKey: 'k', attemptKey: 'a', token: 't', language: 'es' } as const
const sent = (state: string, more: object = {}) => ({ paymentStatus: 'sent', attempt: { state, ...more } })
const DECLINED = sent('declined', { message: 'The bank declined.', field: 'cvv' })
const status = (payStatus: string, more: object = {}) => ({ payStatus, attempt: null, ...more })

describe('an attempt to pay', () => {
  const closed = { kind: 'closed' }
  test.each([
    ['approved', [sent('approved')], [], closed, ['pay/submit']],
    ['settled elsewhere', [{ ...DECLINED, paymentStatus: 'approved' }], [], closed, ['pay/submit']],
    [
      'declined',
      [DECLINED],
      [],
      { kind: 'open', state: 'declined', message: 'The bank declined.', field: 'cvv' },
      ['pay/submit'],
    ],
    ['of a request that is closed', [{ refused: 'not_payable' }], [], closed, ['pay/submit']],
    ['under other terms', [{ refused: 'terms_changed' }], [], closed, ['pay/submit']],
    ['refused', [{ refused: 'rate_limited' }], [], { kind: 'open', message: 'Refused: rate_limited' }, ['pay/submit']],
    [
      'pending, then approved',
      [sent('pending'), sent('approved')],
      [status('processing'), 'lost', status('payable')],
      closed,
      ['pay/submit', 'pay/fetch', 'pay/fetch', 'pay/fetch', 'pay/submit'],
    ],
    [
      'while another is on its way, then declined',
      [{ refused: 'payment_in_progress' }, DECLINED],
      [status('payable')],
      { kind: 'open', state: 'declined', message: 'The bank declined.', field: 'cvv' },
      ['pay/submit', 'pay/fetch', 'pay/submit'],
    ],
    ['without an answer, but paid', ['lost'], [status('paid')], closed, ['pay/submit', 'pay/fetch']],
    [
      'without an answer, not heard of, and sent again',
      ['lost', 'lost', sent('approved')],
      [status('payable')],
      closed,
      ['pay/submit', 'pay/fetch', 'pay/submit', 'pay/fetch', 'pay/submit'],
    ],
  ] as const)('%s', async (_, submits, fetches, expected, calls) => {
    const { made, names } = answering({ 'pay/submit': submits, 'pay/fetch': fetches })
    const onSilence = vi.fn()
    const end = submitAttempt(ATTEMPT, onSilence)
    await passes(30_000)
    expect(await end).toEqual(expected)
    expect(names()).toEqual(calls)
    for (const [name, input] of made) expect(input).toEqual(name === 'pay/submit' ? ATTEMPT : { paymentKey: 'k' })
    const last = names().lastIndexOf('pay/submit')
    expect(onSilence).toHaveBeenCalledTimes(
      names()
        .slice(0, last)
        .filter((name) => name === 'pay/submit').length + Number(names().at(-1) === 'pay/fetch'),
    )
  })
})

test('a page opened during a charge shows its outcome once it is known', async () => {
  const { made } = answering({ 'pay/fetch': [status('processing'), 'lost', status('processing'), status('paid')] })
  const waiting = awaitResult('k')
  await passes(1000 + 1500 + 2250)
  expect(page.went).toEqual([])
  await passes(3375)
  await waiting
  expect(page.went).toEqual(['reload'])
  expect(made.map(([, input]) => input)).toEqual(Array.from({ length: 4 }, () => ({ paymentKey: 'k' })))
})

describe('an attempt that was cut off', () => {
  test.each([
    ['had paid', [status('payable'), status('paid')], { kind: 'closed' }, 2],
    ['is being charged', [status('processing')], { kind: 'closed' }, 1],
    [
      'was declined',
      ['lost', status('payable', { attempt: { message: 'The bank declined.' } })],
      { kind: 'open', message: 'The bank declined.' },
      2,
    ],
    ['never arrived', [status('payable')], undefined, 4],
    ['is not known of', ['lost'], undefined, 4],
  ] as const)('%s', async (_, fetches, expected, rounds) => {
    const { made } = answering({ 'pay/fetch': fetches })
    const end = awaitCutOff('k', 'es')
    await passes(30_000)
    expect(await end).toEqual(expected)
    expect(made).toEqual(Array.from({ length: rounds }, () => ['pay/fetch', { paymentKey: 'k', language: 'es' }]))
    await settled()
  })
})
