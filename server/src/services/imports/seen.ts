import type { KnownCustomer } from '@xd/core/domain/import/plan.ts'
import { isSkipped, type ProblemCode } from '@xd/core/domain/import/problems.ts'
import type { FileRow } from './file.ts'

/** A ticket’s owner: an existing customer, or one added by this file, by phone. */
export type Owner = { readonly custID: number } | { readonly custPhone: string }

/** Everything named in the rows so far. */
export interface Seen {
  readonly tickets: Set<string>
  /** Active tickets in rows that were left out. */
  readonly mentioned: Set<string>
  readonly people: Set<string>
  /** The customers this file adds; in a dry run nothing else knows them. */
  readonly added: Map<string, KnownCustomer>
  readonly owners: Map<string, Owner>
  /** Problems that are reported once per customer. */
  readonly noted: Set<string>
  activeNamed: number
}

/** A customer's problem, by the phone in their rows. */
export const noteOf = (code: ProblemCode, custPhone: string | null): string => `${code} ${custPhone ?? ''}`

export const nothingSeen = (): Seen => ({
  tickets: new Set(),
  mentioned: new Set(),
  people: new Set(),
  added: new Map(),
  owners: new Map(),
  noted: new Set(),
  activeNamed: 0,
})

/** A row that an earlier run of the same import has handled, and the problems it reported then. */
export const seeAgain = (seen: Seen, { read }: FileRow, said: readonly ProblemCode[]): void => {
  if (!read.ok || said.some(isSkipped)) return
  for (const code of said) seen.noted.add(noteOf(code, read.row.custPhone))
  if (read.row.ticket !== null) seen.tickets.add(read.row.ticket.ticketNumber)
  if (read.row.custPhone !== null) seen.people.add(read.row.custPhone)
}
