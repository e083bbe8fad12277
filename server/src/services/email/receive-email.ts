import { Clock, Effect } from 'effect'
import { createHash } from 'node:crypto'
import { visibleText } from '@xd/core/domain/text/visible.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { cleanSubject } from '@xd/core/domain/message/subject.ts'
import { Database } from '#db/database.ts'
import { type CompanyScope, systemScope } from '#db/scope.ts'
import { Email } from '#providers/email/email.ts'
import type { IncomingEmail } from '#providers/email/parse/incoming-email.ts'
import { Apart } from '#providers/apart/apart.ts'
import { bounded, LONGEST_TEXT } from '#providers/email/parse/bounds.ts'
import { plainWords } from '#providers/email/parse/plain-words.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { lockCustomer } from '#queries/customers.ts'
import { keepEmail } from '#queries/emails.ts'
import { attachMedia } from '#queries/message-media.ts'
import { flagOptOut } from '#services/messaging/flag-opt-out.ts'
import { noteReply } from '#services/mailers/news.ts'
import { hasIncoming, insertIncoming } from '#queries/messages.ts'
import { conversationOf, noteInConversation } from '#services/messaging/incoming-conversation.ts'
import { heedComplaint } from './heed-complaint.ts'
import { recordBounce } from './record-bounce.ts'
import { findThread } from './find-thread.ts'
import { keepPictures } from './keep-pictures.ts'

/** How much of a long email can be searched. */
const MOST_SEARCHED = 10_000

/**
 * Receives an email, once however often it is delivered: by its Message-ID, at each store it was sent to. Returns false
 * if it is for no one here. Nothing replies automatically, and a request to opt out waits for staff to decide it: only a
 * text can opt out of texts by itself.
 */
export const receiveEmail = Effect.fnUntraced(function* (given: IncomingEmail, receivedAt?: number) {
  const { addresses } = yield* Email
  const email = bounded(given)
  if (email.bounce) return yield* recordBounce(email.bounce, email.to)
  if (email.complaint) return yield* heedComplaint(email.complaint.emailID)
  // Our own email, returned by a mailbox rule: replying to it would loop.
  if (addresses.isOwn(email.from)) return true
  const thread = yield* findThread(email)
  if (!thread) return false
  if (email.receipt) return true
  const { write } = yield* Database
  const { companyID, storeID, custID } = thread
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  const providerMessageID = keyOf(storeID, email.emailID)
  if (yield* hasIncoming(systemScope('email'), providerMessageID)) return true
  const now = yield* Clock.currentTimeMillis
  // When the mail server got it, however late it is fetched.
  const at = Math.min(now, receivedAt ?? now)
  const shown = yield* showMail(email)
  const { mediaIDs, left } = yield* keepPictures(companyID, email.attachments, now)
  const filesLeft = email.filesLeft + left
  return yield* write(
    Effect.gen(function* () {
      const customer = yield* lockCustomer(scope, custID)
      if (!customer) return false
      const convo = yield* conversationOf(scope, customer, at)
      const message = yield* insertIncoming({ ...rowOf(scope, convo, email, shown, at), providerMessageID })
      if (!message) return true
      const { messageID } = message
      yield* keepEmail({ ...partsOf(email, shown), emailFilesLeft: filesLeft, messageID, companyID, storeID })
      yield* attachMedia(scope, messageID, mediaIDs)
      if (!email.automatic) yield* flagOptOut(scope, convo, message)
      yield* noteInConversation(scope, convo, { message, asksForAnswer: !email.automatic })
      if (!email.automatic) yield* noteReply(scope, { custID: convo.custID, isStop: false, at })
      return true
    }),
  )
})

/** A Message-ID may have any length, and one email may be for two stores. */
const keyOf = (storeID: number, emailID: string): string =>
  `email/${storeID}/${createHash('sha256').update(emailID).digest('base64url')}`

/** PostgreSQL cannot store U+0000. */
const clean = (text: string): string => visibleText(text.replaceAll('\u0000', ''))

/** The displayed parts of an email: its text, and its HTML if that can be made safe in time. */
const showMail = Effect.fnUntraced(function* ({ text, html }: IncomingEmail) {
  const own = text.replace(/\r\n?/g, '\n').trim()
  if (html === null) return { words: own, html: null, remoteImages: 0 }
  const { run } = yield* Apart
  const read = yield* run('html', html, 'outside').pipe(
    Effect.catchTag('ApartFailed', () => Effect.succeed({ words: plainWords(html), html: null, remoteImages: 0 })),
  )
  return own === '' ? read : { ...read, words: own }
})

type Shown = Effect.Success<ReturnType<typeof showMail>>

const rowOf = (
  { companyID }: CompanyScope,
  { convoID, storeID, custID }: LockedConversation,
  { subject }: IncomingEmail,
  { words }: Shown,
  at: number,
) => {
  const messageBody = clean(words).slice(0, LONGEST_TEXT)
  const messageSubject = cleanSubject(visibleText(subject))
  return {
    companyID,
    storeID,
    convoID,
    custID,
    messageDirection: 'in' as const,
    messageChannel: 'email' as const,
    messageSubject: messageSubject === '' ? null : messageSubject,
    messageBody,
    messageSearch: foldText(`${messageSubject}\n${messageBody}`.slice(0, MOST_SEARCHED)),
    messageStatus: 'received' as const,
    messageAt: at,
  }
}

const partsOf = ({ emailID, from, to }: IncomingEmail, { html, remoteImages }: Shown) => ({
  emailID: clean(emailID),
  emailFrom: clean(from),
  emailTo: clean(to[0] ?? ''),
  emailHTML: html,
  emailRemoteImages: remoteImages,
})
