import { Effect } from 'effect'
import { addressIn } from '@xd/core/domain/customer/address.ts'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import { isSameTicket } from '@xd/core/domain/import/plan.ts'
import type { CompanyScope } from '#db/scope.ts'
import { insertConsents } from '#queries/consents.ts'
import { holdCustomers, updateCustomer } from '#queries/customers.ts'
import { otherPhonesOf } from '#queries/customer-phones.ts'
import { customersByPhones, type StoredTicket } from '#queries/import-lookups.ts'
import { insertPiece, nextPiece } from '#queries/import-pieces.ts'
import { insertImportCustomers, markTickets, optOutMany, writeTickets } from '#queries/import-writes.ts'
import { type ImportRowStored, updateImport } from '#queries/imports.ts'
import { addContacts } from '#services/customers/add-contacts.ts'
import type { Journal } from '#queries/import-journal.ts'
import { seeRewrites } from '#services/rewrites/sightings/see.ts'
import type { Watch } from '#services/rewrites/sightings/watch.ts'
import { printOf } from './print.ts'
import type { PiecePlan } from './plan-piece.ts'
import type { Owner } from './seen.ts'
import { writeOutcomes } from './write-outcomes.ts'

type OfImport = Pick<ImportRowStored, 'importID' | 'storeID' | 'importedAt' | 'importedByID'>

/** Adds a piece's contacts. Returns all of them by phone, and how to undo the new ones. */
const addPeople = Effect.fnUntraced(function* (scope: CompanyScope, plan: PiecePlan, at: number) {
  const contacts = plan.added.map(({ row, name: [custFirstName, custLastName] }) => ({
    custPhone: row.custPhone!,
    custFirstName,
    custLastName,
    custEmail: row.custEmail,
    custDL: row.custDL,
    ...addressIn(row),
    custOptedOutAt: row.isOptedOut ? at : null,
    custLanguage: row.custLanguage ?? 'en',
    custBlocked: row.isBlocked ? (1 as const) : (0 as const),
  }))
  const { byPhone, rows, made } = yield* addContacts(scope, contacts, at)
  const added = rows.flatMap((row) =>
    made.has(row.custPhone) ? [[byPhone.get(row.custPhone)!, printOf(row)] as const] : [],
  )
  return { byPhone, added }
})

const fillContacts = Effect.fnUntraced(function* (scope: CompanyScope, { filled }: PiecePlan) {
  const phones = yield* otherPhonesOf(scope, [...filled.keys()])
  for (const [custID, { customer, filling }] of filled) {
    const otherPhones = phones.get(custID) ?? []
    const change = { ...filling, ...foldCustomer({ ...customer, ...filling, otherPhones }) }
    yield* updateCustomer(scope, custID, change)
  }
  return [...filled].map(([custID, { filling }]) => [custID, filling] as const)
})

const writeConsents = Effect.fnUntraced(function* (
  { companyID }: CompanyScope,
  { importedAt: at, importedByID: userID }: OfImport,
  withdrawn: readonly number[],
  marketing: readonly { custID: number; given: boolean }[],
) {
  const said = { companyID, source: 'import', at, userID } as const
  const rows = [
    ...withdrawn.flatMap((custID) =>
      (['service', 'marketing'] as const).map((consentKind) => ({ ...said, custID, consentKind, given: 0 as const })),
    ),
    ...marketing.map(({ custID, given }) => ({
      ...said,
      custID,
      consentKind: 'marketing' as const,
      given: given ? (1 as const) : (0 as const),
    })),
  ]
  return yield* insertConsents(rows)
})

/** The customers a piece says not to text, except those this import itself has opted out before. */
const refusedIn = ({ optedOut, optedOutAgain }: PiecePlan, at: number): number[] => [
  ...optedOut,
  ...[...optedOutAgain].flatMap(([custID, since]) => (since === at ? [] : custID)),
]

/** A ticket before it is written; its customer only if the file gives it to another one. */
const stateBefore = (known: StoredTicket, ownerNow: number): Journal['tickets'][number][1] => {
  const { ticketID: _, companyID: __, storeID: ___, ticketNumber: ____, custID, ...state } = known
  return custID === ownerNow ? state : { ...state, custID }
}

const writeBook = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { importID, storeID, importedAt: asOf }: OfImport,
  { written, same, mentioned }: PiecePlan,
  custIDOf: (owner: Owner) => number,
) {
  const rows = written.map(({ owner, ticket }) => ({
    companyID: scope.companyID,
    storeID,
    custID: custIDOf(owner),
    ...ticket,
    asOf,
    importID,
  }))
  const ids = new Map((yield* writeTickets(rows)).map(({ ticketNumber, ticketID }) => [ticketNumber, ticketID]))
  const renewed = same.map(({ ticketID }) => ticketID)
  yield* markTickets(scope, renewed, { importID, asOf })
  const kept = mentioned.map(({ ticketID }) => ticketID)
  yield* markTickets(scope, kept, { importID })
  return {
    madeTickets: written.flatMap((one) => (one.known === undefined ? ids.get(one.ticket.ticketNumber)! : [])),
    tickets: [
      ...written.flatMap(({ known, owner }) =>
        known === undefined ? [] : [[known.ticketID, stateBefore(known, custIDOf(owner))] as const],
      ),
      ...same.map((before) => [before.ticketID, { asOf: before.asOf, importID: before.importID }] as const),
      ...mentioned.map((before) => [before.ticketID, { importID: before.importID }] as const),
    ],
    changed: written.filter(({ known: before, ticket }) => before !== undefined && !isSameTicket(before, ticket))
      .length,
  }
})

/** Writes one piece of a file, along with how to undo it, in one transaction. */
export const writePiece = Effect.fnUntraced(function* (
  scope: CompanyScope,
  imported: ImportRowStored,
  plan: PiecePlan,
  watch: Watch,
  rowsDone: number,
) {
  const { importID, importedAt: at } = imported
  const { byPhone, added } = yield* addPeople(scope, plan, at)
  const phones = plan.named.flatMap((owner) =>
    'custPhone' in owner && !byPhone.has(owner.custPhone) ? [owner.custPhone] : [],
  )
  const earlier = phones.length === 0 ? new Map<string, never>() : yield* customersByPhones(scope, phones)
  const custIDOf = (owner: Owner): number =>
    'custID' in owner ? owner.custID : (byPhone.get(owner.custPhone) ?? earlier.get(owner.custPhone)!.custID)
  const filled = yield* fillContacts(scope, plan)
  const refused = refusedIn(plan, at)
  // Nobody else opts them out or in at the same time.
  yield* holdCustomers(scope, refused, 'no key update')
  const optedOut = yield* optOutMany(scope, refused, at)
  const refusing = plan.added.flatMap(({ row }) => (row.isOptedOut ? byPhone.get(row.custPhone!)! : []))
  const marketing = plan.marketing.map(({ owner, given }) => ({ custID: custIDOf(owner), given }))
  const consents = yield* writeConsents(scope, imported, [...optedOut, ...refusing], marketing)
  const { changed, ...book } = yield* writeBook(scope, imported, plan, custIDOf)
  yield* writeOutcomes(scope, imported, plan.written, custIDOf)
  if (watch.awaited.size > 0) {
    const written = plan.written.map(({ owner, ticket: { ticketNumber } }) => ({
      ticketNumber,
      custID: custIDOf(owner),
    }))
    yield* seeRewrites(scope, imported, watch, [...plan.same, ...written])
  }
  const custIDs = [...new Set(plan.named.map(custIDOf))]
  const journal: Journal = { added, filled, optedOut: refused, consents, ...book }
  yield* insertImportCustomers(scope, importID, custIDs)
  yield* insertPiece({
    companyID: scope.companyID,
    importID,
    piece: yield* nextPiece(scope, importID),
    problems: JSON.stringify(plan.problems),
    journal: JSON.stringify(journal),
  })
  yield* updateImport(scope, importID, {
    rowsDone,
    made: imported.made + added.length,
    matched: imported.matched + plan.matched,
    skipped: imported.skipped + plan.skipped,
    problemCount: imported.problemCount + plan.problems.length,
    customersChanged: imported.customersChanged + new Set([...plan.filled.keys(), ...optedOut]).size,
    ticketsMade: imported.ticketsMade + book.madeTickets.length,
    ticketsChanged: imported.ticketsChanged + changed,
  })
})
