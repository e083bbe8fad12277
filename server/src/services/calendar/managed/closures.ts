import { closureEntry } from '@xd/core/domain/calendar/managed.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { type ClosureRow, findClosure, listClosures } from '#queries/closures.ts'
import { listStores } from '#queries/stores.ts'
import { type Candidate, type ManagedSource, presentBy } from '#services/calendar/candidate.ts'

const candidate = ({ closureID, day, yearly }: ClosureRow): Candidate => ({
  source: 'closure',
  recordID: closureID,
  part: '',
  itemCalendarID: null,
  itemDateStart: day as LocalDay,
  itemDateEnd: day as LocalDay,
  itemRepeat: yearly === 1 ? 'year' : null,
})

/** Days on which stores are closed or have different hours: the company's, and those of the viewer's stores. */
export const closures: ManagedSource = {
  // Everyone who signs in reads them with their stores.
  mayRead: () => true,
  // A company has few, so all are computed and then filtered by the window.
  around: async (db, viewer, _, wants) => (wants(null) ? (await listClosures(db, viewer)).map(candidate) : []),
  isFew: true,
  find: async (db, viewer, owner) => {
    const row = owner.kind === 'closure' ? await findClosure(db, viewer, owner.closureID) : undefined
    return row && candidate(row)
  },
  present: async (db, viewer, candidates) => {
    const stores = new Map((await listStores(db, viewer)).map(({ storeID, storeName }) => [storeID, storeName]))
    const rows = new Map((await listClosures(db, viewer)).map((row) => [row.closureID, row]))
    return presentBy(candidates, rows, (_, { storeID, yearly, ...row }) =>
      closureEntry({ ...row, yearly: yearly === 1 }, storeID === null ? null : (stores.get(storeID) ?? '')),
    )
  },
}
