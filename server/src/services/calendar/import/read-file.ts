import { Clock, Effect } from 'effect'
import { IMPORT_REFUSALS } from '@xd/core/domain/calendar/import.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import { fail, type Failure, invalid } from '#failure.ts'
import { Apart } from '#providers/apart/apart.ts'
import { findCompanySettings } from '#queries/company-settings.ts'

const refused = (sentence: string) => invalid({ ics_data: sentence })

/** The contents of a calendar file, read in the separate process. */
export const readFile = Effect.fnUntraced(function* (caller: Caller, text: string) {
  const { run } = yield* Apart
  const { companyTimezone: timezone } = yield* findCompanySettings(caller)
  const today = asLocalDay(localDay(yield* Clock.currentTimeMillis, timezone))
  const found = yield* run('calendar', { text, timezone, today }, 'staff').pipe(
    Effect.catchTag('ApartFailed', ({ why, isOurs }): Effect.Effect<never, Failure<'unavailable' | 'invalid_input'>> =>
      isOurs ? fail('unavailable') : refused(why === 'too long' ? IMPORT_REFUSALS.tooLong : IMPORT_REFUSALS.unreadable),
    ),
  )
  return 'refused' in found ? yield* refused(found.refused) : found
})
