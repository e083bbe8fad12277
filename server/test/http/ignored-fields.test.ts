import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { JSON_CALLS } from '@xd/fixtures/testing/contract-input.ts'
import { decodeInput } from '#http/decode.ts'
import { FETCHED } from '#http/fetched.table.ts'
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

  const post = async (name: CallName, body: unknown, headers: Values = {}) => {
    const token = calls[name].access === 'support' ? support : owner
    const answer = await fetch(`${server.url}/api/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    })
    const json = (await answer.json()) as Values & { error?: { code: string; fields?: Record<string, string> } }
    return { status: answer.status, fields: json.error?.fields, json }
  }

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

  /** How to find one record of each kind: the call to make, and the field that names it. */
  const first = async (call: CallName, rows: string, ask: object = {}) =>
    ((await post(call, ask)).json[rows] as Values[])[0]!
  const RECORDS: { readonly [Name in keyof typeof FETCHED]: () => Promise<Values> | Values } = {
    'customers/save': () => ({ custID: PEOPLE.whitfield.custID }),
    'calendar/categories/update': () => first('calendar/categories/list', 'categories'),
    'calendar/entries/update': async () => {
      const { json } = await post('calendar/entries/list', {
        search: { dateStart: '2000-01-01', dateEnd: '2040-01-01' },
      })
      return (json['entries'] as Values[]).find(({ itemID }) => itemID !== null)!
    },
    'calendar/feed/update': async () => {
      await post('calendar/feed/update', { feed: {} })
      return {}
    },
    'settings/quick-replies/save': () => first('inbox/get-quick-replies', 'replies'),
    'payments/set-custom-fields': () => first('payments/list', 'payments'),
    'settings/rewrites/save': () => ({ storeID: STORE.main }),
    'settings/reminders/save': () => ({ storeID: STORE.main }),
    'settings/notices/save': () => ({ storeID: STORE.main }),
    'settings/company/save': () => ({}),
    'settings/chat-bubble/save': () => ({}),
    'loans/save': () => first('loans/list', 'loans', { search: { status: 'open' } }),
    'mailers/schedule-job': async () => {
      const job = { jobTitle: 'Draft', jobBodyEN: 'Hello', isDraft: true }
      return (await post('mailers/schedule-job', { job })).json['job'] as Values
    },
    'labels/save': () => first('labels/list', 'labels'),
    'stores/save': () => ({ storeID: STORE.main }),
    'settings/stores/closures/save': async () => {
      await post('settings/stores/closures/save', { closure: { storeID: STORE.main, day: '2031-07-04' } })
      return first('settings/stores/closures/list', 'closures')
    },
    'templates/save': () => first('templates/list', 'templates'),
    'settings/users/save': () => ({ userID: USER.clerk }),
    'settings/api-keys/save': async () => {
      await post('settings/api-keys/save', { key: { keyName: 'Sync', keyPermissions: ['customers'] } })
      return first('settings/api-keys/list', 'keys')
    },
    'settings/retention/save': () => ({}),
    'admin/companies/save': () => ({ companyID: COMPANY.silverAnchor }),
    'admin/stores/save': () => ({ companyID: COMPANY.silverAnchor, storeID: STORE.silverAnchor }),
  }
  const NAMES = Object.keys(FETCHED) as (keyof typeof RECORDS)[]
  // The keys of a gateway are never shown, so its account can't be sent back whole.
  const WHOLE = NAMES.filter((name) => name !== 'settings/payments/save')

  test.each(WHOLE)(
    '%s takes back the whole record as it was fetched, and refuses a change of what it doesn’t save',
    async (name) => {
      const { document, call, ask, pick } = FETCHED[name]!
      const named = await RECORDS[name]!()
      const answer = await post(call, ask(named, 1))
      expect(answer.status).toBe(200)
      const record = pick(answer.json, named, {}) as Values
      const more = name === 'admin/stores/save' ? { companyID: COMPANY.silverAnchor } : {}
      const whole = { [document]: { ...record, ...more } }
      expect((await post(name, whole)).json).toMatchObject({ success: true })

      const fresh = pick((await post(call, ask(named, 1))).json, named, {}) as Values
      const saved = (
        calls[name].input.fields as unknown as Record<string, { fields?: object; schema?: { fields: object } }>
      )[document]!
      const other = Object.keys(fresh).find((field) => !(field in (saved.fields ?? {})))
      if (other === undefined) return
      const changed = await post(name, { [document]: { ...fresh, ...more, [other]: 'changed' } })
      expect(changed).toMatchObject({ status: 400, fields: { [`${document}.${other}`]: 'This can’t be changed here' } })
    },
  )
})
