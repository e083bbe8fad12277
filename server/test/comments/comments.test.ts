import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { newPhone } from '../phones.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('comments on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let owner: SignedIn
  let custID: number
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    owner = await server.signIn('owner')
    const customer = { custPhone: newPhone(), custFirstName: 'Ada', custLastName: 'Byron' }
    custID = (await clerk('customers/save', { customer })).custID
  })
  afterAll(() => server.close())

  const say = async (user: SignedIn, commentKey: string, commentMessage: string) =>
    (await user('comments/submit', { comment: { commentKey, commentMessage } })).comment
  const startAt = async (storeID: number) =>
    (await owner('customers/conversation/start', { custID, storeID })).convo.convoID

  test('on a customer reach the whole company, oldest first', async () => {
    const commentKey = `customer/${custID}`
    const news = await eventsSince(server.connection, 2)
    const [first, second] = [
      await say(clerk, commentKey, ' Asked about the ring. '),
      await say(owner, commentKey, 'Sold.'),
    ]
    expect(first).toMatchObject({ commentKey, commentMessage: 'Asked about the ring.' })
    expect((await clerk('comments/list', { commentKey })).comments).toEqual([first, second])
    expect(first.commentUserID).not.toBe(second.commentUserID)
    expect(await news()).toEqual(Array(2).fill({ event: 'reload_comments', data: { commentKey }, storeID: null }))
  })

  test('on a conversation reach and show at its store only', async () => {
    const [mine, others] = [await startAt(1), await startAt(3)]
    const news = await eventsSince(server.connection, 2)
    await say(clerk, `convo/${mine}`, 'Here')
    await say(owner, `convo/${others}`, 'There')
    expect((await news()).map(({ storeID }) => storeID)).toEqual([1, 3])
    const hidden = { status: 404, code: 'not_found' }
    await expect(clerk('comments/list', { commentKey: `convo/${others}` })).rejects.toMatchObject(hidden)
    await expect(say(clerk, `convo/${others}`, 'Me too')).rejects.toMatchObject(hidden)
    expect((await owner('comments/list', { commentKey: `convo/${others}` })).comments).toHaveLength(1)
  })

  test('on a payment reach and show at its store only', async () => {
    const convoID = await startAt(3)
    const payment = {
      paymentAmount: 10,
      paymentMemo: 'Interest',
      paymentMode: 'any' as const,
      paymentValidBeforeLocalTZ: '2101-01-01T12:00',
    }
    const { paymentKey } = (await owner('payments/send', { convoID, payment, clientMessageID: 'comments-1' })).payment
    const news = await eventsSince(server.connection, 2)
    await say(owner, `payment/${paymentKey}`, 'Called')
    expect((await news()).find(({ event }) => event === 'reload_comments')).toMatchObject({ storeID: 3 })
    await expect(clerk('comments/list', { commentKey: `payment/${paymentKey}` })).rejects.toMatchObject({ status: 404 })
  })

  test('show to everyone who may see their subject', async () => {
    const convoID = await startAt(1)
    const { payments } = await owner('payments/list', { search: { store: 1, perPage: 1 } })
    const keys = [`customer/${custID}`, `convo/${convoID}`, `payment/${payments[0]!.paymentKey}`]
    const users = server.connection.writes.updateTable('users').where('userID', '=', USER.june)
    const june = await server.signIn('june')
    const seen = async (...userPermissions: string[]) => {
      await users.set({ userPermissions: JSON.stringify(userPermissions) }).execute()
      const asked = keys.map(async (commentKey) => {
        const said = await Promise.allSettled([june('comments/list', { commentKey }), say(june, commentKey, 'Me')])
        for (const one of said) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 404 })
        return said.map(({ status }) => status === 'fulfilled')
      })
      return (await Promise.all(asked)).map(([reads, writes]) => (expect(reads).toBe(writes), reads))
    }
    expect(await seen('comments')).toEqual([false, false, false])
    expect(await seen('comments', 'customers')).toEqual([true, false, false])
    expect(await seen('comments', 'messages')).toEqual([true, true, false])
    expect(await seen('comments', 'payments')).toEqual([false, false, true])
  })

  const MALFORMED = ['', 'customer', 'customer/', 'loan/5', 'customer/5/6', 'customers/5', ' customer/5']
  test.each(MALFORMED)('the key %j is refused', async (commentKey) => {
    const sentence = expect.any(String) as string
    await expect(clerk('comments/list', { commentKey })).rejects.toMatchObject({
      status: 400,
      fields: { commentKey: sentence },
    })
    await expect(say(clerk, commentKey, 'x')).rejects.toMatchObject({
      status: 400,
      fields: { 'comment.commentKey': sentence },
    })
  })

  const UNKNOWN = [
    'customer/0',
    'customer/999999999',
    'customer/abc',
    'convo/1e9',
    'payment/unknown',
    'payment/AAAAAAAAAAAAAAAAAAAAAA',
  ]
  test.each(UNKNOWN)('%s is unknown', async (commentKey) => {
    await expect(clerk('comments/list', { commentKey })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  test('cannot be blank or come from another company', async () => {
    const commentKey = `customer/${custID}`
    const blank = { status: 400, fields: { 'comment.commentMessage': 'Cannot be blank' } }
    await expect(say(clerk, commentKey, ' ')).rejects.toMatchObject(blank)
    const stranger = await server.signIn('owner@silveranchor.test')
    await expect(stranger('comments/list', { commentKey })).rejects.toMatchObject({ status: 404 })
    await expect(say(stranger, commentKey, 'Hi')).rejects.toMatchObject({ status: 404 })
  })
})
