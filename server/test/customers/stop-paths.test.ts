import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { newPhone } from '../phones.ts'
import { giveWaiting, releaseAll } from './whole/give-waiting.ts'
import { type WholeWorld, wholeWorld } from './whole/whole-world.ts'

interface Person {
  readonly custID: number
  readonly convoID: number
  readonly name: string
  readonly phone: string
  /** For somebody who was merged into them. */
  readonly otherPhone: string
  readonly email: string
}

interface Way {
  readonly name: string
  readonly optOut: (world: WholeWorld, person: Person) => Promise<unknown>
  /** The texts that confirm it. */
  readonly confirmations: number
  /** START from their other phone undoes it: no other phone has sent STOP. */
  readonly otherUndoes?: true
}

const WAYS: readonly Way[] = [
  { name: 'a STOP from their phone', optOut: (world, { phone }) => world.write(phone, 'STOP'), confirmations: 1 },
  {
    name: 'a STOP from their other phone',
    optOut: (world, { otherPhone }) => world.write(otherPhone, 'Alto'),
    confirmations: 1,
    otherUndoes: true,
  },
  {
    name: 'a STOP from each of their phones',
    optOut: async (world, { phone, otherPhone }) => {
      for (const from of [otherPhone, phone, otherPhone]) await world.write(from, 'STOP')
    },
    confirmations: 1,
  },
  {
    name: 'their own words, read by staff',
    optOut: ({ owner }, { convoID }) => owner('customers/conversation/opt-out', { convoID }),
    confirmations: 1,
  },
  {
    name: 'a file that names their other phone',
    optOut: (world, { otherPhone }) => world.take([`Stopper,Sam,${otherPhone},,,,,,,Y,`]),
    confirmations: 0,
  },
]

/** How an erased customer's phone becomes a customer again. */
const RETURNS: readonly {
  readonly name: string
  readonly come: (world: WholeWorld, phone: string) => Promise<unknown>
}[] = [
  { name: 'by text', come: (world, phone) => world.write(phone, 'Are you open?') },
  {
    name: 'entered by staff',
    come: ({ clerk }, custPhone) =>
      clerk('customers/save', { customer: { custPhone, custFirstName: 'Sam', custLastName: 'Again' } }),
  },
  { name: 'in a file', come: (world, phone) => world.take([`Again,Sam,${phone},,,,,,,,Y`]) },
  { name: 'in the chat bubble', come: (world, phone) => world.start({ phone }) },
  {
    name: 'in a batch of notices',
    come: ({ push }, phone) =>
      push({ notices: [noticeTo(phone, 'Sam Again', { eNotice: { agreed: true, at: '2026-10-01T10:00:00Z' } })] }),
  },
]

let people = 0

describe.each(ENGINES)('a customer who opted out, on %s', (database) => {
  let world: WholeWorld
  beforeAll(async () => {
    world = await wholeWorld(database)
  })
  afterAll(() => world.close())

  const person = async (): Promise<Person> => {
    people += 1
    const { owner, storeID } = world
    const [phone, otherPhone, email] = [newPhone(), newPhone(), `sam${people}.${database}@example.test`]
    const name = `Sam${people}`
    const save = async (custPhone: string, more: object = {}) =>
      (
        await owner('customers/save', {
          customer: { custPhone, custFirstName: name, custLastName: 'Stopper', ...more },
        })
      ).custID
    const custID = await save(phone, { custEmail: email })
    const { convo } = await owner('customers/conversation/start', { custID, storeID })
    await owner('customers/merge', { keptID: custID, mergedID: await save(otherPhone) })
    return { custID, convoID: convo.convoID, name, phone, otherPhone, email }
  }
  const arrived = async (phone: string) =>
    (await world.phone(phone)).flatMap(({ direction, body }) => (direction === 'in' ? [body] : []))
  const texts = async ({ phone, otherPhone }: Person) => [...(await arrived(phone)), ...(await arrived(otherPhone))]
  const optedOut = async (custID: number) =>
    (await world.owner('customers/fetch', { customerID: custID })).customer.custOptedOut

  /** Everything that a person or a machine sends when allowed, and some automatic answers. */
  const tryAll = async ({ convoID, phone, otherPhone }: Person) => {
    const payment = { paymentAmount: 30, paymentMemo: 'Interest', paymentMode: 'any' } as const
    const refused = { code: 'opted_out' }
    await expect(world.send(convoID, 'Your ring is ready')).rejects.toMatchObject(refused)
    const asked = { convoID, payment, clientMessageID: randomUUID() }
    await expect(world.owner('payments/send', asked)).rejects.toMatchObject(refused)
    await world.setOpen(false)
    for (const from of [phone, otherPhone])
      for (const body of ['Are you open?', 'HELP', 'When do you open tomorrow?']) await world.write(from, body)
    await world.setOpen(true)
  }

  test.each(WAYS)('by $name gets nothing more on either phone, until START from one that may undo it', async (way) => {
    const one = await person()
    const waiting = await giveWaiting(world, one)
    const before = await texts(one)
    await way.optOut(world, one)
    await world.rest()
    expect(await optedOut(one.custID)).not.toBeNull()
    expect((await world.owner('customers/consent/fetch', { custID: one.custID })).holds).toEqual({
      service: false,
      marketing: false,
    })
    await tryAll(one)
    await releaseAll(world, [waiting])
    expect(await texts(one)).toHaveLength(before.length + way.confirmations)

    const back = way.otherUndoes ? one.otherPhone : one.phone
    if (back !== one.otherPhone) {
      await world.write(one.otherPhone, 'START')
      expect(await optedOut(one.custID)).not.toBeNull()
    }
    await world.write(back, 'START')
    expect(await optedOut(one.custID)).toBeNull()
    await world.send(one.convoID, 'Welcome back')
    await world.rest()
    expect(await texts(one)).toHaveLength(before.length + way.confirmations + 2)
    expect((await arrived(one.phone)).at(-1)).toBe('Welcome back')
    expect((await arrived(back)).filter((body) => body.includes('You will get our texts again'))).toHaveLength(1)
    // START asks for no marketing.
    expect((await world.owner('customers/consent/fetch', { custID: one.custID })).holds.marketing).toBe(false)
  })

  test('is answered on the phone that wrote', async () => {
    const one = await person()
    for (const word of ['HELP', 'STOP', 'START']) await world.write(one.otherPhone, word)
    await world.setOpen(false)
    await world.write(one.otherPhone, 'Are you open?')
    await world.setOpen(true)
    await world.rest()
    expect(await arrived(one.phone)).toEqual([])
    expect(await arrived(one.otherPhone)).toEqual([
      expect.stringContaining('Reply STOP to opt out'),
      expect.stringContaining('You have opted out'),
      expect.stringContaining('You will get our texts again'),
      expect.stringMatching(/closed/),
    ])
  })

  test.each(RETURNS)('and was erased is opted out again when either phone returns $name', async ({ come }) => {
    const one = await person()
    await world.write(one.otherPhone, 'STOP')
    await world.rest()
    await world.owner('customers/erase', { customerID: one.custID, confirmName: `Stopper, ${one.name}` })
    const before = (await texts(one)).length
    for (const phone of [one.phone, one.otherPhone]) {
      await come(world, phone)
      const { custID } = await world.owner('customers/does-customer-exist', { custPhone: phone })
      expect(await optedOut(custID!), phone).not.toBeNull()
      const { convo } = await world.owner('customers/conversation/start', { custID: custID!, storeID: STORE.main })
      await expect(world.send(convo.convoID, 'Hello again')).rejects.toMatchObject({ code: 'opted_out' })
    }
    await world.rest()
    expect(await texts(one)).toHaveLength(before)
  })

  test('and was erased stays opted out on the phone that said STOP, not on the main one that lifted it', async () => {
    const one = await person()
    await world.write(one.otherPhone, 'STOP')
    await world.write(one.phone, 'START')
    await world.owner('customers/erase', { customerID: one.custID, confirmName: `Stopper, ${one.name}` })
    for (const phone of [one.phone, one.otherPhone]) {
      await world.write(phone, 'Are you open?')
      const { custID } = await world.owner('customers/does-customer-exist', { custPhone: phone })
      expect((await optedOut(custID!)) !== null, phone).toBe(phone === one.otherPhone)
    }
  })

  test('and was erased gets no test of a mailer either', async () => {
    const one = await person()
    await world.write(one.phone, 'STOP')
    await world.owner('customers/erase', { customerID: one.custID, confirmName: `Stopper, ${one.name}` })
    await world.contact()
    const job = { jobTitle: 'Rings', jobBodyEN: 'Half off', jobStoreID: STORE.main }
    for (const phone of [one.phone, one.otherPhone])
      await expect(world.owner('mailers/send-test', { job, phone })).rejects.toMatchObject({ code: 'opted_out' })
  })
})
