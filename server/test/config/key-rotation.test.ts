import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { demoCardsCredentials } from '@xd/server/providers/cards/demo-credentials.ts'
import { mailAddresses } from '@xd/server/providers/email/addresses.ts'
import { unsubscribeURL } from '@xd/server/services/mailers/unsubscribe-link.ts'
import { newPhone } from '../phones.ts'
import { codeOf, secondFactorWorld } from '../users/second-factor-world.ts'

const OLD = 'a key for tests only, thirty-two characters or more'
const NEW = 'another key for tests, as long as it has to be, no more'
const WRONG = 'a third key for tests, which has never sealed anything'
const BLUEDOG = {
  gateway: 'bluedog',
  environment: 'test',
  settings: { publicKey: 'pub_of_the_shop' },
  secrets: { apiKey: 'api_the_secret_of_the_shop_1234' },
} as const

type Keys = { secretKey: string; previousSecretKey?: string }

describe.each(ENGINES)('changing the secret key on %s', (database) => {
  let first: Booted
  const others: Booted[] = []
  let erasedPhone: string
  /** The secret of an authenticator app. */
  let secret: string
  let convoID: number
  let custID: number
  let answersGoTo: string

  beforeAll(async () => {
    first = await boot({ database, config: { secretKey: OLD } })
    const owner = await first.signIn('owner')
    await owner('settings/payments/save', { account: BLUEDOG })
    secret = (await secondFactorWorld(first).setUp(await first.signIn('lena'))).secret
    const add = async () => {
      const custPhone = newPhone()
      return {
        custPhone,
        custID: (
          await owner('customers/save', { customer: { custPhone, custFirstName: 'Ada', custLastName: 'Before' } })
        ).custID,
      }
    }
    const [erased, kept] = [await add(), await add()]
    erasedPhone = erased.custPhone
    const store = (await owner('stores/list', {})).stores.find(({ storeID }) => storeID === STORE.main)!
    await first.sandbox('/phone/send', { from: erasedPhone, to: store.storeSMSNumber, body: 'STOP' })
    await owner('customers/erase', { customerID: erased.custID, confirmName: 'Before, Ada' })
    custID = kept.custID
    convoID = (await owner('customers/conversation/start', { custID: kept.custID, storeID: STORE.main })).convo.convoID
    answersGoTo = mailAddresses('messages@xd.test', OLD).ofConversation(convoID)
  })
  afterAll(async () => {
    for (const server of others.toReversed()) await server.close()
    await first.close()
  })

  /** Another server on the same database, with other keys. */
  const start = async (keys: Keys) => {
    const server = await boot({
      database: { url: first.config.databaseURL },
      sandbox: { url: first.sandboxURL, smtpPort: 1 },
      config: keys,
    })
    others.push(server)
    const owner = await server.signIn('owner')
    return { server, owner, readable: async () => (await owner('settings/payments/fetch', {})).company?.readable }
  }
  const sealed = async () =>
    (await first.connection.reads.selectFrom('gateway_accounts').select('secrets').executeTakeFirstOrThrow()).secrets

  test('without the old key the gateway keys must be entered again, but nothing is lost', async () => {
    const before = await sealed()
    const { readable, owner } = await start({ secretKey: WRONG })
    expect(await readable()).toBe(false)
    await expect(owner('settings/payments/test', {})).rejects.toMatchObject({ code: 'channel_off' })
    expect(await sealed()).toBe(before)
  })

  test('old key first, new key second: nothing is resealed, so no server is locked out', async () => {
    const before = await sealed()
    const { readable } = await start({ secretKey: OLD, previousSecretKey: NEW })
    expect(await readable()).toBe(true)
    expect(await sealed()).toBe(before)
  })

  test('new key first, old key second: everything is resealed at startup, and servers that know both keep working', async () => {
    const before = await sealed()
    const { company: opened } = await (await first.signIn('owner'))('settings/payments/fetch', {})
    const { readable, owner } = await start({ secretKey: NEW, previousSecretKey: OLD })
    expect(await readable()).toBe(true)
    expect(await sealed()).not.toBe(before)
    expect((await owner('settings/payments/fetch', {})).company?.accountVersion).toBe(opened!.accountVersion)
    const knowsBoth = others[1]!
    expect((await (await knowsBoth.signIn('owner'))('settings/payments/fetch', {})).company?.readable).toBe(true)
  })

  test('new key alone: codes of apps, accounts, earlier emails’ answers and unsubscribe links, and opt-outs of erased phones still work', async () => {
    const { server, owner, readable } = await start({ secretKey: NEW })
    expect(await readable()).toBe(true)
    await secondFactorWorld(server).login('lena', { totp: codeOf(secret) })
    expect((await owner('settings/payments/test', {})).test).toMatchObject({ state: 'approved', undone: 'voided' })

    const body = JSON.stringify({
      event: 'mail.received',
      messageID: `<${randomUUID()}@example.test>`,
      from: 'ada@example.test',
      fromName: 'Ada',
      to: answersGoTo,
      subject: 'Re: your ticket',
      text: 'An answer from before',
      html: null,
      inReplyTo: null,
    })
    const signature = createHmac('sha256', demoCardsCredentials(NEW).webhookSecret).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature }
    expect((await fetch(`${server.url}/hooks/email/sandbox`, { method: 'POST', headers, body })).status).toBe(200)
    const { messages } = await owner('customers/conversation/messages/fetch', { convoID })
    expect(messages.map(({ messageBody }) => messageBody)).toContain('An answer from before')

    for (const key of [OLD, NEW]) {
      const link = unsubscribeURL(server.url, { secretKey: key }, { companyID: COMPANY.goldenPledge, custID })
      expect((await fetch(link, { method: 'POST' })).status).toBe(200)
    }
    expect((await owner('customers/consent/fetch', { custID })).holds.marketing).toBe(false)
    const forged = unsubscribeURL(server.url, { secretKey: WRONG }, { companyID: COMPANY.goldenPledge, custID })
    expect((await fetch(forged, { method: 'POST' })).status).toBe(404)

    const somebody = await owner('customers/save', {
      customer: { custPhone: erasedPhone, custFirstName: 'Somebody', custLastName: 'New' },
    })
    expect((await owner('customers/fetch', { customerID: somebody.custID })).customer.custOptedOut).not.toBeNull()
  })
})
