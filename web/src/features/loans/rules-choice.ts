import { DEFAULT_REGIME } from '@xd/core/domain/loan/choose-regime.ts'
import { storedChoice } from '#state/stored-choice.ts'
import type { RuleChoice } from './loan-draft.ts'
import { readRules } from './rule-words.ts'

const choice = storedChoice<RuleChoice>('xd.loan-rules', DEFAULT_REGIME, { read: readRules, write: (rules) => rules })

/** The rules last chosen in this browser; the specification's own by default. */
export const useRulesChoice = (): [RuleChoice, (rules: RuleChoice) => void] => [
  choice.use(),
  (next) => choice.set(next),
]
