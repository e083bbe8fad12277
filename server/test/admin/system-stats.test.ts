import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { openLive } from '../live/live-socket.ts'

describe.each(ENGINES)('system statistics, on %s', (database) => {
  let server: Booted
  let support: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    support = await server.signIn('support@xd.test')
  })
  afterAll(() => server.close())

  const stats = async () => (await support('admin/system-stats', {})).stats
  const { writes, reads } = { writes: () => server.connection.writes, reads: () => server.connection.reads }
  /** A job that nobody runs before its time. */
  const job = async (given: object) =>
    (
      await writes()
        .insertInto('jobs')
        .values({
          companyID: COMPANY.goldenPledge,
          kind: 'email-receipt',
          uniqueKey: crypto.randomUUID(),
          payload: '{}',
          runAt: Date.now() + HOUR_MS,
          lastError: null,
          pausedMs: null,
          line: null,
          ...given,
        })
        .returning('jobID')
        .executeTakeFirstOrThrow()
    ).jobID
  const isThere = async (jobID: number) =>
    (await reads().selectFrom('jobs').select('jobID').where('jobID', '=', jobID).execute()).length === 1

  test('show what runs, on what, and since when', async () => {
    const { version, engine, bytes, nodes, migrations, startedAt, at, mode } = await stats()
    expect({ version, engine, mode }).toEqual({ version: server.config.version, engine: database, mode: 'demo' })
    expect(bytes).toBeGreaterThan(100_000)
    expect(nodes).toBe(1)
    expect(migrations.count).toBeGreaterThan(40)
    expect(migrations.pending).toBe(0)
    expect(new Date(startedAt).getTime()).toBeLessThanOrEqual(new Date(at).getTime())
  })

  test('are only for support staff', async () => {
    const owner = await server.signIn('owner')
    for (const name of ['admin/system-stats', 'admin/jobs/drop', 'admin/jobs/run-again'] as const)
      await expect(owner(name, { jobID: 1 })).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  })

  test('count sockets, and events still to be sent', async () => {
    const { token } = await server.signIn('owner@silveranchor.test')
    const before = (await stats()).sockets
    const ready = { companyKey: 'silveranchor', userID: USER.silverOwner }
    const live = await openLive(server.url, { authorization: `Bearer ${token}` }, ready)
    await live.next(({ event }) => event === 'ready')
    const { sockets, eventLag } = await stats()
    expect([sockets, eventLag]).toEqual([before + 1, 0])

    const moveOn = (companyID: number, by: number) =>
      writes()
        .updateTable('companies')
        .set(({ eb }) => ({ eventSeq: eb('eventSeq', '+', by) }))
        .where('companyID', '=', companyID)
        .execute()
    // As if three events had been committed that this process has not heard of, and one of a company without sockets
    // here.
    await moveOn(COMPANY.silverAnchor, 3)
    await moveOn(COMPANY.goldenPledge, 1)
    expect((await stats()).eventLag).toBe(3)
    live.close()
  })

  test('distinguish waiting jobs from late and failing ones, by kind', async () => {
    const [waiting, late] = [await job({}), await job({ kind: 'of-no-handler', runAt: Date.now() + HOUR_MS })]
    // If it were due sooner than another, it would be called late.
    const soon = await job({ runAt: Date.now() + 30 * SECOND_MS })
    const failing = await job({ lastError: 'The mail server did not answer\n    at line 12', attempts: 4 })
    const found = (await stats()).jobs.find(({ kind }) => kind === 'email-receipt')!
    expect(found).toMatchObject({ waiting: 2, late: 0, failing: 1 })
    expect(found.lastError).toContain('did not answer')
    expect((await stats()).failingJobs).toContainEqual(
      expect.objectContaining({ jobID: failing, companyName: 'Golden Pledge Pawn & Loan', attempts: 4, keptFor: null }),
    )
    await writes().deleteFrom('jobs').where('jobID', 'in', [waiting, soon, late, failing]).execute()
  })

  test('a failing job runs again at once, and its company can read that', async () => {
    const jobID = await job({ kind: 'send-message', lastError: 'No answer', payload: '{"messageID":0}' })
    await support('admin/jobs/run-again', { jobID })
    const again = await reads().selectFrom('jobs').select('runAt').where('jobID', '=', jobID).executeTakeFirst()
    // It has begun, or is due.
    if (again) expect(again.runAt).toBeLessThanOrEqual(Date.now() + HOUR_MS / 2)
    const owner = await server.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { action: 'job-run-again' } })
    expect(activity[0]).toMatchObject({ asSupport: true, words: expect.stringContaining('send-message') })
    await writes().deleteFrom('jobs').where('jobID', '=', jobID).execute()
  })

  test('a failing job can be dropped, but not one that follows money, works or runs', async () => {
    const jobID = await job({ lastError: 'No answer' })
    await support('admin/jobs/drop', { jobID })
    expect(await isThere(jobID)).toBe(false)
    const owner = await server.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { action: 'job-drop' } })
    expect(activity).toHaveLength(1)

    const refused = [
      await job({ kind: 'settle-attempt', lastError: 'No answer' }),
      await job({}),
      await job({ lastError: 'No answer', leasedUntil: Date.now() + 20_000 }),
    ]
    for (const one of refused) {
      await expect(support('admin/jobs/drop', { jobID: one })).rejects.toMatchObject({ status: 409, code: 'job_state' })
      expect(await isThere(one)).toBe(true)
    }
    await expect(support('admin/jobs/drop', { jobID: 99_999_999 })).rejects.toMatchObject({ status: 404 })
    await writes().deleteFrom('jobs').where('jobID', 'in', refused).execute()
  })

  test('a job that gave up is not retried automatically, but stays to be run again or dropped', async () => {
    const at = Date.now() - HOUR_MS
    const gaveUp = { lastError: '550 No such user', attempts: 3, runAt: at, gaveUpAt: at }
    const [again, dropped] = [
      await job({ ...gaveUp, kind: 'fetch-media', payload: '{"messageID":0}' }),
      await job(gaveUp),
    ]
    const found = await stats()
    expect(found.jobs.find(({ kind }) => kind === 'email-receipt')).toMatchObject({
      waiting: 0,
      late: 0,
      failing: 0,
      gaveUp: 1,
    })
    expect(found.failingJobs).toContainEqual(
      expect.objectContaining({ jobID: dropped, gaveUpAt: new Date(at).toISOString(), attempts: 3 }),
    )
    await support('admin/jobs/run-again', { jobID: again })
    await expect.poll(() => isThere(again)).toBe(false)
    expect(await isThere(dropped)).toBe(true)
    await support('admin/jobs/drop', { jobID: dropped })
    expect(await isThere(dropped)).toBe(false)
  })

  test('a picture that the carrier will never provide is given up at once', async () => {
    const { messageID } = await reads()
      .selectFrom('messages')
      .select('messageID')
      .where('companyID', '=', COMPANY.goldenPledge)
      .where('messageDirection', '=', 'in')
      .executeTakeFirstOrThrow()
    const payload = JSON.stringify({ messageID, position: 7, url: 'https://pictures.example/ring.jpg' })
    const jobID = await job({ kind: 'fetch-media', payload, runAt: Date.now() })
    const left = async () => (await stats()).failingJobs.find((one) => one.jobID === jobID)
    await expect.poll(left).toMatchObject({ attempts: 1, lastError: 'not an address of the carrier' })
    expect(await left()).toMatchObject({ gaveUpAt: expect.any(String) })
    expect((await stats()).outside.find(({ name }) => name === 'messages')!.lastError).not.toBeNull()
    await support('admin/jobs/drop', { jobID })
  })

  test('count messages by hour, mailers, differences and refused calls', async () => {
    const owner = await server.signIn('owner')
    const before = await stats()
    expect(before.messagesByHour).toHaveLength(24)
    await owner('customers/conversation/messages/send', {
      convoID: PEOPLE.nguyen.convos.main!,
      body: 'Hello',
      clientMessageID: `stats-${database}`,
      force: true,
    })
    const out = ({ messagesByHour }: typeof before) => messagesByHour.reduce((sum, hour) => sum + hour.out, 0)
    expect(out(await stats())).toBe(out(before) + 1)
    // A message whose customer wrote first has stopped: its time has passed, but it was not sent.
    const { message } = await owner('customers/conversation/messages/send', {
      convoID: PEOPLE.nguyen.convos.main!,
      body: 'Only if they stay silent',
      clientMessageID: `stats-stopped-${database}`,
      sendAt: new Date(Date.now() + HOUR_MS).toISOString(),
    })
    const now = Date.now()
    await writes()
      .updateTable('message_schedules')
      .set({ sendAt: now, stoppedBy: 'replied' })
      .where('messageID', '=', message.messageID)
      .execute()
    await writes().updateTable('messages').set({ messageAt: now }).where('messageID', '=', message.messageID).execute()
    expect(out(await stats())).toBe(out(before) + 1)
    const listed = (await owner('mailers/list-jobs', { search: { perPage: 100 } })).count
    expect(before.mailers.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(listed)
    const tries = Array.from({ length: 11 }, () =>
      server.call('auth/login', { username: 'june@goldenpledge.test', password: 'guess' }).catch(() => undefined),
    )
    await Promise.all(tries)
    expect((await stats()).limitsHit).toContainEqual(expect.objectContaining({ call: 'auth/login', count: 1 }))
    const refused = async () =>
      (await stats()).webhooks.find(({ path }) => path === '/hooks/texting/twilio')?.refused ?? 0
    const refusedBefore = await refused()
    await fetch(`${server.url}/hooks/texting/twilio`, { method: 'POST', body: 'x' })
    expect(await refused()).toBe(refusedBefore + 1)
  })

  test('name the calls that were refused for their number, the most often refused first, then by name', async () => {
    const key = { secret: 'not the key of this server at all', username: 'a@b.test' }
    const link = { token: 'x'.repeat(43), password: 'eleven herons on the ice' }
    const given = { 'setup/reset-password': key, 'auth/reset-password': link, 'setup/reset-second-factor': key }
    const refused = async (name: keyof typeof given, times: number) => {
      for (let left = times; left > 0;)
        await server.call(name, given[name] as never).catch(({ code }: { code?: string }) => {
          if (code === 'too_many') left -= 1
        })
    }
    await refused('setup/reset-password', 1)
    await refused('setup/reset-second-factor', 3)
    await refused('auth/reset-password', 1)
    const { limitsHit } = await stats()
    expect(limitsHit.filter(({ call }) => call in given).map(({ call, count }) => [call, count])).toEqual([
      ['setup/reset-second-factor', 3],
      ['auth/reset-password', 1],
      ['setup/reset-password', 1],
    ])
  })

  test('show when each outside service last answered', async () => {
    await expect
      .poll(async () => (await stats()).outside.find(({ name }) => name === 'messages')?.lastSuccess)
      .toEqual(expect.any(String))
  })
})
