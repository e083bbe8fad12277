import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { wordsOfCustomer } from '@xd/core/domain/calendar/entry-search.ts'
import { LOAN_ENDS, loanEntry } from '@xd/core/domain/calendar/managed.ts'
import { cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { loansEnding } from '#queries/loan-list.ts'
import { findLoan, findLoans, type WholeLoan } from '#queries/loans.ts'
import { type Candidate, type ManagedSource, presentBy, recordsOf } from '#services/calendar/candidate.ts'

type Dated = Pick<WholeLoan, 'loanID' | 'maturityDate' | 'graceEnds'>

const GRACE = '/grace'

const candidate = (loanID: number, day: LocalDay, part: '' | typeof GRACE): Candidate => ({
  source: 'loan',
  recordID: loanID,
  part,
  itemCalendarID: null,
  itemDateStart: day,
  itemDateEnd: day,
  itemRepeat: null,
})

/** The day a loan matures and, where its law has one, the end of its grace period. */
const daysOf = ({ loanID, maturityDate, graceEnds }: Dated): readonly Candidate[] => [
  candidate(loanID, maturityDate, ''),
  ...(graceEnds > maturityDate ? [candidate(loanID, graceEnds, GRACE)] : []),
]

const personOf = ({ custPhone, custFirstName, custLastName }: WholeLoan) =>
  custPhone === null ? undefined : { custPhone, custFirstName: custFirstName ?? '', custLastName: custLastName ?? '' }

/** The due dates of accepted loans. A quote that isn't accepted has none. */
export const loanDays: ManagedSource = {
  mayRead: ({ permissions, features }) => holds(permissions, 'loans') && hasFeature(features, 'loans'),
  around: async (db, viewer, { from, to }, wants, words) => {
    if (!wants(null)) return []
    const found: Candidate[] = []
    for (const [part, called] of [
      ['', LOAN_ENDS.matures],
      [GRACE, LOAN_ENDS.grace],
    ] as const) {
      const loans = await loansEnding(db, viewer, { from, to }, wordsOfCustomer(words, called))
      const days = loans.flatMap(daysOf).filter(({ itemDateStart: day }) => day >= from && day <= to)
      if (words === undefined) return days
      found.push(...days.filter((day) => day.part === part))
    }
    return found
  },
  find: async (db, viewer, owner) => {
    if (owner.kind !== 'loan') return undefined
    const loan = await findLoan(db, viewer, owner.loanID)
    if (loan?.loanStatus !== 'accepted') return undefined
    return daysOf(loan)[owner.ends === 'grace' ? 1 : 0]
  },
  present: async (db, viewer, candidates, nameOf) => {
    const loans = new Map((await findLoans(db, viewer, recordsOf(candidates))).map((loan) => [loan.loanID, loan]))
    return presentBy(candidates, loans, ({ part, itemDateStart }, loan) => {
      const person = personOf(loan)
      return loanEntry(
        { loanID: loan.loanID, ...(part === GRACE && { ends: 'grace' as const }) },
        itemDateStart,
        formatDollars(cents(loan.amountCents)),
        person === undefined ? '' : nameOf(person),
      )
    })
  },
}
