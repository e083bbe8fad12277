import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName, EntityKind } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { LABEL, PAYMENT_KEY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { oneOfEach } from '../one-of-each.ts'
import { askingOn, everyRole, may, refusalOf } from './askers.ts'
import { isList, smallestInput } from './smallest-input.ts'
import { theirs } from './theirs.ts'

/** Records at a store of the Golden Pledge that the clerk may not use. */
const OTHER_STORE: Partial<Record<EntityKind, unknown>> = {
  conversation: PEOPLE.halvorsen.convos.lake!,
  store: STORE.lake,
  payment: PAYMENT_KEY.otherStore,
}
/** The Silver Anchor's own records, to put beside the foreign ones. */
const OWN: Partial<Record<EntityKind, unknown>> = {
  customer: PEOPLE.silverPaid.custID,
  conversation: PEOPLE.silverPaid.convos.silverAnchor!,
  store: STORE.silverAnchor,
  payment: PAYMENT_KEY.otherCompany,
  label: LABEL.silverRegular,
  user: USER.silverClerk,
}

/** Valid inputs for calls whose smallest input says too little. */
const OWN_INPUTS: Partial<Record<CallName, Readonly<Record<string, unknown>>>> = {
  'auth/save-profile': { userNickname: 'Robin', userColor: '#aa5500' },
  'stores/save': { store: { storeName: 'Pier' } },
}

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
  /** Records of the Golden Pledge, as the Silver Anchor's owner might name them. */
  let foreign: Awaited<ReturnType<typeof oneOfEach>>
  beforeAll(async () => {
    server = await boot({ database })
    // The stranger has every module, so they are kept out only because nothing here is theirs.
    await server.connection.writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .execute()
    foreign = await oneOfEach(server)
    const silver = await server.signIn('owner@silveranchor.test')
    OWN.loan = (await silver('loans/save', { loan: { custID: PEOPLE.silverPaid.custID, amount: 80 } })).loan.loanID
  })
  afterAll(() => server.close())

  let roles: Awaited<ReturnType<typeof everyRole>>
  let asking: ReturnType<typeof askingOn>
  let untouched: string
  beforeAll(async () => {
    roles = await everyRole(server)
    asking = askingOn(server)
    untouched = await theirs(server)
  })

  // The right to make a call is decided before any lookup. One engine tests every role, the other only owners.
  const among = (askers: typeof roles.strangers) =>
    database === 'sqlite' ? askers : askers.filter(({ name }) => name === 'owner')

  test.each(naming)('%s', async (name) => {
    for (const [path, kind] of Object.entries(calls[name].finds)) {
      const ofCompany = inputsNaming(name, path, kind, foreign[kind], OWN)
      const elsewhere = OTHER_STORE[kind]
      const ofStore =
        elsewhere === undefined
          ? []
          : [elsewhere, 'nonsense'].flatMap((id) => inputsNaming(name, path, kind, id, foreign))
      for (const [askers, inputs] of [
        [roles.strangers, ofCompany],
        [roles.colleagues, ofStore],
      ] as const)
        for (const asker of among(askers))
          // Where a list names it, owners try both forms. A caller without the right to make the call is refused before
          // it is read.
          for (const input of asker.name === 'owner' ? inputs : inputs.slice(0, 1)) {
            const { status, code } = await asking.ask(asker, name, JSON.stringify(input))
            const expected = may(asker, name) ? [404, 'not_found'] : [403, refusalOf(asker)]
            expect([status, code], `${asker.name}: ${name} ${JSON.stringify(input)}`).toEqual(expected)
          }
    }
  })

  // Decided before any lookup: one engine is enough.
  test.runIf(database === 'sqlite')('every call can be made only by those whom its access allows', async () => {
    for (const asker of roles.strangers)
      for (const name of Object.keys(calls) as CallName[]) {
        // Those who may make the call learn that this input is invalid; nobody else learns anything.
        const { status, code } = await asking.ask(asker, name, '{')
        const expected = may(asker, name) ? [400, 'invalid_input'] : [403, refusalOf(asker)]
        expect([asker.name, name, status, code]).toEqual([asker.name, name, ...expected])
      }
  })

  test('no read reveals another company’s data to anyone, and every call has a sample', async () => {
    for (const name of Object.keys(calls) as CallName[]) {
      const { access, kind, finds, body } = calls[name]
      // Calls that name records are tested above.
      if (body === 'multipart' || Object.keys(finds).length > 0) continue
      // A call without a possible input fails here, so that it can't be left out.
      const input = smallestInput(name, OWN_INPUTS[name] ?? {})
      if (kind === 'write' || access === 'anyone' || access === 'support') continue
      for (const asker of among(roles.strangers)) {
        const { status, text } = await asking.ask(asker, name, JSON.stringify(input))
        const told = `${asker.name}: ${name} ${status} ${text.slice(0, 200)}`
        expect(status < 500, told).toBe(true)
        expect(text, told).not.toMatch(/Jerome|goldenpledge|Golden Pledge/)
      }
    }
  })

  test('nothing has changed for the attacked company', async () => {
    expect(await theirs(server)).toBe(untouched)
    expect(asking.count()).toBeGreaterThan(database === 'sqlite' ? 1000 : 300)
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
      const search = name.endsWith('-report') ? { dateStart: '2020-01-01', dateEnd: '2999-12-31' } : {}
      expect((await get(exportPath(name, search))).status, name).toBe(403)
      const file = await get(exportPath(name, search), stranger)
      if (calls[call].access === 'support') {
        expect(file.status, name).toBe(403)
        continue
      }
      // The file of a mailer's recipients, or of a batch's notices, has to name one: another company's does not exist.
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
