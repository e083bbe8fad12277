import { expect, test } from 'vitest'
import type { CalendarEntryData } from '#data/calendars.ts'
import { runHook } from '../data/hook.ts'
import { aPage, gate, refusal } from '../data/page.ts'

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

const editing = async (shown: CalendarEntryData) => {
  const { useEntryEditor } = await import('#features/calendar/use-entry-editor.ts')
  const { draftOf } = await import('#features/calendar/entry-draft.ts')
  const left: string[] = []
  const hook = await runHook(() =>
    useEntryEditor(
      shown,
      draftOf(shown),
      () => void left.push('left'),
      () => {},
    ),
  )
  return { ...hook, left }
}

test('an entry pressed twice is saved once, and can be saved again after a refusal', async () => {
  const page = aPage()
  const slow = gate()
  page.answers[SAVE] = () => slow.opened.then(() => refusal(409, 'conflict'))
  const { now, again } = await editing(entry(3, 'Auction'))
  const saves = [now().save(), now().save()]
  slow.open()
  await Promise.all(saves)
  expect(page.inputs(SAVE)).toHaveLength(1)
  // The banner about the newer version says it.
  again()
  expect(now()).toMatchObject({ isSaving: false, failure: null })
  page.answers[SAVE] = () => refusal(500, 'internal')
  await now().save()
  expect(page.inputs(SAVE)).toHaveLength(2)
  await expect.poll(() => now().failure?.message).toBe('Refused: internal')
})

test('values that the other calendar has no field for are dropped only once the user agrees', async () => {
  const page = aPage()
  const lost = [{ fieldID: 'f', title: 'Lot', value: 3 }]
  page.answers[SAVE] = ({ dropValues }) =>
    dropValues === true ? { entry: null } : refusal(409, 'values_dropped', { values: lost })
  const { now, left } = await editing(entry(3, 'Auction'))
  await now().save()
  await expect.poll(() => now().lost).toEqual(lost)
  expect([now().failure, left]).toEqual([null, []])
  now().stay()
  await expect.poll(() => now().lost).toBeUndefined()
  await now().save(true)
  await expect.poll(() => left).toEqual(['left'])
  expect(page.inputs(SAVE).map(({ dropValues }) => dropValues)).toEqual([undefined, true])
})

test('choosing theirs takes their values, too, and saves over their version', async () => {
  const page = aPage()
  page.answers[SAVE] = () => ({ entry: null })
  const { queryClient } = await import('#data/query-client.ts')
  const fields = [{ id: 'lot', title: 'Lot', type: 'text' }]
  queryClient.setQueryData(['settings/custom-fields/fetch', { moduleID: 'calendar' }], { fields })
  queryClient.setQueryData(['settings/custom-fields/fetch', { moduleID: 'calendar/1' }], { fields: [] })
  const { useEntryEditor } = await import('#features/calendar/use-entry-editor.ts')
  const { draftOf } = await import('#features/calendar/entry-draft.ts')
  const valued = (itemVersion: number, lot: string) => ({ ...entry(itemVersion, 'Auction'), itemCustomFields: { lot } })
  const shown = { entry: valued(3, 'One') }
  const first = draftOf(shown.entry)
  const hook = await runHook(() =>
    useEntryEditor(
      shown.entry,
      first,
      () => {},
      () => {},
    ),
  )
  hook.now().values.set('lot', 'Mine')
  await expect.poll(() => hook.now().values.draft).toEqual({ lot: 'Mine' })
  expect(hook.now()).toMatchObject({ isDirty: true, theirs: undefined })
  shown.entry = valued(4, 'Theirs')
  hook.again()
  await expect.poll(() => hook.now().theirs?.itemVersion).toBe(4)
  hook.now().useTheirs()
  await expect.poll(() => hook.now().values.draft).toEqual({ lot: 'Theirs' })
  expect(hook.now()).toMatchObject({ isDirty: false, theirs: undefined })
  await hook.now().save()
  expect(page.inputs(SAVE)).toMatchObject([{ expectedVersion: 4 }])
  expect(page.inputs(SAVE)[0]!['entry']).not.toHaveProperty('itemCustomFields')
})
