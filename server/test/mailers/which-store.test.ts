import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type MailerWorld, mailerWorld } from './mailer-world.ts'

describe.each(ENGINES)('what a mailer knows is its own store’s, on %s:', (database) => {
  let world: MailerWorld
  beforeAll(async () => {
    world = await mailerWorld({ database })
  })
  afterAll(() => world.close())

  const db = () => world.connection.writes

  it('it names the tickets there, and goes into the conversation there', async () => {
    const { labelID, people } = await world.audience([{ name: 'Ana' }])
    const { custID } = people[0]!
    const owner = await world.signIn('owner')
    const convos = new Map<number, number>()
    for (const storeID of [STORE.main, STORE.lake]) {
      const { convo } = await owner('customers/conversation/start', { custID, storeID })
      convos.set(storeID, convo.convoID)
    }
    // The customer was last in touch with the other store.
    await db()
      .updateTable('conversations')
      .set({ convoActivityAt: Date.now() + 1_000 })
      .where('convoID', '=', convos.get(STORE.lake)!)
      .execute()
    const ticketDueDate = addDays(localDay(Date.now(), 'America/Los_Angeles'), 5)
    await db()
      .insertInto('tickets')
      .values([
        bookedTicket({ storeID: STORE.main, custID, ticketNumber: 'M-1', ticketDueDate }),
        bookedTicket({ storeID: STORE.lake, custID, ticketNumber: 'L-1', ticketDueDate }),
        bookedTicket({ storeID: STORE.lake, custID, ticketNumber: 'L-2', ticketDueDate }),
        bookedTicket({ storeID: STORE.main, custID, ticketNumber: 'M-2', ticketDueDate, ticketStatus: 'redeemed' }),
      ])
      .execute()
    const job = {
      jobTitle: 'Tickets',
      jobBodyEN: '[STORE_NAME] has your [TICKETS].',
      jobAudience: { label: labelID },
    } as const
    const preview = async (jobStoreID: number | 'last') => {
      const { previews } = await owner('mailers/preview-job', { job: { ...job, jobStoreID } })
      return previews.map(({ storeID, body }) => [storeID, body.split('\n')[0]])
    }
    expect(await preview(STORE.main)).toEqual([[STORE.main, 'Golden Pledge Main St has your M-1.']])
    expect(await preview(STORE.lake)).toEqual([[STORE.lake, 'Golden Pledge Lake has your L-1, L-2.']])
    expect(await preview('last')).toEqual([[STORE.lake, 'Golden Pledge Lake has your L-1, L-2.']])
    const jobID = await world.start(labelID, { ...job, jobStoreID: STORE.main })
    await world.becomes(jobID, 'finished')
    const [recipient] = await world.recipients(jobID)
    const { storeID, convoID, messageID } = recipient!
    expect([storeID, convoID]).toEqual([STORE.main, convos.get(STORE.main)])
    const message = await db().selectFrom('messages').selectAll().where('messageID', '=', messageID!).executeTakeFirst()
    expect(message).toMatchObject({ storeID: STORE.main, convoID, custID, messageOrigin: 'mailer' })
  })

  it('the first answer and the first opt-out count, for a week', async () => {
    const { labelID, people } = await world.audience([{ name: 'Ana' }])
    const { phone, custID } = people[0]!
    await world.company({ companyMailerGapDays: 0 })
    const [old, jobID] = [await world.start(labelID), await world.start(labelID)]
    for (const one of [old, jobID]) await world.becomes(one, 'finished')
    const states = async () => (await world.recipients(jobID)).map(({ state }) => state)
    await expect.poll(states, PATIENCE).toEqual(['delivered'])
    const rows = async () =>
      db()
        .selectFrom('mailer_recipients')
        .select(['jobID', 'state', 'stateAt', 'repliedAt', 'optedOutAt'])
        .where('custID', '=', custID)
        .orderBy('jobID')
        .execute()
    const [untouched] = await rows()
    await world.write(phone, 'How much?')
    const [, replied] = await rows()
    expect(replied).toMatchObject({ state: 'replied', repliedAt: replied!.stateAt, optedOutAt: null })
    await db().updateTable('mailer_recipients').set({ repliedAt: 5, stateAt: 6 }).where('jobID', '=', jobID).execute()
    await world.write(phone, 'And now?')
    expect((await rows())[1]).toEqual({ ...replied, repliedAt: 5, stateAt: 6 })
    await world.write(phone, 'STOP')
    const [, stopped] = await rows()
    expect(stopped).toMatchObject({ state: 'opted_out', repliedAt: 5, optedOutAt: stopped!.stateAt })
    await world.write(phone, 'START')
    await db().updateTable('mailer_recipients').set({ optedOutAt: 7 }).where('jobID', '=', jobID).execute()
    await world.write(phone, 'STOP')
    expect((await rows())[1]).toEqual({ ...stopped, optedOutAt: 7 })
    expect((await rows())[0]).toEqual(untouched)
    expect(await world.manager('mailers/result', { jobID })).toMatchObject({ result: { replied: 1, optedOut: 1 } })
  })

  it('a mailer that is paused and canceled says how many are left, those held for the morning, too', async () => {
    const { people } = await world.audience([{}, {}, {}, {}])
    const [a, b, c, d] = people
    const jobID = await world.underWay([
      { person: a!, state: 'waiting' },
      { person: b!, state: 'held' },
      { person: c!, state: 'held' },
      { person: d!, state: 'delivered', sentAt: Date.now() },
    ])
    await world.manager('mailers/pause-job', { jobID })
    await world.manager('mailers/cancel-job', { jobID })
    const { activity } = await (await world.signIn('owner'))('settings/activity/list', { search: { perPage: 100 } })
    const said = activity
      .filter(({ target }) => target === `mailer/${jobID}`)
      .map(({ action, detail }) => [action, detail])
    expect(said).toMatchObject([
      ['mailer-cancel', { left: 3 }],
      ['mailer-pause', { left: 3 }],
      ['mailer-save', { jobTitle: 'Ring sale' }],
    ])
    expect((await world.job(jobID)).counts).toMatchObject({ total: 4, waiting: 0, held: 0, canceled: 3, delivered: 1 })
  })
})
