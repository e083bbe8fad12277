import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import type { CompanyScope } from '@xd/server/db/scope.ts'
import {
  findConversation,
  findConversationOf,
  findConversations,
  findDeletedBefore,
  lockConversation,
} from '@xd/server/queries/conversations.ts'
import { emailHTML } from '@xd/server/queries/emails.ts'
import { conversationsOf } from '@xd/server/queries/inbox.ts'
import { lockConversations } from '@xd/server/queries/inbox-changes.ts'
import { findLead, findLeads, lockLead } from '@xd/server/queries/leads.ts'
import { isImportOf } from '@xd/server/queries/mailer-audience.ts'
import { findMailer, findMailers, mailersBetween } from '@xd/server/queries/mailers.ts'
import { bookedOutcomes, paidRequests, sentMailers, sentNotices } from '@xd/server/queries/message-results.ts'
import { lockScheduled } from '@xd/server/queries/message-schedules.ts'
import { findClientMessage, findMessage, messagesByID } from '@xd/server/queries/messages.ts'
import { findBatch } from '@xd/server/queries/notice-batches.ts'
import { lockNotices } from '@xd/server/queries/notices.ts'
import {
  findLikePayment,
  findPayment,
  findPaymentsByID,
  findPaymentsByKey,
  lockPayment,
  lockPaymentByKey,
} from '@xd/server/queries/payments.ts'
import { findPlan, findPlans, lockPlan } from '@xd/server/queries/plans.ts'
import { findPromise } from '@xd/server/queries/promises.ts'
import { conversationsAmong } from '@xd/server/queries/recipient-facts.ts'
import { storeByKey } from '@xd/server/queries/stores.ts'
import { findStopRequest, lockStopRequest } from '@xd/server/queries/stop-requests.ts'
import { holdersOfTicket } from '@xd/server/queries/ticket-holders.ts'
import { findTicket, findTickets, ticketsNumbered } from '@xd/server/queries/tickets.ts'
import { type Rows, type Turn, turnsOn } from './turns.ts'

const { whitfield } = PEOPLE
const OURS = { companyID: COMPANY.goldenPledge }
const AT = { ...OURS, storeID: STORE.lake }
const HIS = { custID: whitfield.custID }
const MOMENT = 1_700_000_000_000
const SPAN = { from: MOMENT, to: MOMENT + 1 }

type Ask = (db: TxDb, scope: CompanyScope, id: number, row: Readonly<Record<string, never>>) => Promise<unknown>
type Made = (rows: Rows) => Promise<number>
interface Kind {
  readonly table: string
  readonly id: string
  readonly made: Made
  readonly asks: Readonly<Record<string, Ask>>
}

const conversation: Made = (rows) => rows.like('conversations', OURS, { ...AT, ...HIS, convoDeletedBefore: 1 })
const message: Made = async (rows) => {
  const convoID = await conversation(rows)
  const change = { ...AT, ...HIS, convoID, clientMessageID: 'ours', providerMessageID: null, sendKey: null }
  return rows.like('messages', OURS, change)
}
const payment: Made = async (rows) => {
  const convoID = await conversation(rows)
  const paid = { paymentStatus: 'approved', statusAt: MOMENT, requestedAt: MOMENT, amountCents: 123_457 }
  return rows.like('payments', OURS, { ...AT, ...HIS, ...paid, convoID, paymentKey: 'LAKE-KEY', paymentRefID: null })
}

const KINDS: readonly Kind[] = [
  {
    table: 'conversations',
    id: 'convoID',
    made: conversation,
    asks: {
      findConversation,
      findDeletedBefore,
      findConversationOf: (db, scope) => findConversationOf(db, scope, { ...HIS, storeID: STORE.lake }),
      findConversations: (db, scope, id) => findConversations(db, scope, [id]),
      lockConversation,
      lockConversations: (db, scope, id) => lockConversations(db, scope, [id]),
      conversationsOf: async (db, scope, id) =>
        (await conversationsOf(db, scope, [HIS.custID])).filter(({ convoID }) => convoID === id),
      conversationsAmong: async (db, scope, id) =>
        (await conversationsAmong(db, scope, [HIS.custID])).filter(({ convoID }) => convoID === id),
    },
  },
  {
    table: 'messages',
    id: 'messageID',
    made: message,
    asks: {
      findMessage,
      messagesByID: (db, scope, id) => messagesByID(db, scope, [id]),
      findClientMessage: (db, scope, _, { convoID }) => findClientMessage(db, scope, convoID!, 'ours'),
    },
  },
  {
    table: 'message_schedules',
    id: 'messageID',
    made: async (rows) => {
      const messageID = await message(rows)
      const [{ convoID } = {}] = await rows.all('messages', { messageID })
      const waits = { sendAt: 1, discardOnReply: 0, stoppedBy: null, undoable: 0 }
      await rows.insert('message_schedules', { ...OURS, messageID, convoID, ...waits })
      return messageID
    },
    asks: { lockScheduled },
  },
  {
    table: 'emails',
    id: 'messageID',
    made: async (rows) => {
      const messageID = await message(rows)
      const email = { emailID: '<lake@mail>', emailFrom: 'a@b.test', emailTo: 'c@d.test', emailHTML: '<p>Hi</p>' }
      await rows.insert('emails', { ...AT, messageID, ...email })
      return messageID
    },
    asks: { emailHTML },
  },
  {
    table: 'payments',
    id: 'paymentID',
    made: payment,
    asks: {
      findPayment: (db, scope) => findPayment(db, scope, 'LAKE-KEY'),
      findPaymentsByID: (db, scope, id) => findPaymentsByID(db, scope, [id]),
      findPaymentsByKey: (db, scope) => findPaymentsByKey(db, scope, ['LAKE-KEY']),
      lockPayment,
      lockPaymentByKey: (db, scope) => lockPaymentByKey(db, scope, 'LAKE-KEY'),
      findLikePayment: (db, scope, id) =>
        findLikePayment(db, scope, { ...HIS, amountCents: 123_457 as never, since: 0, paymentID: id + 1 }),
      paidRequests: (db, scope) => paidRequests(db, scope, [HIS.custID], SPAN),
    },
  },
  {
    table: 'quote_leads',
    id: 'leadID',
    made: async (rows) => {
      const messageID = await message(rows)
      const [{ convoID } = {}] = await rows.all('messages', { messageID })
      const asked = { leadItem: 'Ring', leadWant: 'loan', leadStatus: 'new', askedAt: 1, statusAt: 1 }
      await rows.insert('quote_leads', { ...AT, ...HIS, convoID, messageID, ...asked })
      return Number((await rows.all('quote_leads', { messageID }))[0]!['leadID'])
    },
    asks: { findLead, findLeads: (db, scope, id) => findLeads(db, scope, [id]), lockLead },
  },
  {
    table: 'imports',
    id: 'importID',
    made: (rows) => rows.like('imports', OURS, { ...AT, fileHash: 'lake' }),
    asks: { isImportOf },
  },
  {
    table: 'mailers',
    id: 'jobID',
    made: (rows) => rows.like('mailers', OURS, { ...AT, jobScheduledAt: MOMENT, jobStatus: 'scheduled' }),
    asks: {
      findMailer,
      findMailers: (db, scope, id) => findMailers(db, scope, [id]),
      mailersBetween: (db, scope) => mailersBetween(db, scope, { start: MOMENT, end: MOMENT + 1 }),
    },
  },
  {
    table: 'mailer_recipients',
    id: 'recipientID',
    made: (rows) =>
      rows.like('mailer_recipients', OURS, {
        ...{ ...AT, ...HIS, sentAt: MOMENT, state: 'delivered', messageID: null, address: 'lake' },
      }),
    asks: { sentMailers: (db, scope) => sentMailers(db, scope, [HIS.custID], SPAN) },
  },
  {
    table: 'notice_batches',
    id: 'batchID',
    made: (rows) => rows.like('notice_batches', OURS, { ...AT, batchExternalID: 'lake', batchIsWhole: 1 }),
    asks: { findBatch },
  },
  {
    table: 'notices',
    id: 'noticeID',
    made: (rows) => {
      const sent = { sentAt: MOMENT, noticeStatus: 'sent', errorCode: null, messageID: null }
      return rows.like('notices', OURS, { ...AT, ...HIS, ...sent })
    },
    asks: {
      lockNotices: (db, scope, id) => lockNotices(db, scope, [id]),
      sentNotices: (db, scope) => sentNotices(db, scope, [HIS.custID], SPAN),
    },
  },
  {
    table: 'plans',
    id: 'planID',
    made: async (rows) => rows.like('plans', OURS, { ...AT, ...HIS }),
    asks: { findPlan, findPlans: (db, scope, id) => findPlans(db, scope, [id]), lockPlan },
  },
  {
    table: 'promises',
    id: 'promiseID',
    made: async (rows) => rows.like('promises', OURS, { ...AT, ...HIS, convoID: await conversation(rows) }),
    asks: { findPromise },
  },
  {
    table: 'stop_requests',
    id: 'stopRequestID',
    made: (rows) => rows.like('stop_requests', OURS, { ...AT, ...HIS, messageID: null, convoID: null }),
    asks: { findStopRequest, lockStopRequest },
  },
  {
    table: 'tickets',
    id: 'ticketID',
    made: (rows) => rows.like('tickets', OURS, { ...AT, ...HIS, ticketNumber: 'LAKE-1' }),
    asks: {
      findTicket,
      findTickets: (db, scope, id) => findTickets(db, scope, [id]),
      ticketsNumbered: (db, scope) => ticketsNumbered(db, scope, 'LAKE-1', 9),
      holdersOfTicket: (db, scope) => holdersOfTicket(db, scope, 'LAKE-1'),
    },
  },
  {
    table: 'ticket_outcomes',
    id: 'outcomeID',
    made: async (rows) => {
      const ticketID = await rows.like('tickets', OURS, { ...AT, ...HIS, ticketNumber: 'LAKE-1' })
      const importID = await rows.like('imports', OURS, { ...AT, fileHash: 'lake' })
      await rows.insert('ticket_outcomes', { ...AT, ...HIS, ticketID, importID, at: MOMENT, outcome: 'redeemed' })
      return Number((await rows.all('ticket_outcomes', { ticketID }))[0]!['outcomeID'])
    },
    asks: { bookedOutcomes: (db, scope) => bookedOutcomes(db, scope, [HIS.custID], SPAN) },
  },
  {
    table: 'stores',
    id: 'storeID',
    made: async (rows) => {
      await rows.change('stores', { storeKey: 'lake-key' }, { storeID: STORE.lake })
      return STORE.lake
    },
    asks: { storeByKey: (db, scope) => storeByKey(db, scope, 'lake-key') },
  },
]

describe.each(ENGINES)('records of a store on %s', (engine) => {
  let turn: Turn
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ turn, close } = await turnsOn(engine))
  })
  afterAll(() => close())

  const isFound = (answer: unknown) => (Array.isArray(answer) ? answer.length > 0 : Boolean(answer))

  test.each(KINDS.map((kind) => [kind.table, kind] as const))(
    '%s are found at their store, and at no other',
    (_, { table, id, made, asks }) =>
      turn(async (db, rows) => {
        const rowID = await made(rows)
        const [row] = await rows.all(table, { [id]: rowID })
        const told: Record<string, readonly boolean[]> = {}
        for (const [name, ask] of Object.entries(asks)) {
          const at = async (...storeIDs: readonly number[]) =>
            isFound(await ask(db, { ...OURS, storeIDs }, rowID, row as never))
          told[name] = [await at(STORE.lake), await at(STORE.main, STORE.lake), await at(STORE.main), await at()]
        }
        const expected = Object.keys(asks).map((name) => [name, [true, true, false, false]])
        expect(told).toEqual(Object.fromEntries(expected))
      }),
  )
})
