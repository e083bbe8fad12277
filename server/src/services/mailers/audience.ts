import type { Exclusion } from '@xd/core/domain/mailer/audience.ts'
import { isWithin } from '@xd/core/domain/mailer/custom-date.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { countCustomers, customersWithEmail, nextCustomers, nextCustomFields } from '#queries/mailer-audience.ts'
import { type Composed, composeFor } from './compose.ts'
import type { MailerContext } from './context.ts'
import { addressOf } from '#services/consents/erased-unsubscribes.ts'
import { type MailerKeys, type Member, membersOf } from './facts.ts'

export interface Decided {
  readonly member: Member
  readonly composed: Composed
  /** Why they are left out, if they are. */
  readonly excluded: Exclusion | null
}

export interface AudiencePage {
  readonly decided: readonly Decided[]
  /** The last customer checked; null if there are no more. */
  readonly through: number | null
}

/** Read and written in one turn of the thread, which others wait for. */
const PAGE = 250
/** At most this many customers share an address on average. Beyond that, only the first ones are looked at. */
const SHARING_EACH = 8
/** Customers of whom only their own date is read. */
const DATES_AT_ONCE = 4_000

interface Deciding {
  readonly now: number
  readonly config: MailerKeys
  readonly hasPictures: boolean
}

interface Looking extends Deciding {
  readonly after: number
  /** The addresses already on the list. */
  readonly taken: Set<string>
}

interface Sampling extends Deciding {
  readonly after: number
  readonly oneOf: number
}

const scopeOf = ({ job }: MailerContext) => ({
  companyID: job.companyID,
  storeIDs: JSON.parse(job.authorStoreIDs) as number[],
})

const hasDate =
  ({ customDate }: MailerContext) =>
  ({ custCustomFields }: { readonly custCustomFields: string }): boolean =>
    customDate === undefined ||
    // Most customers don't have the field, and reading all their fields takes far longer.
    (custCustomFields.includes(customDate.fieldID) &&
      isWithin((JSON.parse(custCustomFields) as Record<string, unknown>)[customDate.fieldID], customDate))

type Row = Awaited<ReturnType<typeof nextCustomers>>[number]

/** These customers, each excluded for at most one reason of their own. */
const decide = async (db: Db, context: MailerContext, rows: readonly Row[], deciding: Deciding): Promise<Decided[]> => {
  const members = await membersOf(db, context, rows.filter(hasDate(context)), deciding)
  return members.map((member) => {
    const composed = composeFor(context, member, deciding.now, deciding.hasPictures)
    return { member, composed, excluded: member.excluded ?? composed.excluded }
  })
}

const twice = ({ job }: MailerContext): Exclusion => (job.jobChannel === 'sms' ? 'duplicate' : 'same_email')

const through = (rows: readonly Row[]): number | null => (rows.length < PAGE ? null : rows.at(-1)!.custID)

/** The next customers of an audience, each excluded for at most one reason. Nobody is on the list twice. */
export const audiencePage = query(async (db: Db, context: MailerContext, looking: Looking): Promise<AudiencePage> => {
  const { after, taken } = looking
  const rows = await nextCustomers(db, scopeOf(context), context.asked, { after, limit: PAGE })
  const decided = (await decide(db, context, rows, looking)).map((one) => {
    const { address } = one.member
    if (one.excluded !== null) return one
    if (taken.has(address)) return { ...one, excluded: twice(context) }
    taken.add(address)
    return one
  })
  return { decided, through: through(rows) }
})

/** The next customers of a sample of an audience, decided as if the customers before them were included. */
export const sampledPage = query(async (db: Db, context: MailerContext, sampling: Sampling): Promise<AudiencePage> => {
  const { after, oneOf } = sampling
  const scope = scopeOf(context)
  const rows = await nextCustomers(db, scope, context.asked, { after, limit: PAGE, oneOf })
  const decided = await decide(db, context, rows, sampling)
  // A number belongs to one customer; several can share an email address.
  if (context.job.jobChannel === 'sms') return { decided, through: through(rows) }
  const last = new Map(decided.flatMap(({ excluded, member }) => (excluded ? [] : [[member.address, member.custID]])))
  const sharing = await customersWithEmail(db, scope, context.asked, [...last.keys()], PAGE * SHARING_EACH)
  const earlier = sharing.filter(({ custID, custEmail }) => custID < last.get(addressOf(custEmail))!)
  const first = new Map<string, number>()
  for (const { member, excluded } of await decide(db, context, earlier, sampling))
    if (excluded === null && !first.has(member.address)) first.set(member.address, member.custID)
  const isFirst = ({ address, custID }: Member) => (first.get(address) ?? custID) === custID
  return {
    decided: decided.map((one) =>
      one.excluded === null && !isFirst(one.member) ? { ...one, excluded: twice(context) } : one,
    ),
    through: through(rows),
  }
})

/** The size of an audience before anyone is left out. */
export const countAudience = query(async (db: Db, context: MailerContext): Promise<number> => {
  const scope = scopeOf(context)
  if (context.customDate === undefined) return countCustomers(db, scope, context.asked)
  let [count, after] = [0, 0]
  for (;;) {
    const rows = await nextCustomFields(db, scope, context.asked, { after, limit: DATES_AT_ONCE })
    count += rows.filter(hasDate(context)).length
    if (rows.length < DATES_AT_ONCE) return count
    after = rows.at(-1)!.custID
  }
})
