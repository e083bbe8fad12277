import { type RuleChoice, ruleTitle, specificLaws, statesWithRules } from '@xd/core/domain/loan/rule-choices.ts'

const group = (title: string, rules: readonly RuleChoice[]) =>
  rules.map((value) => ({ value, label: ruleTitle(value), group: title }))

/** A state first, then the individual laws of states that have more than one. */
export const RULE_OPTIONS: readonly { value: RuleChoice; label: string; group: string }[] = [
  ...group('By state, on the loan’s date', statesWithRules),
  ...group('A specific law', specificLaws),
]
