import { type ChangedDay, changedHoursText } from '#domain/hours/changed-hours.ts'
import type { StoreHours } from '#domain/hours/store-hours.ts'
import { timezoneLabel } from '#domain/hours/timezones.ts'
import { weekText } from '#domain/hours/week-text.ts'
import { formatPhone } from '#domain/phone/format.ts'
import { clock } from '#domain/time/clock.ts'
import { act } from '#domain/activity/act.ts'
import { type Say, type Says, day, either, named, plain, text } from '#domain/activity/phrases.ts'

export const timezone = plain('time zone', '', timezoneLabel)

const hours: Say = (value) => {
  const days = Array.isArray(value) ? (value as ChangedDay[]) : []
  const isWhole = days.length === 7 && days.every(({ hoursIsOpen }) => hoursIsOpen !== undefined)
  if (days.length > 0 && !isWhole) return changedHoursText(days)
  const week = weekText(days as StoreHours[])
  return week === '' ? 'closed all week' : `open ${week}`
}

const STORE: Says = {
  storeName: text('name'),
  storeAbbr: plain('abbreviation'),
  storeColor: () => 'new color',
  storeSMSNumber: plain('texts from', 'no number for texts', formatPhone),
  storePhone: plain('phone', 'no phone', formatPhone),
  storeAddressStr: text('address', 'no address'),
  storeTimezone: timezone,
  storeHours: hours,
  autoReplyMessage: text('auto-reply', 'no auto-reply'),
  autoReplyMessageES: text('Spanish auto-reply', 'no Spanish auto-reply'),
  storeEnabled: either('opened again', 'switched off'),
  storeDeleted: either('', 'restored'),
}

const CLOSURE: Says = {
  storeID: named('at', 'store', 'at every store'),
  day: (value) => day(value),
  opens: (value) => (value === null ? 'closed all day' : `opens at ${clock(String(value))}`),
  closes: (value) => (value === null ? '' : `closes at ${clock(String(value))}`),
  note: text(''),
  yearly: either('every year', 'only once'),
}

export const stores = {
  'closure-delete': act('Removed a closed day', CLOSURE),
  'closure-save': act('Changed a closed day', CLOSURE),
  'store-create': act('Added a store', STORE),
  'store-delete': act('Deleted a store', STORE),
  'store-save': act('Changed a store', STORE),
}
