import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOutcome } from '@xd/core/domain/notice/status.ts'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'

describe.each(ENGINES)('events that end notices, on %s', (database) => {
  let world: NoticeWorld
  beforeAll(async () => {
    world = await noticeWorld({ database })
    await world.getsPhone()
  })
  afterAll(() => world.close())

  const onlyNotice = async (batchID: number) => (await world.details(batchID)).notices[0]!

  it('an answer: waiting notices are not sent, and sent ones are answered', async () => {
    const to = world.newNumber()
    const first = await world.sent([noticeTo(to, 'Ana Prueba')])
    await world.becomes(first, 'done')
    const { batchID: waiting } = await world.push({ notices: [noticeTo(to, 'Ana Prueba')] })
    await world.write(to, 'I will come in on Friday')
    expect(await world.statuses(first)).toEqual([['answered', null]])
    expect(await world.statuses(waiting!)).toEqual([['answered', null]])
    await world.clerk('notices/send-batch', { batchID: waiting! })
    await world.becomes(waiting!, 'done')
    expect(await world.statuses(waiting!)).toEqual([['answered', null]])
  })

  it('an answer counts for notices that reached them in the last 30 days, also by mail or by phone', async () => {
    const to = world.newNumber()
    const batches = [0, 1, 2, 3, 4, 5].map(() => world.push({ notices: [noticeTo(to, 'Ana Prueba')] }))
    const ids = (await Promise.all(batches)).map(({ batchID }) => batchID!)
    const ago = (days: number) => Date.now() - days * 86_400_000
    const kinds = [
      ['mailed', 40, null],
      ['mailed', 20, ago(40)],
      ['called', 40, null],
      ['called', 20, null],
      ['delivered', 20, ago(31)],
      ['delivered', 40, ago(29)],
    ] as const
    for (const [n, [noticeStatus, days, sentAt]] of kinds.entries())
      await world.connection.writes
        .updateTable('notices')
        .set({ noticeStatus, statusAt: ago(days), sentAt })
        .where('batchID', '=', ids[n]!)
        .execute()
    await world.write(to, 'I will come in on Friday')
    const after = () => Promise.all(ids.map(async (id) => (await onlyNotice(id)).noticeStatus))
    await expect.poll(after, PATIENCE).toEqual(['mailed', 'answered', 'called', 'answered', 'delivered', 'answered'])
  })

  it('a batch that needs attention is done once an answer or a call ends the last of its open notices', async () => {
    const open = async (to: string) => {
      const { batchID } = await world.push({ notices: [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba')] })
      const { writes } = world.connection
      const at = { statusAt: Date.now(), sentAt: Date.now() }
      const set = { noticeStatus: 'failed', ...at } as const
      await writes.updateTable('notices').set(set).where('batchID', '=', batchID!).execute()
      await writes
        .updateTable('notice_batches')
        .set({ batchStatus: 'attention', startedAt: Date.now() })
        .where('batchID', '=', batchID!)
        .execute()
      return batchID!
    }
    const statusOf = async (batchID: number) => (await world.details(batchID)).batch.batchStatus
    const to = world.newNumber()
    const [answered, called] = [await open(to), await open(world.newNumber())]
    await world.write(to, 'I will come in on Friday')
    await expect.poll(() => statusOf(answered), PATIENCE).toBe('done')
    expect(await statusOf(called)).toBe('attention')
    const { noticeID } = await onlyNotice(called)
    const call = (outcome: CallOutcome) =>
      world.clerk('notices/record-call', { noticeID, outcome, clientKey: randomUUID() })
    await call('voicemail')
    expect(await statusOf(called)).toBe('attention')
    await call('reached')
    expect(await statusOf(called)).toBe('done')
  })

  it('erasing their customer, even while a text is on its way', async () => {
    const manager = await world.signIn('manager')
    const { batchID } = await world.push({ notices: [noticeTo(world.newNumber(), 'Ana Prueba')] })
    await world.connection.writes
      .updateTable('notices')
      .set({ noticeStatus: 'sending', sentAt: Date.now() })
      .where('batchID', '=', batchID!)
      .execute()
    const { custID } = await onlyNotice(batchID!)
    await manager('customers/erase', { customerID: custID!, confirmName: 'Prueba, Ana' })
    expect(await world.statuses(batchID!)).toEqual([['skipped', 'The customer was erased']])
  })

  it('STOP is no answer, and nothing is sent after it', async () => {
    const to = world.newNumber()
    const { batchID } = await world.push({ notices: [noticeTo(to, 'Ana Prueba')] })
    await world.write(to, 'STOP')
    await world.clerk('notices/send-batch', { batchID: batchID! })
    await world.becomes(batchID!, 'done')
    expect(await world.statuses(batchID!)).toEqual([['skipped', 'Opted out of texts']])
  })

  it('a payment that names its tickets; a notice for several still covers the others', async () => {
    const to = world.newNumber()
    const [one, other] = [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba')]
    const [paid, open] = [one, other].map(({ tickets }) => tickets[0]!.number)
    const alone = await world.push({ notices: [noticeTo(to, 'Ana Prueba', { tickets: one.tickets })] })
    const both = await world.push({ notices: [one, other] })
    // Another store may use the same number. A canceled notice stays canceled.
    const elsewhere = await world.push({ notices: [noticeTo(to, 'Ana Prueba', { tickets: one.tickets })] }, 'gp-lake')
    const canceled = await world.push({ notices: [noticeTo(to, 'Ana Prueba', { tickets: one.tickets })] })
    await world.clerk('notices/cancel-batch', { batchID: canceled.batchID! })
    const { custID } = await onlyNotice(both.batchID!)
    const { convo } = await world.clerk('customers/conversation/start', { custID: custID!, storeID: world.storeID })
    const { payment } = await world.clerk('payments/send', {
      convoID: convo.convoID,
      payment: { paymentAmount: 40, paymentMemo: 'Interest', paymentTicketList: paid!, paymentMode: 'any' },
      clientMessageID: randomUUID(),
    })
    await world.clerk('payments/mark-paid', { paymentKey: payment.paymentKey })
    expect(await world.statuses(alone.batchID!)).toEqual([['paid', null]])
    expect(await world.statuses(canceled.batchID!)).toEqual([['canceled', null]])
    const owner = await world.signIn('owner')
    const { notices: atLake } = await owner('notices/batch-details', { batchID: elsewhere.batchID! })
    expect(atLake).toMatchObject([{ noticeStatus: 'waiting', tickets: [{ ticketNumber: paid }] }])
    await world.clerk('notices/send-batch', { batchID: both.batchID! })
    await world.becomes(both.batchID!, 'done')
    const { body, noticeStatus } = await onlyNotice(both.batchID!)
    expect(noticeStatus).toBe('delivered')
    expect(body).toContain(open)
    expect(body).not.toContain(paid)
  })

  it('no answer ends a notice that the law still requires: a letter, or a notice that may become one', async () => {
    const to = world.newNumber()
    const letters = await world.sent([noticeTo(to, 'Ana Prueba')], 'past-due')
    await world.becomes(letters, 'attention')
    const { batchID: waiting } = await world.push({ kind: 'past-due', notices: [noticeTo(to, 'Ana Prueba')] })
    const { batchID: courtesy } = await world.push({ notices: [noticeTo(to, 'Ana Prueba')] })
    await world.write(to, 'Please stop texting me')
    expect(await world.statuses(courtesy!)).toEqual([['answered', null]])
    expect((await onlyNotice(letters)).noticeStatus).toBe('letter')
    await world.clerk('notices/send-batch', { batchID: waiting! })
    await world.becomes(waiting!, 'attention')
    expect((await onlyNotice(waiting!)).noticeStatus).toBe('letter')
  })

  it('no promise to pay ends a notice that the law still requires, or keeps it waiting', async () => {
    const { custID, phone } = await world.contactAbroad()
    const promiseDay = addDays(asLocalDay(new Date().toISOString().slice(0, 10)), 9)
    const { promise } = await world.clerk('customers/promises/save', {
      promise: { custID, storeID: world.storeID, promiseDay, promiseSource: 'call' },
    })
    expect(promise.promiseStatus).toBe('open')
    const letters = await world.sent([noticeTo(phone, 'Ana Prueba')], 'past-due')
    await world.becomes(letters, 'attention')
    expect(await onlyNotice(letters)).toMatchObject({ noticeStatus: 'letter', heldUntil: null })
  })

  it('the call list shows customers nobody has reached, until a call does', async () => {
    const landline = world.newNumber('0003')
    const batchID = await world.sent([noticeTo(landline, 'Land Line')])
    await world.becomes(batchID, 'attention')
    const listed = async () =>
      (await world.clerk('notices/call-list', { search: { store: world.storeID, perPage: 100 } })).notices
    const mine = (await listed()).find((notice) => notice.batchID === batchID)!
    const call = { noticeID: mine.noticeID, outcome: 'voicemail', clientKey: 'first-call' } as const
    await world.clerk('notices/record-call', call)
    // Its answer was lost, and it is recorded again.
    const voicemail = await world.clerk('notices/record-call', call)
    expect(voicemail.notice).toMatchObject({ noticeStatus: 'failed', calls: [{ outcome: 'voicemail' }] })
    // A customer who was called comes last.
    expect((await listed()).at(-1)!.noticeID).toBe(mine.noticeID)
    const reached = await world.clerk('notices/record-call', { noticeID: mine.noticeID, outcome: 'reached' })
    expect(reached.notice).toMatchObject({ noticeStatus: 'called' })
    expect((await listed()).map(({ noticeID }) => noticeID)).not.toContain(mine.noticeID)
    expect((await world.details(batchID)).batch.batchStatus).toBe('done')
  })

  it('a customer reached, or a letter mailed, by someone else meanwhile is reported, and not counted twice', async () => {
    const batchID = await world.sent([noticeTo(world.newNumber('0003'), 'Land Line')])
    await world.becomes(batchID, 'attention')
    const { noticeID } = await onlyNotice(batchID)
    const record = (outcome: CallOutcome) => world.clerk('notices/record-call', { noticeID, outcome })
    const both = await Promise.allSettled([record('reached'), record('reached')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = (word: string) => ({
      code: 'batch_state',
      message: `Notice ${noticeID} to Land Line is already “${word}”: this call wasn’t recorded.`,
    })
    await expect(record('voicemail')).rejects.toMatchObject(refused('Reached by phone'))
    expect(await onlyNotice(batchID)).toMatchObject({ noticeStatus: 'called', calls: [{ outcome: 'reached' }] })
    // The law may still require a letter.
    await record('mailed')
    await expect(record('reached')).rejects.toMatchObject(refused('Mailed'))
    expect(await onlyNotice(batchID)).toMatchObject({
      noticeStatus: 'mailed',
      calls: [{ outcome: 'reached' }, { outcome: 'mailed' }],
    })
  })

  it('a call replaces neither a letter nor a waiting notice', async () => {
    const reach = (noticeID: number) => world.clerk('notices/record-call', { noticeID, outcome: 'reached' })
    const listed = async (batchID: number) =>
      (await world.clerk('notices/call-list', { search: { store: world.storeID, perPage: 100 } })).notices.filter(
        (notice) => notice.batchID === batchID,
      ).length
    const letters = await world.sent([noticeTo(world.newNumber(), 'Paper Please')], 'past-due')
    await world.becomes(letters, 'attention')
    expect(await listed(letters)).toBe(1)
    const { notice: letter } = await reach((await onlyNotice(letters)).noticeID)
    expect(letter).toMatchObject({ noticeStatus: 'letter', calls: [{ outcome: 'reached' }] })
    expect(await listed(letters)).toBe(0)
    expect((await world.details(letters)).batch.batchStatus).toBe('attention')

    const { batchID } = await world.push({ notices: [noticeTo(world.newNumber(), 'Wait Please')] })
    const { notice: waiting } = await reach((await onlyNotice(batchID!)).noticeID)
    expect(waiting).toMatchObject({ noticeStatus: 'waiting', calls: [{ outcome: 'reached' }] })
    await world.clerk('notices/send-batch', { batchID: batchID! })
    await world.becomes(batchID!, 'done')
    expect((await onlyNotice(batchID!)).noticeStatus).toBe('delivered')
  })

  it('letters are mailed on a day, with their tracking number', async () => {
    const batchID = await world.sent([noticeTo(world.newNumber(), 'Paper Please')], 'past-due')
    await world.becomes(batchID, 'attention')
    await world.cameOn(batchID, asLocalDay('2026-11-20'))
    const { noticeID, body } = await onlyNotice(batchID)
    const mail = { noticeIDs: [noticeID], mailedOn: '2026-11-20', trackingNumber: '9400 1000' }
    expect(await world.clerk('notices/mark-mailed', mail)).toMatchObject({ count: 1 })
    expect(await onlyNotice(batchID)).toMatchObject({
      noticeStatus: 'mailed',
      mailedOn: '2026-11-20',
      trackingNumber: '9400 1000',
      body,
    })
    expect(body).toContain('was due on')
    expect((await world.details(batchID)).batch.batchStatus).toBe('done')
    await expect(world.clerk('notices/mark-mailed', { ...mail, mailedOn: '2026-02-30' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  it('only letters are recorded as mailed, and only on a possible day', async () => {
    const letters = await world.sent([noticeTo(world.newNumber(), 'Paper Please')], 'past-due')
    await world.becomes(letters, 'attention')
    const texts = await world.sent([noticeTo(world.newNumber(), 'Text Please')])
    await world.becomes(texts, 'done')
    const { batchID: ready } = await world.push({ notices: [noticeTo(world.newNumber(), 'Wait Please')] })
    const [letter, text, waiting] = [await onlyNotice(letters), await onlyNotice(texts), await onlyNotice(ready!)]
    const mail = (mailedOn: string, ...noticeIDs: number[]) =>
      world.clerk('notices/mark-mailed', { noticeIDs, mailedOn })
    const { batchDate } = (await world.details(letters)).batch
    for (const wrong of [text, waiting])
      await expect(mail(batchDate, letter.noticeID, wrong.noticeID)).rejects.toMatchObject({
        code: 'batch_state',
        message: expect.stringContaining(`Notice ${wrong.noticeID}`),
      })
    await expect(
      world.clerk('notices/record-call', { noticeID: text.noticeID, outcome: 'mailed' }),
    ).rejects.toMatchObject({ code: 'batch_state' })
    for (const day of ['2030-01-01', '1999-01-01', addDays(asLocalDay(batchDate), 2)])
      await expect(mail(day, letter.noticeID)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { mailedOn: expect.stringContaining(`Notice ${letter.noticeID}`) },
      })
    const two = await world.sent([noticeTo(world.newNumber(), 'Ana'), noticeTo(world.newNumber(), 'Eva')], 'past-due')
    await world.becomes(two, 'attention')
    const [first, second] = (await world.details(two)).notices.map(({ noticeID }) => noticeID) as [number, number]
    const { batchDate: day } = (await world.details(two)).batch
    await mail(day, second)
    await expect(mail(day, first, second)).rejects.toMatchObject({ code: 'batch_state' })
    expect((await world.details(two)).notices.map(({ noticeStatus }) => noticeStatus)).toEqual(['letter', 'mailed'])
    expect(await Promise.all([letters, texts, ready!].map(onlyNotice))).toMatchObject([
      { noticeStatus: 'letter', mayBeMailed: true, mailedOn: null },
      { noticeStatus: 'delivered', mayBeMailed: false, mailedOn: null, calls: [] },
      { noticeStatus: 'waiting', mayBeMailed: false, mailedOn: null },
    ])
  })

  it('are found by a customer’s name, phone or ticket, newest first', async () => {
    const to = world.newNumber()
    const [one, other] = [noticeTo(to, 'Quill Zander'), noticeTo(to, 'Quill Zander')]
    await world.push({ notices: [one] })
    const { batchID } = await world.push({ notices: [other] })
    const lookUp = async (search: object) => (await world.clerk('notices/customer-lookup', { search })).customers
    const [found, ...none] = await lookUp({ filter: 'zander' })
    expect(none).toEqual([])
    expect(found).toMatchObject({ custLastName: 'Zander', custPhone: to })
    expect(found!.notices.map((notice) => notice.noticeExternalID)).toEqual(
      [other, one].map((notice) => notice.noticeExternalID),
    )
    expect((await lookUp({ filter: other.tickets[0]!.number }))[0]!.notices.map((notice) => notice.batchID)).toEqual([
      batchID,
    ])
    expect((await lookUp({ custID: found!.custID }))[0]!.notices).toHaveLength(2)
    expect(await lookUp({ filter: ' ' })).toEqual([])
  })

  it('are found by a ticket in the book, whose customer is found even without notices', async () => {
    const lookUp = async (filter: string) =>
      (await world.clerk('notices/customer-lookup', { search: { filter } })).customers
    const booked = (ticketNumber: string, custID: number, storeID: number) =>
      world.connection.writes
        .insertInto('tickets')
        .values(bookedTicket({ storeID, ticketNumber, custID, ticketDueDate: asLocalDay('2026-12-01') }))
        .execute()
    const to = world.newNumber()
    const notice = noticeTo(to, 'Quentin Booker')
    const { batchID } = await world.push({ notices: [notice] })
    const custID = (await onlyNotice(batchID!)).custID!
    await booked('BK-77', custID, STORE.main)
    expect(await lookUp('#bk-77')).toMatchObject([
      { custID, custPhone: to, notices: [{ noticeExternalID: notice.noticeExternalID }] },
    ])
    expect(await lookUp('BK-7')).toEqual([])
    await booked('BK-78', PEOPLE.zielinska.custID, STORE.main)
    expect(await lookUp('BK-78')).toMatchObject([{ custID: PEOPLE.zielinska.custID, notices: [] }])
    // The clerk has no access to this store.
    await booked('BK-79', custID, STORE.lake)
    expect(await lookUp('BK-79')).toEqual([])
  })
})
