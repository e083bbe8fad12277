import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'

describe.each(ENGINES)('a customer app gives a batch of notices, on %s', (database) => {
  let server: Booted
  let clerk: CallClient
  let push: Awaited<ReturnType<typeof noticePusher>>
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    push = await noticePusher(server)
  })
  afterAll(() => server.close())

  const notices = async (batchID: number) => (await clerk('notices/batch-details', { batchID })).notices

  it('accepts the good ones and refuses only each bad one, with a sentence', async () => {
    const bad = noticeTo('213', 'Bad Phone')
    const { batchID, ...answer } = await push({
      notices: [noticeTo('(213) 555-0161', 'Wren, Ada'), bad, noticeTo(null, 'Paper Only'), 'nothing'],
    })
    expect(answer).toEqual({
      status: 200,
      success: true,
      taken: 2,
      refused: [
        { noticeExternalID: bad.noticeExternalID, code: 'invalid_phone', sentence: 'The phone number isn’t valid.' },
        { noticeExternalID: null, code: 'not_an_object', sentence: expect.any(String) as string },
      ],
    })
    const shown = await clerk('notices/batch-details', { batchID: batchID!, search: { sortDir: 'asc' } })
    expect(shown.batch).toMatchObject({
      storeID: STORE.main,
      batchKind: 'due-soon',
      batchSource: 'app',
      batchStatus: 'ready',
      counts: { total: 2, waiting: 2, refused: 2 },
    })
    expect(shown.refused.map(({ code }) => code)).toEqual(['invalid_phone', 'not_an_object'])
    expect(shown.notices).toMatchObject([
      {
        name: 'Ada Wren',
        listedName: 'Wren, Ada',
        phone: '+12135550161',
        channel: 'sms',
        noticeStatus: 'waiting',
        reason: null,
      },
      {
        name: 'Paper Only',
        listedName: 'Only, Paper',
        custID: null,
        phone: null,
        channel: null,
        reason: 'No phone number or email address',
      },
    ])
    expect(shown.notices[0]!.body).toMatch(/^Golden Pledge Main St: Your ticket \d+ is due on Tuesday, December 1\./)
    const { customer } = await clerk('customers/fetch', { customerID: shown.notices[0]!.custID! })
    expect(customer).toMatchObject({ custFirstName: 'Ada', custLastName: 'Wren' })
  })

  it('combines a customer’s notices, and finds known customers by phone', async () => {
    const { custPhone, custLastName } = (await clerk('customers/fetch', { customerID: PEOPLE.whitfield.custID }))
      .customer
    const two = [noticeTo(custPhone, 'Somebody Else'), noticeTo(custPhone, 'Somebody Else')]
    const { batchID, taken } = await push({ notices: two })
    expect(taken).toBe(2)
    const [notice, ...none] = await notices(batchID!)
    expect(none).toEqual([])
    expect(notice!.custID).toBe(PEOPLE.whitfield.custID)
    expect(notice!.name).toContain(custLastName)
    expect(notice!.tickets.map(({ ticketNumber }) => ticketNumber)).toEqual(
      two.map(({ tickets }) => tickets[0]!.number),
    )
  })

  it('is the same batch when it is sent again, even at once, and refused with other contents', async () => {
    const batch = { batchExternalID: 'again-1', notices: [noticeTo('+12135550162', 'Ben Oak')] }
    const [one, other] = await Promise.all([push(batch), push(batch)])
    expect(other).toEqual(one)
    expect(await push(batch)).toEqual(one)
    expect(await push({ ...batch, notices: [noticeTo('+12135550163', 'Cy Elm')] })).toMatchObject({
      status: 409,
      error: { code: 'batch_differs' },
    })
    // Another store may use the same id.
    expect((await push(batch, 'gp-lake')).batchID).not.toBe(one.batchID)
  })

  it('accepts a full batch of unknown people, even when it is sent twice at once', async () => {
    const many = Array.from({ length: 5_000 }, (_, i) => noticeTo(`+1213${5_600_000 + i}`, `New Person ${i}`))
    const batch = { batchExternalID: 'full-1', notices: many }
    const [one, other] = await Promise.all([push(batch), push(batch)])
    expect(one).toMatchObject({ status: 200, taken: 5_000, refused: [] })
    expect(other).toEqual(one)
    const search = { filter: '+12135600000' }
    const { batch: shown, notices } = await clerk('notices/batch-details', { batchID: one.batchID!, search })
    expect(shown).toMatchObject({ batchStatus: 'ready', counts: { total: 5_000, waiting: 5_000 } })
    expect(notices).toMatchObject([{ name: 'New Person 0', phone: '+12135600000' }])
  }, 60_000)

  it('is refused as a whole without a good key, store, body or size', async () => {
    const batch = { notices: [noticeTo('+12135550164', 'Di Fir')] }
    const codeOf = async (answer: ReturnType<typeof push>) => {
      const { status, error } = await answer
      return [status, error!.code]
    }
    expect(await codeOf(push(batch, 'gp-main', 'xd_demo_nothing'))).toEqual([401, 'key_refused'])
    expect(await push(batch, 'gp-main', '')).toMatchObject({
      status: 401,
      error: { code: 'key_refused', message: 'Send an API key as Authorization: Bearer.' },
    })
    expect(await codeOf(push(batch, 'sa-harbor'))).toEqual([404, 'not_found'])
    expect(await codeOf(push(batch, 'nowhere'))).toEqual([404, 'not_found'])
    expect(await codeOf(push('{'))).toEqual([400, 'invalid_input'])
    expect(await codeOf(push('[]'))).toEqual([400, 'invalid_input'])
    const many = Array.from({ length: 5_001 }, () => noticeTo('+12135550164', 'Di Fir'))
    expect(await codeOf(push({ notices: many }))).toEqual([413, 'too_large'])
    const blind = await noticePusher(server, ['customers'])
    expect(await codeOf(blind(batch))).toEqual([403, 'not_allowed'])
  })

  it('is refused where the company has not bought notices', async () => {
    const features = await server.connection.writes
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    const set = (features: string) =>
      server.connection.writes
        .updateTable('companies')
        .set({ features })
        .where('companyID', '=', COMPANY.goldenPledge)
        .execute()
    await set(JSON.stringify((JSON.parse(features.features) as string[]).filter((one) => one !== 'enotices')))
    expect(await push({ notices: [noticeTo('+12135550165', 'Ed Ash')] })).toMatchObject({ status: 403 })
    await set(features.features)
  })

  it('lists batches and their notices newest first, by store, name, number and status', async () => {
    const mine = noticeTo('+12135550166', 'Flo Birch')
    const { batchID } = await push({ notices: [mine, noticeTo('+12135550167', 'Gus Cedar')] }, 'gp-prospect')
    const { batches } = await clerk('notices/list-batches', { search: { store: STORE.prospect, status: 'ready' } })
    expect(batches.map((batch) => batch.batchID)).toContain(batchID)
    expect(batches.every(({ storeID }) => storeID === STORE.prospect)).toBe(true)
    const all = (await clerk('notices/list-batches', {})).batches.map((batch) => batch.batchID)
    expect(all).toEqual([...all].sort((one, other) => other - one))
    const found = async (search: object) =>
      (await clerk('notices/batch-details', { batchID: batchID!, search })).notices.map(({ name }) => name)
    expect(await found({ filter: 'birch' })).toEqual(['Flo Birch'])
    expect(await found({ filter: mine.tickets[0]!.number })).toEqual(['Flo Birch'])
    expect(await found({ status: 'waiting' })).toEqual(['Gus Cedar', 'Flo Birch'])
    expect(await found({ sortDir: 'asc' })).toEqual(['Flo Birch', 'Gus Cedar'])
    expect(await found({ status: 'paid' })).toEqual([])
  })

  it('lists batches 25 a page', async () => {
    const { companyID, storeID } = { companyID: COMPANY.goldenPledge, storeID: STORE.prospect }
    const empty = {
      companyID,
      storeID,
      batchExternalID: null,
      bodyHash: null,
      batchKind: 'due-soon',
      batchSource: 'app',
      batchDate: asLocalDay('2026-01-02'),
      batchStatus: 'done',
      statusAt: 1,
      refused: '[]',
      createdAt: 1,
      createdByID: null,
    } as const
    await server.connection.writes
      .insertInto('notice_batches')
      .values(Array.from({ length: 30 }, () => empty))
      .execute()
    const page = (page: number) => clerk('notices/list-batches', { search: { store: storeID, page } })
    const [first, second] = [await page(1), await page(2)]
    expect([first.batches.length, second.batches.length]).toEqual([25, first.count - 25])
    const ids = [...first.batches, ...second.batches].map(({ batchID }) => batchID)
    expect(new Set(ids).size).toBe(first.count)
  })
})
