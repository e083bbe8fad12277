import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** Texts that say how to opt out: a mailer checks for each recipient whether they were told. */
export const messagesThatTell: Migration = {
  name: '0099-messages-that-tell',
  up: async ({ db, dialect }) => {
    const holds = (word: string) =>
      dialect === 'sqlite'
        ? sql`"messageBody" glob ${sql.lit(`*${word}*`)}`
        : sql`"messageBody" like ${sql.lit(`%${word}%`)}`
    await sql`create index messages_that_tell on messages ("companyID", "convoID", "messageAt", "messageStatus")
      where "messageDirection" = 'out' and "messageChannel" = 'sms' and (${holds('STOP')} or ${holds('ALTO')})`.execute(
      db,
    )
  },
}
