import type { Feature } from '@xd/core/domain/access/features.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { IN_USE } from '@xd/server/services/add-ons/in-use.ts'
import { type FactRow, testFacts } from '../queries/facts.ts'
import type { Rows } from '../queries/turns.ts'

const { whitfield } = PEOPLE
const OURS = { companyID: COMPANY.goldenPledge }
const THEIRS = { companyID: COMPANY.silverAnchor }
const HIS = { ...OURS, storeID: STORE.main, custID: whitfield.custID }
const SCOPE = { ...OURS, storeIDs: [] }
const NOW = 4_000_000_000_000

const reason = (db: TxDb, feature: Feature) => IN_USE[feature]!({ db, scope: SCOPE, now: NOW })

/** The reasons for counts of zero, one and two. */
const asMore = async (db: TxDb, feature: Feature, add: (n: number) => Promise<unknown>) => {
  const said = [await reason(db, feature)]
  for (const n of [1, 2]) {
    await add(n)
    said.push(await reason(db, feature))
  }
  return said
}

const message = (rows: Rows, messageChannel: string) =>
  rows.like(
    'messages',
    { convoID: whitfield.convos.main! },
    {
      ...{ clientMessageID: null, providerMessageID: null, sendKey: null, paymentID: null, ...HIS },
      ...{ messageDirection: 'out', messageStatus: 'scheduled', messageChannel, messageAt: NOW },
    },
  )
const scheduled = async (db: TxDb, rows: Rows, feature: Feature, messageChannel: string) => {
  await db.deleteFrom('message_schedules').execute()
  const mediaID = await rows.like('media', OURS, { mediaKey: 'one', uploadedByID: USER.owner })
  return asMore(db, feature, async () => {
    const messageID = await message(rows, messageChannel)
    if (feature === 'mms') await rows.insert('message_media', { ...OURS, messageID, mediaID, position: 0 })
    await rows.insert('message_schedules', {
      ...{ ...OURS, messageID, convoID: whitfield.convos.main!, sendAt: NOW },
      ...{ discardOnReply: 0, stoppedBy: null, undoable: 0 },
    })
  })
}
const gateways = (db: TxDb, rows: Rows, feature: Feature, gateway: string) =>
  asMore(db, feature, async (n) => {
    await rows.like('gateway_accounts', { ...OURS, gateway }, { storeID: n === 1 ? null : STORE.lake })
  })

const FACTS: readonly FactRow[] = [
  [
    'requests, and then refunds',
    async (db, rows) => {
      const silent = { paymentStatus: 'canceled' }
      await rows.change('payments', silent, OURS)
      await rows.change('payment_attempts', { state: 'declined' }, { ...OURS, state: 'pending' })
      await rows.change('payment_refunds', { state: 'approved' }, OURS)
      const request = (paymentKey: string) =>
        rows.like('payments', OURS, {
          ...{ ...HIS, paymentKey, paymentRefID: null, messageID: null, paymentStatus: 'sent' },
          ...{ validBeforeAt: NOW + 1, paymentNoticeFee: 0 },
        })
      const requests = await asMore(db, 'payments', (n) => request(`key-${n}`))
      await rows.change('payments', silent, OURS)
      const refund = (key: string) =>
        rows.like('payment_refunds', OURS, { state: 'pending', idempotencyKey: key, gatewayKey: key })
      const refunds = await asMore(db, 'payments', (n) => refund(`refund-${n}`))
      return [...requests, ...refunds]
    },
    [
      undefined,
      '1 request can still be paid. Cancel it first.',
      '2 requests can still be paid. Cancel them first.',
      undefined,
      '1 refund hasn’t gone through yet. Try again later.',
      '2 refunds haven’t gone through yet. Try again later.',
    ],
  ],
  [
    'payment plans',
    async (db, rows) => {
      await db.deleteFrom('plans').execute()
      return asMore(db, 'paymentscheduler', () => rows.like('plans', { companyID: -1 }, HIS))
    },
    [undefined, '1 payment plan hasn’t ended. Cancel it first.', '2 payment plans haven’t ended. Cancel them first.'],
  ],
  [
    'mailers: those that run, and then those that are planned',
    async (db, rows) => {
      await rows.change('mailers', { jobStatus: 'done' }, OURS)
      const mailer = (jobStatus: string) => () => rows.like('mailers', OURS, { jobStatus })
      const planned = await asMore(db, 'massmailer', mailer('scheduled'))
      await rows.change('mailers', { jobStatus: 'done' }, { ...OURS, jobStatus: 'scheduled' })
      return [...planned, ...(await asMore(db, 'massmailer', mailer('paused')))]
    },
    [
      undefined,
      '1 mailer is waiting to be sent. Cancel it first.',
      '2 mailers are waiting to be sent. Cancel them first.',
      undefined,
      '1 mailer is not finished. Cancel it first.',
      '2 mailers are not finished. Cancel them first.',
    ],
  ],
  [
    'batches of notices, but none of another company',
    async (db, rows) => {
      await rows.change('notice_batches', { batchStatus: 'done' }, OURS)
      const sending = (n: number, more: object) =>
        rows.like('notice_batches', OURS, { batchExternalID: `b${n}`, batchStatus: 'sending', ...more })
      await sending(9, THEIRS)
      return asMore(db, 'enotices', (n) => sending(n, {}))
    },
    [
      undefined,
      '1 batch of notices is being sent. Cancel it first.',
      '2 batches of notices are being sent. Cancel them first.',
    ],
  ],
  ...(
    [
      ['email', 'email', 'email'],
      ['mms', 'sms', 'picture message'],
      ['inboxscheduler', 'sms', 'message'],
    ] as const
  ).map(([feature, channel, what]): FactRow => [
    `scheduled messages: ${feature}`,
    (db, rows) => scheduled(db, rows, feature, channel),
    [
      undefined,
      `1 scheduled ${what} is waiting to be sent. Cancel it first.`,
      `2 scheduled ${what}s are waiting to be sent. Cancel them first.`,
    ],
  ]),
  ...(
    [
      ['payments:bluedog', 'bluedog', 'BlueDog'],
      ['payments:fortispay', 'fortis', 'FortisPay'],
      ['payments:paypal', 'paypal', 'PayPal'],
    ] as const
  ).map(([feature, gateway, title]): FactRow => [
    `a card gateway of the company and of a store: ${title}`,
    (db, rows) => gateways(db, rows, feature, gateway),
    [
      undefined,
      `${title} is the card gateway of your company. Choose another one under Payments first.`,
      `${title} is the card gateway of your company and Golden Pledge Lake. Choose another one under Payments first.`,
    ],
  ]),
  [
    'stores that rewrite tickets',
    async (db, rows) => {
      await rows.change('stores', { storeAutoRewrite: 0 }, OURS)
      const rewrites = (storeID: number) => rows.change('stores', { storeAutoRewrite: 1 }, { storeID })
      return asMore(db, 'rewrites', (n) => rewrites(n === 1 ? STORE.lake : STORE.main))
    },
    [
      undefined,
      'Tickets are rewritten automatically at Golden Pledge Lake. Turn that off under Payments first.',
      'Tickets are rewritten automatically at Golden Pledge Main St, Golden Pledge Lake. Turn that off under Payments first.',
    ],
  ],
]

testFacts('what keeps a feature from being turned off', FACTS)
