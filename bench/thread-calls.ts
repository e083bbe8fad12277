import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FILES } from '@xd/core/contract/files.ts'
import { PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { longReads } from './long-reads.ts'
import type { Served } from './serve.ts'
import { signInAs } from './serve.ts'

/** A request that reads: a call with one of its widest inputs, or a file. */
export interface Reading {
  readonly name: string
  readonly path: string
  /** Absent for a file, which is fetched. */
  readonly body?: string
  readonly token: string
}

type Body = Readonly<Record<string, unknown>>

/** Calls for links and sign-ins that the bench lacks. */
const WITHOUT = ['bubble/typing', 'auth/second-factor/fetch', 'sandbox/info', 'calendar/feed/fetch']

const FULL = { perPage: 100 }
const NAMES = { filter: 'ma' }
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
const DAY_MS = 86_400_000

/** The widest inputs for each call, by name. Lists without an entry are requested with a full page. */
const widest = async (
  ask: (name: CallName, body: Body) => Promise<never>,
): Promise<Record<string, readonly Body[]>> => {
  /** The first record of a list. */
  const first = async (name: CallName, body: Body = {}): Promise<Body> => {
    const [row] = Object.values((await ask(name, body)) as Body).find(Array.isArray) as Body[]
    if (row === undefined) throw new Error(`${name} is empty`)
    return row
  }
  const now = Date.now()
  const longSearch = { dateStart: dayOf(now - 200 * DAY_MS), dateEnd: dayOf(now + 199 * DAY_MS) }
  const [custID, convoID, paymentKey] = [PEOPLE.whitfield.custID, PEOPLE.whitfield.convos.main, PAYMENT_KEY.paidToday]
  const { loanID } = await first('loans/list')
  const { jobID } = await first('mailers/list-jobs')
  const { batchID } = await first('notices/list-batches')
  const { rewriteID } = await first('payments/rewrites/list')
  const { catID } = await first('calendar/categories/list')
  const { importID } = await first('mailers/imports/list')
  const { ticketID, ticketNumber } = await first('tickets/list')
  const { itemID } = await first('calendar/entries/list', { search: longSearch })
  return {
    ...longReads(now),
    'customers/list': [{}, { search: NAMES }, ...['desc', 'asc'].map((sortDir) => ({ search: { ...FULL, sortDir } }))],
    'customers/search': [{ firstName: 'm', lastName: 'a' }, { phoneNumber: '555' }],
    'customers/fetch': [{ customerID: custID }],
    'customers/fetch/stats': [{ customerID: custID }],
    'customers/does-customer-exist': [{ custPhone: '+12135550123' }],
    'customers/duplicates': [{ customerID: custID }],
    'customers/merges/list': [{ customerID: custID }],
    'customers/consent/fetch': [{ custID }],
    'customers/cart/fetch': [{ custID }],
    'customers/conversation/fetch': [{ convoID }],
    'customers/conversation/messages/fetch': [{ convoID, perPage: 100 }],
    'settings/custom-fields/fetch': ['customer', 'payments'].map((moduleID) => ({ moduleID, counts: true })),
    'calendar/categories/fetch': [{ catID }],
    'calendar/entries/list': [{ search: { ...longSearch, ...FULL } }],
    'calendar/entries/summarize': [{ search: longSearch }],
    'calendar/entries/fetch': [{ entryID: itemID }],
    'inbox/list': [
      { search: FULL },
      { search: { status: 'archived' } },
      { search: { filter: 'gold' } },
      { search: { filter: 'zzzz' } },
    ],
    'payments/list': [{ search: FULL }, { search: { filter: 'ma' } }, { search: { status: 'approved', ...FULL } }],
    'payments/totals': [{}, { search: { filter: 'ma' } }],
    'payments/fetch': [{ paymentKey }],
    'payments/impressions/fetch': [{ paymentKey }],
    'payments/ledger/fetch': [{ paymentKey }],
    'payments/rewrites/fetch': [{ rewriteID }],
    'payments/rewrites/find-chain': [{ ticket: ticketNumber }],
    'settings/retention/preview': [
      { keep: { messages: 25, pictures: 25, views: 18, attempts: 24, quotes: 25, activity: 60 } },
    ],
    'settings/rewrites/fetch': [{ storeID: STORE.main }],
    'settings/reminders/fetch': [{ storeID: STORE.main }],
    'settings/notices/fetch': [{ storeID: STORE.main }],
    'pay/fetch': [{ paymentKey }],
    'bubble/fetch': [{ companyKey: 'goldenpledge' }],
    'loans/fetch': [{ loanID }],
    'mailers/fetch-job': [{ jobID }],
    'mailers/recipients/list': [{ jobID, search: FULL }],
    'mailers/result': [{ jobID }],
    'mailers/imports/fetch': [{ importID }],
    'notices/batch-details': [{ batchID, search: FULL }],
    'notices/preview-batch': [{ batchID }],
    'notices/customer-lookup': [{ search: { filter: 'ma' } }],
    'tickets/list': [{ search: FULL }, { search: { filter: 'ma' } }, { search: { status: 'all', ...FULL } }],
    'tickets/fetch': [{ ticketID }],
    'comments/list': [{ commentKey: `customer/${custID}` }],
    'stores/fetch': [{ storeID: STORE.main }],
    'admin/stats': [{}, { companyID: 2 }],
    'admin/companies/list': [{ includeStores: true }],
    'admin/companies/fetch': [{ companyID: 2 }],
    'admin/companies/users/list': [{ companyID: 2 }],
    'admin/companies/visits/list': [{ companyID: 2 }],
    'admin/stores/list': [{ companyID: 2 }],
    'admin/stores/fetch': [{ storeID: STORE.main }],
    'gold/melt': [{ weight: 1, unit: 'dwt' }],
    'search/find': ['ma', 'gold', '555', 'maria gold 555'].map((text) => ({ text })),
  }
}

/** Every reading call of the contract with its widest inputs, then every file. */
export const readings = async (server: Served): Promise<readonly Reading[]> => {
  const [owner, support] = await Promise.all(
    ['owner@goldenpledge.test', 'support@xd.test'].map((username) => signInAs(server, username)),
  )
  const ask = async (name: CallName, body: Body) =>
    JSON.parse(await server.post(`/api/${name}`, JSON.stringify(body), owner)) as never
  const inputs = await widest(ask)
  const { jobs } = (await ask('mailers/list-jobs', {})) as { jobs: readonly { jobID: number }[] }
  const { batches } = (await ask('notices/list-batches', {})) as { batches: readonly { batchID: number }[] }
  const everyDay = { dateStart: '2000-01-01', dateEnd: '2099-12-31' }
  /** Only some files need it. */
  const searches: Readonly<Record<string, object>> = {
    'mailer-recipients': { mailer: jobs[0]!.jobID },
    notices: { batch: batches[0]!.batchID },
    'payment-report': everyDay,
    'teller-report': everyDay,
    'channel-report': everyDay,
    'message-report': everyDay,
  }
  const reading = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].kind === 'read' && !WITHOUT.includes(name),
  )
  const bodiesOf = (name: CallName): readonly Body[] => {
    const known = inputs[name]
    if (known !== undefined) return known
    const fields = Object.keys(calls[name].input.fields)
    if (fields.length === 0) return [{}]
    if (fields.includes('search')) return [{ search: FULL }]
    throw new Error(`bench thread has no input for ${name}`)
  }
  return [
    ...reading.flatMap((name) =>
      bodiesOf(name).map((body) => ({
        name: `${name} ${JSON.stringify(body).slice(0, 60)}`,
        path: `/api/${name}`,
        body: JSON.stringify(body),
        token: (calls[name].access === 'support' ? support : owner)!,
      })),
    ),
    ...FILES.map(({ name, call }) => ({
      name: `${name}.csv`,
      path: `/export/${name}.csv?search=${encodeURIComponent(JSON.stringify(searches[name] ?? {}))}`,
      token: (calls[call].access === 'support' ? support : owner)!,
    })),
  ]
}
