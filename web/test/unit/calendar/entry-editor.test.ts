import { expect, test } from 'vitest'
import type { CalendarEntryData } from '#data/calendars.ts'
import { runHook } from '../data/hook.ts'
import { aPage, refusal } from '../data/page.ts'

const SAVE = 'calendar/entries/update'
const entry = (itemVersion: number, itemTitle: string): CalendarEntryData =>
  ({
    ...{ itemID: 7, itemVersion, itemTitle, itemCalendarID: 1, itemRepeat: null, itemCustomFields: {} },
    ...{ itemDateStart: '2026-11-26', itemDateEnd: '2026-11-26', occursFrom: '2026-11-26', occursTo: '2026-11-26' },
  }) as unknown as CalendarEntryData

test('an entry is saved over the version that its draft started from, until the user keeps theirs or mine', async () => {
  const page = aPage()
  page.answers[SAVE] = () => refusal(409, 'conflict')
  const { useEntryEditor } = await import('#features/calendar/use-entry-editor.ts')
  const { draftOf } = await import('#features/calendar/entry-draft.ts')
  const shown = { entry: entry(3, 'Auction') }
  const nothing = () => {}
  const hook = await runHook(() => useEntryEditor(shown.entry, draftOf(shown.entry), nothing, nothing))
  const versions = () => page.inputs(SAVE).map(({ expectedVersion }) => expectedVersion)
  hook.now().setDraft({ ...hook.now().draft, itemTitle: 'Auction at noon' })
  await expect.poll(() => hook.now().isDirty).toBe(true)

  shown.entry = entry(4, 'Auction, moved')
  hook.again()
  await expect.poll(() => hook.now().theirs?.itemVersion).toBe(4)
  await hook.now().save()
  expect(versions()).toEqual([3])

  hook.now().keepMine()
  await expect.poll(() => hook.now().theirs).toBeUndefined()
  await hook.now().save()
  expect(versions()).toEqual([3, 4])
  expect(page.inputs(SAVE)[1]).toMatchObject({ entry: { itemID: 7, itemTitle: 'Auction at noon' } })

  shown.entry = entry(5, 'Auction, canceled')
  hook.again()
  await expect.poll(() => hook.now().theirs?.itemVersion).toBe(5)
  hook.now().useTheirs()
  await expect.poll(() => hook.now().draft.itemTitle).toBe('Auction, canceled')
})
