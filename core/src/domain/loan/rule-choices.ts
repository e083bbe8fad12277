import { US_STATES } from '#domain/customer/us-states.table.ts'
import { isRegimeID } from './choose-regime.ts'
import { type Regime, regimeIDs, type RegimeID } from './regime.ts'
import { regimes } from './regimes.table.ts'

/** A specific law, or a state's law on the day of the loan. */
export type RuleChoice = RegimeID | Regime['state']

export const statesWithRules: readonly Regime['state'][] = [...new Set(regimeIDs.map((id) => regimes[id].state))]

const isOneOfMany = (id: RegimeID): boolean =>
  regimeIDs.some((other) => other !== id && regimes[other].state === regimes[id].state)

/** The laws of states with more than one. Elsewhere, the state alone names the law. */
export const specificLaws: readonly RegimeID[] = regimeIDs.filter(isOneOfMany)

export const isState = (rules: RuleChoice): rules is Regime['state'] => !isRegimeID(rules)

export const stateOf = (rules: RuleChoice): Regime['state'] => (isState(rules) ? rules : regimes[rules].state)

/** For a state that has had only one law, choosing the state chooses the law. */
export const choiceOf = (id: RegimeID): RuleChoice => (isOneOfMany(id) ? id : regimes[id].state)

/** "Washington", "California, fees of 2016 to 2019" */
export const ruleTitle = (rules: RuleChoice): string => (isState(rules) ? US_STATES[rules] : regimes[rules].title)
