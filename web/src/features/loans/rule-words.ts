import { type Regime, regimeIDs } from '@xd/core/domain/loan/regime.ts'
import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { shownDay } from './shown-day.ts'
import type { RuleChoice } from '@xd/core/domain/loan/usual-rules.ts'
import { isState } from './loan-draft.ts'

const STATE_NAMES: Readonly<Record<Regime['state'], string>> = {
  CA: 'California',
  FL: 'Florida',
  NV: 'Nevada',
  AZ: 'Arizona',
}

const BY_DATE = 'By state, on the loan’s date'

/** A state first, then the individual laws of states that have more than one. */
export const RULE_OPTIONS: readonly { value: RuleChoice; label: string; group: string }[] = [
  ...(Object.keys(STATE_NAMES) as Regime['state'][]).map((state) => ({
    value: state,
    label: STATE_NAMES[state],
    group: BY_DATE,
  })),
  ...regimeIDs
    .filter((id) => regimes[id].state === 'CA')
    .map((id) => ({ value: id, label: regimes[id].title, group: 'A specific law' })),
]

export const readRules = (kept: string): RuleChoice | undefined =>
  RULE_OPTIONS.find(({ value }) => value === kept)?.value

export const stateOf = (rules: RuleChoice): Regime['state'] => (isState(rules) ? rules : regimes[rules].state)

/** A law as currently in the tables, or as frozen with a saved quote. */
export interface Law {
  readonly state: string
  readonly title: string
  readonly effectiveFrom: string | null
  readonly effectiveTo: string | null
  readonly sources: readonly string[]
  readonly inferences: readonly string[]
}

/** "In effect from Fri, Jan 1, 2016 to Tue, Dec 31, 2019"; nothing where no source gives the days. */
export const inEffectWords = ({ effectiveFrom, effectiveTo }: Law): string | null => {
  if (effectiveFrom === null) return null
  return effectiveTo === null
    ? `In effect since ${shownDay(effectiveFrom)}`
    : `In effect from ${shownDay(effectiveFrom)} to ${shownDay(effectiveTo)}`
}

const percentage = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "38.24%", with a comma in the thousands. */
export const rateWords = (percent: number): string => `${percentage.format(percent)}%`
