import { storedChoice } from './stored-choice.ts'

/** The store that one user of this browser wrote from last; null before. */
export const { use: useLastStore, set: setLastStore } = storedChoice<number | null>('xd.new-message-store', null, {
  read: (kept) => (/^\d+$/.test(kept) ? Number(kept) : undefined),
  write: String,
})
