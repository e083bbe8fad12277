import { createAdaptorServer } from '@hono/node-server'
import { Effect } from 'effect'
import { Hono } from 'hono'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { CALL_WORDS } from '@xd/core/domain/activity/calls.ts'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { makeDatabase } from '#db/database.ts'
import { mountCalls } from '#http/mount.ts'
import { createLog } from '#log.ts'
import { makeRuntime } from '#runtime.ts'
import { oneOfEach } from '../one-of-each.ts'
import { REFUSED, visitInputs } from './visit-inputs.ts'

const WRITES = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].kind === 'write' && calls[name].access !== 'anyone' && !calls[name].ownSession,
)

/** Calls that change nothing in the company. */
const THEIR_OWN: readonly CallName[] = ['calendar/categories/set-shown', 'customers/conversation/draft/save']

/** These commit their first part separately, with a line of its own. */
const IN_STEPS: readonly CallName[] = ['mailers/send-test', 'notices/import']

const convoID = PEOPLE.nguyen.convos.main!

/** The actions in the lines of those who visit, oldest first. */
const visitorActions = async ({ connection }: Booted): Promise<string[]> => {
  const lines = connection.reads.selectFrom('audit').select('action').where('companyID', '=', COMPANY.goldenPledge)
  const theirs = await lines.where('actorUserID', '=', USER.support).orderBy('auditID').execute()
  return theirs.map(({ action }) => action)
}

const visitorLines = async (server: Booted): Promise<number> => (await visitorActions(server)).length

describe.each(ENGINES)('a visitor’s change, on %s', (database) => {
  let server: Booted
  let inputOf: Awaited<ReturnType<typeof visitInputs>>
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
    inputOf = await visitInputs(server, await oneOfEach(server))
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

  test('is never committed without its line, and has only one, in words, whatever the call', async () => {
    const token = await visit()
    const answers = new Map<CallName, unknown>()
    const named: string[] = []
    for (const name of WRITES) {
      const before = await visitorLines(server)
      const body = calls[name].body === 'multipart' ? await picture() : JSON.stringify(inputOf(name, answers))
      const { status, text } = await post(name, token, body)
      const told = `${name}: ${status} ${text.slice(0, 300)}`
      const lines = THEIR_OWN.includes(name) || REFUSED.includes(name) ? 0 : 1
      // Every call changes something here or is refused to visitors, so a new one can't be left out.
      expect(status, told).toBe(REFUSED.includes(name) ? 403 : 200)
      if (lines === 1) expect(commits, told).not.toEqual([])
      const first = IN_STEPS.includes(name) ? commits.slice(0, 1) : commits
      for (const seen of first) expect(seen - before, told).toBe(lines)
      expect((await visitorLines(server)) - before, told).toBe(IN_STEPS.includes(name) ? lines + 1 : lines)
      if ((await visitorActions(server)).slice(before).includes('support-write')) named.push(name)
      answers.set(name, JSON.parse(text))
    }
    // Their line has only the call's name.
    expect(named.filter((name) => CALL_WORDS[name] === undefined)).toEqual([])
    expect(WRITES).toEqual(expect.arrayContaining(Object.keys(CALL_WORDS)))
  })

  test('committed by a process that died at once has its line', async () => {
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
