import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { Table } from '#output/table.ts'

export type Entry = WireOutput<'calendar/entries/list'>['entries'][number]

const timeOf = ({ itemDateStart, itemDateEnd }: Entry): string => {
  const [start, end] = [itemDateStart.slice(11), itemDateEnd.slice(11)]
  return start === end ? start : `${start}-${end}`
}

/** Entries with their calendars' titles. An entry of another module shows its reference key. */
export const entryTable = async (calls: CallClient, entries: readonly Entry[]): Promise<Table> => {
  const { categories } = await calls('calendar/categories/list', {})
  const titles = new Map(categories.map(({ catID, catTitle }) => [catID, catTitle]))
  return {
    columns: [
      { title: 'DAY', whole: true },
      { title: 'TO', whole: true, spare: 1 },
      { title: 'TIME', whole: true },
      { title: 'TITLE' },
      { title: 'CALENDAR', spare: 2 },
      { title: 'REPEATS', spare: 3 },
      { title: 'ENTRY', whole: true },
    ],
    rows: entries.map((entry) => [
      entry.occursFrom,
      entry.occursTo === entry.occursFrom ? '' : entry.occursTo,
      timeOf(entry),
      entry.itemTitle,
      entry.itemCalendarID === null ? '' : (titles.get(entry.itemCalendarID) ?? ''),
      entry.itemRepeat === 'year' ? 'yearly' : '',
      String(entry.itemID ?? entry.itemRefKey),
    ]),
  }
}
