import { Effect } from 'effect'
import { AppLog } from '#app-log.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { withoutMail } from '#providers/email/mail-ranges.ts'
import type { Mailbox, RawMail } from '#providers/email/email.ts'
import { keepMailboxMark, mailboxMark, type MailboxMarkRow } from '#queries/mailbox-marks.ts'
import { takeMail } from './take-mail.ts'

const scope = systemScope('email')

/**
 * Takes new mail from the mailbox. The position is stored before each email and after the last, so that an email that
 * crashes the process is recognized at the next start and skipped. After a crash some are read again, but each becomes
 * a message only once. Mail for no one here stays unread for people to see. Returns whether there is more.
 */
export const pollMailbox = Effect.fnUntraced(function* (mailbox: Mailbox) {
  const { write } = yield* Database
  const log = yield* AppLog
  const keep = (mark: MailboxMarkRow) => write(keepMailboxMark(scope, mailbox.name, mark))

  const mark = yield* mailboxMark(scope, mailbox.name)
  if (mark?.unmarked?.length) yield* mailbox.markRead(mark.unmarked)
  const { mails, validity, uid, gaps, more } = yield* mailbox.fetchNew(mark)
  if (mails.length === 0 && mark?.validity === validity && !mark.unmarked) return more
  const before = mark?.validity === validity ? mark : { validity, uid: 0 }
  const unmarked: number[] = []
  let left = gaps
  const reached = () => ({ validity, uid, ...(left.length > 0 && { gaps: left }) })
  for (const mail of mails) {
    const times = triesOf(before, mail)
    yield* keep({ ...reached(), unmarked, trying: { uid: mail.uid, times: times + 1 } })
    const { taken, setAside } = yield* takeMail(mail, times).pipe(
      // Our own fault doesn't count as a try.
      Effect.tapError(() => keep({ ...reached(), unmarked, trying: { uid: mail.uid, times } })),
    )
    if (setAside) log.warn({ mailbox: mailbox.name, uid: mail.uid, ...setAside }, 'an email was set aside')
    if (taken) unmarked.push(mail.uid)
    left = withoutMail(left, mail.uid)
  }
  if (unmarked.length > 0) yield* keep({ ...reached(), unmarked })
  yield* mailbox.markRead(unmarked)
  yield* keep(reached())
  return more
})

const triesOf = ({ trying }: MailboxMarkRow, { uid }: RawMail): number => (trying?.uid === uid ? trying.times : 0)
