import { addressIn } from '@xd/core/domain/customer/address.ts'
import { type Consent, mayOverrule } from '@xd/core/domain/customer/consent.ts'
import { isPhoneValue } from '@xd/core/domain/customer/name.ts'
import {
  fillingOf,
  type Filling,
  isSameTicket,
  type KnownCustomer,
  mergedTicket,
  notesOn,
} from '@xd/core/domain/import/plan.ts'
import { isSkipped, type ProblemCode } from '@xd/core/domain/import/problems.ts'
import type { ImportRow, ImportTicket } from '@xd/core/domain/import/row.ts'
import { type TicketOutcome, ticketOutcome } from '@xd/core/domain/ticket/outcome.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { newestConsents } from '#queries/consents.ts'
import { customersByPhones, type NamedCustomer, type StoredTicket, ticketsByNumbers } from '#queries/import-lookups.ts'
import type { FileRow } from './file.ts'
import { noteOf, type Owner, type Seen } from './seen.ts'

export interface PlannedTicket {
  readonly owner: Owner
  readonly ticket: ImportTicket
  /** Undefined: it is new. */
  readonly known: StoredTicket | undefined
  /** Its outcome since the previous file. */
  readonly outcome: TicketOutcome | null
}

/** The changes made by a piece of a file. */
export interface PiecePlan {
  readonly problems: [line: number, code: ProblemCode][]
  skipped: number
  matched: number
  readonly added: { readonly row: ImportRow; readonly name: readonly [first: string, last: string] }[]
  readonly named: Owner[]
  readonly filled: Map<number, { readonly customer: NamedCustomer; readonly filling: Filling }>
  readonly optedOut: Set<number>
  /** “Do not text” of those who are opted out already, by the moment since when. */
  readonly optedOutAgain: Map<number, number>
  readonly marketing: { readonly owner: Owner; readonly given: boolean }[]
  readonly written: PlannedTicket[]
  /** Tickets already as the file has them. */
  readonly same: StoredTicket[]
  /** Active tickets in rows that were left out: we only know that they still exist. */
  readonly mentioned: StoredTicket[]
}

const knownOf = (row: NamedCustomer): KnownCustomer => ({
  ...row,
  isBlocked: row.custBlocked === 1,
  isOptedOut: row.custOptedOutAt !== null,
})

/** A name always has a last part: a single name is used for that. */
const nameOf = ({ custFirstName, custLastName, custPhone }: ImportRow): readonly [string, string] | undefined => {
  const [first, last] = custLastName === '' ? ['', custFirstName] : [custFirstName, custLastName]
  return last === '' || isPhoneValue(last, custPhone ?? '') ? undefined : [first, last]
}

const lookUp = async (db: Db, scope: CompanyScope, storeID: number, rows: readonly FileRow[]) => {
  const read = rows.flatMap((one) => (one.read.ok ? [one.read.row] : []))
  const phones = [...new Set(read.flatMap(({ custPhone }) => custPhone ?? []))]
  const mentions = rows.flatMap((one) => (one.read.ok ? [] : one.read.mentions))
  const named = read.flatMap((row) => [row.ticket?.ticketNumber ?? [], row.renewedFrom ?? []].flat())
  const numbers = [...new Set([...named, ...mentions])]
  const customers = await customersByPhones(db, scope, phones)
  const said = read.filter(({ marketing }) => marketing !== undefined)
  const custIDs = said.flatMap(({ custPhone }) => customers.get(custPhone ?? '')?.custID ?? [])
  return {
    customers,
    tickets:
      numbers.length === 0 ? new Map<string, StoredTicket>() : await ticketsByNumbers(db, scope, storeID, numbers),
    marketing: custIDs.length === 0 ? new Map<number, never>() : await newestConsents(db, scope, 'marketing', custIDs),
  }
}

type Known = Awaited<ReturnType<typeof lookUp>>

/** The customer a row belongs to, or why that is unknown. */
const ownerOf = (row: ImportRow, { customers, tickets }: Known, seen: Seen): Owner | ProblemCode => {
  if (row.custPhone !== null) {
    const known = customers.get(row.custPhone)
    if (known !== undefined) return { custID: known.custID }
    return seen.added.has(row.custPhone) || nameOf(row) !== undefined ? { custPhone: row.custPhone } : 'no_name'
  }
  for (const number of [row.ticket!.ticketNumber, row.renewedFrom ?? '']) {
    const stored = tickets.get(number)
    if (stored !== undefined) return { custID: stored.custID }
    const owner = seen.owners.get(number)
    if (owner !== undefined) return owner
  }
  return 'no_phone'
}

const isRepeated = ({ ticket, custPhone }: ImportRow, seen: Seen): boolean =>
  ticket === null ? seen.people.has(custPhone!) : seen.tickets.has(ticket.ticketNumber)

const emptyPlan = (): PiecePlan => ({
  problems: [],
  skipped: 0,
  matched: 0,
  added: [],
  named: [],
  filled: new Map(),
  optedOut: new Set(),
  optedOutAgain: new Map(),
  marketing: [],
  written: [],
  same: [],
  mentioned: [],
})

const proves = (given: boolean, known: Consent | undefined): boolean =>
  known?.given !== given && mayOverrule({ given, source: 'import' }, known)

/** "Do not text" in any of a customer's rows also overrides what an earlier row says about marketing. */
const planRefusal = (plan: PiecePlan, { custPhone, isOptedOut }: ImportRow, { customers }: Known): void => {
  if (!isOptedOut || custPhone === null) return
  const customer = customers.get(custPhone)
  const added = plan.added.findIndex(({ row }) => row.custPhone === custPhone)
  if (customer === undefined && added !== -1)
    plan.added[added] = { ...plan.added[added]!, row: { ...plan.added[added]!.row, isOptedOut } }
  else if (customer?.custOptedOutAt === null) plan.optedOut.add(customer.custID)
  else if (customer) plan.optedOutAgain.set(customer.custID, customer.custOptedOutAt!)
  const said = plan.marketing.findIndex(({ owner }) =>
    'custID' in owner ? owner.custID === customer?.custID : owner.custPhone === custPhone,
  )
  if (said !== -1) plan.marketing.splice(said, 1)
}

const planPerson = (plan: PiecePlan, row: ImportRow, owner: Owner, known: Known, seen: Seen): void => {
  plan.named.push(owner)
  const { custPhone } = row
  if (custPhone === null) return
  const customer = known.customers.get(custPhone)
  const isFirst = !seen.people.has(custPhone)
  seen.people.add(custPhone)
  if (customer !== undefined) {
    const filling = { ...fillingOf(knownOf(customer), row), ...plan.filled.get(customer.custID)?.filling }
    if (Object.keys(filling).length > 0) plan.filled.set(customer.custID, { customer, filling })
    if (isFirst) plan.matched++
  } else if (!seen.added.has(custPhone)) {
    const name = nameOf(row)!
    plan.added.push({ row, name })
    const [custFirstName, custLastName] = name
    const { custEmail, custDL } = row
    const { isOptedOut, isBlocked } = row
    seen.added.set(custPhone, {
      custFirstName,
      custLastName,
      custPhone,
      custEmail,
      custDL,
      ...addressIn(row),
      isOptedOut,
      isBlocked,
    })
  }
  const said = customer && known.marketing.get(customer.custID)
  if (isFirst && row.marketing !== undefined && !row.isOptedOut && proves(row.marketing, said))
    plan.marketing.push({ owner, given: row.marketing })
}

const planTicket = (plan: PiecePlan, row: ImportRow, owner: Owner, { tickets }: Known, seen: Seen): void => {
  if (row.ticket === null) return
  const stored = tickets.get(row.ticket.ticketNumber)
  const ticket = mergedTicket(stored && { ...stored, ticketNumber: stored.ticketNumber }, row.ticket)
  seen.tickets.add(ticket.ticketNumber)
  seen.owners.set(ticket.ticketNumber, owner)
  if (stored?.ticketStatus === 'active' && !seen.mentioned.has(ticket.ticketNumber)) seen.activeNamed++
  if (stored !== undefined && 'custID' in owner && stored.custID === owner.custID && isSameTicket(stored, ticket))
    plan.same.push(stored)
  else {
    const outcome = ticketOutcome(stored, { ...ticket, goesOn: row.goesOn })
    plan.written.push({ owner, ticket, known: stored, outcome })
  }
}

const planMentions = (plan: PiecePlan, numbers: readonly string[], { tickets }: Known, seen: Seen): void => {
  for (const number of numbers) {
    const stored = tickets.get(number)
    if (stored?.ticketStatus !== 'active' || seen.tickets.has(number) || seen.mentioned.has(number)) continue
    seen.mentioned.add(number)
    seen.activeNamed++
    plan.mentioned.push(stored)
  }
}

/** Computes what some rows change. Changes nothing but `seen`. */
export const planPiece = query(
  async (db: Db, scope: CompanyScope, storeID: number, rows: readonly FileRow[], seen: Seen): Promise<PiecePlan> => {
    const known = await lookUp(db, scope, storeID, rows)
    const plan = emptyPlan()
    const say = (line: number, code: ProblemCode) => {
      plan.problems.push([line, code])
      if (isSkipped(code)) plan.skipped++
    }
    for (const { line, read } of rows) {
      if (!read.ok) {
        say(line, read.code)
        planMentions(plan, read.mentions, known, seen)
        continue
      }
      const { row } = read
      if (isRepeated(row, seen)) {
        say(line, 'duplicate')
        planRefusal(plan, row, known)
        continue
      }
      const owner = ownerOf(row, known, seen)
      if (typeof owner === 'string') {
        say(line, owner)
        if (row.ticket !== null) planMentions(plan, [row.ticket.ticketNumber], known, seen)
        continue
      }
      const phone = row.custPhone ?? ''
      const person = known.customers.get(phone)
      for (const code of notesOn(person ? knownOf(person) : seen.added.get(phone), row)) {
        const note = noteOf(code, row.custPhone)
        if (seen.noted.has(note)) continue
        seen.noted.add(note)
        say(line, code)
      }
      planPerson(plan, row, owner, known, seen)
      planRefusal(plan, row, known)
      planTicket(plan, row, owner, known, seen)
    }
    return plan
  },
)
