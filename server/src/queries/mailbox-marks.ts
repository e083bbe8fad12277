import type { Db } from '#db/connect.ts'
import type { SystemScope } from '#db/scope.ts'

/** How far a mailbox has been read. */
export interface MailboxMarkRow {
  validity: string
  uid: number
}

const keyOf = (mailbox: string): string => `mailbox/${mailbox}`

export const mailboxMark = async (db: Db, _: SystemScope, mailbox: string): Promise<MailboxMarkRow | undefined> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', keyOf(mailbox)).executeTakeFirst()
  return row && (JSON.parse(row.value) as MailboxMarkRow)
}

export const keepMailboxMark = async (db: Db, _: SystemScope, mailbox: string, mark: MailboxMarkRow): Promise<void> => {
  const value = JSON.stringify(mark)
  await db
    .insertInto('meta')
    .values({ key: keyOf(mailbox), value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
