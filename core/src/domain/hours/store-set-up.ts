import type { StoreHours } from './store-hours.ts'

interface Store {
  readonly storeSMSNumber: string
  readonly storeHours: readonly Pick<StoreHours, 'hoursIsOpen'>[]
}

/** Whether a store can text and has its hours: a new one has no number, and is closed every day. */
export const isStoreSetUp = ({ storeSMSNumber, storeHours }: Store): boolean =>
  storeSMSNumber !== '' && storeHours.some(({ hoursIsOpen }) => hoursIsOpen)
