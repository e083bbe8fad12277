import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { type Message, PATIENCE, textWorld, type TextWorld } from '../messaging/text-world.ts'
import { writes } from './written.ts'

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('what texts write', () => {
  let world: TextWorld
  beforeEach(async () => {
    world = await textWorld({ config: { undoMs: 90_000 } })
  })
  afterEach(() => world.close())

  /** Lets a text leave, and waits for the carrier's last word. */
  const leaves = (status: string, one: () => Message) => async () => {
    const ran = { runAt: 0, gaveUpAt: null }
    const db = world.connection.writes
    const left = () =>
      db.updateTable('jobs').set(ran).where('kind', '=', 'send-message').where('leasedUntil', '=', 0).returning('jobID')
    await expect.poll(async () => (await left().execute()).length, PATIENCE).toBe(0)
    return world.reaches(one(), status)
  }

  test('sent, scheduled, failed and answered', async () => {
    const owner = await world.signIn('owner')
    const { clerk } = world
    const [ana, eva] = [await world.contact('4321'), await world.contact('0001')]
    const db = world.connection.writes
    const jobsOf = (kind: string) => db.selectFrom('jobs').select('jobID').where('kind', '=', kind)
    // Those of the demo.
    await db.deleteFrom('jobs').where('kind', 'in', ['send-message', 'send-scheduled', 'fetch-media']).execute()
    const known = { ana: ana.phone.slice(1), eva: eva.phone.slice(1) }
    const { does, runs } = await writes(world, 'texts', { known })
    const { convoID } = ana
    let message!: Message
    const send =
      (clientMessageID: string, body: string, more: object = {}) =>
      async () => {
        const answer = await clerk('customers/conversation/messages/send', { convoID, body, clientMessageID, ...more })
        ;({ message } = answer)
        return answer
      }
    const sent = () => message
    await does('a clerk writes', send('t-1', 'Your ring is ready.'))
    await does('it leaves', leaves('delivered', sent))
    await does('the same again', send('t-1', 'Your ring is ready.'))
    await does('the customer answers', () => world.write(ana.phone, 'Thanks, when do you close?'))
    await does('the clerk reads it', () => clerk('customers/conversation/read', { convoID }))
    await does('as the owner has read it, too', () => owner('customers/conversation/read', { convoID }))
    await does('it is unread for all', () => clerk('customers/conversation/read', { convoID, unread: true }))
    await does('a text that can be undone', send('t-2', 'At six', { undo: true }))
    await does('it is undone', () =>
      clerk('customers/conversation/messages/unschedule', { messageID: message.messageID }),
    )
    const soon = () => new Date(Date.now() + 3 * HOUR_MS).toISOString()
    await does('a text for later', send('t-3', 'We close in an hour', { sendAt: soon(), discardOnReply: true }))
    await does('another for later', send('t-4', 'Come by tomorrow', { sendAt: soon() }))
    await does('the customer answers first', () => world.write(ana.phone, 'I am on my way'))
    await does('the later one goes now', () =>
      owner('customers/conversation/messages/send-now', { messageID: message.messageID }),
    )
    await does('one more for later', send('t-5', 'See you at noon', { sendAt: soon() }))
    await does('at another time', () =>
      owner('customers/conversation/messages/reschedule', {
        messageID: message.messageID,
        sendAt: soon(),
        discardOnReply: true,
      }),
    )
    const sendAt = Date.now()
    const { messageID } = message
    await db.updateTable('message_schedules').set({ sendAt }).where('messageID', '=', messageID).execute()
    const { jobID } = await jobsOf('send-scheduled').orderBy('jobID', 'desc').executeTakeFirstOrThrow()
    const payload = JSON.stringify({ messageID, sendAt })
    await db.updateTable('jobs').set({ payload }).where('jobID', '=', jobID).execute()
    await runs('it goes', 'send-scheduled')
    message = (await world.messages(convoID)).at(-1)!
    await does('all have left', leaves('delivered', sent))
    await does('the conversation', () => clerk('customers/conversation/messages/fetch', { convoID }))
    await does('a comment', () =>
      clerk('comments/submit', { comment: { commentKey: `convo/${convoID}`, commentMessage: ' Was kind ' } }),
    )
    await does('the archive', () => clerk('customers/conversation/archive', { convoID }))
    await does('a text brings it back', () => world.write(ana.phone, 'One more question'))
    await does('a picture comes', () => world.write(ana.phone, '', { mediaUrls: [DOT] }))
    await runs('it is fetched', 'fetch-media')

    await does('a text to a phone that fails', async () => {
      ;({ message } = await clerk('customers/conversation/messages/send', {
        convoID: eva.convoID,
        body: 'Hello Eva',
        clientMessageID: 'e-1',
      }))
    })
    await does('it fails', leaves('undelivered', sent))
    await does('it is sent again', async () => {
      const answer = await clerk('customers/conversation/messages/retry', { messageID: message.messageID })
      ;({ message } = answer)
      return answer
    })
    await world.setOpen(false)
    await does('a text after hours', () => world.write(eva.phone, 'Are you open?'))
    await does('another', () => world.write(eva.phone, 'Hello?'))
  })
})
