import { Context, Data, type Effect } from 'effect'
import type { Apart, ApartFailed } from '#providers/apart/apart.ts'
import type { MailAddresses } from './addresses.ts'
import type { MailRange } from './mail-ranges.ts'
import type { IncomingEmail } from './parse/incoming-email.ts'

export interface OutgoingEmail {
  /** Its Message-ID header, created before sending: if it is sent twice, a mailbox shows it once. */
  emailID: string
  from: { name: string; address: string }
  replyTo: string
  to: string
  subject: string
  text: string
  /** A mailer's email is formatted; a person's is not. */
  html?: string
  /** Where one click unsubscribes (RFC 8058). */
  unsubscribeURL?: string
  /** The Message-IDs of the conversation's earlier emails, oldest first. */
  references: readonly string[]
  attachments: readonly { filename: string; type: string; content: Uint8Array }[]
}

/** The mail server refused it. `retry`: it may be tried again later. */
export class EmailRefused extends Data.TaggedError('EmailRefused')<{
  readonly code: number | null
  readonly message: string
  readonly retry: boolean
}> {}

/** No answer: it may or may not have been sent. */
export class EmailUnknown extends Data.TaggedError('EmailUnknown')<{ readonly cause: unknown }> {}

/** How far a mailbox has been read. A different `validity` means that its numbers have started over. */
export interface MailboxMark {
  validity: string
  /** Everything up to it has been processed, except mail in `gaps`. */
  uid: number
  gaps?: readonly MailRange[]
  /** The email that was being processed when the server stopped. */
  trying?: { uid: number }
}

/** An email as stored in the mailbox. */
export interface RawMail {
  uid: number
  /** Undefined if it is too large, or the mail server does not return it. */
  source: Uint8Array | undefined
  /** Its beginning, which contains its headers. */
  head: Uint8Array
  /** When the mail server got it (INTERNALDATE). The Date header is up to its sender. */
  receivedAt: number | undefined
}

export interface NewMail {
  mails: readonly RawMail[]
  validity: string
  /** The ranges up to `uid` that are not taken yet, these mails included. */
  gaps: readonly MailRange[]
  uid: number
  /** There is more than was fetched this time. */
  more: boolean
}

/** A mailbox to fetch answers from. */
export interface Mailbox {
  /** Its name, without the password. */
  readonly name: string
  fetchNew(after: MailboxMark | undefined): Effect.Effect<NewMail, EmailUnknown>
  /** Marks emails that have become messages here as read. */
  markRead(uids: readonly number[]): Effect.Effect<void, EmailUnknown>
}

export interface SignedBody {
  headers: Headers
  bytes: Buffer
  /** The bytes' SHA-256 as hexadecimal digits. */
  digest: string
}

/** The port to a mail server. */
export class Email extends Context.Service<
  Email,
  {
    /** As in the address of its webhook. */
    readonly name: string
    /** Whether there is a server to send through. Without one every send is refused. */
    readonly on: boolean
    readonly addresses: MailAddresses
    send(email: OutgoingEmail): Effect.Effect<void, EmailRefused | EmailUnknown>
    /** Whether an earlier attempt arrived. Most mail servers cannot be asked: then the answer is `unsaid`. */
    lookUp(email: OutgoingEmail): Effect.Effect<'taken' | 'not taken' | 'unsaid', EmailUnknown>
    /** How large a webhook with these headers may be, before it is read; 0 if they can't be the mail service's. */
    webhookBytes(headers: Headers): number
    /**
     * A webhook's content, or undefined if its signature is not the mail service's; null if it is not about an email.
     */
    readWebhook(request: SignedBody): Effect.Effect<IncomingEmail | null | undefined, ApartFailed, Apart>
    readonly mailbox: Mailbox | undefined
  }
>()('Email') {}
