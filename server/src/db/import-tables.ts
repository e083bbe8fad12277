import type { ColumnType, Generated } from 'kysely'
import type { ConsentKind, ConsentSource } from '@xd/core/domain/customer/consent.ts'
import type { ImportState } from '@xd/core/domain/import/state.ts'
import type { Bit, Epoch } from './tables.ts'

type Counted = ColumnType<number, number | undefined, number>

export interface ImportsTable {
  importID: Generated<number>
  companyID: number
  storeID: number
  filename: string
  fileHash: string
  importedAt: Epoch
  importedByID: number
  importState: ImportState
  /** JSON: which column holds what. */
  mapping: string
  /** The file itself, until all of it is imported. */
  fileText: string | null
  importRows: number
  rowsDone: Counted
  made: Counted
  matched: Counted
  skipped: Counted
  problemCount: Counted
  customersChanged: Counted
  ticketsMade: Counted
  ticketsChanged: Counted
  ticketsGone: Counted
  undoneAt: ColumnType<Epoch | null, Epoch | null | undefined, Epoch | null>
  /** When the same file was imported again, after a different one. */
  repeatedAt: ColumnType<Epoch | null, Epoch | null | undefined, Epoch | null>
}

/** The changes made by one transaction of an import. */
export interface ImportPiecesTable {
  companyID: number
  importID: number
  piece: number
  /** JSON: rows and codes. */
  problems: string
  /** JSON: the data undo needs. */
  journal: string
}

/** The customers named in a file. */
export interface ImportCustomersTable {
  companyID: number
  importID: number
  custID: number
}

/** Which column holds what in a store's files, as last specified. */
export interface ImportMappingsTable {
  companyID: number
  storeID: number
  mapping: string
}

/** Never changed: the newest of a kind is in effect. */
export interface CustomerConsentsTable {
  consentID: Generated<number>
  companyID: number
  custID: number
  consentKind: ConsentKind
  given: Bit
  source: ConsentSource
  at: Epoch
  /** The user who recorded it; null for a customer's own text. */
  userID: number | null
}

export interface ImportTables {
  imports: ImportsTable
  import_pieces: ImportPiecesTable
  import_customers: ImportCustomersTable
  import_mappings: ImportMappingsTable
  customer_consents: CustomerConsentsTable
}
