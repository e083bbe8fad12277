import type { RuleChoice } from '@xd/core/domain/loan/rule-choices.ts'
import { storedChoice } from '#state/stored-choice.ts'
import { readRules } from './rule-words.ts'

const choice = storedChoice<RuleChoice | null>('xd.loan-rules', null, {
  read: readRules,
  write: (rules) => rules ?? '',
})

/** The rules last chosen in this browser; null before anybody has chosen. */
export const useRulesChoice = (): [RuleChoice | null, (rules: RuleChoice) => void] => [
  choice.use(),
  (next) => choice.set(next),
]
