import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stopDueDay } from '@xd/core/domain/message/stop-request.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { type Message, PATIENCE } from '../messaging/text-world.ts'
import { type EmailWorld, emailWorld } from '../email/email-world.ts'
import { writes } from './written.ts'

describe('what emails write', () => {
  let world: EmailWorld
  beforeEach(async () => {
    world = await emailWorld()
  })
  afterEach(() => world.close())

  test('sent, answered, bounced, and from strangers', async () => {
    const owner = await world.signIn('owner')
    const { clerk } = world
    const ana = await world.mailContact()
    const bo = await world.mailContact('bounce')
    const { convoID } = ana
    await world.connection.writes.deleteFrom('jobs').where('kind', '=', 'send-message').execute()
    const { does, runs } = await writes(world, 'emails', {
      known: {
        ana: ana.phone.slice(1),
        bo: bo.phone.slice(1),
        mail: world.storeAddress,
        'ana’s': ana.address,
        'bo’s': bo.address,
        due: stopDueDay(localDay(Date.now(), 'America/Los_Angeles')),
      },
    })
    let message!: Message
    const email =
      (to: number, clientMessageID: string, body: string, more: object = {}) =>
      async () => {
        const answer = await clerk('customers/conversation/messages/send', {
          convoID: to,
          channel: 'email',
          body,
          clientMessageID,
          ...more,
        })
        ;({ message } = answer)
        return answer
      }
    await does('a clerk writes an email', email(convoID, 'm-1', ' It is here. \n\nAna', { subject: ' Your ring ' }))
    await runs('it leaves', 'send-message')
    await does('in the mailbox', async () => {
      const { messageID: _, ...mail } = await world.arrives(ana.address)
      return mail
    })
    await does('the customer answers', async () => {
      const { messageID } = await world.arrives(ana.address)
      await world.writeMail(ana.address, {
        subject: 'Re: Your ring',
        text: 'When do you close?\n\nOn Monday, Golden Pledge wrote:\n> It is here.',
        inReplyTo: messageID,
      })
    })
    await does('the conversation', () => owner('customers/conversation/messages/fetch', { convoID }))
    await does('the answer, without a subject', email(convoID, 'm-2', 'At six'))
    await runs('it leaves, too', 'send-message')
    await does('another mail of the customer', () =>
      world.writeMail(ana.address.toUpperCase(), { subject: 'Chain', text: 'Do you buy chains?' }),
    )
    await does('STOP by email', () => world.writeMail(ana.address, { subject: 'STOP', text: 'STOP' }))
    await does('a mail of nobody known', () =>
      world.writeMail('zoe@elsewhere.test', { subject: 'Hello', text: 'Do you buy rings?' }),
    )
    await does('an email that comes back', email(bo.convoID, 'm-3', 'Hello Bo', { subject: 'Hello' }))
    await does('it is lost', async () => {
      const db = world.connection.writes
      const ran = { runAt: 0, gaveUpAt: null }
      const left = db.selectFrom('jobs').select('jobID').where('kind', '=', 'send-message')
      await db.updateTable('jobs').set(ran).where('kind', '=', 'send-message').execute()
      await expect.poll(async () => (await left.execute()).length, PATIENCE).toBe(0)
      return world.reaches(message, 'failed')
    })
  })
})
