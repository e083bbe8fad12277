import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls, type EntityKind } from '@xd/core/contract/calls.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
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

/** These change by themselves, or when the clerk signs in. */
const MOVING = ['audit', 'companies', 'conversations', 'events', 'jobs', 'messages', 'sessions']

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

  test.each(naming)('%s', async (name) => {
    const stranger = await server.signIn('owner@silveranchor.test')
    const clerk = await server.signIn('clerk')
    const permissions: readonly string[] = (await clerk('auth/info', {})).user.userPermissions
    const before = await theirs()
    const missing = { status: 404, code: 'not_found' }
    for (const [path, kind] of Object.entries(calls[name].finds)) {
      for (const input of inputsNaming(name, path, kind, foreign[kind], OWN))
        await expect(stranger(name, input as never), JSON.stringify(input)).rejects.toMatchObject(missing)
      if (OTHER_STORE[kind] === undefined || !permissions.includes(calls[name].access)) continue
      for (const id of [OTHER_STORE[kind], 'nonsense'])
        for (const input of inputsNaming(name, path, kind, id, foreign))
          await expect(clerk(name, input as never), JSON.stringify(input)).rejects.toMatchObject(missing)
    }
    expect(await theirs()).toBe(before)
  })

  test.each(['nobody', 'clerk', 'manager', 'owner', 'support@xd.test', 'trainee@xd.test'])(
    '%s can make the calls their permissions allow, and no others',
    async (who) => {
      const signedIn = who === 'nobody' ? undefined : await server.signIn(who)
      const { user } = (await signedIn?.('auth/info', {})) ?? {}
      for (const [name, { access, permission }] of Object.entries(calls)) {
        // Whoever may make the call is told that this is no input; nobody else is told anything.
        const answer = await fetch(`${server.url}/api/${name}`, {
          method: 'POST',
          body: '{',
          headers: signedIn ? { authorization: `Bearer ${signedIn.token}` } : {},
        })
        const { error } = (await answer.json()) as { error: { code: string } }
        const may =
          access === 'anyone' ||
          (user &&
            (permission === undefined || user.userPermissions.includes(permission)) &&
            (access === 'session' ||
              (access === 'support' ? user.userIsXDACCT : user.userPermissions.includes(access))))
        expect([name, answer.status, error.code]).toEqual([
          name,
          ...(may ? [400, 'invalid_input'] : [403, user ? 'not_allowed' : 'signed_out']),
        ])
      }
    },
  )

  test('ids inside searches, keys and text reach nothing of another company', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    const named = {
      custID: foreign.customer,
      convoID: foreign.conversation,
      paymentKey: foreign.payment,
      storeID: foreign.store,
      categoryID: foreign.category,
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
      // The file of a mailer’s recipients has to name one: theirs does not exist.
      expect(file.status, name).toBe(name === 'mailer-recipients' ? 404 : 200)
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
