import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const digits = (day: string) => day.replaceAll('-', '')
const file = (...events: readonly (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines, i) => ['BEGIN:VEVENT', `UID:${i}@test`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

describe.each(ENGINES)('a calendar file on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  const staff = 4
  const today = localDay(Date.now(), 'America/Los_Angeles')
  const [soon, later] = [addDays(today, 3), addDays(today, 4)]
  const FILE = file(
    ['SUMMARY:Safe check', `DTSTART:${digits(soon)}T093000`, `DTEND:${digits(soon)}T100000`],
    ['SUMMARY:Founded', 'DTSTART;VALUE=DATE:19840229', 'RRULE:FREQ=YEARLY'],
    ['SUMMARY:Round', `DTSTART;VALUE=DATE:${digits(later)}`, 'RRULE:FREQ=WEEKLY;COUNT=3'],
    ['SUMMARY:Nowhere', `DTSTART;TZID=Atlantis:${digits(soon)}T093000`],
  )
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
  })
  afterAll(() => server.close())

  const take = (given: Partial<WireInput<'calendar/import'>> = {}, who = clerk) =>
    who('calendar/import', { catID: staff, ics_data: FILE, filename: 'shop.ics', ...given })
  const onStaff = async () => {
    const search = { calendar: staff, dateStart: soon, dateEnd: addDays(today, 360), perPage: 100 }
    const { entries } = await clerk('calendar/entries/list', { search })
    return entries.filter(({ itemTitle }) => ['Safe check', 'Founded', 'Round'].includes(itemTitle))
  }
  const newest = async () => (await clerk('calendar/imports/list', {})).imports[0]

  test('is shown before any entry is made', async () => {
    const dry = await take({ dryRun: true })
    expect(dry).toMatchObject({ importID: null, made: 5, known: 0, unrolled: 1, problemCount: 1 })
    expect(dry.problems).toEqual([{ title: 'Nowhere', sentence: 'The time zone is unknown.' }])
    expect(dry.entries[0]).toEqual({
      itemTitle: 'Safe check',
      itemDateStart: `${soon}T09:30`,
      itemDateEnd: `${soon}T10:00`,
      itemRepeat: null,
      isKnown: false,
    })
    expect([await onStaff(), await newest()]).toEqual([[], undefined])
  })

  test('is imported once, however often it is repeated', async () => {
    const first = await take()
    expect(first).toMatchObject({ made: 5, known: 0 })
    expect((await onStaff()).length).toBeGreaterThanOrEqual(4)
    const before = await onStaff()
    expect(await take({ catID: 1 })).toMatchObject({ importID: null, made: 0, known: 5 })
    expect(await onStaff()).toEqual(before)
    expect(await newest()).toMatchObject({ importID: first.importID, filename: 'shop.ics', made: 5, left: 5 })
  })

  test('can be undone, except for entries changed since', async () => {
    const { importID } = (await newest())!
    const changed = (await onStaff()).find(({ itemTitle }) => itemTitle === 'Safe check')!
    await clerk('calendar/entries/update', { entry: { itemID: changed.itemID, itemTitle: 'Safe check' } })
    expect(await newest()).toMatchObject({ left: 4 })
    expect(await clerk('calendar/imports/undo', { importID })).toMatchObject({ removed: 4, kept: 1 })
    expect((await onStaff()).map(({ itemID }) => itemID)).toEqual([changed.itemID])
    expect(await clerk('calendar/imports/undo', { importID })).toMatchObject({ removed: 0, kept: 1 })
    expect((await newest())!.undoneAt).not.toBeNull()
    // Kept entries are still known, and removed ones can come again.
    expect(await take()).toMatchObject({ made: 4, known: 1 })
    await clerk('calendar/imports/undo', { importID: (await newest())!.importID })
  })

  test('a deleted entry can be imported again', async () => {
    const [kept] = await onStaff()
    await clerk('calendar/entries/update', { entry: { itemID: kept!.itemID, deleteEntry: true } })
    expect(await take({ dryRun: true })).toMatchObject({ made: 5, known: 0 })
  })

  test('with thousands of entries is imported completely', async () => {
    const many = Array.from({ length: 2500 }, (_, i) => [`SUMMARY:Mark ${i % 7}`, 'DTSTART;VALUE=DATE:20350601'])
    const { importID, made } = await take({ ics_data: file(...many) })
    expect(made).toBe(2500)
    expect(await take({ ics_data: file(...many), dryRun: true })).toMatchObject({
      made: 0,
      known: 2500,
      entries: { length: 200 },
    })
    expect(await clerk('calendar/imports/undo', { importID: importID! })).toMatchObject({ removed: 2500, kept: 0 })
  })

  test('shows two hundred of its problems and says how many there are; without a name it is calendar.ics', async () => {
    const odd = Array.from({ length: 203 }, (_, i) => [`SUMMARY:Odd ${i}`, 'DTSTART;VALUE=DATE:20350230'])
    const ics_data = file(...odd, ['SUMMARY:Good', 'DTSTART;VALUE=DATE:20350228'])
    const { problemCount, problems, made } = await take({ ics_data, filename: ' ' })
    expect([problemCount, problems.length, problems.at(-1)?.title, made]).toEqual([203, 200, 'Odd 199', 1])
    const { importID, filename } = (await newest())!
    expect(filename).toBe('calendar.ics')
    await clerk('calendar/imports/undo', { importID })
  })

  test.each([
    ['no calendar', 'Hello', 'This is not a calendar file (.ics), or it is damaged.'],
    [
      'too many entries',
      file(...Array.from({ length: 5001 }, () => ['DTSTART:20350601T120000'])),
      'This file has more than 5,000 entries.',
    ],
    ['more than fits', 'x'.repeat(1_500_001), 'At most 1500000 characters'],
  ])('that is %s is refused, and the error says so', async (_, ics_data, sentence) => {
    await expect(take({ ics_data })).rejects.toMatchObject({ status: 400, fields: { ics_data: sentence } })
  })

  test('too large for a request is refused with that reason', async () => {
    await expect(take({ ics_data: 'x'.repeat(3_000_000) })).rejects.toMatchObject({ status: 413, code: 'too_large' })
  })

  test('is only for companies with the extra, and the log says who imported and undid it', async () => {
    const owner = await server.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { perPage: 100 } })
    expect(activity.map(({ action, words }) => [action, words])).toEqual(
      expect.arrayContaining([
        ['calendar-import', '5 entries'],
        ['calendar-import-undo', '4 entries deleted; 1 changed entry kept'],
      ]),
    )
    const { features } = await owner('settings/add-ons/fetch', {})
    await owner('settings/add-ons/save', { features: features.filter((name) => name !== 'gcal') })
    await expect(take()).rejects.toMatchObject({ status: 403 })
    await owner('settings/add-ons/save', { features })
  })
})
