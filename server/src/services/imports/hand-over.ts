import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { allBecameOf, mergedWhen } from '#queries/customer-merges.ts'
import type { Journal } from '#queries/import-journal.ts'
import { setJournal } from '#queries/import-pieces.ts'
import { consentsAmong, giveConsentTo, laterRefusals } from '#queries/import-refusals.ts'
import type { ImportRowStored } from '#queries/imports.ts'

type Refusal = Awaited<ReturnType<typeof laterRefusals>>[number]
export type Refusals = ReadonlyMap<number, Refusal>

const earlier = (one: Refusal | undefined, other: Refusal): Refusal =>
  one === undefined || other.importID < one.importID ? other : one

/**
 * The first later file that also says "do not text", by the customer it named or the one they are merged into. When
 * this import is undone, its opt-out continues as that file's.
 */
export const refusedAgain = query(async (db: TxDb, of: ImportRowStored, { optedOut }: Journal): Promise<Refusals> => {
  const again = new Map<number, Refusal>()
  if (optedOut.length === 0) return again
  for (const refusal of await laterRefusals(db, of, of.importID)) {
    const named = (JSON.parse(refusal.journal) as Journal).optedOut
    for (const custID of [...named, ...(await mergedWhen(db, of, named, refusal.importedAt))])
      again.set(custID, earlier(again.get(custID), refusal))
  }
  return again
})

/** The same, by the customers they are merged into now. */
export const refusedToday = query(async (db: TxDb, of: ImportRowStored, again: Refusals): Promise<Refusals> => {
  const today = new Map(again)
  for (const [custID, refusal] of again)
    for (const became of await allBecameOf(db, of, custID)) today.set(became, earlier(today.get(became), refusal))
  return today
})

/** Hands the consents that this import recorded for those customers to the later file. Returns the remaining ids. */
export const handOverConsents = query(
  async (db: TxDb, of: ImportRowStored, { consents }: Journal, today: Refusals): Promise<readonly number[]> => {
    if (today.size === 0) return consents
    const given = new Map<Refusal, number[]>()
    for (const { consentID, custID } of await consentsAmong(db, of, consents)) {
      const refusal = today.get(custID)
      if (refusal === undefined) continue
      await giveConsentTo(db, of, consentID, refusal)
      given.set(refusal, [...(given.get(refusal) ?? []), consentID])
    }
    for (const [{ importID, piece, journal }, ids] of given) {
      const theirs = JSON.parse(journal) as Journal
      const more = { ...theirs, consents: [...theirs.consents, ...ids] } satisfies Journal
      await setJournal(db, of, importID, piece, JSON.stringify(more))
    }
    const handed = new Set([...given.values()].flat())
    return consents.filter((id) => !handed.has(id))
  },
)
