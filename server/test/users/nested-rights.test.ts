import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { exported } from '../exports/export-file.ts'
import { openLive } from '../live/live-socket.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const { custID, convos } = PEOPLE.whitfield
const convoID = convos.main!

describe.each(ENGINES)('extra fields in answers follow the reader’s permissions, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  let june: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
    june = await server.signIn('june')
  })
  afterAll(() => server.close())

  const mayOnly = (...userPermissions: readonly string[]) =>
    server.connection.writes
      .updateTable('users')
      .set({ userPermissions: JSON.stringify(userPermissions) })
      .where('userID', '=', USER.june)
      .execute()
  const rowOf = async (who: SignedIn) =>
    (await who('inbox/list', { search: { custID } })).messages.find((row) => row.convoID === convoID)!
  const requestsOf = async (who: SignedIn) =>
    (await who('customers/conversation/messages/fetch', { convoID })).messages.flatMap(({ payment }) => payment ?? [])

  test('requests for users who may see payments, licenses and custom fields for users who may see customers', async () => {
    expect(await rowOf(owner)).toMatchObject({ convoPayment: {}, customer: { custDL: 'D4471820' } })
    expect((await requestsOf(owner)).length).toBeGreaterThan(0)

    await mayOnly('messages')
    const { convoPayment, customer, ...row } = await rowOf(june)
    expect(row).toMatchObject({ convoID, messageBody: expect.any(String) as string })
    expect(convoPayment).toBeUndefined()
    expect(customer).toMatchObject({ custPhone: PEOPLE.whitfield.custPhone, custDL: null, custCustomFields: {} })
    expect(await requestsOf(june)).toEqual([])
    const { conversations } = await june('search/find', { text: 'Whitfield' })
    expect(conversations).not.toEqual([])
    expect(JSON.stringify(conversations)).not.toMatch(/D4471820|paymentKey/)

    await mayOnly('messages', 'payments')
    expect(await rowOf(june)).toMatchObject({ convoPayment: {}, customer: { custDL: null } })
    await mayOnly('messages', 'customers')
    expect(await rowOf(june)).toMatchObject({ customer: { custDL: 'D4471820' } })
    expect((await rowOf(june)).convoPayment).toBeUndefined()
  })

  test('a conversation names its customer, even to users who may not see customers', async () => {
    const { custPhone } = PEOPLE.whitfield
    const whom = async (who: SignedIn) => [
      (await who('customers/conversation/fetch', { convoID })).customer,
      (await who('customers/conversation/start', { custID, storeID: STORE.main })).customer,
    ]
    for (const customer of await whom(owner)) expect(customer).toMatchObject({ custPhone, custDL: 'D4471820' })
    await mayOnly('messages')
    for (const customer of await whom(june))
      expect(customer).toMatchObject({ custPhone, custDL: null, custCustomFields: {} })
  })

  test('live rows as well, for each reader their own', async () => {
    await mayOnly('messages')
    const listen = async (who: SignedIn, userID: number) => {
      const credentials = { authorization: `Bearer ${who.token}` }
      const socket = await openLive(server.url, credentials, { companyKey: 'goldenpledge', userID })
      await socket.next(({ event }) => event === 'ready')
      return socket
    }
    const [atJune, atOwner] = [await listen(june, USER.june), await listen(owner, USER.owner)]
    await owner('customers/conversation/set-flag', { convoID, flag: 'bolt' })
    const [hers, theirs] = await Promise.all(
      [atJune, atOwner].map(async (socket) => {
        const { data } = await socket.next(({ event, data: { row } }) => event === 'reload_inbox' && row !== undefined)
        return data.row
      }),
    )
    expect(hers).toEqual(await rowOf(june))
    expect(theirs).toEqual(await rowOf(owner))
    atJune.close()
    atOwner.close()
  })

  test('a mailer’s recipients’ payments, for users who may see payments', async () => {
    const jobID = (await owner('mailers/list-jobs', {})).jobs.find(({ paidCount = 0 }) => paidCount > 0)!.jobID
    const paidIn = async (who: SignedIn) => [
      (await who('mailers/list-jobs', {})).jobs.some((job) => 'paidAmount' in job || 'paidCount' in job),
      'paidAmount' in (await who('mailers/result', { jobID })).result,
      'paidAmount' in (await who('mailers/fetch-job', { jobID })).job,
      (await exported(server, 'mailers', {}, who)).some((row) => row['Paid within 7 days'] !== ''),
    ]
    expect(await paidIn(owner)).toEqual([true, true, true, true])
    await mayOnly(...PRESETS.manager.filter((one) => one !== 'payments'))
    expect(await paidIn(june)).toEqual([false, false, false, false])
  })
})
