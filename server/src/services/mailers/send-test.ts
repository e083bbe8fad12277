import { Clock, Effect } from 'effect'
import { isValidPhone, normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { found, invalid } from '#failure.ts'
import { findConversationOf, insertConversation, lockConversation } from '#queries/conversations.ts'
import { ensureCustomer } from '#queries/incoming.ts'
import { customerByEmail } from '#queries/mailer-audience.ts'
import { findMessage } from '#queries/messages.ts'
import { restoreOptOut } from '#services/consents/erased-opt-outs.ts'
import { audit } from '#services/audit.ts'
import { type ClientKey, madeOnce } from '#services/made-once.ts'
import { requireReachableBy } from '#services/messaging/may-send.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { audiencePage } from './audience.ts'
import { contextOf, type Mailing } from './context.ts'
import { FOR_NOBODY } from './require-audience.ts'
import { type GivenJob, readJob } from './written-job.ts'

const where = Effect.fnUntraced(function* (caller: Caller, to: string, isText: boolean, at: number) {
  if (!isText) {
    const known = yield* customerByEmail(caller, to)
    return (
      known ??
      (yield* invalid({
        'job.email': 'Test emails can only go to a customer’s address. Add yourself as a customer first.',
      }))
    )
  }
  const phone = normalizePhone(to)
  if (!isValidPhone(phone)) return yield* invalid({ 'job.phone': 'Enter a valid phone number.' })
  const { customer, isNew } = yield* ensureCustomer(caller, phone, at)
  if (isNew) yield* restoreOptOut(caller, customer)
  if (isNew) yield* emit('reload_customer', { custID: customer.custID }, { companyID: caller.companyID })
  return customer.custID
})

/** Sends a mailer's text to one phone or mailbox, filled in for the first person on its list, as an ordinary message. */
export const sendTest = Effect.fnUntraced(function* (
  caller: Caller,
  given: GivenJob,
  { to, clientKey }: { readonly to: string; readonly clientKey: ClientKey },
) {
  const { write } = yield* Database
  const config = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const { row, mediaIDs } = yield* readJob(caller, given, now)
  const { companyID, storeIDs, userID } = caller
  const job: Mailing = { ...row, jobID: given.jobID ?? 0, companyID, authorStoreIDs: JSON.stringify(storeIDs) }
  const context = yield* contextOf(job)
  const looking = { after: 0, now, config, hasPictures: mediaIDs.length > 0, taken: new Set<string>() }
  const { decided } = yield* audiencePage(context, looking)
  const example = decided.find(({ excluded }) => excluded === null)
  if (example === undefined) return yield* invalid({ 'job.jobAudience': FOR_NOBODY })
  const isText = row.jobChannel === 'sms'
  const { storeID } = example.member.store!
  const send = Effect.fnUntraced(function* () {
    const custID = yield* where(caller, to, isText, now)
    yield* insertConversation(caller, { custID, storeID, convoStatus: 'active', at: now })
    const { convoID } = yield* found(yield* findConversationOf(caller, { custID, storeID }), 'conversation')
    const convo = yield* found(yield* lockConversation(caller, convoID), 'conversation')
    yield* requireReachableBy(row.jobChannel, convo)
    const { body, subject } = example.composed
    if (body.trim() === '' && mediaIDs.length === 0)
      return yield* invalid({ 'job.jobBodyEN': 'Write the message first.' })
    const { messageID } = yield* queueMessage(caller, convo, {
      purpose: 'staff',
      body,
      at: now,
      sentByID: userID,
      mediaIDs,
      ...(!isText && { subject }),
    })
    const target = given.jobID ? { target: `mailer/${given.jobID}` } : {}
    yield* audit(caller, { action: 'mailer-test', ...target, detail: { jobTitle: row.jobTitle, to } })
    return messageID
  })
  return yield* write(
    Effect.gen(function* () {
      const sentID = yield* madeOnce(caller, { call: 'mailers/send-test', clientKey }, send())
      const { convoID, messageID } = yield* found(yield* findMessage(caller, sentID), 'message')
      return { convoID, messageID }
    }),
  )
})
