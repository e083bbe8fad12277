import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentPath } from '@xd/core/contract/documents.ts'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'

const NOWHERE = { postalAddress: 'Los Angeles, CA 90012' }
const HOME = { custStreet: '9 Oak Ave, Apt 2', custCity: 'Fresno', custState: 'california', custZIP: '93701' }

describe.each(ENGINES)('letters and addresses, on %s', (database) => {
  let world: NoticeWorld
  let owner: CallClient
  let today: string
  beforeAll(async () => {
    world = await noticeWorld({ database })
    owner = await world.signIn('owner')
    await owner('settings/notices/save', { settings: { storeID: world.storeID, noticeLaw: 'california' } })
    const { stores } = await owner('stores/list', {})
    today = localDay(Date.now(), stores.find(({ storeID }) => storeID === world.storeID)!.storeTimezone)
  })
  afterAll(() => world.close())

  const lettersOf = async (...notices: object[]) => {
    const batchID = await world.sent(notices, 'past-due')
    await world.becomes(batchID, 'attention')
    return batchID
  }
  const listed = async () => {
    const { notices } = await world.clerk('notices/needs-address', { search: { store: world.storeID, perPage: 100 } })
    return notices.map(({ noticeID }) => noticeID)
  }
  const print = (batch: number) =>
    fetch(`${world.url}${documentPath('notice-letters', { batch })}`, {
      headers: { authorization: `Bearer ${world.clerk.token}` },
    })
  const mail = (...noticeIDs: number[]) => world.clerk('notices/mark-mailed', { noticeIDs, mailedOn: today })

  it('one without an address is listed but neither printed nor mailed, until a user gives its customer’s address', async () => {
    const batchID = await lettersOf(
      noticeTo(world.newNumber(), 'Ana Prueba', NOWHERE),
      noticeTo(null, 'Nadie Conocido', NOWHERE),
    )
    const { batch, notices } = await world.details(batchID)
    const ids = notices.map(({ noticeID }) => noticeID)
    expect(notices).toMatchObject([
      { postalAddress: '', needsAddress: true },
      { postalAddress: '', needsAddress: true },
    ])
    expect(batch.counts).toMatchObject({ letter: 2, needsAddress: 2 })
    expect(await listed()).toEqual(expect.arrayContaining(ids))
    const [known, unknown] = ids as [number, number]
    const refused = await print(batchID)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('need addresses before they can be printed')
    await expect(mail(known)).rejects.toMatchObject({ code: 'batch_state', message: /needs an address first/ })
    await expect(world.clerk('notices/record-call', { noticeID: known, outcome: 'mailed' })).rejects.toMatchObject({
      code: 'batch_state',
    })
    const give = (noticeID: number, address: object) =>
      world.clerk('notices/give-address', { noticeID, custStreet: '', ...address } as never)
    await expect(give(known, { custStreet: '9 Oak Ave' })).rejects.toMatchObject({ code: 'invalid_input' })

    for (const noticeID of ids) {
      const { notice } = await give(noticeID, HOME)
      expect(notice).toMatchObject({ postalAddress: '9 Oak Ave, Apt 2\nFresno, CA 93701', needsAddress: false })
    }
    const { custID } = notices[0]!
    expect((await owner('customers/fetch', { customerID: custID! })).customer).toMatchObject({
      ...HOME,
      custState: 'CA',
    })
    expect(await listed()).not.toEqual(expect.arrayContaining([known]))
    expect(await listed()).not.toEqual(expect.arrayContaining([unknown]))
    expect((await world.details(batchID)).batch.counts).toMatchObject({ letter: 2, needsAddress: 0 })
    expect((await print(batchID)).status).toBe(200)
    await mail(known, unknown)
  })

  it('goes to the address it came with, or else to its customer’s; a mailed one keeps the address it went to', async () => {
    const phone = world.newNumber()
    const named = { custPhone: phone, custFirstName: 'Ana', custLastName: 'Prueba' }
    const { custID } = await owner('customers/save', { customer: { ...named, ...HOME } })
    const batchID = await lettersOf(noticeTo(phone, 'Ana Prueba', { postalAddress: '' }))
    const { noticeID, postalAddress } = (await world.details(batchID)).notices[0]!
    expect(postalAddress).toBe('9 Oak Ave, Apt 2\nFresno, CA 93701')
    await mail(noticeID)
    await owner('customers/save', { customer: { ...named, custID, custStreet: '1 New St' } })
    expect((await world.details(batchID)).notices[0]!.postalAddress).toBe(postalAddress)
    const next = await lettersOf(noticeTo(phone, 'Ana Prueba'))
    const cameWith = (await world.details(next)).notices[0]!
    expect(cameWith.postalAddress).toBe('12 Main St\nReno, NV 89501')
    const given = await world.clerk('notices/give-address', { noticeID: cameWith.noticeID, ...HOME })
    expect(given.notice.postalAddress).toBe(postalAddress)
    await expect(world.clerk('notices/give-address', { noticeID, ...HOME })).rejects.toMatchObject({
      code: 'batch_state',
      message: `Notice ${noticeID} to Ana Prueba has been mailed already.`,
    })
  })
})
