import Database from 'better-sqlite3'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { largeDatabase } from './large-database.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'

const MESSAGES = 100_000
const DAYS = 800

/** A copy of a medium company's database in which one conversation has this many messages. */
export const withLongThread = async (convoID: number, length: number): Promise<{ path: string; drop: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const path = join(folder, 'long.sqlite')
  copyFileSync(await largeDatabase(MESSAGES), path)
  const db = new Database(path)
  const { n } = db.prepare('select count(*) as n from messages where convoID = ?').get(convoID) as { n: number }
  const columns = (db.pragma('table_info(messages)') as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !['messageID', 'providerMessageID', 'sendKey', 'clientMessageID', 'paymentID'].includes(name))
  db.prepare(
    `with recursive again(i) as (select 1 union all select i + 1 from again where i < ?),
       own as (select *, row_number() over (order by messageID) - 1 as place from messages where convoID = ?)
     insert into messages (${columns.join()}) select ${columns.map((name) => `own."${name}"`).join()} from again join own on own.place = again.i % ?`,
  ).run(length, convoID, n)
  const { total, last } = db
    .prepare('select count(*) as total, max(messageID) as last from messages where convoID = ?')
    .get(convoID) as { total: number; last: number }
  // In their original order: otherwise copies would sit next to their originals.
  db.prepare(
    `update messages set messageAt = placed.at from (
       select messageID, max(messageAt) over () - (count(*) over () - row_number() over (order by messageID)) * ? as at from messages where convoID = ?) as placed
     where messages.messageID = placed.messageID`,
  ).run(Math.floor((DAYS * DAY_MS) / total), convoID)
  db.prepare('update conversations set convoLastMessageID = ? where convoID = ?').run(last, convoID)
  db.close()
  if (total < length) throw new Error(`The conversation has ${total} messages, not ${length}`)
  return { path, drop: () => rmSync(folder, { recursive: true, force: true }) }
}
