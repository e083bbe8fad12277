import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type TextWorld, textWorld } from '../messaging/text-world.ts'

describe.each(ENGINES)('a text of a mailer in its conversation, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  it('names the mailer; other messages name none', async () => {
    const { convoID, custID, phone } = await world.contact()
    const manager = await world.signIn('manager')
    const { job } = await manager('mailers/schedule-job', { job: { jobTitle: 'Thank-you', jobStoreID: STORE.main } })
    const { messageID } = await world.send(convoID, 'Thank you for a good year')
    await world.send(convoID, 'See you on Monday')
    const { writes } = world.connection
    await writes.updateTable('messages').set({ messageOrigin: 'mailer' }).where('messageID', '=', messageID).execute()
    await writes
      .insertInto('mailer_recipients')
      .values({
        companyID: COMPANY.goldenPledge,
        jobID: job!.jobID,
        storeID: STORE.main,
        custID,
        address: phone,
        state: 'sent',
        messageID,
        convoID,
        stateAt: 0,
      })
      .execute()
    const { messages } = await world.clerk('customers/conversation/messages/fetch', { convoID })
    expect(messages.map(({ messageMailer }) => messageMailer)).toEqual([
      { jobID: job!.jobID, jobTitle: 'Thank-you' },
      undefined,
    ])
  })
})
