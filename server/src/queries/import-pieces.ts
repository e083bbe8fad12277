import type { Db, TxDb } from '#db/connect.ts'
import type { ImportPiecesTable } from '#db/import-tables.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

const pieces = (db: Db, { companyID }: Tenant, importID: number) =>
  db.selectFrom('import_pieces').where('companyID', '=', companyID).where('importID', '=', importID)

export const nextPiece = query(async (db: Db, scope: Tenant, importID: number): Promise<number> => {
  const last = await pieces(db, scope, importID).select('piece').orderBy('piece', 'desc').limit(1).executeTakeFirst()
  return (last?.piece ?? 0) + 1
})

export const insertPiece = query((db: TxDb, piece: ImportPiecesTable) =>
  db.insertInto('import_pieces').values(piece).execute(),
)

/** The problems of the first pieces, up to this many. */
export const problemsOf = query(
  async (db: Db, scope: Tenant, importID: number, most: number): Promise<[number, string][]> => {
    const found: [number, string][] = []
    let after = 0
    while (found.length < most) {
      const next = await pieces(db, scope, importID)
        .select(['piece', 'problems'])
        .where('piece', '>', after)
        .where('problems', '!=', '[]')
        .orderBy('piece')
        .limit(1)
        .executeTakeFirst()
      if (next === undefined) break
      found.push(...(JSON.parse(next.problems) as [number, string][]))
      after = next.piece
    }
    return found.slice(0, most)
  },
)

/** The last piece before this one that still has something to undo. */
export const lastPieceBefore = query((db: Db, scope: Tenant, importID: number, piece: number) =>
  pieces(db, scope, importID)
    .select(['piece', 'journal'])
    .where('piece', '<', piece)
    .where('journal', '!=', '')
    .orderBy('piece', 'desc')
    .limit(1)
    .executeTakeFirst(),
)

export const setJournal = query((db: TxDb, { companyID }: Tenant, importID: number, piece: number, journal: string) =>
  db
    .updateTable('import_pieces')
    .set({ journal })
    .where('companyID', '=', companyID)
    .where('importID', '=', importID)
    .where('piece', '=', piece)
    .execute(),
)

/** The pieces of every import that named a customer. */
export const piecesNaming = (db: Db, { companyID }: Tenant, custID: number) =>
  db
    .selectFrom('import_pieces as p')
    .innerJoin('import_customers as c', 'c.importID', 'p.importID')
    .select(['p.importID', 'p.piece', 'p.journal'])
    .where('p.companyID', '=', companyID)
    .where('c.custID', '=', custID)
    .where('p.journal', '!=', '')
    .execute()

/** The pieces of imports since then that have something to undo. */
export const piecesSince = (db: Db, { companyID }: Tenant, since: number) =>
  db
    .selectFrom('imports as i')
    .innerJoin('import_pieces as p', 'p.importID', 'i.importID')
    .select(['p.importID', 'p.piece', 'p.journal'])
    .where('i.companyID', '=', companyID)
    .where('i.importedAt', '>=', since)
    .where('p.journal', '!=', '')
    .execute()
