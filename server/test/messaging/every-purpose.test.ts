import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '@xd/core/domain/message/origin.ts'
import { REFUSED_ERROR } from '@xd/core/domain/message/delivery-error.ts'
import { withheldBy } from '@xd/core/domain/message/withdrawal.ts'
import { type Purpose, PURPOSES } from '@xd/core/domain/message/withdrawals.table.ts'
import { type Contact, PATIENCE, type TextWorld, textWorld } from './text-world.ts'

let world: TextWorld
beforeAll(async () => {
  world = await textWorld()
})
afterAll(() => world.close())

/** Golden Pledge, of the demo companies. */
const companyID = 2

/** A text of a purpose that waits to leave, in a conversation. */
const waiting = async ({ custID, convoID }: Contact, purpose: Purpose, more: object = {}) => {
  const db = world.connection.writes
  const sendKey = `purpose-${randomUUID()}`
  const { messageID } = await db
    .insertInto('messages')
    .values({
      companyID,
      storeID: world.storeID,
      convoID,
      custID,
      sendKey,
      messageDirection: 'out',
      messageChannel: 'sms',
      messageBody: `Written as ${purpose}`,
      messageSearch: purpose,
      messageStatus: 'queued',
      messageAt: Date.now(),
      messageSentByID: null,
      messageAutomatic: 1,
      messageOrigin: originOf(purpose),
    })
    .returning('messageID')
    .executeTakeFirstOrThrow()
  const payload = JSON.stringify({ messageID, sendKey, purpose, ...more })
  await db
    .insertInto('jobs')
    .values({ companyID, kind: 'send-owed', uniqueKey: `send-message/${sendKey}`, payload, runAt: Date.now() })
    .execute()
  return messageID
}
const left = () => world.connection.reads.selectFrom('jobs').select('jobID').where('kind', '=', 'send-owed').execute()
const written = async (phone: string) =>
  (await world.phone(phone)).map(({ body }) => body).filter((body) => body.startsWith('Written'))

test('a text of any purpose to a phone that has opted out never reaches the carrier', async () => {
  const contact = await world.contact()
  const { phone } = contact
  await world.write(phone, 'STOP')
  await expect.poll(async () => (await world.phone(phone)).length, PATIENCE).toBe(2)
  // The one confirmation of STOP has left.
  for (const purpose of PURPOSES.filter((one) => one !== 'confirmation')) await waiting(contact, purpose)
  await expect.poll(async () => (await left()).length, PATIENCE).toBe(0)
  expect(await written(phone)).toEqual([])
})

const WITHHELD = PURPOSES.filter((one) => withheldBy(one, 'sms', { blocked: true }) !== null)

test('a text to a customer blocked since is taken back by its automatic sender, and fails if a person sends it again', async () => {
  const contact = await world.contact()
  const manager = await world.signIn('manager')
  await manager('customers/block', { customerID: contact.custID, blocked: true })
  const made: [Purpose, boolean, number][] = []
  for (const purpose of WITHHELD)
    for (const again of [false, true])
      made.push([purpose, again, await waiting(contact, purpose, again ? { again } : {})])
  await expect.poll(async () => (await left()).length, PATIENCE).toBe(0)
  const rows = await world.connection.reads
    .selectFrom('messages')
    .select(['messageID', 'messageStatus', 'messageTwilioError'])
    .where('convoID', '=', contact.convoID)
    .execute()
  const outcome = made.map(([purpose, again, id]) => {
    const row = rows.find(({ messageID }) => messageID === id)
    return [purpose, again, row ? [row.messageStatus, row.messageTwilioError] : 'taken back']
  })
  expect(outcome).toEqual(
    made.map(([purpose, again]) => [
      purpose,
      again,
      originOf(purpose) !== null && !again ? 'taken back' : ['failed', REFUSED_ERROR],
    ]),
  )
  expect(await written(contact.phone)).toEqual([])
})
