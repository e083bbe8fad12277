import { Effect } from 'effect'
import type { StoreSearch } from '@xd/core/contract/stores.ts'
import { DAYS_OF_WEEK } from '@xd/core/domain/hours/store-hours.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type Caller, lookingBack } from '#caller.ts'
import { listStores, type StoreRow } from '#queries/stores.ts'
import { type Columns, csvFile } from './csv-file.ts'
import { atOnce } from './report.ts'

const stateOf = ({ storeEnabled, storeDeleted }: StoreRow): string =>
  storeDeleted === 1 ? 'Deleted' : storeEnabled === 1 ? 'Open' : 'Switched off'

const phoneCell = (phone: string): string => (phone === '' ? '' : formatPhone(phone))

const clock = (time: string): string => time.slice(0, 5)

/** A weekday's hours: "09:00-18:00", and until when a payment counts for that day. */
const hoursOn = ({ storeHours }: StoreRow, day: number): string => {
  const hours = storeHours.find(({ hoursDayOfWeek }) => hoursDayOfWeek === day)
  return hours?.hoursIsOpen === 1
    ? `${clock(hours.hoursOpenTime)}-${clock(hours.hoursCloseTime)}, cutoff ${clock(hours.hoursPaymentCutoffTime)}`
    : 'Closed'
}

const COLUMNS: Columns<StoreRow> = [
  ['Store', ({ storeName }) => storeName],
  ['Short name', ({ storeAbbr }) => storeAbbr],
  ['Status', stateOf],
  ['Texting number', ({ storeSMSNumber }) => phoneCell(storeSMSNumber)],
  ['Phone', ({ storePhone }) => phoneCell(storePhone)],
  ['Address', ({ storeAddressStr }) => storeAddressStr],
  ['Time zone', ({ storeTimezone }) => storeTimezone],
  ...DAYS_OF_WEEK.map((name, day) => [name, (store: StoreRow) => hoursOn(store, day)] as const),
  ['Automatic reply', ({ autoReplyMessage }) => autoReplyMessage],
  ['Automatic reply in Spanish', ({ autoReplyMessageES }) => autoReplyMessageES],
]

/** The caller's stores, including those switched off or deleted. */
export const file = Effect.fnUntraced(function* (_: StoreSearch, caller: Caller) {
  return csvFile(COLUMNS, atOnce(yield* listStores(lookingBack(caller))))
})
