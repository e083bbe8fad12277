import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { type MailerWorld, mailerWorld } from '../mailers/mailer-world.ts'
import { NEXT_CENTURY } from '../payments/pay-world.ts'
import { stubbornCarrier } from '../texting/stubborn-carrier.ts'
import { PATIENCE } from './text-world.ts'

describe.each(ENGINES)('a text that nobody is waiting for, refused by the carrier until night, on %s', (database) => {
  let carrier: Awaited<ReturnType<typeof stubbornCarrier>>
  let world: MailerWorld
  /** The number that the carrier refuses, and the attempt that has begun by then. */
  let refusing = { phone: '', then: async () => {} }
  /** Numbers the carrier refuses for good. */
  const unreachable = new Set<string>()
  const taken: string[] = []
  /** How many seconds the carrier may keep each phone's last text waiting. */
  const validities = new Map<string, string | null>()

  beforeAll(async () => {
    carrier = await stubbornCarrier(async ({ method, form }) => {
      if (method !== 'POST') return { status: 200, body: { messages: [], next_page_uri: null } }
      const phone = form.get('To')!
      if (unreachable.has(phone)) return { status: 400, body: { code: 21211, message: 'Invalid number', status: 400 } }
      if (phone === refusing.phone) {
        const { then } = refusing
        refusing = { phone: '', then }
        await then()
        return { status: 429, body: { code: 20429, message: 'Too Many Requests', status: 429 } }
      }
      taken.push(phone)
      validities.set(phone, form.get('ValidityPeriod'))
      const body = form.get('Body')
      return { status: 201, body: { sid: `SM${randomUUID()}`, status: 'sent', body, date_created: null } }
    })
    world = await mailerWorld({ database, sandbox: { url: carrier.url } })
  })
  afterAll(async () => {
    await world.close()
    await carrier.close()
  })

  const hour = (now: number) =>
    world.connection.writes
      .updateTable('stores')
      .set({ storeTimezone: zoneWhereItIs(now) })
      .where('storeID', '=', world.storeID)
      .execute()
  beforeEach(() => hour(12))
  const refuseUntilNight = (phone: string, also = async () => {}) => {
    const then = async () => {
      await hour(23)
      await also()
    }
    refusing = { phone, then }
  }
  const morning = () => Date.now() + 4 * HOUR_MS

  it('is held by its mailer, and decided again in the morning', async () => {
    const { labelID, people } = await world.audience([{}])
    const { phone } = people[0]!
    refuseUntilNight(phone)
    const jobID = await world.start(labelID)
    await expect.poll(async () => (await world.recipients(jobID)).map(({ state }) => state), PATIENCE).toEqual(['held'])
    const { convoID, messageID } = (await world.recipients(jobID))[0]!
    expect(messageID).toBeNull()
    expect(await world.messages(convoID!)).toEqual([])
    expect(taken).not.toContain(phone)
  })

  it('is not kept by the carrier into the night; a staff text is', async () => {
    const { labelID, people } = await world.audience([{}])
    const { phone } = people[0]!
    await world.becomes(await world.start(labelID), 'finished')
    // It was sent between twelve and one o'clock, and quiet hours begin at eight.
    expect(Number(validities.get(phone))).toBeGreaterThan(7 * 3_600 - 60)
    expect(Number(validities.get(phone))).toBeLessThanOrEqual(8 * 3_600)
    const staffs = await world.contactAbroad()
    await world.send(staffs.convoID, 'Hello')
    await expect.poll(() => validities.get(staffs.phone), PATIENCE).toBeNull()
  })

  it('is not kept beyond the end of its link', async () => {
    const owner = await world.signIn('owner')
    const { storeID } = world
    await owner('settings/reminders/save', { settings: { storeID, reminderOn: true, reminderHours: 3 } })
    const { convoID, phone } = await world.contactAbroad()
    const payment = { paymentAmount: 12.5, paymentMemo: 'Interest', paymentMode: 'any' } as const
    const { message } = await world.clerk('payments/send', {
      convoID,
      payment: { ...payment, paymentValidBeforeLocalTZ: NEXT_CENTURY },
      clientMessageID: randomUUID(),
    })
    await world.reaches({ convoID, messageID: message.messageID }, 'sent')
    const { writes } = world.connection
    const now = Date.now()
    const { paymentID } = await writes
      .updateTable('payments')
      .set({ remindAt: now - 1, validBeforeAt: now + 2 * HOUR_MS })
      .where('convoID', '=', convoID)
      .returning('paymentID')
      .executeTakeFirstOrThrow()
    await writes.updateTable('jobs').set({ runAt: now }).where('uniqueKey', '=', `remind/${paymentID}`).execute()
    await expect.poll(() => taken.filter((to) => to === phone).length, PATIENCE).toBe(2)
    // Quiet hours begin seven hours from now at the earliest.
    expect(Number(validities.get(phone))).toBeGreaterThan(1 * 3_600)
    expect(Number(validities.get(phone))).toBeLessThanOrEqual(2 * 3_600)
  })

  it('is not kept beyond the opening that it names', async () => {
    const hours = world.connection.writes.updateTable('store_hours').where('storeID', '=', world.storeID)
    // It is between twelve and one o’clock.
    const opens = { hoursOpenTime: '14:00:00', hoursCloseTime: '18:00:00', hoursAutoReplyTime: '18:00:00' }
    await hours.set(opens).execute()
    const { phone } = await world.contactAbroad()
    await world.webhook({ MessageSid: `SM${randomUUID()}`, From: phone, To: world.storeNumber, Body: 'Are you open?' })
    await expect.poll(() => taken.filter((to) => to === phone).length, PATIENCE).toBe(1)
    await world.setOpen(true)
    expect(Number(validities.get(phone))).toBeGreaterThan(1 * 3_600 - 60)
    expect(Number(validities.get(phone))).toBeLessThanOrEqual(2 * 3_600)
  })

  it('is never sent if its mailer was canceled meanwhile', async () => {
    const { labelID, people } = await world.audience([{}])
    const { phone } = people[0]!
    let jobID = 0
    refuseUntilNight(phone, async () => void (await world.manager('mailers/cancel-job', { jobID })))
    jobID = await world.start(labelID)
    const states = async () => (await world.recipients(jobID)).map(({ state }) => state)
    await expect.poll(states, PATIENCE).toEqual(['canceled'])
    expect(taken).not.toContain(phone)
  })

  it('is sent anyway if a person sends it again', async () => {
    const { labelID, people } = await world.audience([{}])
    const { phone } = people[0]!
    unreachable.add(phone)
    const jobID = await world.start(labelID)
    const states = async () => (await world.recipients(jobID)).map(({ state }) => state)
    await expect.poll(states, PATIENCE).toEqual(['failed'])
    unreachable.delete(phone)
    const { convoID, messageID } = (await world.recipients(jobID))[0]!
    refuseUntilNight(phone)
    await world.clerk('customers/conversation/messages/retry', { messageID: messageID! })
    await world.reaches({ convoID: convoID!, messageID: messageID! }, 'sent')
    expect(taken).toContain(phone)
  })

  it('is held by its batch: the notice has not been given', async () => {
    const push = await noticePusher(world)
    const phone = '+525529994321'
    const { batchID } = await push({ notices: [noticeTo(phone, 'Noc Turno')] })
    refuseUntilNight(phone)
    await world.clerk('notices/send-batch', { batchID: batchID! })
    const notice = async () => (await world.clerk('notices/batch-details', { batchID: batchID! })).notices[0]!
    await expect.poll(async () => (await notice()).noticeStatus, PATIENCE).toBe('held')
    expect((await notice()).sentDate).toBeNull()
    expect(Date.parse((await notice()).heldUntil!)).toBeGreaterThan(morning())
    expect(taken).not.toContain(phone)
  })

  it('is never sent if its batch was canceled meanwhile', async () => {
    const push = await noticePusher(world)
    const phone = '+525529994322'
    const { batchID } = await push({ notices: [noticeTo(phone, 'Noc Turno')] })
    refuseUntilNight(phone, async () => void (await world.clerk('notices/cancel-batch', { batchID: batchID! })))
    await world.clerk('notices/send-batch', { batchID: batchID! })
    const details = () => world.clerk('notices/batch-details', { batchID: batchID! })
    await expect.poll(async () => (await details()).notices[0]!.noticeStatus, PATIENCE).toBe('canceled')
    const { batch, notices } = await details()
    expect(batch).toMatchObject({ batchStatus: 'canceled', counts: { canceled: 1, waiting: 0, sending: 0 } })
    expect(notices).toMatchObject([{ sentDate: null, address: null, body: null }])
    expect(taken).not.toContain(phone)
  })

  it('is planned again by its request', async () => {
    const owner = await world.signIn('owner')
    const { storeID } = world
    await owner('settings/reminders/save', { settings: { storeID, reminderOn: true, reminderHours: 3 } })
    const { convoID, phone } = await world.contactAbroad()
    const { payment, message } = await world.clerk('payments/send', {
      convoID,
      payment: {
        paymentAmount: 12.5,
        paymentMemo: 'Interest',
        paymentMode: 'any',
        paymentValidBeforeLocalTZ: NEXT_CENTURY,
      },
      clientMessageID: randomUUID(),
    })
    await world.reaches({ convoID, messageID: message.messageID }, 'sent')
    refuseUntilNight(phone)
    const { writes } = world.connection
    const { paymentID } = await writes
      .updateTable('payments')
      .set({ remindAt: Date.now() - 1 })
      .where('paymentKey', '=', payment.paymentKey)
      .returning('paymentID')
      .executeTakeFirstOrThrow()
    await writes.updateTable('jobs').set({ runAt: Date.now() }).where('uniqueKey', '=', `remind/${paymentID}`).execute()
    const now = async () => (await world.clerk('payments/fetch', { paymentKey: payment.paymentKey })).payment
    await expect
      .poll(async () => Date.parse((await now()).paymentRemindDate ?? ''), PATIENCE)
      .toBeGreaterThan(morning())
    expect((await now()).paymentRemindedDate).toBeNull()
    expect(await world.messages(convoID)).toHaveLength(1)
    expect(taken.filter((one) => one === phone)).toHaveLength(1)
  })

  it('is planned again by its own request alone, when reminders of two were sent at the same moment', async () => {
    const owner = await world.signIn('owner')
    const { storeID } = world
    await owner('settings/reminders/save', { settings: { storeID, reminderOn: true, reminderHours: 3 } })
    const { convoID, phone } = await world.contactAbroad()
    const request = async (paymentMemo: string) => {
      const { payment, message } = await world.clerk('payments/send', {
        convoID,
        payment: { paymentAmount: 12.5, paymentMemo, paymentMode: 'any', paymentValidBeforeLocalTZ: NEXT_CENTURY },
        clientMessageID: randomUUID(),
      })
      await world.reaches({ convoID, messageID: message.messageID }, 'sent')
      return payment.paymentKey
    }
    const [one, other] = [await request('Interest'), await request('Redemption')]
    const { writes } = world.connection
    const due = async (paymentKey: string) => {
      const { paymentID } = await writes
        .updateTable('payments')
        .set({ remindAt: Date.now() - 1 })
        .where('paymentKey', '=', paymentKey)
        .returning('paymentID')
        .executeTakeFirstOrThrow()
      await writes
        .updateTable('jobs')
        .set({ runAt: Date.now() })
        .where('uniqueKey', '=', `remind/${paymentID}`)
        .execute()
    }
    const now = async (paymentKey: string) => (await world.clerk('payments/fetch', { paymentKey })).payment
    await due(other)
    await expect.poll(() => taken.filter((to) => to === phone).length, PATIENCE).toBe(3)
    // The other's reminder was queued in the same millisecond, and its text got through.
    refuseUntilNight(phone, async () => {
      const { remindedAt: at } = await writes
        .selectFrom('payments')
        .select('remindedAt')
        .where('paymentKey', '=', one)
        .executeTakeFirstOrThrow()
      await writes.updateTable('payments').set({ remindedAt: at }).where('paymentKey', '=', other).execute()
    })
    await due(one)
    await expect
      .poll(async () => Date.parse((await now(one)).paymentRemindDate ?? ''), PATIENCE)
      .toBeGreaterThan(morning())
    expect((await now(other)).paymentRemindedDate).not.toBeNull()
  })

  it('is sent in the morning by its plan, if that asked for a payment', async () => {
    const { writes } = world.connection
    const { storeID } = world
    await writes.deleteFrom('store_closures').where('companyID', '=', COMPANY.goldenPledge).execute()
    await writes.updateTable('store_hours').set({ hoursPaymentCutoffTime: '23:45:00' }).execute()
    const { custID, convoID, phone } = await world.contactAbroad()
    const { storeTimezone } = await writes
      .selectFrom('stores')
      .select('storeTimezone')
      .where('storeID', '=', storeID)
      .executeTakeFirstOrThrow()
    const again = () => writes.updateTable('jobs').set({ runAt: 0 }).where('kind', '=', 'run-plans').execute()
    refuseUntilNight(phone, async () => void (await again()))
    const { plan } = await world.clerk('payments/schedules/save', {
      plan: {
        planKind: 'repeat',
        custID,
        storeID,
        planAmount: 50,
        planEvery: 'week',
        planCount: 3,
        planStart: localDay(Date.now(), storeTimezone),
        planMemo: 'Gold chain',
      },
    })
    const asked = writes
      .selectFrom('plan_turns as t')
      .innerJoin('payments as p', 'p.paymentID', 't.paymentID')
      .innerJoin('plans as l', 'l.planID', 't.planID')
      .select(['p.messageID', 'p.validBeforeAt', 'l.dueAt'])
      .where('t.planID', '=', plan.planID)
    const isTakenBack = async () => {
      await again()
      const row = await asked.executeTakeFirst()
      return row?.messageID === null && row.dueAt! > morning() && row.dueAt! < Date.now() + 24 * HOUR_MS
    }
    await expect.poll(isTakenBack, PATIENCE).toBe(true)
    expect(await world.messages(convoID)).toEqual([])
    expect(taken).not.toContain(phone)
  })

  it('is sent anyway if a person wrote it', async () => {
    const { convoID, phone } = await world.contactAbroad()
    refuseUntilNight(phone)
    const message = await world.send(convoID, 'Your ring is ready')
    await world.reaches(message, 'sent')
    expect(taken).toContain(phone)
  })
})
