import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName, EntityKind } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { FETCHED } from '#http/fetched.ts'
import { oneOfEach } from '../one-of-each.ts'
import { postAs } from './post-as.ts'

type Values = Record<string, unknown>

describe.each(ENGINES)('on %s, a record that is saved as a whole', (database) => {
  let server: Booted
  let owner: string
  let support: string
  let ids: Awaited<ReturnType<typeof oneOfEach>>
  beforeAll(async () => {
    server = await boot({ database })
    owner = (await server.signIn('owner')).token
    support = (await server.signIn('support@xd.test')).token
    ids = await oneOfEach(server)
  })
  afterAll(() => server.close())

  const post = (name: CallName, body: unknown) => postAs(server, { owner, support }, name, body)

  const first = async (call: CallName, rows: string, ask: object = {}) =>
    ((await post(call, ask)).json[rows] as Values[])[0]!
  /** Records other than the samples: an open quote, a draft, an entry that somebody made. */
  const RECORDS: Partial<Record<CallName, () => Promise<Values> | Values>> = {
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
    'loans/save': () => first('loans/list', 'loans', { search: { status: 'open' } }),
    'mailers/schedule-job': async () => {
      const job = { jobTitle: 'Draft', jobBodyEN: 'Hello', isDraft: true }
      return (await post('mailers/schedule-job', { job })).json['job'] as Values
    },
    'settings/api-keys/save': async () => {
      await post('settings/api-keys/save', { key: { keyName: 'Sync', keyPermissions: ['customers'] } })
      return first('settings/api-keys/list', 'keys')
    },
    'stores/save': () => ({ storeID: ids.store }),
    'admin/companies/save': () => ({ companyID: COMPANY.silverAnchor }),
    'admin/stores/save': () => ({ companyID: COMPANY.silverAnchor, storeID: STORE.silverAnchor }),
  }
  /** The ids by which a call finds its record, those of the sample of its kind. */
  const sampleOf = (name: CallName): Values =>
    Object.fromEntries(
      Object.entries(calls[name].finds).map(([path, kind]) => [path.split('.').at(-1)!, ids[kind as EntityKind]]),
    )

  const NAMES = Object.keys(FETCHED) as CallName[]
  // The keys of a gateway are never shown, so its account can't be sent back whole.
  const WHOLE = NAMES.filter((name) => name !== 'settings/payments/save')

  /** Reads a record, in the form that a save takes. */
  const reader = async (name: (typeof NAMES)[number]) => {
    const { call, ask, pick } = FETCHED[name]!
    const named = (await RECORDS[name]?.()) ?? sampleOf(name)
    const more = name === 'admin/stores/save' ? { companyID: COMPANY.silverAnchor } : {}
    return async () => {
      const answer = await post(call, ask(named, 1))
      expect(answer.status).toBe(200)
      return { ...(pick(answer.json, named, {}) as Values), ...more }
    }
  }

  test.each(WHOLE)(
    '%s takes back the record as fetched, and refuses a change of what it doesn’t save',
    async (name) => {
      const { document } = FETCHED[name]!
      const read = await reader(name)
      expect((await post(name, { [document]: await read() })).json).toMatchObject({ success: true })

      const fresh = await read()
      const saved = (calls[name].input.fields as unknown as Record<string, { fields?: object }>)[document]!
      const other = Object.keys(fresh).find((field) => !(field in (saved.fields ?? {})) && field !== 'companyID')
      if (other === undefined) return
      const changed = await post(name, { [document]: { ...fresh, [other]: 'changed' } })
      expect(changed).toMatchObject({ status: 400, fields: { [`${document}.${other}`]: 'This can’t be changed here' } })
    },
  )

  /** A save that changes nothing is not counted by these. */
  const CHANGES: Partial<Record<CallName, Values>> = { 'settings/retention/save': { keep: { messages: 60 } } }
  const VERSIONED = WHOLE.filter((name) => 'expectedVersion' in calls[name].input.fields)

  test.each(VERSIONED)(
    '%s at the same moment as another with the same version: one of them is refused',
    async (name) => {
      const { document } = FETCHED[name]!
      const read = await reader(name)
      const record = await read()
      const version = Object.entries(record).find(([field]) => field.endsWith('Version'))
      expect(version).toBeDefined()
      const body = { [document]: { ...record, ...CHANGES[name] }, expectedVersion: version![1] }
      const answers = await Promise.all([post(name, body), post(name, body)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    },
  )
})
