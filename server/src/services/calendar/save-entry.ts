import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import {
  DEFAULT_ENTRY_TITLE,
  type EntryDate,
  type EntryDraft,
  entryFaults,
  isRanged,
  withStart,
} from '@xd/core/domain/calendar/entry.ts'
import type { Caller } from '#caller.ts'
import { within } from '#db/query.ts'
import { fail, found, requireValid } from '#failure.ts'
import { lockCategory } from '#queries/calendar-categories.ts'
import { type EntryRow, insertEntry, lockEntry, updateEntry } from '#queries/calendar-entries.ts'
import { isProof } from './deleted-entry.ts'
import { nextValue } from '#services/next-value.ts'
import { entryValues } from './entry-values.ts'

type Given = Input<'calendar/entries/update'>['entry']

/** An entry's dates after a change: omitted ones stay, and an end that isn't separate follows the start. */
const datesOf = (given: Given, before: EntryRow | undefined): Pick<EntryDraft, 'itemDateStart' | 'itemDateEnd'> => {
  const was = (date: string | undefined) => (date ?? null) as EntryDate | null
  const [startedAt, endedAt] = [was(before?.itemDateStart), was(before?.itemDateEnd)]
  const start = given.itemDateStart === undefined ? startedAt : (given.itemDateStart as EntryDate | null)
  if (given.itemDateEnd) return { itemDateStart: start, itemDateEnd: given.itemDateEnd as EntryDate }
  const ranged =
    given.itemDateEnd === undefined && startedAt !== null && endedAt !== null && isRanged(startedAt, endedAt)
  return withStart({ ...BLANK, ranged, itemDateEnd: endedAt }, start)
}

const BLANK: EntryDraft = {
  itemTitle: '',
  itemCalendarID: null,
  itemDateStart: null,
  itemDateEnd: null,
  ranged: false,
  itemRepeat: null,
  itemRefKey: null,
}

const draftOf = (given: Given, before: EntryRow | undefined): EntryDraft => {
  const { itemDateStart, itemDateEnd } = datesOf(given, before)
  return {
    itemTitle: (given.itemTitle ?? before?.itemTitle ?? DEFAULT_ENTRY_TITLE).trim(),
    itemCalendarID: nextValue(given.itemCalendarID, before?.itemCalendarID),
    itemDateStart,
    itemDateEnd,
    ranged: itemDateStart !== itemDateEnd,
    itemRepeat: nextValue(given.itemRepeat, before?.itemRepeat),
    itemRefKey: null,
  }
}

interface Saving {
  readonly itemID: number | undefined
  readonly expectedVersion: number | undefined
  readonly dropValues: boolean
  /** When an entry is put back: the proof that deleting it returned. */
  readonly putsBack: string | undefined
}

/** Creates or changes an entry; returns its id. */
export const saveEntry = Effect.fnUntraced(function* (
  caller: Caller,
  given: Given,
  { itemID, expectedVersion, dropValues, putsBack }: Saving,
) {
  const before = itemID === undefined ? undefined : yield* found(yield* lockEntry(caller, itemID), 'entry')
  if (before && expectedVersion !== undefined && expectedVersion !== before.itemVersion) return yield* fail('conflict')
  const draft = draftOf(given, before)
  const catID = draft.itemCalendarID
  const posted = given.itemCustomFields ?? {}
  const isBack =
    before === undefined &&
    putsBack !== undefined &&
    (yield* isProof(putsBack, { companyID: caller.companyID, itemCalendarID: catID }, posted))
  const hadNone = before ? before.itemCalendarID === null && given.itemCalendarID === undefined : isBack
  const faults = Object.entries(entryFaults(draft)).filter(([field]) => !(hadNone && field === 'itemCalendarID'))
  yield* requireValid(Object.fromEntries(faults), 'entry')
  if (catID !== null) yield* found(yield* lockCategory(caller, catID, 'use'), 'category')
  const values = isBack ? posted : yield* entryValues(caller, before, { catID, posted, dropValues })
  const row = {
    companyID: caller.companyID,
    itemTitle: draft.itemTitle,
    itemCalendarID: catID,
    itemDateStart: draft.itemDateStart!,
    itemDateEnd: draft.itemDateEnd!,
    itemRepeat: draft.itemRepeat,
    itemCustomFields: JSON.stringify(values),
  }
  const saved = yield* within((db) => (before ? updateEntry(db, { ...before, ...row }) : insertEntry(db, row)))
  return saved.itemID
})
