import { storedChoice } from './stored-choice.ts'

/** The store a user of this browser last wrote from; null if none. */
export const { use: useLastStore, set: setLastStore } = storedChoice<number | null>('xd.new-message-store', null, {
  read: (kept) => (/^\d+$/.test(kept) ? Number(kept) : undefined),
  write: String,
})
