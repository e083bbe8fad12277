import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { categoryCan, newCategoryTitle } from '@xd/core/domain/calendar/category.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Caller } from '#caller.ts'
import { found, invalid } from '#failure.ts'
import { insertCategory, lockCategory, lockTitles, updateCategory } from '#queries/calendar-categories.ts'
import { audit } from '#services/audit.ts'
import { type ExpectedVersion, requireVersion } from '#services/require-version.ts'

type Given = Input<'calendar/categories/update'>['category']

/** Creates or changes a calendar and returns its id; omitted fields stay. */
export const saveCategory = Effect.fnUntraced(function* (
  caller: Caller,
  { catID, catTitle, catColor }: Given,
  expectedVersion: ExpectedVersion,
) {
  const before =
    typeof catID === 'number' ? yield* found(yield* lockCategory(caller, catID, 'delete'), 'category') : undefined
  if (before) yield* requireVersion(expectedVersion, before.catVersion)
  const existing = yield* lockTitles(caller)
  const draft = {
    catTitle: (catTitle ?? before?.catTitle ?? newCategoryTitle(existing)).trim(),
    catColor: (catColor ?? before?.catColor ?? randomLabelColor(Math.random)).toLowerCase(),
  }
  const can = categoryCan.save(draft, existing, before?.catID)
  if (!can.ok) return yield* invalid({ 'category.catTitle': can.reason })
  const id = before?.catID ?? (yield* insertCategory(caller, draft))
  const catVersion = (before?.catVersion ?? 0) + 1
  if (before) yield* updateCategory(caller, id, { ...draft, catVersion })
  yield* audit(caller, {
    action: 'calendar-save',
    target: `category/${id}`,
    detail: whatDiffers(before, draft),
  })
  return id
})
