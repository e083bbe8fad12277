import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyLimits } from '@xd/core/contract/body-limits.ts'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { decodeInput } from '#http/decode.ts'
import { jsonTable } from '../table.ts'
import { JSON_CALLS } from '@xd/fixtures/testing/contract-input.ts'

const SENTENCES = jsonTable<[CallName, unknown, Record<string, string>][]>('http/sentences.json')

test.each(SENTENCES)('%s with %j explains the problem in plain words', (name, input, fields) => {
  expect(decodeInput(name, input, 1)).toEqual({ ok: false, fields })
})

describe('a body that none of our clients would send', () => {
  let server: Booted
  let token: string
  beforeAll(async () => {
    server = await boot()
    token = (await server.signIn('owner')).token
  })
  afterAll(() => server.close())

  const post = async (path: string, body: string) => {
    const { status, text } = await server.ask(`/api/${path}`, { body, token })
    const { error } = JSON.parse(text) as { error: { code: string; message: string; fields?: Record<string, string> } }
    return { status, ...error, length: text.length }
  }

  test.each(JSON_CALLS)('%s refuses more bytes and more values than its input allows', async (name) => {
    const { bytes, values } = bodyLimits(calls[name].input)
    // Calls without a session are rate-limited first.
    if (calls[name].access === 'support') return
    const long = await post(name, JSON.stringify({ x: 'x'.repeat(bytes) }))
    expect([long.status, long.code]).toEqual([413, 'too_large'])
    const many = await post(name, JSON.stringify({ x: new Array(values + 1).fill(0) }))
    expect([many.status, many.code]).toEqual([413, 'too_large'])
  })

  test('any number of wrong keys gets an answer about the first few', async () => {
    const { status, code, length } = await post(
      'payments/change-label',
      JSON.stringify({ labelID: 1, paymentKeys: new Array(250).fill(0) }),
    )
    expect([status, code]).toEqual([400, 'invalid_input'])
    expect(length).toBeLessThan(2000)
    const wrong = new Array(100).fill({ labelID: {} })
    expect(
      (await post('payments/change-label', JSON.stringify({ labelID: 1, paymentKeys: wrong }))).length,
    ).toBeLessThan(2000)
  })

  test('endless nesting is refused', async () => {
    const deep = await post('inbox/list', `{"search":${'['.repeat(7_000)}${']'.repeat(7_000)}}`)
    expect(deep.status).toBeGreaterThanOrEqual(400)
    expect(deep.status).toBeLessThan(500)
    const deeper = await post('inbox/list', `{"search":${'['.repeat(60)}${']'.repeat(60)}}`)
    expect([deeper.status, deeper.fields]).toEqual([400, { body: 'Is nested too deeply' }])
  })

  test('an unknown call, or one by GET, fails like any other', async () => {
    expect(await post('no/such', '{}')).toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'There is no call no/such.',
    })
    const got = await fetch(`${server.url}/api/inbox/list`)
    expect([got.status, await got.json()]).toEqual([
      404,
      { success: false, error: { code: 'not_found', message: 'Calls use POST.' } },
    ])
    expect(await post('payments/fetch', '{"paymentKey":"x"}')).toMatchObject({ message: 'No payment with this key.' })
    // Records that handlers look up themselves are named too.
    expect(await post('customers/list', '{"search":{"store":987654}}')).toMatchObject({
      status: 404,
      message: 'No store with this ID.',
    })
    expect(await post('inbox/list', '{"search":{"label":987654}}')).toMatchObject({
      message: 'This label was not found. It may have been deleted.',
    })
  })
})
