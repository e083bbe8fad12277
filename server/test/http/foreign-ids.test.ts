import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls, type EntityKind } from '@xd/core/contract/calls.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { keyMayCall } from '@xd/core/contract/key-calls.ts'
import { mayBeAKeys } from '@xd/core/domain/access/api-key.ts'
import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, LABEL, PAYMENT_KEY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { oneOfEach } from '../one-of-each.ts'
import { isList, smallestInput } from './smallest-input.ts'
import { UNNAMED } from './unnamed-ids.table.ts'

/** What is at a store of the Golden Pledge that the clerk may not use. */
const OTHER_STORE: Partial<Record<EntityKind, unknown>> = {
  conversation: PEOPLE.halvorsen.convos.lake!,
  store: STORE.lake,
  payment: PAYMENT_KEY.otherStore,
}
/** The Silver Anchor's own, to put the foreign beside. */
const OWN: Partial<Record<EntityKind, unknown>> = {
  customer: PEOPLE.silverPaid.custID,
  conversation: PEOPLE.silverPaid.convos.silverAnchor!,
  store: STORE.silverAnchor,
  payment: PAYMENT_KEY.otherCompany,
  label: LABEL.silverRegular,
  user: USER.silverClerk,
}

/** Of calls whose smallest input says too little: something that is valid. */
const OWN_INPUTS: Partial<Record<CallName, Readonly<Record<string, unknown>>>> = {
  'auth/save-profile': { userNickname: 'Robin', userColor: '#aa5500' },
  'stores/save': { store: { storeName: 'Pier' } },
}

/** These change by themselves, or when somebody signs in or uses a key. */
const MOVING = ['api_keys', 'audit', 'companies', 'conversations', 'events', 'jobs', 'messages', 'sessions']

/** XD Support, who may see every company. */
const STAFF: readonly string[] = ['support', 'trainee']

const place = (input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> => {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  return {
    ...input,
    [head]: rest.length === 0 ? value : place((input[head] ?? {}) as Record<string, unknown>, rest.join('.'), value),
  }
}

/** Inputs in which one field names a record that is not the caller's: alone and, in a list, next to one that is. */
const inputsNaming = (name: CallName, path: string, kind: EntityKind, id: unknown, own: typeof OWN): object[] => {
  const others = Object.entries(calls[name].finds).filter(([other]) => other !== path)
  const beside = others.reduce(
    (input, [other, of]) => place(input, other, isList(name, other) ? [own[of]] : own[of]),
    {},
  )
  return (isList(name, path) ? [[id], [own[kind] ?? id, id]] : [id]).map((value) =>
    smallestInput(name, place({}, path, value), place(beside, path, value)),
  )
}

const naming = (Object.keys(calls) as CallName[]).filter((name) => Object.keys(calls[name].finds).length > 0)

describe.each(ENGINES)('records outside the caller’s scope do not exist, on %s', (database) => {
  let server: Booted
  /** What belongs to the Golden Pledge, as the Silver Anchor’s owner might name it. */
  let foreign: Awaited<ReturnType<typeof oneOfEach>>
  beforeAll(async () => {
    server = await boot({ database })
    // The stranger has every module: what keeps them out is that nothing here is theirs.
    await server.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    foreign = await oneOfEach(server)
    const silver = await server.signIn('owner@silveranchor.test')
    OWN.loan = (await silver('loans/save', { loan: { custID: PEOPLE.silverPaid.custID, amount: 80 } })).loan.loanID
  })
  afterAll(() => server.close())

  interface Asker {
    readonly name: string
    readonly token: string | undefined
    readonly permissions: readonly string[]
  }
  /** Every role, in another company; and in this one, without the store at the lake. */
  let strangers: readonly Asker[]
  let colleagues: readonly Asker[]
  let asked = 0
  let untouched: string
  beforeAll(async () => {
    const { writes } = server.connection
    const manager = {
      ...(await writes
        .selectFrom('users')
        .selectAll()
        .where('userID', '=', USER.silverClerk)
        .executeTakeFirstOrThrow()),
      userID: undefined,
      userUsername: 'manager@silveranchor.test',
      userPermissions: JSON.stringify(PRESETS.manager),
    }
    const { userID } = await writes.insertInto('users').values(manager).returning('userID').executeTakeFirstOrThrow()
    const there = { companyID: COMPANY.silverAnchor, userID, storeID: STORE.silverAnchor }
    await writes.insertInto('user_stores').values(there).execute()
    await writes.deleteFrom('user_stores').where('storeID', '=', STORE.lake).where('userID', '!=', USER.tomas).execute()
    const person = async (name: string, username: string): Promise<Asker> => {
      const signedIn = await server.signIn(username)
      const { user } = await signedIn('auth/info', {})
      return { name, token: signedIn.token, permissions: user.userPermissions }
    }
    const key = async (name: string, username: string, permissions: readonly Permission[]): Promise<Asker> => {
      const owner = await server.signIn(username)
      const { secret } = await owner('settings/api-keys/save', { key: { keyName: name, keyPermissions: permissions } })
      return { name, token: secret, permissions }
    }
    const everything = PRESETS.owner.filter(mayBeAKeys)
    const rolesAt = async (at: string) => [
      await person('clerk', `clerk@${at}.test`),
      await person('manager', `manager@${at}.test`),
      await person('owner', `owner@${at}.test`),
      await key('key with few rights', `owner@${at}.test`, ['customers']),
      await key('key with many rights', `owner@${at}.test`, everything),
    ]
    const nobody = { name: 'nobody', token: undefined, permissions: [] }
    strangers = [
      nobody,
      await person('support', 'support@xd.test'),
      await person('trainee', 'trainee@xd.test'),
      ...(await rolesAt('silveranchor')),
    ]
    colleagues = await rolesAt('goldenpledge')
    untouched = await theirs()
  })

  /** All that the tests below could change of the Golden Pledge. */
  const theirs = async (): Promise<string> => {
    const { reads } = server.connection
    const all = await reads.introspection.getTables()
    const tables = all
      .filter(({ name, columns }) => columns.some((column) => column.name === 'companyID') && !MOVING.includes(name))
      .map(({ name }) => name as 'customers')
    const rows = await Promise.all(
      tables.map((table) =>
        reads.selectFrom(table).selectAll().where('companyID', '=', COMPANY.goldenPledge).execute(),
      ),
    )
    const convos = await reads
      .selectFrom('conversations')
      .select(['convoID', 'convoStatus', 'convoFlag', 'convoAssignedUserID'])
      .where('companyID', '=', COMPANY.goldenPledge)
      .orderBy('convoID')
      .execute()
    return JSON.stringify([rows, convos])
  }

  /** How each role may answer for a call: by its permissions, by the rule for keys, or not at all. */
  const may = ({ name: who, permissions }: Asker, name: CallName): boolean => {
    const { access, permission } = calls[name]
    if (access === 'anyone') return true
    if (who === 'nobody' || (permission !== undefined && !permissions.includes(permission))) return false
    if (who.startsWith('key') && !keyMayCall(name)) return false
    return access === 'session' || (access === 'support' ? STAFF.includes(who) : permissions.includes(access))
  }
  const refusalOf = ({ name: who }: Asker) => (who === 'nobody' ? 'signed_out' : 'not_allowed')
  const ask = async ({ token }: Asker, name: CallName, body: string) => {
    asked += 1
    // The walk is longer than what is allowed in a minute.
    if (asked % 200 === 0 || calls[name].limit) await server.connection.writes.deleteFrom('rate_limits').execute()
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}/api/${name}`, { method: 'POST', body, headers })
    const text = await answer.text()
    const { error } = JSON.parse(text) as { error?: { code: string } }
    return { status: answer.status, code: error?.code, text }
  }

  test.each(naming)('%s', async (name) => {
    for (const [path, kind] of Object.entries(calls[name].finds)) {
      const ofCompany = inputsNaming(name, path, kind, foreign[kind], OWN)
      const elsewhere = OTHER_STORE[kind]
      const ofStore =
        elsewhere === undefined
          ? []
          : [elsewhere, 'nonsense'].flatMap((id) => inputsNaming(name, path, kind, id, foreign))
      for (const [askers, inputs] of [
        [strangers, ofCompany],
        [colleagues, ofStore],
      ] as const)
        for (const asker of askers)
          // Where a list names it, owners try both forms; whoever may not make the call is told so before it is read.
          for (const input of asker.name === 'owner' ? inputs : inputs.slice(0, 1)) {
            const { status, code } = await ask(asker, name, JSON.stringify(input))
            const expected = may(asker, name) ? [404, 'not_found'] : [403, refusalOf(asker)]
            expect([status, code], `${asker.name}: ${name} ${JSON.stringify(input)}`).toEqual(expected)
          }
    }
  })

  // Decided before anything is looked up: one engine is enough.
  test.runIf(database === 'sqlite')('every call is made by whom its access allows, and by no others', async () => {
    for (const asker of strangers)
      for (const name of Object.keys(calls) as CallName[]) {
        // Whoever may make the call is told that this is no input; nobody else is told anything.
        const { status, code } = await ask(asker, name, '{')
        const expected = may(asker, name) ? [400, 'invalid_input'] : [403, refusalOf(asker)]
        expect([asker.name, name, status, code]).toEqual([asker.name, name, ...expected])
      }
  })

  test('no read tells of another company, whoever asks, and every call has a sample', async () => {
    for (const name of Object.keys(calls) as CallName[]) {
      const { access, kind, finds, body } = calls[name]
      // What names records is walked above.
      if (body === 'multipart' || Object.keys(finds).length > 0) continue
      // A call that no input can be made for fails here: it would be left out.
      const input = smallestInput(name, OWN_INPUTS[name] ?? {})
      if (kind === 'write' || access === 'anyone' || access === 'support') continue
      for (const asker of strangers) {
        const { status, text } = await ask(asker, name, JSON.stringify(input))
        const told = `${asker.name}: ${name} ${status} ${text.slice(0, 200)}`
        expect(status < 500, told).toBe(true)
        expect(text, told).not.toMatch(/Jerome|goldenpledge|Golden Pledge/)
      }
    }
  })

  test('nothing has changed for the company that was asked about', async () => {
    expect(await theirs()).toBe(untouched)
    expect(asked).toBeGreaterThan(1000)
  })

  test('ids inside searches, keys and text reach nothing of another company', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    const named = {
      custID: foreign.customer,
      convoID: foreign.conversation,
      paymentKey: foreign.payment,
      storeID: foreign.store,
      categoryID: foreign.category,
      templateID: foreign.template,
    }
    const before = await theirs()
    for (const [name, expected, input] of UNNAMED) {
      const answer = await fetch(`${server.url}/api/${name}`, {
        method: 'POST',
        body: JSON.stringify(input(named)),
        headers: { authorization: `Bearer ${stranger.token}` },
      })
      const text = await answer.text()
      const told = `${name} ${JSON.stringify(input(named))}: ${answer.status} ${text.slice(0, 300)}`
      expect(text, told).not.toMatch(/Jerome|goldenpledge|Golden Pledge/)
      expect(answer.status < 500, told).toBe(true)
      if (expected === 'refused') expect(answer.ok, told).toBe(false)
    }
    expect(await theirs()).toBe(before)
  })

  test('files, pages and exports of another company, or of a store the user has no access to, do not exist', async () => {
    const [stranger, clerk] = [await server.signIn('owner@silveranchor.test'), await server.signIn('clerk')]
    const get = (path: string, who?: { token: string }) =>
      fetch(`${server.url}${path}`, { headers: who ? { authorization: `Bearer ${who.token}` } : {} })
    for (const path of [`/export/customers/${foreign.customer}.zip`, `/email/${foreign.message}`]) {
      expect((await get(path, stranger)).status, path).toBe(404)
      expect([403, 404], path).toContain((await get(path)).status)
    }
    for (const { name, call } of FILES) {
      const search = name.endsWith('-report') ? { dateStart: '2020-01-01', dateEnd: '2026-12-31' } : {}
      expect((await get(exportPath(name, search))).status, name).toBe(403)
      const file = await get(exportPath(name, search), stranger)
      if (calls[call].access === 'support') {
        expect(file.status, name).toBe(403)
        continue
      }
      // The file of a mailer’s recipients, or of a batch’s notices, has to name one: theirs does not exist.
      expect(file.status, name).toBe(['mailer-recipients', 'notices'].includes(name) ? 404 : 200)
      expect(await file.text(), name).not.toMatch(/Jerome|Golden Pledge/)
      for (const who of [stranger, clerk]) {
        const refused = await get(exportPath(name, { ...search, store: STORE.lake }), who)
        if (refused.status === 400) expect(await refused.text(), name).toMatch(/can’t be filtered by store/)
        else expect([403, 404], name).toContain(refused.status)
      }
    }
  })

  test('lists and searches never show another company’s rows', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    const text = JSON.stringify([
      await stranger('inbox/list', { search: { status: 'all', perPage: 100 } }),
      await stranger('customers/list', { search: { perPage: 100 } }),
      await stranger('payments/list', { search: { perPage: 100 } }),
      await stranger('customers/search', { lastName: 'Whitfield' }),
      await stranger('employees/list', {}),
      await stranger('stores/list', {}),
      await stranger('labels/list', {}),
    ])
    expect(text).not.toMatch(/Jerome|goldenpledge|Golden Pledge/)
  })
})
