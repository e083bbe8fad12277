import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { ALWAYS } from '../db/questions.ts'
import { oneOfEach } from '../one-of-each.ts'
import { roomsOf } from '../written/rooms.ts'
import type { CallRow } from '../written/calls/given.ts'
import { ALL_READS } from '../written/reads/all-reads.ts'
import { askingOn } from './askers.ts'
import { isList, smallestInput } from './smallest-input.ts'

const WRITES = roomsOf<CallRow>('CALLS', import.meta.glob('../**/*.rows.ts', { eager: true }))
/** Inputs that rows give for a call. Here, another user makes it. */
const INPUTS = new Map<CallName, object[]>()
const add = (name: CallName, input: unknown) => {
  if (typeof input === 'object') INPUTS.set(name, [...(INPUTS.get(name) ?? []), input as object])
}
for (const [, rows] of ALL_READS) for (const [, name, input] of rows) add(name, input)
for (const [, rows] of WRITES) for (const [, , name, input] of rows) add(name, input)

const place = (input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> => {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  const inner = () => place((input[head] ?? {}) as Record<string, unknown>, rest.join('.'), value)
  return { ...input, [head]: rest.length === 0 ? value : inner() }
}
const NAMES = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    !(name.startsWith('auth/') && calls[name].kind === 'write') &&
    calls[name].access !== 'anyone' &&
    calls[name].access !== 'support' &&
    calls[name].body !== 'multipart',
)

// The last store that someone may use was deleted or switched off.
describe.each(ENGINES)('a user without any store, on %s', (database) => {
  let server: Booted
  let ours: Awaited<ReturnType<typeof oneOfEach>>
  let asking: ReturnType<typeof askingOn>
  let token: string
  let session: undefined | { readonly tokenHash: string }
  /** Their rights and their session, as they were. */
  const asTheyWere = async () => {
    const { writes } = server.connection
    const rights = { userPermissions: JSON.stringify(PRESETS.owner), userAllStores: 0, userEnabled: 1 } as const
    await writes.updateTable('users').set(rights).where('userID', '=', USER.lena).execute()
    await writes.deleteFrom('user_stores').where('userID', '=', USER.lena).execute()
    await writes.deleteFrom('sessions').where('userID', '=', USER.lena).execute()
    if (session !== undefined)
      await writes
        .insertInto('sessions')
        .values(session as never)
        .execute()
  }
  beforeAll(async () => {
    server = await boot({ database })
    ours = await oneOfEach(server)
    await server.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    await asTheyWere()
    ;({ token } = await server.signIn('lena'))
    const sessions = server.connection.writes.selectFrom('sessions').selectAll()
    session = await sessions.where('userID', '=', USER.lena).executeTakeFirstOrThrow()
    asking = askingOn(server)
  })
  afterAll(() => server.close())

  const ask = async (name: CallName, input: object) => {
    const body = JSON.stringify(input)
    const once = () => asking.ask({ name: 'lena', token, permissions: [] }, name, body)
    const answer = await once().catch((error: Error) => ({ status: 500, text: error.message, code: 'internal' }))
    if (answer.code === 'signed_out') {
      await asTheyWere()
      return once()
    }
    return answer
  }

  test.each(NAMES)('is answered: %s', async (name) => {
    const named = Object.entries(calls[name].finds).reduce(
      (input, [path, kind]) => place(input, path, isList(name, path) ? [ours[kind]] : ours[kind]),
      {},
    )
    const smallest = (() => {
      try {
        return [smallestInput(name, named)]
      } catch {
        return []
      }
    })()
    for (const input of [...smallest, ...(INPUTS.get(name) ?? [])]) {
      const { status, text } = await ask(name, input)
      expect([200, 400, 403, 404, 409, 422, 429], `${JSON.stringify(input)} ${text.slice(0, 300)}`).toContain(status)
    }
  })

  const OF_STORES: readonly CallName[] = [
    ...(['inbox/list', 'leads/list', 'tickets/list', 'payments/list', 'payments/schedules/list'] as const),
    ...(['payments/rewrites/list', 'customers/promises/list', 'customers/stop-requests/list'] as const),
    ...(['mailers/imports/list', 'notices/list-batches', 'notices/call-list'] as const),
    'notices/needs-address',
  ]
  test.each(OF_STORES)('finds nothing in %s', async (name) => {
    const { status, text } = await ask(name, { search: {} })
    expect(status).toBe(200)
    const lists = Object.values(JSON.parse(text) as object).filter((value) => Array.isArray(value)) as unknown[][]
    expect(lists.map(({ length }) => length)).toEqual(lists.map(() => 0))
    expect(lists).not.toEqual([])
  })

  test.each(FILES.filter(({ call }) => calls[call].access !== 'support'))('gets the file: $name', async ({ name }) => {
    const path = exportPath(name, ALWAYS[name] ?? {})
    const { status, text } = await server.ask(path, { token })
    expect([200, 404], text.slice(0, 300)).toContain(status)
  })
})
