import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type SelfWorld, selfWorld } from './self-world.ts'

describe.each(ENGINES)('a text that asks to pay, on %s', (database) => {
  let world: SelfWorld
  beforeAll(async () => {
    world = await selfWorld({ database })
  })
  afterAll(() => world.close())

  const links = async (phone: string) =>
    (await world.phone(phone)).filter(({ direction, body }) => direction === 'in' && body.includes('/my/'))
  const received = (convoID: number, count: number) =>
    expect
      .poll(
        async () => (await world.messages(convoID)).filter(({ messageDirection }) => messageDirection === 'in').length,
        PATIENCE,
      )
      .toBe(count)

  test('is answered with the link the first time of a day, and then neither waits nor is news', async () => {
    const ana = await world.contact()
    await world.ticket(ana)
    await world.write(ana.phone, 'PAY')
    await expect.poll(() => links(ana.phone).then(({ length }) => length), PATIENCE).toBe(1)
    expect((await links(ana.phone))[0]!.body).toContain(`/my/${world.storeKey}`)
    const [asked, answer] = await world.messages(ana.convoID)
    expect(asked).toMatchObject({ messageDirection: 'in', messageBody: 'PAY' })
    expect(answer).toMatchObject({ messageAutomatic: true, messageOrigin: 'self' })
    expect(await world.convo(ana)).toMatchObject({ convoUnread: 0, convoWaitingSince: null })

    await world.write(ana.phone, 'how do I pay?')
    await received(ana.convoID, 2)
    await world.settled()
    expect(await links(ana.phone)).toHaveLength(1)
    expect(await world.convo(ana)).toMatchObject({ convoUnread: 1, convoWaitingSince: expect.any(String) as string })
  })

  test('answered with the link, answers no notice: staff have read nothing', async () => {
    const ana = await world.contact()
    await world.ticket(ana)
    const push = await noticePusher(world)
    const { batchID } = await push({ notices: [noticeTo(ana.phone, 'Ana Tester')] }, world.storeKey)
    const statuses = async () =>
      (await world.clerk('notices/batch-details', { batchID: batchID! })).notices.map(
        ({ noticeStatus }) => noticeStatus,
      )
    await world.write(ana.phone, 'PAY')
    await expect.poll(() => links(ana.phone).then(({ length }) => length), PATIENCE).toBe(1)
    expect(await statuses()).toEqual(['waiting'])
    await world.write(ana.phone, 'how do I pay?')
    await received(ana.convoID, 2)
    await expect.poll(statuses, PATIENCE).toEqual(['answered'])
  })

  test('is answered on the phone that asked, which may be another than the one they are texted on', async () => {
    const ana = await world.contact()
    const other = await world.otherPhone(ana)
    await world.ticket(ana)
    await world.write(other, 'PAY')
    await expect.poll(() => links(other).then(({ length }) => length), PATIENCE).toBe(1)
    expect(await links(ana.phone)).toEqual([])
  })

  test('is answered in its own language, and for the ticket that it names', async () => {
    const ana = await world.contact()
    const ticketNumber = await world.ticket(ana)
    await world.write(ana.phone, `Pagar ${ticketNumber}`)
    await expect.poll(() => links(ana.phone).then(({ length }) => length), PATIENCE).toBe(1)
    expect((await links(ana.phone))[0]!.body).toContain('Vea lo que debe')
  })

  test.each<[why: string, made: (world: SelfWorld) => Promise<{ phone: string; convoID: number; body: string }>]>([
    ['of a customer without tickets', async (of) => ({ ...(await of.contact()), body: 'PAY' })],
    [
      'of a customer whose book is stale',
      async (of) => {
        const ana = await of.contact()
        await of.ticket(ana, { asOf: Date.now() - 37 * HOUR_MS })
        return { ...ana, body: 'PAY' }
      },
    ],
    [
      'for a ticket that is not theirs',
      async (of) => {
        const ana = await of.contact()
        await of.ticket(ana)
        return { ...ana, body: 'PAY 99901' }
      },
    ],
  ])('waits as an ordinary text: %s', async (_, made) => {
    const { phone, convoID, body } = await made(world)
    await world.write(phone, body)
    await received(convoID, 1)
    await world.settled()
    expect(await links(phone)).toEqual([])
    const { messages } = await world.clerk('inbox/list', {})
    expect(messages.find(({ convo }) => convo.convoID === convoID)?.convo).toMatchObject({ convoUnread: 1 })
  })

  test('waits as an ordinary text while the store’s self-service is off', async () => {
    const ana = await world.contact()
    await world.ticket(ana)
    await world.save({ selfEnabled: false })
    await world.write(ana.phone, 'PAY')
    await received(ana.convoID, 1)
    await world.settled()
    await world.save({ selfEnabled: true })
    expect(await links(ana.phone)).toEqual([])
    expect(await world.convo(ana)).toMatchObject({ convoUnread: 1 })
  })

  test.each([
    ['at a closed store', 'stores', { storeEnabled: 0 }, { storeEnabled: 1 }],
    ['at a deleted store', 'stores', { storeDeleted: 1 }, { storeDeleted: 0 }],
    ['of a suspended company', 'companies', { suspendedAt: 1 }, { suspendedAt: null }],
    ['of a company without payments', 'companies', { features: '[]' }, undefined],
  ] as const)('waits as an ordinary text %s', async (_, table, change, back) => {
    const ana = await world.contact()
    await world.ticket(ana)
    const { writes } = world.connection
    const company = writes.updateTable('companies').where('companyID', '=', 2)
    const { features } = await writes
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', 2)
      .executeTakeFirstOrThrow()
    const set = (values: object) =>
      table === 'stores'
        ? writes.updateTable('stores').set(values).where('storeID', '=', world.storeID).execute()
        : company.set(values).execute()
    await set(change)
    await world.write(ana.phone, 'PAY')
    await set(back ?? { features })
    await received(ana.convoID, 1)
    await world.settled()
    expect(await links(ana.phone)).toEqual([])
    expect(await world.convo(ana)).toMatchObject({ convoUnread: 1 })
  })

  test('for two tickets waits unless both are theirs', async () => {
    const ana = await world.contact()
    const [one, other] = [await world.ticket(ana), await world.ticket(ana)]
    await world.write(ana.phone, `PAY ${one} 99901`)
    await received(ana.convoID, 1)
    await world.settled()
    expect(await links(ana.phone)).toEqual([])
    await world.write(ana.phone, `PAY ${one} ${other}`)
    await expect.poll(() => links(ana.phone).then(({ length }) => length), PATIENCE).toBe(1)
  })

  test('of a customer who opted out or is blocked gets nothing', async () => {
    const [ana, eve] = [await world.contact(), await world.contact()]
    for (const one of [ana, eve]) await world.ticket(one)
    await world.write(ana.phone, 'STOP')
    await received(ana.convoID, 1)
    await world.owner('customers/block', { customerID: eve.custID, blocked: true })
    for (const one of [ana, eve]) await world.write(one.phone, 'PAY')
    await received(ana.convoID, 2)
    await received(eve.convoID, 1)
    await world.settled()
    for (const one of [ana, eve]) expect(await links(one.phone)).toEqual([])
  })
})
