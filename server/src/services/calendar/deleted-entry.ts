import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import type { EntryRow } from '#queries/calendar-entries.ts'
import { seal, unseal } from '#services/secrets/seal.ts'

type Deleted = Pick<EntryRow, 'companyID' | 'itemCalendarID'>
type Values = Readonly<Record<string, unknown>>

const placeOf = ({ companyID }: Deleted): string => `deleted-entry/${companyID}`

const digestOf = ({ itemCalendarID }: Deleted, values: Values): string => {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([itemCalendarID, sorted]))
    .digest('base64url')
}

/** Proves that an entry on this calendar with these values was deleted: undoing that needs no permission for them. */
export const proofOfDeletion = Effect.fnUntraced(function* (entry: EntryRow) {
  const { secretKey } = yield* AppConfig
  return seal(digestOf(entry, JSON.parse(entry.itemCustomFields) as Values), secretKey, placeOf(entry))
})

export const isProof = Effect.fnUntraced(function* (proof: string, entry: Deleted, values: Values) {
  const { secretKey, previousSecretKey } = yield* AppConfig
  const keys = [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])]
  return unseal(proof, keys, placeOf(entry)) === digestOf(entry, values)
})
