import { RECIPIENT_STATES } from '@xd/core/domain/mailer/recipient-state.ts'
import { NOTICE_STATUSES } from '@xd/core/domain/notice/status.ts'
import { COMPANY, LABEL } from '@xd/fixtures/demo/people.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import type { WholeWorld } from './whole-world.ts'

interface Whose {
  readonly custID: number
  readonly name: string
  readonly phone: string
  readonly email: string
}
interface Convos {
  readonly convoID: number
}

const PENDING: readonly string[] = ['waiting', 'held', 'letter', 'skipped', 'canceled']

/** Messages of theirs that belong to no notice and no mailer. */
const freeMessages = async ({ connection }: WholeWorld, { custID }: Whose, { convoID }: Convos) =>
  connection.reads
    .selectFrom('messages')
    .select('messageID')
    .where('custID', '=', custID)
    .where('convoID', '=', convoID)
    .where('messageDirection', '=', 'out')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('notices as n').select('n.noticeID').whereRef('n.messageID', '=', 'messages.messageID'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mailer_recipients as r')
            .select('r.recipientID')
            .whereRef('r.messageID', '=', 'messages.messageID'),
        ),
      ),
    )
    .orderBy('messageID')
    .execute()

/** Gives a customer a notice in every status, each in a batch of its own, and their choice of electronic ones. */
const giveEachNotice = async (world: WholeWorld, whose: Whose, convoID: number, messageID: number) => {
  const { name, phone, email } = whose
  const db = world.connection.writes
  const more = {
    email,
    postalAddress: `${name} Street 1\nLos Angeles CA 90012`,
    eNotice: { agreed: true, at: '2026-10-01T10:00:00Z' },
  }
  for (const noticeStatus of NOTICE_STATUSES) {
    const notice = noticeTo(phone, `${name} Whole`, more)
    const tickets = notice.tickets.map((ticket) => ({ ...ticket, description: `${name}’s ring` }))
    const { batchID } = await world.push({ notices: [{ ...notice, tickets }] })
    const { noticeID } = (await world.owner('notices/batch-details', { batchID: batchID! })).notices[0]!
    const left = !PENDING.includes(noticeStatus)
    await db
      .updateTable('notices')
      .set({
        noticeStatus,
        ...(left && {
          channel: 'sms',
          address: phone,
          body: `${name}, your loan is due`,
          convoID,
          messageID: noticeStatus === 'delivered' ? messageID : null,
          sentAt: Date.now(),
        }),
        ...(noticeStatus === 'letter' && { reason: 'no_agreement', subject: `For ${name}`, body: `Dear ${name}` }),
        ...(noticeStatus === 'held' && { heldUntil: Date.now() + 3_600_000 }),
      })
      .where('noticeID', '=', noticeID)
      .execute()
    if (noticeStatus === 'failed') await world.owner('notices/record-call', { noticeID, outcome: 'voicemail' })
  }
}

/** Puts a customer on the lists of mailers under way, once in every state. */
const giveEachMailer = async (world: WholeWorld, whose: Whose, convoID: number, messageID: number) => {
  const { owner, storeID, connection } = world
  const { custID, phone } = whose
  const now = Date.now()
  const { job } = await owner('mailers/schedule-job', {
    job: {
      jobTitle: 'Ring sale',
      jobStoreID: storeID,
      jobBodyEN: 'All rings are half off.',
      jobAudience: { label: LABEL.regular },
      isDraft: true,
    },
  })
  const { jobID, ...mailer } = await connection.writes
    .selectFrom('mailers')
    .selectAll()
    .where('jobID', '=', job!.jobID)
    .executeTakeFirstOrThrow()
  await connection.writes.deleteFrom('mailers').where('jobID', '=', jobID).execute()
  const underWay = { ...mailer, jobStatus: 'sending', statusAt: now, startedAt: now - 1, frozenAt: now } as const
  for (const state of RECIPIENT_STATES) {
    const left = !['waiting', 'held', 'excluded', 'canceled'].includes(state)
    const { jobID: itsID } = await connection.writes
      .insertInto('mailers')
      .values({ ...underWay, jobTitle: `Ring sale, ${state}` })
      .returning('jobID')
      .executeTakeFirstOrThrow()
    await connection.writes
      .insertInto('mailer_recipients')
      .values({
        companyID: COMPANY.goldenPledge,
        jobID: itsID,
        storeID,
        custID,
        address: phone,
        state,
        stateAt: now,
        ...(left && { sentAt: now, convoID, messageID: state === 'delivered' ? messageID : null }),
        ...(state === 'held' && { heldUntil: now + 3_600_000 }),
      })
      .execute()
  }
}

export const giveNotices = async (world: WholeWorld, whose: Whose, { convoID }: Convos) => {
  const [one, other] = await freeMessages(world, whose, { convoID })
  await giveEachNotice(world, whose, convoID, one!.messageID)
  await giveEachMailer(world, whose, convoID, other!.messageID)
}
