import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPT_OUT_MEANS } from '@xd/core/domain/customer/consent.ts'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { type TextWorld, textWorld } from '../messaging/text-world.ts'

const companyID = COMPANY.goldenPledge

describe.each(ENGINES)('what a customer agreed to, on %s:', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  const logged = async (custID: number) =>
    (
      await world.connection.reads
        .selectFrom('audit')
        .select(['action', 'detail'])
        .where('target', '=', `customer/${custID}`)
        .where('action', '=', 'customer-opt-out')
        .execute()
    ).map(({ detail }) => JSON.parse(detail ?? 'null') as unknown)
  const change = { consentID: expect.any(Number) as number, at: expect.any(String) as string }

  test('each change at the counter is kept once, newest first, and told', async () => {
    const { custID } = await world.contact()
    const save = (consentKind: 'service' | 'marketing', given: boolean) =>
      world.clerk('customers/consent/save', { custID, consentKind, given })
    const fetched = () => world.clerk('customers/consent/fetch', { custID })
    expect(await fetched()).toMatchObject({ holds: { service: null, marketing: null }, consents: [] })
    const news = await eventsSince(world.connection, companyID)
    const told = { event: 'reload_customer', data: { custID }, storeID: null }
    const atCounter = { ...change, source: 'counter', userID: USER.clerk }
    const yes = { ...atCounter, consentKind: 'marketing', given: true }
    expect(await save('marketing', true)).toMatchObject({ holds: { service: null, marketing: true }, consents: [yes] })
    expect(await save('marketing', true)).toMatchObject({ consents: [yes] })
    expect(await news()).toEqual([told])
    const no = { ...atCounter, consentKind: 'marketing', given: false }
    expect(await save('marketing', false)).toEqual({
      success: true,
      holds: { service: null, marketing: false },
      consents: [no, yes],
    })
    expect(await news()).toEqual([told, told])
    expect(await save('service', false)).toMatchObject({ holds: { service: false, marketing: false } })
    expect(await fetched()).toMatchObject({ holds: { service: false, marketing: false } })
  })

  test('their own word counts beside that of a file that says the same', async () => {
    const { custID } = await world.contact()
    await world.connection.writes
      .insertInto('customer_consents')
      .values({ companyID, custID, consentKind: 'marketing', given: 1, source: 'import', at: 1, userID: null })
      .execute()
    const { consents } = await world.clerk('customers/consent/save', { custID, consentKind: 'marketing', given: true })
    expect(consents.map(({ source, given }) => [source, given])).toEqual([
      ['counter', true],
      ['import', true],
    ])
  })

  test.each(OPT_OUT_MEANS)(
    'opted out by %s, they get nothing automatic; said again, it is kept once',
    async (means) => {
      const { custID } = await world.contact()
      const news = await eventsSince(world.connection, companyID)
      const optOut = () => world.clerk('customers/consent/opt-out', { custID, means })
      const first = await optOut()
      const out = { ...change, given: false, source: means, userID: USER.clerk }
      expect(first.holds).toEqual({ service: false, marketing: false })
      expect(first.consents.toSorted((one, other) => (one.consentKind < other.consentKind ? -1 : 1))).toEqual([
        { ...out, consentKind: 'marketing' },
        { ...out, consentKind: 'service' },
      ])
      expect(await news()).toContainEqual({ event: 'reload_customer', data: { custID }, storeID: null })
      const { customer } = await world.clerk('customers/fetch', { customerID: custID })
      expect(customer.custOptedOut).not.toBeNull()
      expect(await optOut()).toEqual(first)
      expect(await logged(custID)).toEqual([{ means }])
    },
  )

  test('after STOP, which ends texts alone, the counter ends emails about loans too', async () => {
    const { custID, phone } = await world.contact()
    await world.write(phone, 'STOP')
    const { consents } = await world.clerk('customers/consent/opt-out', { custID, means: 'counter' })
    expect(consents.map(({ consentKind, source }) => [consentKind, source]).toSorted()).toEqual([
      ['marketing', 'text'],
      ['service', 'counter'],
      ['service', 'text'],
    ])
    expect(await logged(custID)).toEqual([{ means: 'counter' }])
  })

  test('read as STOP by staff, it is theirs in the log, opts out and is confirmed once', async () => {
    const { custID, convoID, phone } = await world.contact()
    await world.write(phone, 'please stop texting me')
    const { customer } = await world.clerk('customers/conversation/opt-out', { convoID })
    expect(customer.custID).toBe(custID)
    await world.clerk('customers/conversation/opt-out', { convoID })
    const { consents } = await world.clerk('customers/consent/fetch', { custID })
    expect(consents).toMatchObject([
      { source: 'text', given: false, userID: USER.clerk },
      { source: 'text', given: false, userID: USER.clerk },
    ])
    expect(await logged(custID)).toEqual([null])
    const automatic = (await world.messages(convoID)).filter(({ messageAutomatic }) => messageAutomatic)
    expect(automatic).toHaveLength(1)
  })
})
