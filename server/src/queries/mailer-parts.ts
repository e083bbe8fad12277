// A mailer's labels and pictures.
import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

export const labelsOfMailers = async (db: Db, { companyID }: Tenant, jobIDs: readonly number[]) =>
  groupBy(
    await db
      .selectFrom('mailer_labels')
      .select(['jobID', 'labelID'])
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'jobID', jobIDs))
      .orderBy('labelID')
      .execute(),
    ({ jobID }) => jobID,
    ({ labelID }) => labelID,
  )

/** Their pictures in order, without the bytes. */
export const mediaOfMailers = query(async (db: Db, { companyID }: Tenant, jobIDs: readonly number[]) =>
  groupBy(
    await db
      .selectFrom('mailer_media as mm')
      .innerJoin('media as d', 'd.mediaID', 'mm.mediaID')
      .select(['mm.jobID', 'd.mediaID', 'd.mediaKey', 'd.type', 'd.bytes', 'd.width', 'd.height'])
      .where('mm.companyID', '=', companyID)
      .where(amongThese(db, 'mm.jobID', jobIDs))
      .orderBy('mm.position')
      .execute(),
    ({ jobID }) => jobID,
    ({ jobID: _, ...picture }) => picture,
  ),
)

const replace = async (
  db: TxDb,
  table: 'mailer_labels' | 'mailer_media',
  { companyID }: Tenant,
  jobID: number,
  rows: readonly object[],
): Promise<void> => {
  await db.deleteFrom(table).where('companyID', '=', companyID).where('jobID', '=', jobID).execute()
  if (rows.length > 0)
    await db
      .insertInto(table as 'mailer_labels')
      .values(rows.map((row) => ({ companyID, jobID, ...row }) as never))
      .execute()
}

export const replaceMailerLabels = query((db: TxDb, scope: Tenant, jobID: number, labelIDs: readonly number[]) =>
  replace(
    db,
    'mailer_labels',
    scope,
    jobID,
    labelIDs.map((labelID) => ({ labelID })),
  ),
)

export const replaceMailerMedia = query((db: TxDb, scope: Tenant, jobID: number, mediaIDs: readonly number[]) =>
  replace(
    db,
    'mailer_media',
    scope,
    jobID,
    mediaIDs.map((mediaID, position) => ({ mediaID, position })),
  ),
)
