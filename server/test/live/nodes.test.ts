import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { openLive } from './live-socket.ts'

let one: Booted
let other: Booted
beforeAll(async () => {
  one = await boot({ database: 'postgres' })
  other = await boot({ database: { url: one.config.databaseURL }, sandbox: { url: one.sandboxURL } })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

test('two servers on one PostgreSQL: a text arriving at one is seen live by a client of the other', async () => {
  const clerk = await other.signIn('clerk')
  const socket = await openLive(
    other.url,
    { authorization: `Bearer ${clerk.token}` },
    { companyKey: 'goldenpledge', userID: USER.clerk },
  )
  await socket.next(({ event }) => event === 'ready')
  const { stores } = await clerk('stores/list', {})
  const to = stores.find(({ storeID }) => storeID === STORE.main)!.storeSMSNumber
  // The sandbox knows only the first server: its webhook goes there.
  await one.sandbox('/phone/send', { from: PEOPLE.petrov.custPhone, to, body: 'Hello from the other side' })
  const { data } = await socket.next(
    ({ event, data: { convoID } }) => event === 'reload_convo_sms' && convoID === PEOPLE.petrov.convos.main,
  )
  const { messages } = await clerk('customers/conversation/messages/fetch', { convoID: Number(data.convoID) })
  expect(messages.find(({ messageID }) => messageID === data.messageID)?.messageBody).toBe('Hello from the other side')
  socket.close()
})
