import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '@xd/core/domain/message/origin.ts'
import { PURPOSES } from '@xd/core/domain/message/withdrawals.table.ts'
import { PATIENCE, type TextWorld, textWorld } from './text-world.ts'

let world: TextWorld
beforeAll(async () => {
  world = await textWorld()
})
afterAll(() => world.close())

/** Golden Pledge, of the demo companies. */
const companyID = 2

test('a text of any purpose to a phone that has opted out never reaches the carrier', async () => {
  const { phone, custID, convoID } = await world.contact()
  await world.write(phone, 'STOP')
  await expect.poll(async () => (await world.phone(phone)).length, PATIENCE).toBe(2)
  const db = world.connection.writes
  // The one confirmation of STOP has left.
  for (const purpose of PURPOSES.filter((one) => one !== 'confirmation')) {
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
    const payload = JSON.stringify({ messageID, sendKey, purpose })
    await db
      .insertInto('jobs')
      .values({ companyID, kind: 'send-owed', uniqueKey: `send-message/${sendKey}`, payload, runAt: Date.now() })
      .execute()
  }
  const left = () => db.selectFrom('jobs').select('jobID').where('kind', '=', 'send-owed').execute()
  await expect.poll(async () => (await left()).length, PATIENCE).toBe(0)
  expect((await world.phone(phone)).map(({ body }) => body).filter((body) => body.startsWith('Written'))).toEqual([])
})
