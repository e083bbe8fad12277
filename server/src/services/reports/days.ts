import { Effect } from 'effect'
import { addDays, LAST_DAY, type LocalDay, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import type { CompanyScope } from '#db/scope.ts'
import { requireValid } from '#failure.ts'
import type { StoreSpan } from '#queries/payment-list.ts'
import { zonesOfStores } from '#queries/stores.ts'

/** The days in a search, both included; either may be left out. */
export interface AskedDays {
  readonly start?: string | null | undefined
  readonly end?: string | null | undefined
}

/** The two fields' names in the input, for error messages. */
interface FieldNames {
  readonly start: string
  readonly end: string
}

/** These days as instants by each store's own clock, one span per zone; undefined if no day was given. */
export const spansOf = Effect.fnUntraced(function* (
  { start, end }: AskedDays,
  fieldNames: FieldNames,
  scope: CompanyScope,
) {
  const days: Partial<Record<'start' | 'end', LocalDay>> = {}
  const fields: Record<string, string> = {}
  for (const [name, asked] of [
    ['start', start],
    ['end', end],
  ] as const) {
    if (asked === undefined || asked === null || asked === '') continue
    const day = parseLocalDay(asked)
    if (day === undefined) fields[fieldNames[name]] = 'There is no such day'
    else days[name] = day
  }
  yield* requireValid(fields)
  if (days.start === undefined && days.end === undefined) return undefined
  const zones = yield* zonesOfStores(scope)
  return [...zones].map(([timezone, storeIDs]): StoreSpan => ({
    storeIDs,
    from: days.start === undefined ? Number.MIN_SAFE_INTEGER : instantOf(days.start, timezone),
    // Spec 1 §9: the default range ends with the last possible day.
    to:
      days.end === undefined || days.end === LAST_DAY
        ? Number.MAX_SAFE_INTEGER
        : instantOf(addDays(days.end, 1), timezone),
  }))
})
