import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { failureCodes } from '@xd/core/contract/openapi.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { JSON_CALLS, nearInput } from '@xd/fixtures/testing/contract-input.ts'

/** A call's reading of its input hardly depends on the database. */
const RUNS = { sqlite: 25, postgres: 5 }

describe.each(ENGINES)('any input to a call, on %s', (database) => {
  let server: Booted
  let token: string
  beforeAll(async () => {
    server = await boot({ database })
    // Support staff with every permission reach the most code.
    token = (await server.signIn('support@xd.test')).token
  })
  afterAll(() => server.close())

  const post = async (name: string, body: string) => {
    const { status, text } = await server.ask(`/api/${name}`, { body, token })
    return {
      status,
      text,
      answer: JSON.parse(text) as { success: boolean; error?: { code: string; message: string; fields?: object } },
    }
  }

  test.each(JSON_CALLS)('%s gets a declared answer, never a defect or a stack', async (name) => {
    const declared: string[] = [...failureCodes(calls[name]), 'invalid_input', 'not_found', 'too_large', 'too_many']
    await fc.assert(
      fc.asyncProperty(nearInput(name), async (input) => {
        const { status, text, answer } = await post(name, JSON.stringify(input) ?? '')
        if (answer.success) {
          expect(status).toBe(200)
          return
        }
        expect(declared, JSON.stringify(answer.error)).toContain(answer.error!.code)
        expect(status).toBeLessThan(500)
        if (answer.error!.code === 'invalid_input') expect(Object.keys(answer.error!.fields ?? {})).not.toHaveLength(0)
        expect(text).not.toMatch(/\bat .*\.ts:\d+|node_modules|SQLITE|sqlite_|syntax error/)
      }),
      { numRuns: RUNS[database] },
    )
  })

  test.each(['{', '[]', 'null', '"text"', '12', '\u0000', '{"search":'])('a body like %j is 400', async (body) => {
    const { status, answer } = await post('inbox/list', body)
    expect([status, answer.error?.code]).toEqual([400, 'invalid_input'])
  })

  test('an endless body is refused early', async () => {
    const { status, answer } = await post('inbox/list', JSON.stringify({ search: { filter: 'x'.repeat(3_000_000) } }))
    expect([status, answer.error?.code]).toEqual([413, 'too_large'])
  })
})
