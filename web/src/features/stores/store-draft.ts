import type { WireInput } from '@xd/core/contract/calls.ts'
import { DEFAULT_AUTO_REPLIES } from '@xd/core/domain/hours/auto-reply.ts'
import { isSimple, movedHours } from '@xd/core/domain/hours/simple-hours.ts'
import { DEFAULT_STORE_HOURS, type StoreHours } from '@xd/core/domain/hours/store-hours.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { StoreData } from '#data/company.ts'

/** The store fields in the editor. */
export interface StoreDraft {
  readonly storeName: string
  readonly storeAbbr: string
  readonly storeColor: string
  readonly storeSMSNumber: string
  readonly storePhone: string
  readonly storeAddressStr: string
  readonly storeTimezone: string
  readonly storeHours: readonly StoreHours[]
  readonly autoReplyMessage: string
  readonly autoReplyMessageES: string
}

type StoreChange = WireInput<'stores/save'>['store']

const phone = (e164: string): string => (e164 === '' ? '' : formatPhone(e164))

export const draftOf = (store: StoreData): StoreDraft => ({
  storeName: store.storeName,
  storeAbbr: store.storeAbbr,
  storeColor: store.storeColor,
  storeSMSNumber: phone(store.storeSMSNumber),
  storePhone: phone(store.storePhone),
  storeAddressStr: store.storeAddressStr,
  storeTimezone: store.storeTimezone,
  storeHours: store.storeHours,
  autoReplyMessage: store.autoReplyMessage,
  autoReplyMessageES: store.autoReplyMessageES,
})

/** A new store: closed all week. */
export const newDraft = (storeTimezone: string, storeColor: string): StoreDraft => ({
  storeName: '',
  storeAbbr: '',
  storeColor,
  storeSMSNumber: '',
  storePhone: '',
  storeAddressStr: '',
  storeTimezone,
  storeHours: DEFAULT_STORE_HOURS,
  autoReplyMessage: DEFAULT_AUTO_REPLIES.en,
  autoReplyMessageES: DEFAULT_AUTO_REPLIES.es,
})

/** Only the differences, so that a colleague's changes elsewhere are not reverted. */
export const changeOf = (draft: StoreDraft, before: StoreDraft): StoreChange =>
  Object.fromEntries(
    Object.entries(draft).filter(([key, value]) => {
      const was = before[key as keyof StoreDraft]
      return JSON.stringify(value) !== JSON.stringify(was)
    }),
  )

/** All fields of a new store. Empty ones get the server's defaults. */
export const creationOf = (draft: StoreDraft): StoreChange =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== '' || name.startsWith('autoReply')))

export type Mode = 'basic' | 'advanced'

/** Basic as long as no open day has its own cutoff or auto-reply. */
export const modeOf = (week: readonly StoreHours[]): Mode =>
  week.every((day) => !day.hoursIsOpen || isSimple(day)) ? 'basic' : 'advanced'

export type DayChange = Partial<Omit<StoreHours, 'hoursDayOfWeek'>>

/** One weekday changed. In basic mode its cutoff and auto-reply move along with its closing. */
export const changeDay = (
  week: readonly StoreHours[],
  hoursDayOfWeek: number,
  change: DayChange,
  mode: Mode,
): readonly StoreHours[] =>
  week.map((day) => {
    if (day.hoursDayOfWeek !== hoursDayOfWeek) return day
    return mode === 'basic' ? movedHours(day, change) : { ...day, ...change }
  })

export type CopyTo = 'weekdays' | 'all'

/** Copies one weekday's hours to Monday through Friday, or to every day. */
export const copyDay = (week: readonly StoreHours[], from: number, to: CopyTo): readonly StoreHours[] => {
  const source = week.find(({ hoursDayOfWeek }) => hoursDayOfWeek === from)
  if (!source) return week
  return week.map((day) => {
    const isWeekday = day.hoursDayOfWeek >= 1 && day.hoursDayOfWeek <= 5
    return to === 'all' || isWeekday ? { ...source, hoursDayOfWeek: day.hoursDayOfWeek } : day
  })
}
