import SQLite from 'better-sqlite3'
import { COMPANY } from '@xd/fixtures/demo/people.ts'

export interface Shape {
  /** The number of messages: from, to. */
  readonly messages: readonly [number, number]
  /** The number of messages with a payment; any number by default. */
  readonly payments?: number
}

export const FULL_PAGE: Shape = { messages: [50, 1_000_000] }
/** A shape that databases of every size contain often enough, so that pages are comparable across sizes. */
export const USUAL: Shape = { messages: [12, 14], payments: 1 }

/** Conversations of one shape from all over a database, the same ones each time. */
export const conversationsLike = (path: string, { messages: [from, to], payments }: Shape, count: number): number[] => {
  const database = new SQLite(path, { readonly: true })
  const found = database
    .prepare<unknown[], number>(
      `select "convoID" from messages where "companyID" = ? group by "convoID"
       having count(*) between ? and ? and count("paymentID") = coalesce(?, count("paymentID")) order by "convoID"`,
    )
    .pluck()
    .all(COMPANY.goldenPledge, from, to, payments ?? null)
  database.close()
  const step = Math.max(1, Math.floor(found.length / count))
  return found.filter((_, i) => i % step === 0).slice(0, count)
}
