import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'

describe.each(ENGINES)('electronic notices that the law requires, on %s', (database) => {
  let world: NoticeWorld
  beforeAll(async () => {
    world = await noticeWorld({ database })
    await world.getsPhone()
  })
  afterAll(() => world.close())

  const agreed = { eNotice: { agreed: true, at: '2026-10-01T10:00:00Z' } }
  const onlyNotice = async (batchID: number) => (await world.details(batchID)).notices[0]!

  it('a customer who agreed proves their number once, and then gets a pending letter as a text', async () => {
    const to = world.newNumber()
    const batchID = await world.sent([noticeTo(to, 'Ana Prueba', agreed)], 'past-due')
    await world.becomes(batchID, 'attention')
    expect(await world.statuses(batchID)).toEqual([['letter', 'Hasn’t answered a message at this address yet']])
    const asked = async () => (await world.phone(to)).map(({ body }) => body)
    await expect.poll(asked, PATIENCE).toEqual([expect.stringContaining('Reply VALID')])
    const again = await world.sent([noticeTo(to, 'Ana Prueba', agreed)], 'past-due')
    await world.becomes(again, 'attention')
    expect(await world.phone(to)).toHaveLength(1)
    await world.write(to, ' Válido. ')
    // It is another day by then: one message a day.
    await expect.poll(async () => (await onlyNotice(batchID)).noticeStatus, PATIENCE).toMatch(/held|delivered/)
    const choices = await world.connection.reads
      .selectFrom('electronic_choices')
      .select(['address', 'answer'])
      .where('address', '=', to)
      .execute()
    expect(choices).toEqual([{ address: to, answer: ' Válido. ' }])
  })

  it('the word from a number that was not asked, or has proved it, answers their notices like any other text', async () => {
    const to = world.newNumber()
    const first = await world.sent([noticeTo(to, 'Ana Prueba')])
    await world.becomes(first, 'done')
    await world.write(to, 'VALID')
    await expect.poll(() => world.statuses(first), PATIENCE).toEqual([['answered', null]])

    const { batchID } = await world.push({ notices: [noticeTo(to, 'Ana Prueba')] })
    const custID = (await onlyNotice(batchID!)).custID!
    const choice = { companyID: COMPANY.goldenPledge, custID, address: to, agreedAt: 1 }
    await world.connection.writes
      .insertInto('electronic_choices')
      .values({ ...choice, askedAt: 2 })
      .execute()
    const proved = () =>
      world.connection.reads
        .selectFrom('electronic_choices')
        .select(['answer', 'provedAt'])
        .where('custID', '=', custID)
        .execute()
    await world.write(to, 'Valid')
    await expect.poll(proved, PATIENCE).toEqual([{ answer: 'Valid', provedAt: expect.any(Number) as number }])
    expect((await onlyNotice(batchID!)).noticeStatus).not.toBe('answered')
    const kept = await proved()
    await world.write(to, 'VALIDO')
    await expect.poll(() => world.statuses(batchID!), PATIENCE).toEqual([['answered', null]])
    expect(await proved()).toEqual(kept)
  })

  it('a word counts as proof only from a number that was asked, and for that number', async () => {
    const choicesOf = (custID: number) =>
      world.connection.reads
        .selectFrom('electronic_choices')
        .select(['address', 'answer'])
        .where('custID', '=', custID)
        .orderBy('choiceID')
        .execute()
    const to = world.newNumber()
    const { batchID } = await world.push({ kind: 'past-due', notices: [noticeTo(to, 'Ana Prueba', agreed)] })
    const custID = (await onlyNotice(batchID!)).custID!
    await world.write(to, 'VALID')
    expect(await choicesOf(custID)).toEqual([{ address: to, answer: null }])
    await world.clerk('notices/send-batch', { batchID: batchID! })
    await world.becomes(batchID!, 'attention')

    // They agreed at the number they had before, too, where they were asked.
    const before = world.newNumber()
    await world.connection.writes
      .updateTable('electronic_choices')
      .set({ address: before })
      .where('custID', '=', custID)
      .execute()
    const again = await world.sent([noticeTo(to, 'Ana Prueba', agreed)], 'past-due')
    await world.becomes(again, 'attention')
    expect((await choicesOf(custID)).map(({ address }) => address)).toEqual([before, to])
    await world.connection.writes
      .updateTable('electronic_choices')
      .set({ askedAt: Date.now() })
      .where('address', '=', to)
      .execute()
    await world.write(to, 'VALID')
    await expect
      .poll(() => choicesOf(custID), PATIENCE)
      .toEqual([
        { address: before, answer: null },
        { address: to, answer: 'VALID' },
      ])
  })
})
