import { expect } from 'vitest'
import type { CallName, EntityKind } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { boot, type Booted, type BootOptions } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { FETCHED } from '#http/fetched.ts'
import { oneOfEach } from '../one-of-each.ts'
import { postAs } from './post-as.ts'

type Values = Record<string, unknown>
type Post = (name: CallName, body: unknown) => ReturnType<typeof postAs>

const NAMES = Object.keys(FETCHED) as CallName[]
/** The keys of a gateway are never shown, so its account can't be sent back whole. */
export const SAVED_WHOLE = NAMES.filter((name) => name !== 'settings/payments/save')

/** A server with a record for every save. */
export interface SavedRecords {
  server: Booted
  post: Post
  /** Reads a record again and again, in the form that its save takes. */
  reader: (name: CallName) => Promise<() => Promise<Values>>
}

export const savedRecords = async (options: BootOptions): Promise<SavedRecords> => {
  const server = await boot(options)
  const owner = (await server.signIn('owner')).token
  const support = (await server.signIn('support@xd.test')).token
  const ids = await oneOfEach(server)
  const post: Post = (name, body) => postAs(server, { owner, support }, name, body)

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

  return {
    server,
    post,
    reader: async (name) => {
      const { call, ask, pick } = FETCHED[name]!
      const named = (await RECORDS[name]?.()) ?? sampleOf(name)
      const more = name === 'admin/stores/save' ? { companyID: COMPANY.silverAnchor } : {}
      return async () => {
        const answer = await post(call, ask(named, 1))
        expect(answer.status).toBe(200)
        return { ...(pick(answer.json, named, {}) as Values), ...more }
      }
    },
  }
}
