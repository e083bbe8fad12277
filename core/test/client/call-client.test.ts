import { expect, test } from 'vitest'
import { type CallError, createCallClient, unreachable } from '#client/call-client.ts'
import { knowingUnsent } from '#client/knowing-unsent.ts'
import { maybeDone } from '#contract/maybe-done.ts'

/** As Node's fetch fails. */
const failed = (cause: Error) => new TypeError('fetch failed', { cause })
const trouble = (syscall: string | undefined, code: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, ...(syscall && { syscall }) })
const several = (...errors: Error[]) => Object.assign(new AggregateError(errors), { code: 'ECONNREFUSED' })

test.each([
  ['a refused connection', failed(trouble('connect', 'ECONNREFUSED')), false],
  ['a name that nobody knows', failed(trouble('getaddrinfo', 'ENOTFOUND')), false],
  ['a connection that took too long', failed(trouble(undefined, 'UND_ERR_CONNECT_TIMEOUT')), false],
  [
    'a name with two addresses, neither of them there',
    failed(several(trouble('connect', 'ECONNREFUSED'), trouble('connect', 'ENETUNREACH'))),
    false,
  ],
  ['a connection that was cut', failed(trouble('read', 'ECONNRESET')), true],
  ['a network that went while the answer was awaited', failed(trouble('read', 'EHOSTUNREACH')), true],
  ['no answer in time', new DOMException('The operation was aborted due to timeout', 'TimeoutError'), true],
  ['a failure without a reason, as in a browser', new TypeError('Failed to fetch'), true],
])('after %s the server is unreachable, and whether anything was sent is known', async (_, error, sent) => {
  const calls = createCallClient(knowingUnsent(() => Promise.reject(error)))
  const failure = await calls('auth/info', {}).then(
    () => undefined,
    (thrown: unknown) => thrown as CallError,
  )
  expect(failure).toMatchObject({ code: 'unreachable', status: 0, message: unreachable().message })
  expect(maybeDone(failure!)).toBe(sent)
})

const answering = (status: number, json: () => Promise<unknown>) => {
  const sent: unknown[] = []
  const calls = createCallClient((path, body) => {
    sent.push([path, body])
    return Promise.resolve({ status, json })
  })
  return { calls, sent }
}

test('a call sends its input to its own address, and gets the whole answer', async () => {
  const { calls, sent } = answering(200, () => Promise.resolve({ success: true, labels: [] }))
  expect(await calls('labels/save', { label: { labelName: 'VIP' } })).toEqual({ success: true, labels: [] })
  expect(sent).toEqual([['/api/labels/save', '{"label":{"labelName":"VIP"}}']])
})

test.each([
  [
    409,
    { success: false, error: { code: 'conflict', message: 'Changed.', version: 4 } },
    {
      code: 'conflict',
      status: 409,
      message: 'Changed.',
      fields: {},
      body: { code: 'conflict', message: 'Changed.', version: 4 },
    },
  ],
  [
    400,
    { success: false, error: { code: 'invalid_input', message: 'No.', fields: { a: 'Too long' } } },
    { code: 'invalid_input', status: 400, fields: { a: 'Too long' } },
  ],
  // From a proxy, or another server.
  [502, undefined, { code: 'unreachable', status: 502 }],
  [200, {}, { code: 'unreachable', status: 200, message: unreachable().message }],
])('a failed call with %s %j says why', async (status, body, failure) => {
  const { calls } = answering(status, () =>
    body === undefined ? Promise.reject(new Error('no JSON')) : Promise.resolve(body),
  )
  await expect(calls('labels/list', {})).rejects.toMatchObject({ name: 'CallError', ...failure })
})
