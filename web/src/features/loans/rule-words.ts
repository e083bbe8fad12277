import { type RuleChoice, ruleTitle, specificLaws, statesWithRules } from '@xd/core/domain/loan/rule-choices.ts'
import { shownDay } from './shown-day.ts'

const group = (title: string, rules: readonly RuleChoice[]) =>
  rules.map((value) => ({ value, label: ruleTitle(value), group: title }))

/** A state first, then the individual laws of states that have more than one. */
export const RULE_OPTIONS: readonly { value: RuleChoice; label: string; group: string }[] = [
  ...group('By state, on the loan’s date', statesWithRules),
  ...group('A specific law', specificLaws),
]

export const readRules = (kept: string): RuleChoice | undefined =>
  RULE_OPTIONS.find(({ value }) => value === kept)?.value

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
