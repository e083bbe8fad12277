import { Clock, Effect } from 'effect'
import type { ImapFlow } from 'imapflow'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { type MailRange, nextMails } from './mail-ranges.ts'
import { LARGEST_MAIL_BYTES } from './parse/bounds.ts'
import { EmailUnknown, type Mailbox, type MailboxMark, type NewMail, type RawMail } from './email.ts'

/** Total size of one poll: fetched mail stays in memory until it is processed. */
const BATCH_BYTES = LARGEST_MAIL_BYTES
const HEAD_BYTES = 64 * 1024
/**
 * A mailbox may contain years of unread mail when it is connected. Only its last week is processed; the rest is left as
 * it is.
 */
const FIRST_LOOK_MS = 7 * DAY_MS
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** A part of one email; empty if the server does not return it. The next poll shows whether it is still there. */
const partOf = async (client: ImapFlow, uid: number, maxLength: number): Promise<Buffer> => {
  try {
    const part = await client.fetchOne(String(uid), { uid: true, source: { maxLength } }, { uid: true })
    return (part && part.source) || Buffer.alloc(0)
  } catch (error) {
    if (!client.usable) throw error
    return Buffer.alloc(0)
  }
}

const aboutOf = async (client: ImapFlow, uid: number) => {
  const about = await client.fetchOne(String(uid), { uid: true, size: true, internalDate: true }, { uid: true })
  const receivedAt = about && about.internalDate ? new Date(about.internalDate).getTime() : NaN
  return { size: (about && about.size) || 0, receivedAt: Number.isNaN(receivedAt) ? undefined : receivedAt }
}

/** The unread mail in these ranges, ascending; ranges without any are left out. */
const waitingIn = async (client: ImapFlow, ranges: readonly MailRange[]) => {
  const found: { uids: readonly number[]; since: number | undefined }[] = []
  for (const { from, to, since } of ranges) {
    const uid = `${from}:${to === Infinity ? '*' : to}`
    const asked = { seen: false, uid, ...(since !== undefined && { since: new Date(since) }) }
    const answer = (await client.search(asked, { uid: true })) || []
    // "7:*" also matches the newest one if that is older than 7.
    const uids = answer.filter((one) => one >= from && one <= to).sort((a, b) => a - b)
    if (uids.length > 0) found.push({ uids, since })
  }
  return found
}

/** New mail in an IMAP mailbox (`imaps://user:password@host/INBOX`). One connection per poll: nothing is kept open. */
export const imapMailbox = (imapURL: string): Mailbox => {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapURL)
  const secure = protocol === 'imaps:'
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  const user = decodeURIComponent(username)

  const withFolder = <A>(work: (client: ImapFlow, validity: string) => Promise<A>): Effect.Effect<A, EmailUnknown> =>
    Effect.tryPromise({
      try: async () => {
        // Startup does not wait for it.
        const imap = await import('imapflow')
        const client = new imap.ImapFlow({
          ...PATIENCE,
          host: hostname,
          port: Number(port) || (secure ? 993 : 143),
          secure,
          auth: { user, pass: decodeURIComponent(password) },
          logger: false,
        })
        // A broken connection rejects pending calls; as an unhandled event it would end the process.
        client.on('error', () => undefined)
        await client.connect()
        try {
          const lock = await client.getMailboxLock(folder)
          try {
            const { mailbox } = client
            return await work(client, mailbox === false ? '' : String(mailbox.uidValidity))
          } finally {
            lock.release()
          }
        } finally {
          await client.logout().catch(() => client.close())
        }
      },
      catch: (cause) => new EmailUnknown({ cause }),
    })

  const fetchNew = Effect.fnUntraced(function* (after: MailboxMark | undefined) {
    const now = yield* Clock.currentTimeMillis
    return yield* withFolder(async (client, validity): Promise<NewMail> => {
      const mark: MailboxMark = after?.validity === validity ? after : { validity, uid: 0 }
      const ahead = { from: mark.uid + 1, to: Infinity, ...(mark.uid === 0 && { since: now - FIRST_LOOK_MS }) }
      const waiting = await waitingIn(client, [...(mark.gaps ?? []), ahead])
      const uids = waiting.flatMap((range) => range.uids)
      const mails: RawMail[] = []
      let bytes = 0
      for (const uid of nextMails(uids, mark.trying?.uid)) {
        const { size, receivedAt } = await aboutOf(client, uid)
        const small = size <= LARGEST_MAIL_BYTES
        if (mails.length > 0 && small && bytes + size > BATCH_BYTES) break
        // A server may be wrong about a size: asking for one byte more than the limit shows it.
        const whole = small ? await partOf(client, uid, LARGEST_MAIL_BYTES + 1) : undefined
        const taken = whole && whole.length > 0 && whole.length <= LARGEST_MAIL_BYTES
        const head = whole?.length ? whole.subarray(0, HEAD_BYTES) : await partOf(client, uid, HEAD_BYTES)
        mails.push({ uid, source: taken ? whole : undefined, head, receivedAt })
        bytes += taken ? whole.length : 0
      }
      const gaps = waiting.map(({ uids: [first, ...others], since }) => ({
        from: first!,
        to: others.at(-1) ?? first!,
        ...(since !== undefined && { since }),
      }))
      return { mails, validity, gaps, uid: Math.max(mark.uid, ...uids), more: uids.length > mails.length }
    })
  })

  return {
    name: `${user}@${hostname}/${folder}`,
    fetchNew,
    markRead: (uids) =>
      uids.length === 0
        ? Effect.void
        : withFolder(async (client) => void (await client.messageFlagsAdd(uids.join(','), ['\\Seen'], { uid: true }))),
  }
}
