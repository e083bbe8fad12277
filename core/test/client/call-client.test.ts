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
