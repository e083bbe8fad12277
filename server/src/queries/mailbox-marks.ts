import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'

/** How far a mailbox has been read. */
export interface MailboxMarkRow {
  validity: string
  /** Everything up to it has been processed, except mail in `gaps`. */
  uid: number
  gaps?: readonly { readonly from: number; readonly to: number; readonly since?: number }[]
  /**
   * The email being processed, and how often it has been started: one that crashes the process is not retried forever.
   */
  trying?: { uid: number; times: number }
  /** Emails that have become messages and are not yet marked as read in the mailbox. */
  unmarked?: readonly number[]
}

const keyOf = (mailbox: string): string => `mailbox/${mailbox}`

export const mailboxMark = query(
  async (db: Db, _: SystemScope, mailbox: string): Promise<MailboxMarkRow | undefined> => {
    const row = await db.selectFrom('meta').select('value').where('key', '=', keyOf(mailbox)).executeTakeFirst()
    return row && (JSON.parse(row.value) as MailboxMarkRow)
  },
)

export const keepMailboxMark = query(
  async (db: TxDb, _: SystemScope, mailbox: string, mark: MailboxMarkRow): Promise<void> => {
    const value = JSON.stringify(mark)
    await db
      .insertInto('meta')
      .values({ key: keyOf(mailbox), value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  },
)
