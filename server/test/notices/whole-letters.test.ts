import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { eventsSince } from '../events.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'

const companyID = COMPANY.goldenPledge
const NUMBER = expect.any(Number) as number
const TEXT = expect.any(String) as string

describe.each(ENGINES)('notices of a file, by email and on paper, whole, on %s:', (database) => {
  let world: NoticeWorld
  let owner: CallClient
  let today: string
  beforeAll(async () => {
    world = await noticeWorld({ database })
    owner = await world.signIn('owner')
    const { stores } = await owner('stores/list', {})
    today = localDay(Date.now(), stores.find(({ storeID }) => storeID === world.storeID)!.storeTimezone)
  })
  afterAll(() => world.close())

  const logged = async (action: string, target: string) =>
    (
      await world.connection.reads
        .selectFrom('audit')
        .select(['actorUserID', 'detail'])
        .where('action', '=', action)
        .where('target', '=', target)
        .execute()
    ).map(({ actorUserID, detail }) => [actorUserID, JSON.parse(detail ?? 'null') as unknown])
  const kept = (batchID: number) =>
    world.connection.reads
      .selectFrom('notices')
      .selectAll()
      .where('batchID', '=', batchID)
      .orderBy('noticeID')
      .execute()

  test('of a file: its name is told, and no ID of its own', async () => {
    const phone = world.newNumber()
    const filename = 'due soon.csv'
    const csv_data = `Name,Phone,Ticket,Due date,Amount\nAna Prueba,${phone},F-1,12/20/2026,80\nAna Prueba,${phone},F-2,12/20/2026,20\n`
    const asked = { csv_data, filename, storeID: world.storeID, kind: 'due-soon' } as const
    const dry = await world.clerk('notices/import', { ...asked, dryRun: true })
    expect(dry).toMatchObject({
      batch: null,
      alreadyImported: false,
      file: {
        rows: 2,
        rowsTaken: 2,
        notices: 1,
        tickets: 2,
        newCustomers: 1,
        examples: [{ name: 'Ana Prueba', phone, tickets: ['F-1', 'F-2'], dueDate: '2026-12-20' }],
      },
      refused: [],
    })
    const { batch } = await world.clerk('notices/import', asked)
    expect(batch).toEqual({
      batchID: NUMBER,
      storeID: world.storeID,
      batchKind: 'due-soon',
      batchSource: 'file',
      batchExternalID: null,
      batchFilename: filename,
      batchDate: today,
      batchStatus: 'ready',
      batchStatusDate: TEXT,
      batchCreatedByID: USER.clerk,
      batchCreatedDate: TEXT,
      batchStartedDate: null,
      counts: { ...batch!.counts, waiting: 1, total: 1 },
    })
    expect(await logged('notices-import', `batch/${batch!.batchID}`)).toEqual([[USER.clerk, { filename, rows: 2 }]])
    // The same file again is the same batch, unless that was canceled.
    const again = await world.clerk('notices/import', asked)
    expect(again).toMatchObject({ alreadyImported: true, batch: { batchID: batch!.batchID } })
    await world.clerk('notices/cancel-batch', { batchID: batch!.batchID })
    const next = await world.clerk('notices/import', asked)
    expect(next.alreadyImported).toBe(false)
    expect(next.batch!.batchID).not.toBe(batch!.batchID)
  })

  test('an email goes to the customer’s own address, not to the one that came with it', async () => {
    const phone = world.newNumber()
    const { batchID } = await world.push({ notices: [noticeTo(phone, 'Own Mail', { email: 'given@mail.test' })] })
    await world.connection.writes
      .updateTable('customers')
      .set({ custPhone: '+1997', custEmail: 'own@mail.test' })
      .where('custPhone', '=', phone)
      .execute()
    expect((await world.details(batchID!)).notices).toMatchObject([
      { email: 'own@mail.test', channel: 'email', address: 'own@mail.test', subject: 'Your ticket is due soon' },
    ])
  })

  test('a letter mailed without a tracking number, by hand or by a call, and one from before addresses were kept', async () => {
    await world.getsPhone()
    await owner('settings/notices/save', { settings: { storeID: world.storeID, noticeLaw: 'california' } })
    const batchID = await world.sent(
      ['Paper One', 'Paper Two', 'Paper Three'].map((name) => noticeTo(world.newNumber(), name)),
      'past-due',
    )
    await world.becomes(batchID, 'attention')
    const [one, two, three] = (await world.details(batchID)).notices
    const news = await eventsSince(world.connection, companyID)
    await world.clerk('notices/mark-mailed', { noticeIDs: [one!.noticeID], mailedOn: today, trackingNumber: '  ' })
    expect(await news()).toContainEqual({ event: 'reload_notices', data: { batchID }, storeID: world.storeID })
    const { notice } = await world.clerk('notices/record-call', { noticeID: two!.noticeID, outcome: 'mailed' })
    expect(notice).toMatchObject({
      noticeStatus: 'mailed',
      mailedOn: today,
      trackingNumber: null,
      calls: [{ outcome: 'mailed', userID: USER.clerk, at: TEXT }],
    })
    expect(await logged('notices-mailed', `batch/${batchID}`)).toEqual([
      [USER.clerk, { notices: 1, mailedOn: today }],
      [USER.clerk, { notices: 1, mailedOn: today }],
    ])
    const rows = await kept(batchID)
    const address = { postalAddress: '12 Main St\nReno, NV 89501', trackingNumber: null }
    expect(rows).toMatchObject([
      { ...address, noticeStatus: 'mailed', mailedOn: today, lastCallAt: 0 },
      { ...address, noticeStatus: 'mailed', mailedOn: today, lastCallAt: rows[1]!.statusAt },
      { ...address, noticeStatus: 'letter', mailedOn: null },
    ])
    await expect(
      world.clerk('notices/mark-mailed', { noticeIDs: [three!.noticeID], mailedOn: '2999-01-01' }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        mailedOn: `Notice ${three!.noticeID} to Paper Three can’t have been mailed on a day in the future.`,
      },
    })
    // Nobody knows where it went, whatever address its customer has now.
    await world.connection.writes
      .updateTable('notices')
      .set({ noticeStatus: 'mailed', mailedOn: null, postalAddress: '' })
      .where('noticeID', '=', three!.noticeID)
      .execute()
    await world.connection.writes
      .updateTable('customers')
      .set({ custStreet: '9 Oak Ave', custCity: 'Fresno', custState: 'CA', custZIP: '93701' })
      .where('custID', '=', three!.custID!)
      .execute()
    expect((await world.details(batchID)).notices[2]).toMatchObject({ postalAddress: '', needsAddress: false })
  })

  test('the list of letters that need an address has those that show none, whatever part is missing', async () => {
    await world.getsPhone()
    await owner('settings/notices/save', { settings: { storeID: world.storeID, noticeLaw: 'california' } })
    const batchID = await world.sent([noticeTo(world.newNumber(), 'No Where', { postalAddress: '' })], 'past-due')
    await world.becomes(batchID, 'attention')
    const { noticeID, custID } = (await world.details(batchID)).notices[0]!
    const whole = { custStreet: '9 Oak Ave', custCity: 'Fresno', custState: 'CA', custZIP: '93701' }
    const parts = Object.keys(whole) as (keyof typeof whole)[]
    const needing: string[] = []
    for (let some = 0; some < 16; some += 1) {
      const missing = parts.filter((_, at) => (some >> at) % 2 === 1)
      await world.connection.writes
        .updateTable('customers')
        .set({ ...whole, ...Object.fromEntries(missing.map((part) => [part, null])) })
        .where('custID', '=', custID!)
        .execute()
      const { batch, notices } = await world.details(batchID)
      const { notices: listed } = await world.clerk('notices/needs-address', {
        search: { store: world.storeID, perPage: 100 },
      })
      const [needs] = notices.map(({ needsAddress }) => needsAddress)
      const isListed = listed.some((one) => one.noticeID === noticeID)
      expect([missing, isListed, batch.counts.needsAddress]).toEqual([missing, needs, needs ? 1 : 0])
      expect(notices[0]!.postalAddress === '').toBe(needs)
      if (needs) needing.push(missing.join())
    }
    // A street, with a ZIP code or with a city and its state.
    expect(needing.toSorted()).toEqual(
      [
        'custCity,custZIP',
        'custState,custZIP',
        'custCity,custState,custZIP',
        ...needing.filter((missing) => missing.includes('custStreet')),
      ].toSorted(),
    )
    expect(needing).toHaveLength(11)
  })
})
