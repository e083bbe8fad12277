import { Effect } from 'effect'
import { ImapFlow } from 'imapflow'
import { EmailUnknown, type IncomingEmail, type Mailbox, type MailboxMark, type NewMail } from './email.ts'
import { parseMail } from './parse-mail.ts'

/** As many as one look takes; the next look follows at once when there are more. */
const BATCH = 20
/** What a mail server lets through at most, as a rule. */
const LARGEST_BYTES = 30 * 1024 * 1024
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

const read = (source: Buffer | undefined): Promise<IncomingEmail | undefined> =>
  source === undefined ? Promise.resolve(undefined) : parseMail(source).catch(() => undefined)

/** New mail of an IMAP mailbox (`imaps://user:password@host/INBOX`). A connection for each look: nothing is kept open. */
export const imapMailbox = (imapURL: string): Mailbox => {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapURL)
  const secure = protocol === 'imaps:'
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  const user = decodeURIComponent(username)

  const withFolder = <A>(work: (client: ImapFlow, validity: string) => Promise<A>): Effect.Effect<A, EmailUnknown> =>
    Effect.tryPromise({
      try: async () => {
        const client = new ImapFlow({
          ...PATIENCE,
          host: hostname,
          port: Number(port) || (secure ? 993 : 143),
          secure,
          auth: { user, pass: decodeURIComponent(password) },
          logger: false,
        })
        // A broken connection rejects what waits for it; as an event of its own it would end the process.
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

  const fetchNew = (after: MailboxMark | undefined) =>
    withFolder(async (client, validity): Promise<NewMail> => {
      const from = after?.validity === validity ? after.uid + 1 : 1
      const found = (await client.search({ seen: false, uid: `${from}:*` }, { uid: true })) || []
      // "7:*" means the newest one too when that is older than 7.
      const uids = found.filter((uid) => uid >= from).sort((a, b) => a - b)
      const batch = uids.slice(0, BATCH)
      const mails: { uid: number; email: IncomingEmail | undefined }[] = []
      for (const uid of batch) {
        const head = await client.fetchOne(String(uid), { uid: true, size: true }, { uid: true })
        const small = head && (head.size ?? 0) <= LARGEST_BYTES
        const whole = small ? await client.fetchOne(String(uid), { uid: true, source: true }, { uid: true }) : false
        mails.push({ uid, email: await read(whole ? whole.source : undefined) })
      }
      return { mails, mark: { validity, uid: batch.at(-1) ?? from - 1 }, more: uids.length > batch.length }
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
