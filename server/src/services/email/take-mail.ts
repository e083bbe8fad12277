import { Cause, Effect, Exit } from 'effect'
import { Apart } from '#providers/apart/apart.ts'
import { EmailUnknown, type RawMail } from '#providers/email/email.ts'
import type { IncomingEmail } from '#providers/email/parse/incoming-email.ts'
import { receiveEmail } from './receive-email.ts'

/** After this many starts without finishing, the email itself is at fault. */
const MOST_TRIES = 2
const UNREADABLE = 'This email couldn’t be opened here. You can read it in your mailbox, where it is still unread.'

/** The details people need to find an email again. */
interface SetAside {
  readonly why: string
  readonly from?: string
  readonly subject?: string
  readonly emailID?: string
}

/** `taken`: it has become a message, so the mailbox marks it as read. */
interface Outcome {
  readonly taken: boolean
  readonly setAside?: SetAside
}

/**
 * Takes any one email from the mailbox. An email that is too large, can't be read in time, or has crashed earlier
 * attempts is set aside: its conversation shows the sender and subject, and the email itself waits in the mailbox.
 */
export const takeMail = Effect.fnUntraced(function* (mail: RawMail, earlierTries: number) {
  if (mail.source === undefined) return yield* setAside(mail, earlierTries, 'too large, or not handed out')
  if (earlierTries >= MOST_TRIES) return yield* setAside(mail, earlierTries, 'taking it has failed before')
  const { run } = yield* Apart
  const read = yield* run('mail', mail.source, 'outside').pipe(
    Effect.map((email) => ({ email, why: undefined })),
    Effect.catchTag('ApartFailed', ({ isOurs, message }) =>
      isOurs ? Effect.fail(new EmailUnknown({ cause: message })) : Effect.succeed({ email: undefined, why: message }),
    ),
  )
  if (read.email === undefined) return yield* setAside(mail, earlierTries, read.why)
  return { taken: yield* receiveEmail(read.email, mail.receivedAt) } satisfies Outcome as Outcome
})

/** Read from its headers alone. */
const setAside = Effect.fnUntraced(function* ({ head, receivedAt }: RawMail, earlierTries: number, why: string) {
  // Even that failed.
  if (earlierTries > MOST_TRIES) return { taken: false, setAside: { why } } as Outcome
  const { run } = yield* Apart
  const named = yield* run('mail', onlyHeaders(head), 'outside').pipe(
    Effect.catchTag('ApartFailed', () => Effect.succeed(undefined)),
  )
  if (named === undefined) return { taken: false, setAside: { why } } as Outcome
  const { from, subject, emailID } = named
  const exit = yield* Effect.exit(receiveEmail(noticeOf(named), receivedAt))
  const trouble = Exit.isFailure(exit) ? { trouble: Cause.pretty(exit.cause) } : {}
  return { taken: false, setAside: { why, from, subject, emailID, ...trouble } } as Outcome
})

const onlyHeaders = (head: Uint8Array): Uint8Array => {
  const end = Buffer.from(head).indexOf('\r\n\r\n')
  return end === -1 ? head : head.subarray(0, end + 4)
}

const noticeOf = (named: IncomingEmail): IncomingEmail => ({
  ...named,
  text: UNREADABLE,
  html: null,
  attachments: [],
  receipt: false,
  bounce: null,
  complaint: null,
})
