import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppConfig } from '@xd/server/app-config.ts'
import type { Connection, TxDb } from '@xd/server/db/connect.ts'
import { Transaction, type Tx } from '@xd/server/db/transaction.ts'
import { orderIDOf } from '@xd/server/providers/cards/bluedog/transaction.ts'
import { mailAddresses } from '@xd/server/providers/email/addresses.ts'
import { keepOptOut } from '@xd/server/services/consents/erased-opt-outs.ts'
import { hashOf } from '@xd/server/services/consents/erased-unsubscribes.ts'
import { unsubscribeURL } from '@xd/server/services/mailers/unsubscribe-link.ts'
import { carrierPath, isOpenToCarrier } from '@xd/server/services/messaging/carrier-path.ts'
import { hashToken } from '@xd/server/services/session.ts'
import { freshConnection } from '../fresh-connection.ts'

// These stand in databases, in old emails and at card gateways: a version that makes them otherwise would no longer
// recognize what earlier versions kept.
const KEYS = { secretKey: 'a key that changes', lastingKey: 'a key that never changes' }
const PERSON = { companyID: 2, custID: 7 }
const URL = 'https://office.test'
const addresses = mailAddresses('Messages@example.test', KEYS.lastingKey)
const A = 'A'.repeat(43)

const KEPT: readonly (readonly [what: string, made: string, kept: string])[] = [
  ['an erased address', hashOf(KEYS, 2, 'ada@wren.test'), '1df6WLk-f3oySVG2440xaeTV4nFzS49bVHwOmNgRoiU'],
  ['a link in an old email', unsubscribeURL(URL, KEYS, PERSON), `${URL}/u/2-7-E0_B8Hv6k0aYKKOO1g95ATsYIojLwqS0`],
  [
    'a link that knows the address',
    unsubscribeURL(URL, KEYS, { ...PERSON, addressHash: A }),
    `${URL}/u/2-7-sEYDzs99UTCcRHVk1PFBOF3M8TKMlBck${A}`,
  ],
  ['a reply address', addresses.ofConversation(12), 'messages+c12.0d8bb53aae37844f5d7c@example.test'],
  ['a store’s address', addresses.ofStore('Main'), 'messages+main@example.test'],
  ['a sent email', addresses.emailIDOf('key-1'), '<key-1@example.test>'],
  ['a session', hashToken('a token'), 'e3316e2bafebb6103a3418e8778c0adc960d40213a03a7e7f4fcd3426ed807bf'],
  ['a sale at a gateway', orderIDOf('key-1'), '4qmhwdyd7inyq9af4'],
  [
    'a picture that the carrier has yet to fetch',
    carrierPath(KEYS.secretKey, 'm-1', 5).replace(/^[^?]*/, ''),
    '?until=86400005&signature=JnnxrnZ-DPtY71fcs3Hm3-NcpZhzTgl6KiysPs0HS9I',
  ],
]

let connection: Connection
let close: () => Promise<void>
beforeAll(async () => {
  ;({ connection, close } = await freshConnection('sqlite'))
})
afterAll(() => close())

test.each(KEPT)('%s is recognized by later versions', (_, made, kept) => expect(made).toBe(kept))

test('an erased phone is recognized by later versions', async () => {
  const db = connection.writes as unknown as TxDb
  const tx = { query: (asking: (given: TxDb) => Promise<unknown>) => Effect.promise(() => asking(db)) }
  await Effect.runPromise(
    keepOptOut({ companyID: 2 }, ['+12135550100'], 9, 1).pipe(
      Effect.provideService(Transaction, tx as unknown as Tx),
      Effect.provideService(AppConfig, KEYS as never),
    ),
  )
  const kept = await db.selectFrom('erased_opt_outs').selectAll().where('optedOutAt', '=', 9).execute()
  expect(kept).toEqual([
    { companyID: 2, phoneHash: '9uaXnOdROaJ5wL73lpCRDaEn5GTj_ddRctEa5MZ3N2o', optedOutAt: 9, loansOnly: 1 },
  ])
})

test.each([
  ['until a day after', 86_400_004, {}, true],
  ['no longer', 86_400_005, {}, false],
  ['nor another picture', 5, { mediaKey: 'm-2' }, false],
  ['nor longer than it says', 5, { until: '86400006' }, false],
  ['nor with another signature', 5, { signature: 'JnnxrnZ-DPtY71fcs3Hm3-NcpZhzTgl6KiysPs0HS9_' }, false],
  ['nor with a short one', 5, { signature: 'x' }, false],
])('the carrier may fetch a picture: %s', (_, now, change, isOpen) => {
  const asked = {
    mediaKey: 'm-1',
    until: '86400005',
    signature: 'JnnxrnZ-DPtY71fcs3Hm3-NcpZhzTgl6KiysPs0HS9I',
    ...change,
  }
  expect(isOpenToCarrier(KEYS.secretKey, asked, now)).toBe(isOpen)
})
