import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { JSON_CALLS } from '@xd/fixtures/testing/contract-input.ts'
import { decodeInput } from '#http/decode.ts'
import { FETCHED } from '#http/fetched.ts'
import { postAs } from './post-as.ts'
import { isList, smallestInput } from './smallest-input.ts'

type Values = Record<string, unknown>

// A list's own check (misplaced.ts) comes first where there is a search.
const WRITES = JSON_CALLS.filter((name) => calls[name].kind === 'write' && !('search' in calls[name].input.fields))
const MORE: Partial<Record<CallName, Values>> = {
  'auth/save-profile': { userNickname: 'Sam', userColor: '#123456' },
  'stores/save': { store: { storeID: STORE.main } },
}

/** Names a record wherever the call takes one. */
const naming = (name: CallName) => {
  const input: Values = {}
  for (const path of Object.keys(calls[name].finds)) {
    const keys = path.split('.')
    const last = keys.pop()!
    const holder = keys.reduce((at, key) => (at[key] ??= {}) as Values, input)
    holder[last] = isList(name, path) ? ['1'] : '1'
  }
  return input
}

test.each(WRITES)('%s detects an unknown field', (name) => {
  const input = { ...smallestInput(name, MORE[name] ?? naming(name), {}), notAField: true }
  expect(decodeInput(name, input, 1)).toMatchObject({ ok: true, unknown: [['notAField']] })
})

test('a record that is saved as a whole can be sent back as it was fetched', () => {
  const versioned = WRITES.filter((name) => {
    const fields = calls[name].input.fields as Values
    const documents = Object.values(fields).filter((field) => 'fields' in (field as object))
    return documents.length > 0 && 'expectedVersion' in fields
  })
  expect(versioned.filter((name) => FETCHED[name] === undefined)).toEqual([])
  expect(versioned.length).toBeGreaterThan(10)
})

describe('a write', () => {
  let server: Booted
  let owner: string
  let support: string
  beforeAll(async () => {
    server = await boot()
    owner = (await server.signIn('owner')).token
    support = (await server.signIn('support@xd.test')).token
  })
  afterAll(() => server.close())

  const post = (name: CallName, body: unknown, headers: Values = {}) =>
    postAs(server, { owner, support }, name, body, headers)

  const user = { userID: USER.clerk, userUsername: 'clerk@goldenpledge.test', userNickname: 'Sam' }
  test.each([
    [
      'calendar/entries/update',
      { entry: { itemID: 1 }, deleteEntry: true },
      { deleteEntry: 'Send it in entry, not beside it' },
    ],
    [
      'settings/users/save',
      { user: { ...user, userPermissions: [], userAllowedStoreIDs: null, userStatus: 'disabled' } },
      { 'user.userStatus': 'This can’t be changed here' },
    ],
    [
      'admin/companies/save',
      { company: { companyID: COMPANY.silverAnchor, companyStatus: 'suspended' } },
      { 'company.companyStatus': 'This can’t be changed here' },
    ],
    [
      'stores/save',
      { store: { storeID: STORE.main, clientKey: 'k' } },
      { 'store.clientKey': 'Send it beside store, not in it' },
    ],
    ['auth/logout', { everywhere: true }, { everywhere: 'There is no such field' }],
    [
      'labels/save',
      { label: { labelName: 'New', labelVersion: 3 } },
      { 'label.labelVersion': 'There is no such field' },
    ],
  ] as const)('%s with %j is refused, by field', async (name, body, fields) => {
    expect(await post(name, body)).toMatchObject({ status: 400, fields })
  })

  test('from a page may have fields of the previous release', async () => {
    const { customer } = (await post('customers/fetch', { customerID: PEOPLE.whitfield.custID })).json
    const body = { customer: { ...(customer as Values), custFaxNumber: '' }, beta: true }
    expect(await post('customers/save', body)).toMatchObject({ status: 400 })
    expect(await post('customers/save', body, { origin: server.url })).toMatchObject({ status: 200 })
  })
})
