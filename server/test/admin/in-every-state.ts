import { randomUUID } from 'node:crypto'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { CallName } from '@xd/core/contract/calls.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'

const { nguyen, halvorsen } = PEOPLE
const companyID = COMPANY.goldenPledge

/** Inputs for calls that only act on a record in the right state: each gets its own record, made here. */
export const inEveryState = async (
  { connection }: Booted,
  owner: CallClient,
): Promise<Partial<Record<CallName, object>>> => {
  const { writes, reads } = connection
  const sendAt = new Date(Date.now() + HOUR_MS).toISOString()
  const later = async () => {
    const convoID = nguyen.convos.main!
    const sent = { convoID, body: 'Your ring is ready.', media: [], clientMessageID: randomUUID(), sendAt }
    return { messageID: (await owner('customers/conversation/messages/send', sent)).message.messageID }
  }
  const mailer = async () => {
    const job = { jobStoreID: STORE.main, jobBodyEN: 'Rings are half off.', jobAudience: {}, jobScheduledAt: sendAt }
    return { jobID: (await owner('mailers/schedule-job', { job: { ...job, jobTitle: 'Ring sale' } })).job!.jobID }
  }
  const running = async (jobStatus: 'sending' | 'paused') => {
    const { jobID } = await mailer()
    await writes.updateTable('mailers').set({ jobStatus }).where('jobID', '=', jobID).execute()
    return { jobID }
  }
  /** A failed job that is not tried again soon. */
  const failing = () =>
    writes
      .insertInto('jobs')
      .values({
        companyID,
        kind: 'email-receipt',
        uniqueKey: randomUUID(),
        payload: '{}',
        runAt: Date.now() + HOUR_MS,
        lastError: 'No answer',
        pausedMs: null,
        line: null,
      })
      .returning('jobID')
      .executeTakeFirstOrThrow()
  const undelivered = async () => {
    const { messages } = await owner('customers/conversation/messages/fetch', { convoID: halvorsen.convos.lake! })
    return { messageID: messages.find(({ messageStatus }) => messageStatus === 'undelivered')!.messageID }
  }
  const provedChat = async () => {
    const open = { provedAt: Date.now(), movedAt: null, endsAt: Date.now() + HOUR_MS }
    const chat = reads.selectFrom('bubble_sessions').select(['sessionID', 'convoID']).where('companyID', '=', companyID)
    const { sessionID, convoID } = await chat.orderBy('sessionID', 'desc').executeTakeFirstOrThrow()
    await writes.updateTable('bubble_sessions').set(open).where('sessionID', '=', sessionID).execute()
    return { convoID }
  }
  const plannedRefund = async () => {
    const { attemptID, paymentID, gateway } = await reads
      .selectFrom('payment_attempts as a')
      .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
      .select(['a.attemptID', 'a.paymentID', 'a.gateway'])
      .where('p.paymentKey', '=', PAYMENT_KEY.paidBefore)
      .executeTakeFirstOrThrow()
    const planned = { askedAt: 0, notBefore: Date.now() + HOUR_MS, settledAt: null, gatewayID: null, message: null }
    const what = { how: 'refund', reason: 'Paid twice', byUserID: null, amountCents: 100, state: 'pending' } as const
    const keys = { idempotencyKey: randomUUID(), gatewayKey: randomUUID(), gateway, automatic: 0 } as const
    const { refundID } = await writes
      .insertInto('payment_refunds')
      .values({ companyID, paymentID, attemptID, startedAt: Date.now(), ...planned, ...what, ...keys })
      .returning('refundID')
      .executeTakeFirstOrThrow()
    return { paymentKey: PAYMENT_KEY.paidBefore, refundID }
  }
  const openTicket = async () => {
    const { rewrites } = await owner('payments/rewrites/list', { search: { perPage: 100 } })
    const tickets = rewrites.flatMap(({ rewriteID, rewriteTickets }) =>
      rewriteTickets.map((ticket) => ({ rewriteID, ...ticket })),
    )
    const { rewriteID, rewriteTicketID } = tickets.find(({ ticketState }) => ticketState === 'exception')!
    return { rewriteID, rewriteTicketIDs: [rewriteTicketID], action: 'set', newTicket: '99001' }
  }
  const quoteInCart = async () => {
    const { custID } = nguyen
    const { quoteID } = (await owner('loans/save', { loan: { custID, amount: 5000 } })).loan
    await owner('customers/cart/add-quote', { custID, quoteID })
    return { custID, quoteIDs: [quoteID] }
  }
  return {
    'customers/conversation/messages/reschedule': { ...(await later()), sendAt },
    'customers/conversation/messages/unschedule': await later(),
    'customers/conversation/messages/send-now': await later(),
    'customers/conversation/messages/retry': await undelivered(),
    'customers/cart/accept': await quoteInCart(),
    'customers/conversation/move-to-text': await provedChat(),
    'mailers/cancel-job': await mailer(),
    'mailers/force-job': await mailer(),
    'mailers/pause-job': await running('sending'),
    'mailers/resume-job': await running('paused'),
    'payments/cancel-refund': await plannedRefund(),
    'payments/rewrites/correct': await openTicket(),
    'admin/jobs/run-again': await failing(),
    'admin/jobs/drop': await failing(),
  }
}
