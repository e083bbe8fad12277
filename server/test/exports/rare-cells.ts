import type { Columns } from '@xd/server/lists/csv-file.ts'
import type { Names } from '@xd/server/lists/names.ts'

const ZONES: Readonly<Record<number, string>> = { 1: 'America/Denver', 2: 'America/Chicago' }
export const names: Names = {
  companyTimezone: 'America/New_York',
  store: (storeID) => ({ 1: 'Main', 2: 'Lake' })[storeID] ?? '',
  zone: (storeID) => ZONES[storeID] ?? 'UTC',
  user: (userID) => (userID === null ? '' : `User ${userID}`),
  labels: (labelIDs) => labelIDs.map((labelID) => `Label ${labelID}`).join('; '),
}
/** Noon in London, on the first of August. */
export const AT = Date.UTC(2026, 7, 1, 11)
export const LATER = Date.UTC(2026, 7, 1, 12, 30)
export const [NEW_YORK, DENVER] = ['2026-08-01 07:00', '2026-08-01 05:00']
export const customer = { custLastName: 'Hall', custFirstName: 'Ida', custPhone: '+12135550184' }
export const dollars = (cents: number) => cents

interface Listed {
  readonly columns: (names: Names, now: number) => Columns<never>
}
export type CellCase = readonly [what: string, list: Listed, row: object, cells: object]
