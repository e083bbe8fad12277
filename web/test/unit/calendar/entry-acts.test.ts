import { toast as sonner } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import type { CalendarEntryData } from '#data/calendars.ts'
import { hearToasts } from '../acts/drawn.ts'
import { pressToast } from '../acts/press-toast.ts'
import { runHook } from '../data/hook.ts'
import { aPage, gate, refusal } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

const SAVE = 'calendar/entries/update'
const DAY = '2026-11-26'
const entry = (itemVersion: number): CalendarEntryData =>
  ({
    ...{ itemID: 7, itemVersion, itemTitle: 'Auction', itemCalendarID: 1, itemRepeat: null, itemCustomFields: {} },
    ...{ itemDateStart: DAY, itemDateEnd: DAY, occursFrom: DAY, occursTo: DAY, itemRefKey: null },
  }) as unknown as CalendarEntryData
const span = (start: string, end = start) => ({ start, end }) as never

const undo = () => pressToast(sonner, 'Undo')

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
  page.answers[SAVE] = ({ expectedVersion }) => ({ entry: { itemVersion: Number(expectedVersion ?? 0) + 1 } })
})

const open = async () => {
  const said = await hearToasts(sonner)
  const { useEntryActs } = await import('#features/calendar/use-entry-acts.ts')
  const { now } = await runHook(useEntryActs)
  return { said, acts: now }
}
const versions = () => page.inputs(SAVE).map(({ expectedVersion }) => expectedVersion)

test('moved again before the screen has the first answer, an entry is saved over the user’s own change', async () => {
  const { acts } = await open()
  const slow = gate()
  const save = page.answers[SAVE]!
  page.answers[SAVE] = async (input) => {
    await slow.opened
    return save(input)
  }
  acts().retime(entry(3), span('2026-11-27'))
  acts().retime(entry(3), span('2026-11-28'))
  acts().retime(entry(3), span(DAY, '2026-11-28'))
  await expect.poll(versions).toEqual([3])
  slow.open()
  await expect.poll(versions).toEqual([3, 4, 5])
  // Somebody else has changed it since, and the screen shows that.
  acts().retime(entry(9), span('2026-11-29'))
  await expect.poll(versions).toEqual([3, 4, 5, 9])
})

test('an entry that stays where it is is not saved', async () => {
  const { acts } = await open()
  acts().retime(entry(3), span(DAY))
  acts().retime({ ...entry(3), itemID: null }, span('2026-11-27'))
  acts().remove({ ...entry(3), itemID: null })
  await Promise.resolve()
  expect(versions()).toEqual([])
})

test('after a refused change, the next one is saved over the version on screen', async () => {
  const { acts } = await open()
  const save = page.answers[SAVE]!
  page.answers[SAVE] = () => refusal(409, 'conflict')
  acts().retime(entry(3), span('2026-11-27'))
  await expect.poll(versions).toEqual([3])
  page.answers[SAVE] = save
  acts().retime(entry(4), span('2026-11-27'))
  await expect.poll(versions).toEqual([3, 4])
})

test('a move taken back returns the entry to its time, over its newest version', async () => {
  const { acts, said } = await open()
  acts().retime(entry(3), span('2026-11-27'))
  await expect.poll(() => said().length).toBe(1)
  undo()
  await expect.poll(versions).toEqual([3, 4])
  expect(page.inputs(SAVE)[1]).toMatchObject({ entry: { itemID: 7, itemDateStart: DAY, itemDateEnd: DAY } })
})

test('a deletion taken back puts the same entry back, with all it had', async () => {
  const { acts, said } = await open()
  page.answers[SAVE] = () => ({ deletion: 'd1' })
  acts().remove(entry(3))
  await expect.poll(() => said().length).toBe(1)
  undo()
  await expect.poll(() => page.inputs(SAVE)).toHaveLength(2)
  const [deleted, back] = page.inputs(SAVE)
  expect(deleted).toMatchObject({ entry: { itemID: 7, deleteEntry: true }, expectedVersion: 3 })
  expect(back).toMatchObject({ putsBack: 'd1', entry: { itemTitle: 'Auction', itemDateStart: DAY } })
  expect(back).not.toHaveProperty('expectedVersion')
  expect(back!['entry']).not.toHaveProperty('itemID')
})
