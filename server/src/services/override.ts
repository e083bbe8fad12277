import { Effect } from 'effect'
import type { BrokenRule } from '@xd/core/domain/access/override.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'
import { audit } from './audit.ts'

/** A record, `loan/12`, and the rules that the action breaks. */
export interface BreaksRules {
  readonly target: string
  readonly broken: readonly BrokenRule[]
}

/** A call's reason for overriding rules, and its time. */
export interface Overriding {
  readonly overrideReason: string | null | undefined
  readonly at: number
}

/**
 * Refuses an action that breaks rules, unless the caller may override them and gives a reason. The override is logged,
 * one line for each record. One call names all broken rules, so that nobody overrides one unseen. It may follow the
 * write, which a refusal rolls back with the rest of the transaction.
 */
export const requireOverride = Effect.fnUntraced(function* (
  caller: Caller,
  records: readonly BreaksRules[],
  overrideReason: Overriding['overrideReason'],
) {
  const broken = records.flatMap((record) => record.broken)
  if (broken.length === 0) return
  const reason = overrideReason?.trim() ?? ''
  if (reason === '') {
    const fields: Record<string, string> = {}
    for (const { field, message } of broken)
      if (field) fields[field] = fields[field] === undefined ? message : `${fields[field]} ${message}`
    return yield* fail('override_needed', {
      sentence: [...new Set(broken.map(({ message }) => message))].join(' '),
      ...(Object.keys(fields).length > 0 && { fields }),
      details: { broken },
    })
  }
  if (!holds(caller.permissions, 'overrides'))
    return yield* fail('not_allowed', { sentence: 'You don’t have permission to override rules. Ask a manager.' })
  for (const record of records) {
    const rules = [...new Set(record.broken.map(({ rule }) => rule))]
    if (rules.length > 0) yield* audit(caller, { action: 'override', target: record.target, detail: { rules, reason } })
  }
})
