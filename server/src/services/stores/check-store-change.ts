import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { isValidPhone, normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import { CUTOFF_OUTSIDE, DAYS_OF_WEEK, hasCutoffWhileOpen } from '@xd/core/domain/hours/store-hours.ts'
import { isTimezone } from '@xd/core/domain/time/zone.ts'
import { requireValid } from '#failure.ts'

export type StoreInput = Input<'stores/save'>['store']
type Day = NonNullable<StoreInput['storeHours']>[number]

/** The stored form of a number; empty if the store has none; undefined if it is not a number. */
const phoneOf = (typed: string): string | undefined => {
  const phone = typed.trim() === '' ? '' : normalizePhone(typed)
  return phone === '' || isValidPhone(phone) ? phone : undefined
}

/** 'HH:mm:ss', as the spec writes a store's times. */
export const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time)

/**
 * The errors in a week: a weekday given twice, and payment cutoffs outside the open hours, which may end after
 * midnight.
 */
const checkHours = (hours: readonly Day[], fields: Record<string, string>): void =>
  hours.forEach((given, index) => {
    const { hoursDayOfWeek } = given
    const first = hours.findIndex((day) => day.hoursDayOfWeek === hoursDayOfWeek)
    if (first < index) fields[`store.storeHours.${index}.hoursDayOfWeek`] = 'This day appears twice'
    if (given.hoursIsOpen && !hasCutoffWhileOpen(given))
      fields[`store.storeHours.${index}.hoursPaymentCutoffTime`] = `${DAYS_OF_WEEK[hoursDayOfWeek]}: ${CUTOFF_OUTSIDE}`
  })

const bit = (value: boolean) => (value ? (1 as const) : (0 as const))

/** The changes to a store's row and its week; omitted fields stay. */
export const checkStoreChange = Effect.fnUntraced(function* (store: StoreInput) {
  const { storeID, storeHours, storeEnabled, storeDeleted, ...given } = store
  const fields: Record<string, string> = {}
  if (typeof storeID !== 'number' && typeof given.storeName !== 'string') fields['store.storeName'] = 'Cannot be blank'
  const storePhone = phoneOf(given.storePhone ?? '')
  const storeSMSNumber = phoneOf(given.storeSMSNumber ?? '')
  if (storePhone === undefined) fields['store.storePhone'] = 'Enter a valid phone number'
  if (storeSMSNumber === undefined) fields['store.storeSMSNumber'] = 'Enter a valid phone number'
  const { storeTimezone } = given
  if (typeof storeTimezone === 'string' && !isTimezone(storeTimezone))
    fields['store.storeTimezone'] = 'There’s no such time zone'
  checkHours(storeHours ?? [], fields)
  yield* requireValid(fields)
  const phones = { storePhone: given.storePhone && storePhone, storeSMSNumber: given.storeSMSNumber && storeSMSNumber }
  const texts = { ...given, ...phones }
  const change = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value.trim()]] : [],
  )
  return {
    change: {
      ...(Object.fromEntries(change) as Partial<Record<keyof typeof texts, string>>),
      ...(typeof storeEnabled === 'boolean' && { storeEnabled: bit(storeEnabled) }),
      ...(typeof storeDeleted === 'boolean' && { storeDeleted: bit(storeDeleted) }),
    },
    hours: (storeHours ?? []).map((day) => ({
      ...day,
      hoursIsOpen: bit(day.hoursIsOpen),
      hoursOpenTime: withSeconds(day.hoursOpenTime),
      hoursCloseTime: withSeconds(day.hoursCloseTime),
      hoursPaymentCutoffTime: withSeconds(day.hoursPaymentCutoffTime),
      hoursAutoReplyTime: withSeconds(day.hoursAutoReplyTime),
    })),
  }
})
