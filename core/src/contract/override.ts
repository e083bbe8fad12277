import { Schema } from 'effect'
import { LONGEST_OVERRIDE_REASON, SHORTEST_OVERRIDE_REASON } from '#domain/access/override.ts'
import { maybe, text } from './value.ts'

/**
 * Beside the record, in a call that may refuse with `override_needed`: the reason why its rules are to be overridden.
 * The refusal's `broken` says which ones are. Where no rule is broken, the reason is not used.
 */
export const overrideReason = maybe(
  text(LONGEST_OVERRIDE_REASON).check(
    Schema.makeFilter((value: string) =>
      value.trim().length < SHORTEST_OVERRIDE_REASON ? `At least ${SHORTEST_OVERRIDE_REASON} characters` : undefined,
    ),
  ),
)
