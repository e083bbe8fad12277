import { usStateOf } from '#domain/customer/address.ts'
import { US_STATES, type USState } from '#domain/customer/us-states.table.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { DEFAULT_REGIME, regimeFor } from './choose-regime.ts'
import { regimeIDs } from './regime.ts'
import { isState, type RuleChoice, ruleTitle, statesWithRules } from './rule-choices.ts'

/** "…, Los Angeles, CA 90015": what stands after the last comma, without the ZIP code. */
const REGION = /,\s*([\p{L}. ]+?)\s*(?:\d{5}(?:-\d{4})?)?\s*$/u

/** The state in a store's address; undefined if it names none. */
export const stateOfStore = (address: string): USState | undefined => usStateOf(REGION.exec(address)?.[1] ?? null)

/** Quotes follow the law of the store's state, or the one that the company chose. */
export const BY_STORE = 'by-store'
export type LoanRules = RuleChoice | typeof BY_STORE
export const LOAN_RULES: readonly LoanRules[] = [BY_STORE, ...statesWithRules, ...regimeIDs]

export const loanRulesWords = (rules: LoanRules): string =>
  rules === BY_STORE
    ? 'the law of each store’s state'
    : `${ruleTitle(rules)}${isState(rules) ? ', by the loan’s date' : ''}`

export interface UsualRules {
  readonly rules: RuleChoice
  /** States in which there is a store, but no rules for this day. */
  readonly without: readonly USState[]
}

/**
 * The rules a calculator begins with: those the company chose, else the law of the store's state on the day of the
 * loan. Of several stores, the first whose state has one counts. If no address names a state with rules, the
 * specification's own apply (Spec 2 §9).
 */
export const usualRules = (chosen: LoanRules, addresses: readonly string[], day: LocalDay): UsualRules => {
  const states = [...new Set(addresses.flatMap((address) => stateOfStore(address) ?? []))]
  const laws = states.map((state) => ({ state, law: regimeFor(state, day) }))
  return {
    rules: chosen === BY_STORE ? (laws.flatMap(({ law }) => law?.state ?? [])[0] ?? DEFAULT_REGIME) : chosen,
    without: laws.flatMap(({ state, law }) => (law === undefined ? [state] : [])),
  }
}

/** Shown before the first figure, so that nobody mistakes another state's charges for their own. */
export const withoutRulesWords = (states: readonly USState[]): string =>
  `We don’t have rules for ${new Intl.ListFormat('en-US').format(states.map((state) => US_STATES[state]))}. For a loan made there, figures from other rules don’t apply.`
