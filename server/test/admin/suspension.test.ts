import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { openLive } from '../live/live-socket.ts'
import { eventually, payWorld, type PayWorld } from '../payments/pay-world.ts'

const { goldenPledge: companyID } = COMPANY
const DEBIT = '4000056655665556'
const MAIN = '+12135550100'
const SUSPENDED = { status: 403, code: 'company_suspended' }

interface Received {
  direction: string
  body: string
}

describe.each(ENGINES)('a suspended company, on %s', (database) => {
  let world: PayWorld
  let support: PayWorld['clerk']
  let phone: string
  beforeAll(async () => {
    world = await payWorld({ database })
    support = await world.signIn('support@xd.test')
    phone = (await world.clerk('customers/fetch', { customerID: world.custID })).customer.custPhone
    // A text now would get an automatic reply.
    const { writes } = world.connection
    await writes.updateTable('store_hours').set({ hoursIsOpen: 0 }).where('storeID', '=', STORE.main).execute()
  })
  afterAll(() => world.close())

  const suspend = (suspended: boolean) => support('admin/companies/save', { company: { companyID, suspended } })
  const texts = async (): Promise<string[]> => {
    const { messages } = await world.sandbox<{ messages: Received[] }>('/phone/messages', { phone })
    return messages.filter(({ direction }) => direction === 'in').map(({ body }) => body)
  }
  const write = (body: string) => world.sandbox('/phone/send', { from: phone, to: MAIN, body })

  test('signs everyone out at once, and lets nobody sign in, by password or by link', async () => {
    const owner = await world.signIn('owner')
    const invite = { userUsername: 'pia@goldenpledge.test', userNickname: 'Pia', userPermissions: [] }
    const { inviteURL } = await owner('settings/users/save', { user: { ...invite, userAllowedStoreIDs: null } })
    const token = new URLSearchParams(new URL(inviteURL!).hash.slice(1)).get('token')!
    const socket = await openLive(
      world.url,
      { authorization: `Bearer ${owner.token}` },
      { companyKey: 'goldenpledge', userID: USER.owner },
    )
    await socket.next(({ event }) => event === 'ready')

    const { secret } = await owner('settings/api-keys/save', {
      key: { keyName: 'Point of sale', keyPermissions: ['customers'] },
    })
    const program = () =>
      fetch(`${world.url}/api/customers/list`, {
        method: 'POST',
        body: '{}',
        headers: { authorization: `Bearer ${secret}` },
      })
    expect((await program()).status).toBe(200)

    const { company } = await suspend(true)
    expect(await (await program()).json()).toMatchObject({
      error: { code: 'key_refused', message: expect.stringContaining('suspended') as string },
    })
    expect(company).toMatchObject({ companyStatus: 'suspended', suspendedAt: expect.any(String) as string })
    expect((await socket.next(({ event }) => event === 'force_logout')).event).toBe('force_logout')
    expect(await socket.closeCode()).toBe(1001)
    await expect(owner('auth/info', {})).rejects.toMatchObject({ status: 403, code: 'signed_out' })
    // The right password is not counted as wrong, however often it is tried.
    for (let i = 0; i < 12; i++) await expect(world.signIn('owner')).rejects.toMatchObject(SUSPENDED)
    await expect(
      world.call('auth/login', { username: 'owner@goldenpledge.test', password: 'wrong' }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(world.call('auth/accept-invite', { token, password: DEMO_PASSWORD })).rejects.toMatchObject(SUSPENDED)
    // Support still can, to investigate.
    const visitor = await world.signIn('support@xd.test')
    await visitor('admin/do-login-as', { companyID, reason: 'Call 31' })
    expect((await visitor('auth/info', {})).company.companyID).toBe(companyID)

    await suspend(false)
    expect((await program()).status).toBe(200)
    expect((await world.call('auth/accept-invite', { token, password: DEMO_PASSWORD, bearer: true })).token).toBeTypeOf(
      'string',
    )
    const back = await world.signIn('owner')
    const { activity } = await back('settings/activity/list', { search: { user: USER.support } })
    expect(activity.slice(0, 3).map(({ action, asSupport, words }) => [action, asSupport, words])).toEqual([
      ['company-resume', true, ''],
      ['support-visit', true, expect.any(String)],
      ['company-suspend', true, expect.stringMatching(/^Signed out in \d+ places?$/)],
    ])
  })

  test('can’t be an unknown company, or XD Support’s own', async () => {
    await suspend(true)
    const silver = await world.signIn('owner@silveranchor.test')
    expect((await silver('inbox/list', {})).messages.length).toBeGreaterThan(0)
    const own = { companyID: COMPANY.xd, suspended: true }
    await expect(support('admin/companies/save', { company: own })).rejects.toMatchObject({
      status: 400,
      fields: { 'company.suspended': expect.any(String) as string },
    })
    await suspend(false)
  })

  test('closes its pages for strangers: the chat, self-service and calendars', async () => {
    const owner = await world.signIn('owner')
    const { writes } = world.connection
    await writes
      .updateTable('companies')
      .set({ features: JSON.stringify(FEATURES) })
      .where('companyID', '=', companyID)
      .execute()
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleEnabled: true } })
    await owner('settings/self-service/save', { settings: { storeID: STORE.main, selfEnabled: true } })
    const { url: feed } = await owner('calendar/feed/update', { feed: { renew: true } })
    const addresses = ['/bubble/goldenpledge', '/bubble/goldenpledge/bubble.js', '/my/gp-main', new URL(feed!).pathname]
    const statuses = () => Promise.all(addresses.map(async (path) => (await fetch(world.url + path)).status))
    expect(await statuses()).toEqual([200, 200, 200, 200])
    await suspend(true)
    expect(await statuses()).toEqual([404, 404, 404, 404])
    await suspend(false)
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  test('sends nothing automatically, keeps incoming messages, can be paid, and continues where it was', async () => {
    const clerk = await world.signIn('clerk')
    const say = (body: string, clientMessageID: string, sendAt?: string) =>
      clerk('customers/conversation/messages/send', {
        convoID: world.convoID,
        body,
        media: [],
        clientMessageID,
        ...(sendAt && { sendAt }),
      })
    const { payment } = await clerk('payments/send', {
      convoID: world.convoID,
      payment: { paymentAmount: 20, paymentMemo: 'Interest', paymentMode: 'any' },
      clientMessageID: 'before',
    })
    await eventually(texts, (found) => found.some((body) => body.includes(payment.paymentKey)))
    await say('Your watch is ready', 'scheduled', new Date(Date.now() + 60_000).toISOString())
    await suspend(true)
    // It becomes due while nothing may be sent.
    const { writes, reads } = world.connection
    const { messageID } = await reads
      .selectFrom('message_schedules')
      .select('messageID')
      .where('convoID', '=', world.convoID)
      .executeTakeFirstOrThrow()
    const sendAt = Date.now() - 1000
    await writes.updateTable('message_schedules').set({ sendAt }).where('messageID', '=', messageID).execute()
    await writes
      .updateTable('jobs')
      .set({ runAt: sendAt, payload: JSON.stringify({ messageID, sendAt }) })
      .where('uniqueKey', 'like', `send-scheduled/${messageID}/%`)
      .execute()

    await write('Is my watch ready?')
    await write('STOP')
    await eventually(texts, (found) =>
      found.some((body) => /unsubscribed|no more|opted out|won’t|will not/i.test(body)),
    )
    await write('START')
    const { attempt } = await world.pay(payment.paymentKey, DEBIT)
    expect(attempt.state).toBe('approved')
    // The receipt was made long after the scheduled text was due, so the worker has skipped that one.
    await eventually(texts, (found) => found.some((body) => body.includes(`${payment.paymentKey}/receipt`)))
    expect(await texts()).not.toContain('Your watch is ready')
    const { company } = await support('admin/companies/fetch', { companyID })
    expect(company.waiting.due).toBeGreaterThan(0)

    await suspend(false)
    await eventually(texts, (found) => found.includes('Your watch is ready'))
    const again = await world.signIn('clerk')
    const { messages } = await again('customers/conversation/messages/fetch', { convoID: world.convoID })
    expect(messages.filter(({ messageDirection }) => messageDirection === 'in').map((one) => one.messageBody)).toEqual([
      'Is my watch ready?',
      'STOP',
      'START',
    ])
    const all = await texts()
    expect(all.filter((body) => body === 'Your watch is ready')).toHaveLength(1)
    expect(all.filter((body) => body.includes(`${payment.paymentKey}/receipt`))).toHaveLength(1)
    // After the suspension, no automatic reply says that the store was closed.
    expect(all.filter((body) => /closed/i.test(body))).toEqual([])
    expect((await support('admin/companies/fetch', { companyID })).company.waiting).toEqual({ due: 0, mailers: 0 })
  })
})
