import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld, type Person } from './mailer-world.ts'

describe.each(ENGINES)('a mailer whose customers change while it is being sent, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  const pair = async () => (await world.audience([{}, {}])).people as [Person, Person]
  const states = async (jobID: number) => (await world.recipients(jobID)).map(({ state }) => state)

  it('texts two merged contacts once', async () => {
    const [kept, merged] = await pair()
    const jobID = await world.underWay([kept, merged].map((person) => ({ person, state: 'waiting' })))
    await world.manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    await world.goesOn(jobID)
    await world.becomes(jobID, 'finished')
    expect((await states(jobID)).at(-1)).toBe('excluded')
    expect(await world.phone(kept.phone)).toHaveLength(1)
    expect(await world.phone(merged.phone)).toEqual([])
  })

  it('does not text a merged contact again who got it before', async () => {
    const [kept, merged] = await pair()
    const jobID = await world.underWay([
      { person: kept, state: 'waiting' },
      { person: merged, state: 'delivered', sentAt: Date.now() },
    ])
    await world.manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    await world.goesOn(jobID)
    await world.becomes(jobID, 'finished')
    expect(await states(jobID)).toEqual(['excluded', 'delivered'])
  })

  it('counts customers whom another mailer failed to reach as not contacted', async () => {
    const { labelID, people } = await world.audience([{}, {}])
    const [failed, got] = people as [Person, Person]
    const sentAt = Date.now() - 60_000
    await world.underWay([
      { person: failed, state: 'failed', sentAt },
      { person: got, state: 'delivered', sentAt },
    ])
    const job = { jobStoreID: world.storeID, jobBodyEN: 'Hello', jobAudience: { label: labelID } }
    expect(await world.manager('mailers/preview-job', { job })).toMatchObject({
      included: 1,
      excluded: { recent: 1 },
      previews: [{ custID: failed.custID }],
    })
  })

  it('counts a payment once for a customer who got it twice', async () => {
    const [kept, merged] = await pair()
    const sentAt = Date.now() - 60_000
    const jobID = await world.underWay([kept, merged].map((person) => ({ person, state: 'delivered', sentAt })))
    await world.manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    const { paymentID } = await world.connection.reads
      .selectFrom('payments')
      .select('paymentID')
      .where('paymentStatus', '=', 'approved')
      .where('storeID', '=', world.storeID)
      .executeTakeFirstOrThrow()
    await world.connection.writes
      .updateTable('payments')
      .set({ custID: kept.custID, statusAt: Date.now(), amountCents: 5_000 })
      .where('paymentID', '=', paymentID)
      .execute()
    expect(await world.manager('mailers/result', { jobID })).toMatchObject({ result: { paidAmount: 50, paidCount: 1 } })
    const { jobs } = await world.manager('mailers/list-jobs', { search: {} })
    expect(jobs.find((job) => job.jobID === jobID)).toMatchObject({ paidAmount: 50, paidCount: 1 })
  })

  it('finishes when a customer is erased whose message is still on its way', async () => {
    const [gone, other] = await pair()
    const jobID = await world.underWay([
      { person: gone, state: 'sending', sentAt: Date.now() },
      { person: other, state: 'waiting' },
    ])
    await world.manager('customers/erase', { customerID: gone.custID, confirmName: 'Prueba, Ana' })
    await world.goesOn(jobID)
    await world.becomes(jobID, 'finished')
    expect((await states(jobID))[0]).toBe('excluded')
  })

  // On SQLite, nobody else writes at the same time.
  it.runIf(database === 'postgres')('and a merge wait for each other', async () => {
    const [kept, merged] = await pair()
    await world.clerk('customers/conversation/start', { custID: merged.custID, storeID: world.storeID })
    const jobID = await world.underWay([kept, merged].map((person) => ({ person, state: 'waiting' })))
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.connection.reads)
      return rows[0]!.n
    }
    // The handful waits for its pictures, after it has read its recipients.
    let merging: Promise<unknown> = Promise.resolve()
    await world.connection.writes.transaction().execute(async (tx) => {
      await sql`lock table mailer_media in access exclusive mode`.execute(tx)
      await world.goesOn(jobID)
      await expect.poll(waiting, PATIENCE).toBe(1)
      let isOver = false
      merging = world
        .manager('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
        .finally(() => (isOver = true))
      await expect.poll(async () => isOver || (await waiting()) === 2, PATIENCE).toBe(true)
    })
    await merging
    await world.becomes(jobID, 'finished')
    const sent = await world.connection.reads
      .selectFrom('messages')
      .select('custID')
      .where('custID', 'in', [kept.custID, merged.custID])
      .execute()
    expect(sent.map(({ custID }) => custID)).toEqual([kept.custID, kept.custID])
  })
})
