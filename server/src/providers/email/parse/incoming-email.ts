/** The report that one of our emails did not arrive. */
export interface Bounce {
  /** The Message-ID of the email that it is about; null if it names none. */
  emailID: string | null
  /** The refusal in the mail server's words. */
  code: number
  /** The addresses that it may be about, in lower case. */
  recipients: readonly string[]
  /** The subject of the email that it is about; null if it names none. */
  subject: string | null
}

/** An email as the mailbox or the mail service delivers it, parsed. */
export interface IncomingEmail {
  emailID: string
  /** The Message-IDs it says it answers. */
  references: readonly string[]
  from: string
  /** Every address it was sent to, by its headers and, if known, by its envelope. */
  to: readonly string[]
  subject: string
  text: string
  html: string | null
  attachments: readonly { type: string; content: Uint8Array }[]
  /** Files that came with it besides those. */
  filesLeft: number
  /** Written by a program: an out-of-office notice, a newsletter. Nobody is waiting for an answer. */
  automatic: boolean
  /** A read receipt, an answer to an invitation, or delivery news: nothing in it is meant for people. */
  receipt: boolean
  bounce: Bounce | null
  /** Reports that its reader marked one of our emails as spam: which one. */
  complaint: { emailID: string } | null
}
