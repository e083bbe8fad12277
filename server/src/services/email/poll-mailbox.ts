import { Effect } from 'effect'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import type { Mailbox } from '#providers/email/email.ts'
import { keepMailboxMark, mailboxMark } from '#queries/mailbox-marks.ts'
import { receiveEmail } from './receive-email.ts'

const scope = systemScope('email')

/**
 * Takes what is new in the mailbox. How far it has been read is written down after its e-mails are, so that a crash between
 * the two reads some again, and each is a message once. What is for nobody here stays unread for people to see. Answers
 * whether there is more.
 */
export const pollMailbox = Effect.fnUntraced(function* (mailbox: Mailbox) {
  const { read, write } = yield* Database
  const { mails, mark, more } = yield* mailbox.fetchNew(yield* read((db) => mailboxMark(db, scope, mailbox.name)))
  const taken: number[] = []
  for (const { uid, email } of mails) {
    if (email && (yield* receiveEmail(email))) taken.push(uid)
  }
  yield* mailbox.markRead(taken)
  yield* write((tx) => tx.query((db) => keepMailboxMark(db, scope, mailbox.name, mark)))
  return more
})
