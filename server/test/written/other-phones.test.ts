import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { type Message, newPhone, PATIENCE, textWorld, type TextWorld } from '../messaging/text-world.ts'
import { writes } from './written.ts'

describe('what texts of a customer’s other phone write', () => {
  let world: TextWorld
  /** Its store opens in two hours. */
  const zone = zoneWhereItIs(12)
  beforeEach(async () => {
    world = await textWorld()
    const db = world.connection.writes
    const { storeID } = world
    const opens = { hoursOpenTime: '14:00:00', hoursCloseTime: '18:00:00', hoursAutoReplyTime: '18:00:00' }
    await db
      .updateTable('store_hours')
      .set({ hoursIsOpen: 1, ...opens })
      .where('storeID', '=', storeID)
      .execute()
    const words = { autoReplyMessage: 'We open at [NEXT_TIME].', autoReplyMessageES: 'Abrimos a las [NEXT_TIME].' }
    await db
      .updateTable('stores')
      .set({ storeTimezone: zone, ...words })
      .where('storeID', '=', storeID)
      .execute()
  })
  afterEach(() => world.close())

  test('answered there, sent again there, and STOP of one of two', async () => {
    const owner = await world.signIn('owner')
    const { clerk } = world
    const db = world.connection.writes
    const ana = await world.contact()
    const other = newPhone('0001')
    const { custID } = await clerk('customers/save', {
      customer: { custPhone: other, custFirstName: 'Ana', custLastName: 'Tester' },
    })
    await owner('customers/merge', { keptID: ana.custID, mergedID: custID, choices: {} })
    await db.deleteFrom('jobs').where('kind', 'in', ['send-message', 'send-owed']).execute()
    const { does } = await writes(world, 'other-phones', {
      zone,
      known: {
        opens: String(instantOf(`${localDay(Date.now(), zone)}T14:00`, zone)),
        main: ana.phone.slice(1),
        other: other.slice(1),
      },
    })
    const { convoID } = ana
    const newest = async (): Promise<Message> =>
      (await world.messages(convoID)).findLast(({ messageDirection }) => messageDirection === 'out')!
    await does('a text after hours', () => world.write(other, 'Are you open?'))
    const message = await newest()
    await does('its answer does not arrive', async () => {
      const ran = { runAt: 0, gaveUpAt: null }
      const waiting = db.updateTable('jobs').set(ran).where('kind', '=', 'send-message').where('leasedUntil', '=', 0)
      await expect.poll(async () => (await waiting.returning('jobID').execute()).length, PATIENCE).toBe(0)
      const { messageStatus, messageTwilioError } = await world.reaches(message, 'undelivered')
      const left = () => db.selectFrom('jobs').select('jobID').where('kind', '=', 'send-message').execute()
      await expect.poll(async () => (await left()).length, PATIENCE).toBe(0)
      return { messageStatus, messageTwilioError }
    })
    await does('a clerk sends it again', () =>
      clerk('customers/conversation/messages/retry', { messageID: message.messageID }),
    )
    await does('a text of the main phone', () => world.write(ana.phone, 'It is me'))
    await does('HELP of the other', () => world.write(other, 'HELP'))
    await does('STOP of the other', () => world.write(other, 'STOP'))
    await does('a clerk writes nevertheless', () =>
      clerk('customers/conversation/messages/send', { convoID, body: 'Hi', clientMessageID: 'o-1' }).catch(
        (error: unknown) => String(error),
      ),
    )
    await does('START of the other', () => world.write(other, 'START'))
    await does('STOP of the main phone', () => world.write(ana.phone, 'STOP'))
    await does('START of the other, which stopped nothing', () => world.write(other, 'START'))
  })
})
