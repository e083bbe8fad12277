import { Effect } from 'effect'
import type { BrokenRule, OverridableRule } from '@xd/core/domain/access/override.ts'
import { rulesBrokenBy } from '@xd/core/domain/loan/broken-rules.ts'
import { lentOn } from '@xd/core/domain/loan/lent-on.ts'
import type { FrozenQuote } from '@xd/core/domain/loan/frozen.ts'
import type { SavedTerms } from '@xd/core/domain/loan/terms.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Caller } from '#caller.ts'
import { overrideLoanVersion, type WholeLoan } from '#queries/loans.ts'
import { checkIn } from './check-in.ts'
import { type Overriding, requireOverride } from '#services/override.ts'

export const overriddenIn = ({ overridden }: Pick<WholeLoan, 'overridden'>): readonly OverridableRule[] =>
  JSON.parse(overridden) as OverridableRule[]

/** The rules a version breaks, without those that were overridden for it. */
const stillBroken = (row: WholeLoan, acceptedOn: LocalDay | null): readonly BrokenRule[] => {
  const done = overriddenIn(row)
  const version = {
    quote: JSON.parse(row.quote) as FrozenQuote,
    terms: JSON.parse(row.terms) as SavedTerms,
    coveredBorrower: row.coveredBorrower,
    militaryCheck: checkIn(row),
  }
  return rulesBrokenBy(version, acceptedOn).filter(({ rule }) => !done.includes(rule))
}

/** Refuses quotes that break rules, or overrides the rules for each quote's version. Once is enough for a version. */
export const overrideLoans = Effect.fnUntraced(function* (
  caller: Caller,
  rows: readonly WholeLoan[],
  {
    acceptedIn,
    ...overriding
  }: Overriding & {
    /** The company's time zone, if they are being accepted: the check that they need counts to this day. */
    readonly acceptedIn?: string | undefined
  },
) {
  const broken = rows.flatMap((row) => {
    const rules = stillBroken(row, acceptedIn === undefined ? null : lentOn(row, overriding.at, acceptedIn))
    return rules.length === 0 ? [] : [{ row, rules }]
  })
  const words = ({ loanID }: WholeLoan, message: string) =>
    rows.length === 1 ? message : `Quote ${loanID}: ${message}`
  const records = broken.map(({ row, rules }) => ({
    target: `loan/${row.loanID}`,
    broken: rules.map((rule) => ({ ...rule, message: words(row, rule.message) })),
  }))
  yield* requireOverride(caller, records, overriding.overrideReason)
  for (const { row, rules } of broken) {
    const overridden = JSON.stringify([...new Set([...overriddenIn(row), ...rules.map(({ rule }) => rule)])])
    yield* overrideLoanVersion(caller, row, overridden)
  }
})
