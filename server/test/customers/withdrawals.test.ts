import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Standing, withheldBy } from '@xd/core/domain/message/withdrawal.ts'
import type { Purpose } from '@xd/core/domain/message/withdrawals.table.ts'
import { SKIP_REASONS } from '@xd/core/domain/notice/skip-reasons.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { giveWaiting, releaseAll } from './whole/give-waiting.ts'
import { type WholeWorld, wholeWorld } from './whole/whole-world.ts'

let phones = 0

/** A phone in Manitoba, in no US state, so the store's clock applies. */
const newPhone = (): string => `+120455501${String(phones++ % 100).padStart(2, '0')}`

interface Person {
  readonly custID: number
  readonly convoID: number
  readonly name: string
  readonly phone: string
  readonly email: string
}

interface Way {
  readonly name: string
  readonly withdraw: (world: WholeWorld, person: Person) => Promise<unknown>
  readonly standing: Standing
}

/** At another store: any answer at their own would stop the reminder and the notice. */
const askToStop = async ({ write, owner, otherStore }: WholeWorld, { custID, phone }: Person, words: string) => {
  await write(phone, words, { to: otherStore.number })
  return (await owner('customers/stop-requests/list', { search: { custID } })).stopRequests[0]!
}

const STOPPED: Standing = { stop: true, marketing: true }

const WAYS: readonly Way[] = [
  { name: 'nothing', withdraw: () => Promise.resolve(), standing: {} },
  { name: 'STOP', withdraw: (world, { phone }) => world.write(phone, 'STOP'), standing: STOPPED },
  {
    name: 'their own words, read by staff',
    withdraw: ({ owner }, { convoID }) => owner('customers/conversation/opt-out', { convoID }),
    standing: STOPPED,
  },
  {
    name: 'a file of phones not to text',
    withdraw: (world, { phone }) => world.take([`Stopper,Sam,${phone},,,,,,,Y,`]),
    standing: STOPPED,
  },
  {
    name: 'a letter to the store',
    withdraw: ({ owner }, { custID }) => owner('customers/consent/opt-out', { custID, means: 'letter' }),
    standing: { stop: true, loans: true, marketing: true },
  },
  {
    name: 'no messages about loans, at the counter',
    withdraw: ({ owner }, { custID }) =>
      owner('customers/consent/save', { custID, consentKind: 'service', given: false }),
    standing: { loans: true },
  },
  {
    name: 'no marketing, at the counter',
    withdraw: ({ owner }, { custID }) =>
      owner('customers/consent/save', { custID, consentKind: 'marketing', given: false }),
    standing: { marketing: true },
  },
  {
    name: 'a merge with somebody who wants no messages about loans',
    withdraw: async ({ owner }, { custID }) => {
      const customer = { custPhone: newPhone(), custFirstName: 'Sam', custLastName: 'Other' }
      const { custID: mergedID } = await owner('customers/save', { customer })
      await owner('customers/consent/save', { custID: mergedID, consentKind: 'service', given: false })
      await owner('customers/consent/save', { custID, consentKind: 'service', given: true })
      return owner('customers/merge', { keptID: custID, mergedID })
    },
    standing: { loans: true },
  },
  {
    name: 'a request to stop that nobody has decided',
    withdraw: (world, person) => askToStop(world, person, 'Please stop texting me'),
    standing: { asked: true },
  },
  {
    name: 'a request to stop that was none',
    withdraw: async (world, person) => {
      const { stopRequestID } = await askToStop(world, person, 'Stop, I have a question')
      return world.owner('customers/stop-requests/decide', { stopRequestID, decision: 'not_a_request' })
    },
    standing: {},
  },
  {
    name: 'a request to stop that staff obeyed',
    withdraw: async (world, person) => {
      const { stopRequestID } = await askToStop(world, person, 'Please stop texting me')
      return world.owner('customers/stop-requests/decide', { stopRequestID, decision: 'opted_out' })
    },
    standing: STOPPED,
  },
  {
    name: 'a block',
    withdraw: ({ owner }, { custID }) => owner('customers/block', { customerID: custID, blocked: true }),
    standing: { blocked: true },
  },
]

const AGREED = { eNotice: { agreed: true, at: '2026-10-01T10:00:00Z' } }
const DEBIT = '4000056655665556'
const CARD = { number: DEBIT, expMonth: 12, expYear: 2035, cvc: '123' }

/** Words that prove that a message of each purpose arrived. */
const TEXTS: readonly (readonly [Purpose, RegExp])[] = [
  ['staff', /see you tomorrow/],
  ['reminder', /This is a reminder to pay \$45/],
  ['notice', /is due/],
  ['mailer', /All rings are half off/],
  ['receipt', /received your payment of \$31/],
  ['auto-reply', /closed/],
]

let people = 0

describe.each(ENGINES)('after each withdrawal a customer gets what the table says, on %s', (database) => {
  let world: WholeWorld
  beforeAll(async () => {
    world = await wholeWorld(database)
    const { owner } = world
    await owner('settings/notices/save', { settings: { storeID: world.storeID, noticeLaw: 'california' } })
  })
  afterAll(() => world.close())

  const person = async (): Promise<Person> => {
    people += 1
    const [phone, name] = [newPhone(), `Sam${people}`]
    const email = `sam${people}.${database}@example.test`
    const customer = { custPhone: phone, custFirstName: name, custLastName: 'Stopper', custEmail: email }
    const { custID } = await world.owner('customers/save', { customer })
    const { convo } = await world.owner('customers/conversation/start', { custID, storeID: world.storeID })
    return { custID, convoID: convo.convoID, name, phone, email }
  }
  const texts = async (phone: string) =>
    (await world.phone(phone)).flatMap(({ direction, body }) => (direction === 'in' ? [body] : []))
  const mails = async (address: string) =>
    (await world.sandbox<{ messages: { subject: string }[] }>('/mail/messages', { address })).messages

  /** A legally required notice, to a customer who has chosen texts and proved that they arrive. */
  const giveRequired = async ({ custID, name, phone }: Person) => {
    const notice = noticeTo(phone, `${name} Stopper`, AGREED)
    const { batchID } = await world.push({ kind: 'past-due', notices: [notice] })
    const proved = { askedAt: 1, provedAt: Date.now(), answer: 'VALID' }
    await world.connection.writes.updateTable('electronic_choices').set(proved).where('custID', '=', custID).execute()
    return batchID!
  }
  const noticeOf = async (batchID: number) =>
    (await world.owner('notices/batch-details', { batchID, search: {} })).notices[0]!

  test.each(WAYS)('$name', async ({ withdraw, standing }) => {
    const one = await person()
    const { convoID, phone, email } = one
    const payment = { paymentAmount: 31, paymentMemo: 'Interest', paymentMode: 'any' } as const
    const asked = await world.owner('payments/send', { convoID, payment, clientMessageID: randomUUID() })
    const waiting = await giveWaiting(world, one)
    const [textsBefore, mailsBefore] = [(await texts(phone)).length, (await mails(email)).length]

    await withdraw(world, one)
    await releaseAll(world, [waiting])
    const { token } = await world.sandbox<{ token: string }>('/cards/tokenize', CARD)
    const { paymentKey } = asked.payment
    await world.call('pay/submit', { paymentKey, attemptKey: randomUUID(), token })
    await world.setOpen(false)
    await world.write(phone, 'Are you open?')
    await world.setOpen(true)
    await world.rest()

    const arrived = (await texts(phone)).slice(textsBefore)
    const came = (words: RegExp) => arrived.filter((body) => words.test(body)).length
    for (const [purpose, words] of TEXTS)
      expect.soft(came(words), purpose).toBe(withheldBy(purpose, 'sms', standing) === null ? 1 : 0)
    const receipts = (await mails(email)).slice(mailsBefore).filter(({ subject }) => subject.includes('$31'))
    expect.soft(receipts, 'receipt by email').toHaveLength(withheldBy('receipt', 'email', standing) === null ? 1 : 0)
  })

  test.each(WAYS)('$name: a legally required notice is a letter, or a text', async ({ withdraw, standing }) => {
    const one = await person()
    const required = await giveRequired(one)
    await withdraw(world, one)
    await world.owner('notices/send-batch', { batchID: required })
    await world.rest()
    const isLetter = withheldBy('required-notice', 'sms', standing) !== null
    expect((await noticeOf(required)).noticeStatus).toBe(isLetter ? 'letter' : 'delivered')
    const notices = (await texts(one.phone)).filter((body) => /was due/.test(body))
    expect(notices).toHaveLength(isLetter ? 0 : 1)
  })

  test('an erased customer who refused messages about loans and payments still gets none when the phone returns', async () => {
    const { custID, phone, name } = await person()
    await world.owner('customers/consent/save', { custID, consentKind: 'service', given: false })
    await world.owner('customers/erase', { customerID: custID, confirmName: `Stopper, ${name}` })
    const { batchID } = await world.push({ notices: [noticeTo(phone, 'Sam Again', AGREED)] })
    await world.owner('notices/send-batch', { batchID: batchID! })
    await world.rest()
    expect(await noticeOf(batchID!)).toMatchObject({ noticeStatus: 'skipped', reason: SKIP_REASONS.loans_refused })
    expect(await texts(phone)).toEqual([])
  })

  test('an opt-out at the counter is in effect once, is logged, and is undone by START alone', async () => {
    const { custID, convoID, phone } = await person()
    const optOut = (means: 'phone' | 'letter') => world.owner('customers/consent/opt-out', { custID, means })
    const { holds, consents } = await optOut('phone')
    expect(holds).toEqual({ service: false, marketing: false })
    expect(consents.map(({ source }) => source)).toEqual(['phone', 'phone'])
    expect((await optOut('letter')).consents).toHaveLength(2)
    await expect(world.send(convoID, 'Hello')).rejects.toMatchObject({ code: 'opted_out' })
    const { activity } = await world.owner('settings/activity/list', { search: { action: 'customer-opt-out' } })
    expect(activity[0]).toMatchObject({
      target: `customer/${custID}`,
      words: expect.stringContaining('Asked by phone'),
    })
    await world.write(phone, 'START')
    await world.send(convoID, 'Welcome back')
  })
})
