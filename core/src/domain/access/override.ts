/**
 * Rules that a user with the permission `overrides` may override in a single case, with a reason. The activity log
 * keeps the names.
 */
export const OVERRIDABLE_RULES = {
  'legal-maximum': 'a charge above the legal maximum',
  'military-lending': 'over 36% without a Military Lending Act check',
  'ticket-rewrite': 'a ticket that can’t be rewritten',
} as const
export type OverridableRule = keyof typeof OVERRIDABLE_RULES
export const OVERRIDABLE_RULE_NAMES = Object.keys(OVERRIDABLE_RULES) as OverridableRule[]

/** A rule that the request breaks. */
export interface BrokenRule {
  readonly rule: OverridableRule
  /** How the request breaks the rule, in a sentence. */
  readonly message: string
  /** The input field to blame: `loan.storageFee`. */
  readonly field?: string
}

export const SHORTEST_OVERRIDE_REASON = 5
export const LONGEST_OVERRIDE_REASON = 255
