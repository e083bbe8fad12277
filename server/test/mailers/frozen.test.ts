import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

describe.each(ENGINES)('the recipient list of a mailer, on %s', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  const clock = (hour: number) =>
    world.connection.writes
      .updateTable('stores')
      .set({ storeTimezone: zoneWhereItIs(hour) })
      .where('companyID', '=', COMPANY.goldenPledge)
      .execute()

  it('stays as prepared when labels change afterwards; starting it again adds nobody', async () => {
    const { labelID, people } = await world.audience([{}, {}])
    await clock(2)
    const jobID = await world.start(labelID)
    await expect.poll(async () => (await world.job(jobID)).counts.held, PATIENCE).toBe(2)
    const db = world.connection.writes
    await db.deleteFrom('customer_labels').where('labelID', '=', labelID).execute()
    const { people: late } = await world.audience([{}])
    await db.insertInto('customer_labels').values({ companyID: 2, custID: late[0]!.custID, labelID }).execute()
    await clock(12)
    await db.updateTable('mailer_recipients').set({ heldUntil: 1 }).where('jobID', '=', jobID).execute()
    await world.manager('mailers/pause-job', { jobID })
    for (let time = 0; time < 2; time += 1) await world.manager('mailers/force-job', { jobID })
    await world.becomes(jobID, 'finished')
    const states = async () => (await world.recipients(jobID)).map(({ custID, state }) => [custID, state])
    await expect.poll(states, PATIENCE).toEqual(people.map(({ custID }) => [custID, 'delivered']))
    for (const { phone } of people) expect(await world.phone(phone)).toHaveLength(1)
    expect(await world.phone(late[0]!.phone)).toEqual([])
  })

  it('gives each person the store they used last', async () => {
    await clock(12)
    const { labelID, people } = await world.audience([{}, {}])
    const [first, second] = people as [(typeof people)[0], (typeof people)[0]]
    const numbers = await world.connection.reads
      .selectFrom('stores')
      .select(['storeID', 'storeSMSNumber'])
      .where('storeID', 'in', [STORE.main, STORE.prospect])
      .execute()
    const write = (from: string, storeID: number) =>
      world.write(from, 'Are you open?', { to: numbers.find((one) => one.storeID === storeID)!.storeSMSNumber })
    await write(first.phone, STORE.main)
    await write(second.phone, STORE.main)
    await write(second.phone, STORE.prospect)
    const met = () =>
      world.connection.reads
        .selectFrom('conversations')
        .select('convoID')
        .where('custID', 'in', [first.custID, second.custID])
        .where('convoLastMessageID', 'is not', null)
        .execute()
    await expect.poll(async () => (await met()).length, PATIENCE).toBe(3)
    const jobID = await world.start(labelID, { jobStoreID: 'last' })
    await world.becomes(jobID, 'finished')
    const stores = (await world.recipients(jobID)).map(({ custID, storeID }) => [custID, storeID])
    expect(stores).toEqual([
      [first.custID, STORE.main],
      [second.custID, STORE.prospect],
    ])
  })
})
