import type { Exclusion } from '@xd/core/domain/mailer/audience.ts'
import { isWithin } from '@xd/core/domain/mailer/custom-date.ts'
import type { Db } from '#db/connect.ts'
import { nextCustomers } from '#queries/mailer-audience.ts'
import { type Composed, composeFor } from './compose.ts'
import type { MailerContext } from './context.ts'
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

/** Read and written by one turn of the thread, which others wait for. */
const PAGE = 250

interface Looking {
  readonly after: number
  readonly now: number
  readonly config: MailerKeys
  readonly hasPictures: boolean
  /** The addresses already on the list. */
  readonly taken: Set<string>
}

const hasDate = ({ customDate }: MailerContext, custCustomFields: string): boolean =>
  customDate === undefined ||
  isWithin((JSON.parse(custCustomFields) as Record<string, unknown>)[customDate.fieldID], customDate)

/** The next customers of an audience, each left out for at most one reason: nobody is on the list twice. */
export const audiencePage = async (db: Db, context: MailerContext, looking: Looking): Promise<AudiencePage> => {
  const { after, now, config, hasPictures, taken } = looking
  const scope = { companyID: context.job.companyID, storeIDs: JSON.parse(context.job.authorStoreIDs) as number[] }
  const rows = await nextCustomers(db, scope, context.asked, { after, limit: PAGE })
  const asked = rows.filter(({ custCustomFields }) => hasDate(context, custCustomFields))
  const members = await membersOf(db, context, asked, { now, config })
  const decided = members.map((member) => {
    const composed = composeFor(context, member, now, hasPictures)
    const own = member.excluded ?? composed.excluded
    const isTwice = own === null && taken.has(member.address)
    if (own === null) taken.add(member.address)
    const twice = context.job.jobChannel === 'sms' ? ('duplicate' as const) : ('same_email' as const)
    return { member, composed, excluded: isTwice ? twice : own }
  })
  return { decided, through: rows.length < PAGE ? null : rows.at(-1)!.custID }
}
