// How one row changes our data. The book is a copy of the store's own system, so its tickets are taken as the file has
// them. Contacts are ours: names stay, and only missing details are filled in (Spec 1 §2: existing contacts show phone
// and name read-only). A file opts customers out, but lifts no opt-out and no block, and blocks only those it adds.
import { type AddressPart, type CustomerAddress, missingParts } from '#domain/customer/address.ts'
import { type CustomerName, hasNoName } from '#domain/customer/name.ts'
import { foldText } from '#domain/text/fold.ts'
import type { ProblemCode } from './problems.ts'
import type { ImportRow, ImportTicket } from './row.ts'

export interface KnownCustomer extends CustomerName, CustomerAddress {
  readonly custPhone: string
  readonly custEmail: string | null
  readonly custDL: string | null
  readonly isBlocked: boolean
  readonly isOptedOut: boolean
}

/** Details missing from a contact that the file provides. */
export type Filling = Partial<Record<'custEmail' | 'custDL' | AddressPart, string>>

/** A last name of "-" counts as none. */
const WORD = /[^\s-]+/g

/** The same person, spelled differently: by case, accents, or an added second name. */
export const isSameName = (one: CustomerName, other: CustomerName): boolean => {
  const words = ({ custFirstName, custLastName }: CustomerName) =>
    new Set(foldText(`${custFirstName} ${custLastName}`).match(WORD))
  const [few, many] = [words(one), words(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>]
  return [...few].every((word) => many.has(word))
}

export const fillingOf = (known: KnownCustomer, row: ImportRow): Filling => ({
  ...(known.custEmail === null && row.custEmail !== null && { custEmail: row.custEmail }),
  ...(known.custDL === null && row.custDL !== null && { custDL: row.custDL }),
  ...missingParts(known, row),
})

/** Notes on a row's customer, who is imported anyway. */
export const notesOn = (known: KnownCustomer | undefined, row: ImportRow): readonly ProblemCode[] => {
  const hasName = row.custFirstName !== '' || row.custLastName !== ''
  const differs = known !== undefined && hasName && !hasNoName(known, known.custPhone) && !isSameName(known, row)
  return [
    ...(differs ? (['name_differs'] as const) : []),
    ...((known ?? row).isBlocked ? (['blocked'] as const) : []),
    ...(known?.isBlocked === false && row.isBlocked ? (['not_blocked'] as const) : []),
    ...(known?.isOptedOut === true || row.isOptedOut ? (['opted_out'] as const) : []),
  ]
}

/** The book's ticket after this row. Anything the file omits stays as it was. */
export const mergedTicket = <T extends ImportTicket>(known: T | undefined, ticket: ImportTicket): ImportTicket => ({
  ticketNumber: ticket.ticketNumber,
  ticketLoanDate: ticket.ticketLoanDate ?? known?.ticketLoanDate ?? null,
  ticketDueDate: ticket.ticketDueDate || (known?.ticketDueDate ?? ''),
  ticketGraceDate: ticket.ticketGraceDate ?? known?.ticketGraceDate ?? null,
  principalCents: ticket.principalCents ?? known?.principalCents ?? null,
  amountDueCents: ticket.amountDueCents ?? known?.amountDueCents ?? null,
  ticketDescription: ticket.ticketDescription || (known?.ticketDescription ?? ''),
  ticketStatus: ticket.ticketStatus,
})

const FIGURES = [
  'ticketLoanDate',
  'ticketDueDate',
  'ticketGraceDate',
  'principalCents',
  'amountDueCents',
  'ticketDescription',
  'ticketStatus',
] as const satisfies readonly (keyof ImportTicket)[]

export const isSameTicket = (one: ImportTicket, other: ImportTicket): boolean =>
  FIGURES.every((figure) => one[figure] === other[figure])
