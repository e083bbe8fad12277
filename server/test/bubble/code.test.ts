import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { newPhone } from '../messaging/text-world.ts'
import { type BubbleWorld, bubbleWorld } from './bubble-world.ts'

describe.each(ENGINES)('the code of a chat, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  test('proves a phone and, unlike any other text, answers no notice', async () => {
    const chat = await world.start()
    const push = await noticePusher(world)
    const { batchID } = await push({ notices: [noticeTo(chat.phone, 'Ida Knott')] })
    const statuses = async () =>
      (await world.clerk('notices/batch-details', { batchID: batchID! })).notices.map(
        ({ noticeStatus }) => noticeStatus,
      )
    await world.write(chat.phone, chat.chat.code!)
    expect((await world.panel(chat)).chat.state).toBe('proved')
    expect(await statuses()).toEqual(['waiting'])
    await world.write(chat.phone, 'I come on Friday')
    expect(await statuses()).toEqual(['answered'])
  })

  test('names an unnamed contact, who is found by that name and by every phone', async () => {
    const phone = newPhone()
    await world.write(phone, 'Hi')
    const { custID } = await world.convoOf(phone)
    const { writes } = world.connection
    const other = newPhone()
    const { companyID } = await writes
      .selectFrom('customers')
      .select('companyID')
      .where('custID', '=', custID)
      .executeTakeFirstOrThrow()
    await writes.insertInto('customer_phones').values({ companyID, custID, custPhone: other }).execute()
    const chat = await world.start({ phone, name: 'Xiomara Zapatero' })
    const found = async (filter: string) =>
      (await world.clerk('customers/list', { search: { filter } })).customers.map((one) => one.custID)
    expect(await found('Zapatero')).toEqual([])
    await world.write(phone, chat.chat.code!)
    expect((await world.panel(chat)).chat.state).toBe('proved')
    expect((await world.clerk('customers/fetch', { customerID: custID })).customer).toMatchObject({
      custFirstName: 'Xiomara',
      custLastName: 'Zapatero',
    })
    expect([await found('Zapatero'), await found(phone), await found(other)]).toEqual([[custID], [custID], [custID]])
  })

  test('proves no phone that is blocked', async () => {
    const blocked = await world.contact()
    const chat = await world.start({ phone: blocked.phone })
    const owner = await world.signIn('owner')
    await owner('customers/block', { customerID: blocked.custID })
    await world.write(blocked.phone, chat.chat.code!)
    expect((await world.panel(chat)).chat.state).toBe('unproved')
    await owner('customers/block', { customerID: blocked.custID, blocked: false })
    await world.write(blocked.phone, chat.chat.code!)
    expect((await world.panel(chat)).chat.state).toBe('proved')
  })

  test('is worth nothing once its chat is over', async () => {
    const chat = await world.start()
    await world.expire(chat)
    await world.write(chat.phone, chat.chat.code!)
    expect((await world.panel(chat)).chat.state).toBe('ended')
    const again = await world.start({ phone: chat.phone })
    expect(again.chat.code).not.toBe(chat.chat.code)
    await world.write(chat.phone, again.chat.code!)
    expect((await world.panel(again)).chat.state).toBe('proved')
  })
})
