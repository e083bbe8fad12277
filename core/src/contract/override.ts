import { Schema } from 'effect'
import { LONGEST_OVERRIDE_REASON, SHORTEST_OVERRIDE_REASON } from '#domain/access/override.ts'
import { maybe, text } from './value.ts'

/**
 * The reason for overriding a record's rules, in a call that may refuse with `override_needed`. The refusal's `broken`
 * lists the rules. If no rule is broken, the reason is ignored.
 */
export const overrideReason = maybe(
  text(LONGEST_OVERRIDE_REASON).check(
    Schema.makeFilter((value: string) =>
      value.trim().length < SHORTEST_OVERRIDE_REASON ? `At least ${SHORTEST_OVERRIDE_REASON} characters` : undefined,
    ),
  ),
)
