import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticePusher, noticeTo } from '@xd/fixtures/testing/notice-push.ts'

const NOTHING = { texts: 0, emails: 0, letters: 0, skipped: 0, reasons: [] }

describe.each(ENGINES)('the forecast of sending a batch of notices, on %s', (database) => {
  let server: Booted
  let push: Awaited<ReturnType<typeof noticePusher>>
  beforeAll(async () => {
    server = await boot({ database })
    push = await noticePusher(server)
    await server.connection.writes
      .updateTable('stores')
      .set({ storePhone: '+12135550101' })
      .where('storeID', '=', STORE.main)
      .execute()
  })
  afterAll(() => server.close())

  const someone = (phone: string, change: object) =>
    server.connection.writes.updateTable('customers').set(change).where('custPhone', '=', phone).execute()
  const forecastOf = async (kind: string) => {
    const clerk = await server.signIn('clerk')
    const { batchID } = await push({
      kind,
      notices: [
        noticeTo('+12135550171', 'Ona Ash', { eNotice: { agreed: true, at: '2026-01-05T10:00:00Z' } }),
        noticeTo('+12135550172', 'Pia Fir'),
        noticeTo('+12135550173', 'Quin Elm'),
        noticeTo('+12135550174', 'Rae Yew', { email: 'rae@yew.test' }),
        noticeTo(null, 'Sol Oak'),
        noticeTo(null, 'Tess Bay'),
      ],
    })
    await someone('+12135550172', { custOptedOutAt: 1 })
    await someone('+12135550174', { custPhone: '+1999' })
    const forecast = async () => (await clerk('notices/preview-batch', { batchID: batchID! })).forecast
    const before = await forecast()
    await clerk('notices/cancel-batch', { batchID: batchID! })
    await someone('+1999', { custPhone: '+12135550174' })
    return { before, after: await forecast() }
  }

  it('counts texts, emails, and skipped notices by reason, most frequent first', async () => {
    expect(await forecastOf('due-soon')).toEqual({
      before: {
        texts: 2,
        emails: 1,
        letters: 0,
        skipped: 3,
        reasons: [
          { sentence: 'No phone number or email address', count: 2 },
          { sentence: 'Opted out of texts', count: 1 },
        ],
      },
      after: NOTHING,
    })
  })

  it('counts letters where California’s law requires them', async () => {
    expect((await forecastOf('past-due')).before).toEqual({ ...NOTHING, letters: 6 })
  })
})
