import { createAdaptorServer } from '@hono/node-server'
import { Effect } from 'effect'
import { Hono } from 'hono'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, calls } from '@xd/core/contract/calls.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, LABEL, PAYMENT_KEY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { makeDatabase } from '#db/database.ts'
import { mountCalls } from '#http/mount.ts'
import { createLog } from '#log.ts'
import { makeRuntime } from '#runtime.ts'
import { isList, smallestInput } from '../http/smallest-input.ts'
import { oneOfEach } from '../one-of-each.ts'

type Ids = Awaited<ReturnType<typeof oneOfEach>>

const WRITES = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].kind === 'write' && calls[name].access !== 'anyone' && !calls[name].ownSession,
)

/** What changes nothing of the company. */
const THEIR_OWN: readonly CallName[] = [
  'auth/change-password',
  'calendar/categories/set-shown',
  'customers/conversation/draft/save',
]

const { nguyen, petrov, munoz, obrien } = PEOPLE
const convoID = nguyen.convos.main!

/** What is sent with calls that refuse their smallest input. Changes that shut out later ones are made to others. */
const INPUTS: Partial<Record<CallName, object>> = {
  'auth/save-profile': { userNickname: 'Robin', userColor: '#aa5500' },
  'customers/save': { customer: { custPhone: '+12135550166', custFirstName: 'Ana', custLastName: 'Lund' } },
  'customers/block': { customerID: PEOPLE.blocked.custID },
  'customers/merge': { keptID: munoz.custID, mergedID: obrien.custID },
  'customers/erase': { customerID: petrov.custID, confirmName: 'Petrov, Lev' },
  'settings/custom-fields/save': { moduleID: 'calendar/1', fields: [] },
  'customers/conversation/messages/send': { convoID, body: 'Hello', media: [], clientMessageID: 'visit-1' },
  'customers/conversation/set-labels': { convoID, labels: [LABEL.needsQuote] },
  'settings/quick-replies/import': { csv_data: 'Title,Shortcode,English\nParking,parking,Behind the store.' },
  'calendar/import': {
    catID: 1,
    ics_data: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260602\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  },
  'mailers/import-from-superpawn': { csv_data: 'Last,Phone\nKnott,2135550189', filename: 'book.csv', storeID: 1 },
  'payments/send': {
    convoID,
    payment: { paymentAmount: 10, paymentMemo: 'Ring', paymentMode: 'any', paymentLabels: [] },
    clientMessageID: 'visit-2',
  },
  'payments/resend': { paymentKey: PAYMENT_KEY.payable, clientMessageID: 'visit-3' },
  'payments/send-receipt': { paymentKey: PAYMENT_KEY.paidToday, channel: 'sms', clientMessageID: 'visit-4' },
  'payments/cancel': { paymentKey: PAYMENT_KEY.sent },
  'payments/mark-paid': { paymentKey: PAYMENT_KEY.payable },
  'payments/set-labels': { paymentKey: PAYMENT_KEY.paidToday, paymentLabels: [LABEL.interest] },
  'payments/change-label': { paymentKeys: [PAYMENT_KEY.paidBefore], labelID: LABEL.interest },
  'settings/payments/save': {
    account: {
      gateway: 'bluedog',
      environment: 'test',
      settings: { publicKey: 'pub' },
      secrets: { apiKey: 'api_key' },
    },
  },
  'settings/company/save': { company: { companyName: 'Golden Pledge' } },
  'comments/submit': { comment: { commentKey: `customer/${nguyen.custID}`, commentMessage: 'Called.' } },
  'stores/save': { store: { storeName: 'Pier' } },
  'settings/add-ons/save': { features: FEATURES.filter((feature) => feature !== 'payments:paypal') },
}

const nested = (input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> => {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  const inner =
    rest.length === 0 ? value : nested((input[head] ?? {}) as Record<string, unknown>, rest.join('.'), value)
  return { ...input, [head]: inner }
}

/** The same, for what has to be made first. */
const prepare = async (server: Booted): Promise<typeof INPUTS> => {
  const owner = await server.signIn('owner')
  const sendAt = new Date(Date.now() + 3_600_000).toISOString()
  const later = async (clientMessageID: string) => {
    const sent = { convoID, body: 'Your ring is ready.', media: [], clientMessageID, sendAt }
    return (await owner('customers/conversation/messages/send', sent)).message.messageID
  }
  const user = { userNickname: 'Ines', userColor: '#aa5500', userPermissions: [], userAllowedStoreIDs: null } as const
  const invited = await owner('settings/users/save', { user: { ...user, userUsername: 'ines@goldenpledge.test' } })
  const { userID } = invited.user
  return {
    ...INPUTS,
    'customers/conversation/messages/reschedule': { messageID: await later('later-1'), sendAt },
    'customers/conversation/messages/unschedule': { messageID: await later('later-2') },
    'customers/conversation/messages/send-now': { messageID: await later('later-3') },
    'settings/users/save': { user: { ...user, userID, userUsername: 'ines@goldenpledge.test', userNickname: 'Ida' } },
    'settings/users/invite/resend': { userID },
  }
}

const smallest = (name: CallName, ids: Ids): object => {
  const named = Object.entries(calls[name].finds).reduce(
    (input, [path, kind]) => nested(input, path, isList(name, path) ? [ids[kind]] : ids[kind]),
    {},
  )
  return smallestInput(name, named)
}

/** The lines of those who visit. */
const visitorLines = async ({ connection }: Booted): Promise<number> => {
  const lines = connection.reads.selectFrom('audit').select('auditID').where('companyID', '=', COMPANY.goldenPledge)
  return (await lines.where('actorUserID', '=', USER.support).execute()).length
}

describe.each(ENGINES)('a visitor’s change, on %s', (database) => {
  let server: Booted
  let ids: Ids
  let inputs: typeof INPUTS
  /** The calls over the same database, without the jobs: every commit is a call's. */
  let http: ReturnType<typeof createAdaptorServer>
  let url: string
  let closeRuntime: () => Promise<void>
  /** How many lines there were after each commit. */
  let commits: number[] = []
  let diesAfterCommit = false
  beforeAll(async () => {
    server = await boot({ database })
    const features = JSON.stringify(FEATURES)
    await server.connection.writes.updateTable('companies').set({ features }).execute()
    ids = await oneOfEach(server)
    inputs = await prepare(server)
    const real = makeDatabase(server.connection, Date.now)
    const committed = Effect.promise(async () => {
      commits.push(await visitorLines(server))
      if (diesAfterCommit) throw new Error('The process died')
    })
    const watched: typeof real = { ...real, write: (work) => Effect.tap(real.write(work), () => committed) }
    const log = createLog('silent')
    const runtime = makeRuntime(server.config, watched, log)
    closeRuntime = () => runtime.dispose()
    const app = new Hono()
    mountCalls(app, runtime, log)
    http = createAdaptorServer({ fetch: app.fetch })
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    http.close()
    await closeRuntime()
    await server.close()
  })

  const visit = async () => {
    const support = await server.signIn('support@xd.test')
    await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'Call 820', readOnly: false })
    return support.token
  }
  const post = async (name: CallName, token: string, body: string | FormData) => {
    commits = []
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/api/${name}`, { method: 'POST', body, headers })
    return { status: answer.status, text: await answer.text() }
  }
  const picture = async () => {
    const form = new FormData()
    const red = { width: 40, height: 40, channels: 3, background: '#a33' } as const
    form.set('file', new Blob([new Uint8Array(await sharp({ create: red }).png().toBuffer())]), 'ring.png')
    return form
  }

  test('is never committed without its line, and has only one, whatever the call', async () => {
    const token = await visit()
    const made: CallName[] = []
    for (const name of WRITES) {
      const before = await visitorLines(server)
      const body =
        calls[name].body === 'multipart' ? await picture() : JSON.stringify(inputs[name] ?? smallest(name, ids))
      const { status, text } = await post(name, token, body)
      const told = `${name}: ${status} ${text.slice(0, 200)}`
      // A limited call is counted first, by itself.
      const changes = calls[name].limit === undefined ? commits : commits.slice(1)
      const lines = THEIR_OWN.includes(name) || changes.length === 0 ? 0 : 1
      expect(status, told).not.toBe(500)
      for (const seen of changes) expect(seen - before, told).toBe(lines)
      expect((await visitorLines(server)) - before, told).toBe(lines)
      if (status === 200) made.push(name)
    }
    expect(made.length).toBeGreaterThan(50)
  })

  test('that was committed by a process that died at once has its line', async () => {
    const token = await visit()
    const before = await visitorLines(server)
    diesAfterCommit = true
    const { status } = await post('customers/conversation/set-flag', token, JSON.stringify({ convoID, flag: 'bolt' }))
    diesAfterCommit = false
    expect(status).toBe(500)
    const owner = await server.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { perPage: 10 } })
    expect((await visitorLines(server)) - before).toBe(1)
    expect(activity.find(({ action }) => action === 'support-write')).toMatchObject({
      asSupport: true,
      target: `conversation/${convoID}`,
      detail: { call: 'customers/conversation/set-flag' },
    })
  })
})
