import type { Change } from './changes.table.ts'

const entry = (itemID: number | null, from: string, to: string, occursFrom = from, occursTo = to) => ({
  itemID,
  itemDateStart: `${from}T09:00`,
  itemDateEnd: `${to}T10:00`,
  occursFrom,
  occursTo,
})
/** A ticket's due day, a single entry, and one that began in October and comes again. */
const others = [entry(null, '2026-11-20', '2026-11-20'), entry(3, '2026-11-20', '2026-11-20')]
const again = entry(4, '2026-10-19', '2026-10-20', '2026-11-16', '2026-11-17')
const list = (...entries: object[]) => ({ entries, count: entries.length + 5 })

interface Saved {
  readonly input: object
  readonly version?: number
  readonly more?: object
  readonly asks: object
  readonly shown: object
}

const saved = (name: string, { input, version, more, asks, shown }: Saved): Change => ({
  name,
  hook: async () => {
    const { useSaveEntry } = await import('#data/calendar-entries.ts')
    return () => {
      const save = useSaveEntry()
      return (change: never) => save(change, version ?? null, more)
    }
  },
  call: 'calendar/entries/update',
  input,
  asks,
  answer: {},
  before: [[['calendar/entries/list', { search: {} }], list(...others, again)]],
  whileAsked: [shown],
  after: [shown],
  refetched: 'reload_calendar_event',
  refetchedWhenRefused: 'reload_calendar_event',
})

const moved = { itemID: 4, itemDateStart: '2026-10-22T09:00', itemDateEnd: '2026-10-24T10:00' }
const deleted = { itemID: 4, deleteEntry: true }
const untimed = { itemID: 4, itemTitle: 'Inventory' }

export const ENTRY_CHANGES: readonly Change[] = [
  saved('a moved entry is shown at its new time, each occurrence as many days later', {
    input: moved,
    version: 3,
    asks: { entry: moved, expectedVersion: 3 },
    shown: list(...others, entry(4, '2026-10-22', '2026-10-24', '2026-11-19', '2026-11-21')),
  }),
  saved('a deleted entry is gone at once, and no longer counted', {
    input: deleted,
    asks: { entry: deleted },
    shown: { entries: others, count: 7 },
  }),
  saved('an entry whose time stays is not moved', {
    input: untimed,
    more: { dropValues: true, putsBack: 'a1' },
    asks: { entry: untimed, dropValues: true, putsBack: 'a1' },
    shown: list(...others, again),
  }),
  ...[{ itemDateStart: '2026-10-22T09:00' }, { itemDateEnd: '2026-10-24T10:00' }].map((dates) =>
    saved(`an entry is not moved by one date alone: ${Object.keys(dates).join()}`, {
      input: { itemID: 4, ...dates },
      version: 0,
      asks: { entry: { itemID: 4, ...dates }, expectedVersion: 0 },
      shown: list(...others, again),
    }),
  ),
  saved('a new entry moves nothing, and is not shown before the server has it', {
    input: { itemTitle: 'Auction', itemDateStart: '2026-11-20T09:00', itemDateEnd: '2026-11-21T09:00' },
    asks: { entry: { itemTitle: 'Auction', itemDateStart: '2026-11-20T09:00', itemDateEnd: '2026-11-21T09:00' } },
    shown: list(...others, again),
  }),
  saved('an entry that is told not to be deleted is moved', {
    input: { ...moved, deleteEntry: false },
    asks: { entry: { ...moved, deleteEntry: false } },
    shown: list(...others, entry(4, '2026-10-22', '2026-10-24', '2026-11-19', '2026-11-21')),
  }),
]
