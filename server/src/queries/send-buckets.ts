import type { Selectable } from 'kysely'
import type { TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { SendBucketsTable } from '#db/mailer-tables.ts'

export type BucketRow = Selectable<SendBucketsTable>

/** A bucket, locked until the end of the transaction. */
export const lockBucket = (db: TxDb, bucketKey: string): Promise<BucketRow | undefined> =>
  db
    .selectFrom('send_buckets')
    .selectAll()
    .where('bucketKey', '=', bucketKey)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()

export const keepBucket = (db: TxDb, bucket: BucketRow) =>
  db
    .insertInto('send_buckets')
    .values(bucket)
    .onConflict((conflict) =>
      conflict.column('bucketKey').doUpdateSet(({ ref }) => ({
        tokens: ref('excluded.tokens'),
        at: ref('excluded.at'),
        day: ref('excluded.day'),
        usedToday: ref('excluded.usedToday'),
      })),
    )
    .execute()
