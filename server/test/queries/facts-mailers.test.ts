import { STORE } from '@xd/fixtures/demo/people.ts'
import {
  addressesOf,
  cancelPending,
  latestOutcomes,
  lastMailedTo,
  nextHeldUntil,
  nextRecipients,
  sentAmong,
} from '@xd/server/queries/mailer-recipients.ts'
import { answersOf, failuresOf, paidAfter } from '@xd/server/queries/mailer-result.ts'
import { labelsOfMailers, mediaOfMailers, replaceMailerLabels } from '@xd/server/queries/mailer-parts.ts'
import { sentMailers } from '@xd/server/queries/message-results.ts'
import { mailersOfMessages } from '@xd/server/queries/message-mailers.ts'
import { mailedSince } from '@xd/server/queries/recipient-facts.ts'
import { lockUnsent, takeBack } from '@xd/server/queries/unsent-messages.ts'
import { type FactRow, testFacts } from './facts.ts'
import { AT } from './moments.ts'
import { HIS, LATE, MAIN, OURS, paid, recipient, whitfield } from './money.ts'
import { mailer, oneJob } from './work.ts'

const FACTS: readonly FactRow[] = [
  [
    'a mailer’s next recipients are those held until now, longest first, and then those waiting, in order',
    async (db, rows) => {
      const [jobID, other] = [await mailer(rows), await mailer(rows)]
      const made: number[] = []
      for (const [n, change] of [
        { state: 'waiting' },
        { state: 'held', heldUntil: 9 },
        { state: 'held', heldUntil: 5 },
        { state: 'held', heldUntil: 5 },
        { state: 'sending', heldUntil: 4 },
        { state: 'waiting' },
        { state: 'excluded' },
        { state: 'held', heldUntil: 11 },
      ].entries())
        made.push(await recipient(rows, { jobID, sentAt: null, address: `r${n}`, ...change }))
      await recipient(rows, { jobID: other, sentAt: null, state: 'held', heldUntil: 1 })
      const next = async (limit: number) =>
        (await nextRecipients(db, jobID, { now: 10, limit })).map(({ recipientID }) => made.indexOf(recipientID))
      const told = [await next(9), await next(2), await next(4), await nextHeldUntil(db, jobID)]
      const addresses = [...(await addressesOf(db, OURS, jobID))].toSorted().join(' ')
      const canceled = await cancelPending(db, jobID, 7)
      const states = (await rows.all('mailer_recipients', { jobID })).map((row) =>
        [row['state'], row['heldUntil']].join(' '),
      )
      return [told, addresses, canceled, states]
    },
    [
      [[2, 3, 1, 0, 5], [2, 3], [2, 3, 1, 0], 5],
      'r0 r1 r2 r3 r4 r5 r7',
      6,
      ['canceled ', 'canceled ', 'canceled ', 'canceled ', 'sending 4', 'canceled ', 'excluded ', 'canceled '],
    ],
  ],
  [
    'results of a mailer are its own: the latest outcomes, failures, answers, and who got it',
    async (db, rows) => {
      const [jobID, other] = [await mailer(rows), await mailer(rows)]
      const got = (n: number, change: object) => recipient(rows, { jobID, address: `r${n}`, sentAt: AT, ...change })
      await got(0, { state: 'delivered' })
      await got(1, { state: 'failed', errorCode: 30_003 })
      await got(2, { state: 'failed', errorCode: 30_003, sentAt: AT + 1 })
      await got(3, { state: 'failed', errorCode: null })
      await got(4, { state: 'sending' })
      await got(5, { state: 'delivered', sentAt: null, custID: 22, repliedAt: 4 })
      await got(6, { state: 'opted_out', repliedAt: 4, optedOutAt: 5 })
      await got(7, { jobID: other, state: 'failed', errorCode: 1, custID: 23 })
      const outcomes = (await latestOutcomes(db, jobID, { since: 1, limit: 3 })).map(({ state }) => state)
      const failures = (await failuresOf(db, OURS, jobID)).map((row) => [row.errorCode, Number(row.count)])
      const answers = await answersOf(db, OURS, jobID)
      const last = await lastMailedTo(db, OURS, { custID: HIS.custID, since: 1, until: LATE })
      return [
        outcomes,
        failures.toSorted(),
        [answers.replied, answers.optedOut, answers.delivered].map(Number),
        [...(await sentAmong(db, { ...OURS, jobID }, [HIS.custID, 22, 23]))],
        last?.address,
        [...(await mailedSince(db, OURS, [HIS.custID, 23], { since: 1, jobID: other }))],
        (await sentMailers(db, MAIN, [HIS.custID], { from: AT, to: AT + 1 })).length,
      ]
    },
    [
      ['failed', 'opted_out', 'failed'],
      [
        [30_003, 2],
        [null, 1],
      ].toSorted(),
      [1, 1, 2],
      [HIS.custID],
      'r2',
      [HIS.custID],
      3,
    ],
  ],
  [
    'a payment after a mailer counts once for each customer, at one’s stores',
    async (db, rows) => {
      const jobID = await mailer(rows, { startedAt: 1 })
      await recipient(rows, { jobID, sentAt: AT - 5, address: 'a' })
      await recipient(rows, { jobID, sentAt: AT - 4, address: 'b' })
      await recipient(rows, { jobID, sentAt: AT - 4, address: 'c', custID: 22, state: 'failed' })
      await paid(rows, AT)
      await paid(rows, AT, { paymentKey: 'B', storeID: STORE.lake })
      await paid(rows, AT, { paymentKey: 'C', custID: 22 })
      await paid(rows, AT, { paymentKey: 'D', paymentStatus: 'canceled' })
      return [...(await paidAfter(db, MAIN, [{ jobID, startedAt: 1 }])).values()]
    },
    [{ cents: 98_765, payments: 1 }],
  ],
  [
    'labels and pictures of mailers are each one’s own, in order, and so is what they sent',
    async (db, rows) => {
      const [one, two] = [await mailer(rows), await mailer(rows)]
      const labels = (await rows.all<{ labelID: number }>('labels', OURS))
        .map(({ labelID }) => labelID)
        .toSorted((a, b) => a - b)
      await replaceMailerLabels(db, OURS, one, [labels[1]!, labels[0]!])
      await replaceMailerLabels(db, OURS, two, [labels[2]!])
      await replaceMailerLabels(db, OURS, two, [])
      await replaceMailerLabels(db, OURS, two, [labels[2]!])
      const first = await rows.like('media', OURS, { mediaKey: 'one' })
      const second = await rows.like('media', OURS, { mediaKey: 'two' })
      for (const [position, mediaID] of [second, first].entries())
        await rows.insert('mailer_media', { ...OURS, jobID: one, mediaID, position })
      const [{ messageID } = {}] = await rows.all<{ messageID: number }>('messages', {
        convoID: whitfield.convos.main!,
      })
      await db.updateTable('mailer_recipients').set({ messageID: null }).execute()
      await recipient(rows, { jobID: two, messageID })
      return [
        [...(await labelsOfMailers(db, OURS, [one, two]))].map(([id, list]) => [
          id - one,
          list.map((id) => labels.indexOf(id)),
        ]),
        ((await mediaOfMailers(db, OURS, [one])).get(one) ?? []).map(({ mediaKey }) => mediaKey),
        (await mailersOfMessages(db, OURS, [messageID!])).get(messageID!)?.jobID === two,
      ]
    },
    [
      [
        [0, [0, 1]],
        [1, [2]],
      ],
      ['two', 'one'],
      true,
    ],
  ],
  [
    'unsent messages of a mailer are taken back with their jobs, and no others',
    async (db, rows) => {
      const [jobID, other] = [await mailer(rows), await mailer(rows)]
      const none = { clientMessageID: null, messageDirection: 'out', paymentID: null }
      const send = async (sendKey: string, change: object = {}, at: object = {}) => {
        const sent = {
          ...none,
          providerMessageID: null,
          sendStartedAt: null,
          messageStatus: 'queued',
          sendKey,
          ...change,
        }
        const messageID = await rows.like('messages', { convoID: whitfield.convos.main! }, sent)
        await recipient(rows, { jobID, state: 'sending', sentAt: 1, messageID, address: sendKey, ...at })
        await oneJob(rows, `send-message/${sendKey}`, { kind: 'send-message' })
      }
      await send('yes')
      await send('begun', { sendStartedAt: 5 })
      await send('known', { providerMessageID: 'SM-x' })
      await send('gone', { messageStatus: 'sent' })
      await send('done', {}, { state: 'delivered' })
      await send('other', {}, { jobID: other })
      const unsent = await lockUnsent(db, OURS, jobID)
      await takeBack(db, OURS, unsent, { state: 'waiting', at: 9 })
      const left = (await rows.all('jobs', { kind: 'send-message' })).map(
        (row) => String(row['uniqueKey']).split('/')[1],
      )
      const [back] = await rows.all('mailer_recipients', { jobID, address: 'yes' })
      return [
        unsent.map(({ sendKey }) => sendKey),
        ['state', 'stateAt', 'sentAt', 'messageID'].map((name) => back![name]),
        (await rows.all('messages', { sendKey: 'yes' })).length,
        left.filter((key) => ['yes', 'begun', 'known', 'gone', 'done', 'other'].includes(key!)).toSorted(),
      ]
    },
    [['yes'], ['waiting', 9, null, null], 0, ['begun', 'done', 'gone', 'known', 'other']],
  ],
]

testFacts('mailers', FACTS)
