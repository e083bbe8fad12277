import { randomUUID } from 'node:crypto'
import { COMPANY, LABEL } from '@xd/fixtures/demo/people.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import type { WholeWorld } from './whole-world.ts'

interface Whose {
  readonly custID: number
  readonly name: string
  readonly phone: string
  readonly convoID: number
}

const TOMORROW_MS = 86_400_000

/** Puts a customer on the list of a mailer under way. */
const giveMailer = async ({ owner, storeID, connection }: WholeWorld, { custID, phone }: Whose) => {
  const { job } = await owner('mailers/schedule-job', {
    job: {
      jobTitle: 'Ring sale',
      jobStoreID: storeID,
      jobBodyEN: 'All rings are half off.',
      jobAudience: { label: LABEL.regular },
      isDraft: true,
    },
  })
  const { jobID } = job!
  const now = Date.now()
  await connection.writes
    .updateTable('mailers')
    .set({ jobStatus: 'sending', statusAt: now, startedAt: now - 1, frozenAt: now })
    .where('jobID', '=', jobID)
    .execute()
  const row = { companyID: COMPANY.goldenPledge, jobID, storeID, custID, address: phone, stateAt: now }
  await connection.writes
    .insertInto('mailer_recipients')
    .values({ ...row, state: 'waiting' })
    .execute()
  return jobID
}

/** Gives a customer one of everything that is sent automatically later: their mailer and the batch of their notice. */
export const giveWaiting = async (world: WholeWorld, whose: Whose) => {
  const { owner, push } = world
  const { name, phone, convoID } = whose
  const words = { convoID, body: `${name}, see you tomorrow`, clientMessageID: randomUUID(), force: true }
  await owner('customers/conversation/messages/send', {
    ...words,
    sendAt: new Date(Date.now() + TOMORROW_MS).toISOString(),
    discardOnReply: false,
  })
  const payment = { paymentAmount: 45, paymentMemo: 'Monthly interest', paymentMode: 'any' } as const
  await owner('payments/send', { convoID, payment, clientMessageID: randomUUID() })
  const more = { eNotice: { agreed: true, at: '2026-10-01T10:00:00Z' } }
  const { batchID } = await push({ notices: [noticeTo(phone, `${name} Whole`, more)] })
  const jobID = await giveMailer(world, whose)
  await world.rest()
  return { jobID, batchID: batchID! }
}

export type Waiting = Awaited<ReturnType<typeof giveWaiting>>

/** Makes all of it due, and returns when nothing more will be sent. */
export const releaseAll = async (world: WholeWorld, waiting: readonly Waiting[]): Promise<void> => {
  const { writes } = world.connection
  const companyID = COMPANY.goldenPledge
  const now = Date.now()
  await writes.updateTable('payments').set({ remindAt: now }).where('remindAt', '>', now).execute()
  await writes.updateTable('jobs').set({ runAt: 0 }).where('kind', 'in', ['remind', 'send-scheduled']).execute()
  for (const { jobID, batchID } of waiting) {
    const plan = { kind: 'run-mailer', uniqueKey: `mailer/${jobID}`, payload: JSON.stringify({ jobID }) }
    await writes
      .insertInto('jobs')
      .values({ ...plan, companyID, lane: 'mass', runAt: 0, lastError: null, pausedMs: null, line: null })
      .execute()
    await world.owner('notices/send-batch', { batchID })
  }
  await world.rest()
}
