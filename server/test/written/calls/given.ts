import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { CallName } from '@xd/core/contract/calls.ts'

/** A call’s input. It may name records that earlier calls made, by their IDs, such as `labelID`. */
export type CallInput = object | ((made: Readonly<Record<string, number>>) => object)
export type CallRow = readonly [what: string, by: string, call: CallName, input: CallInput]

/** A day and a moment some days from now. */
export const dayIn = (days: number): string => addDays(localDay(Date.now(), 'America/Los_Angeles'), days)
export const momentIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

export const STORE_GIVEN = {
  storeAbbr: 'PR',
  storeColor: '#123456',
  storePhone: '(312) 555-0133',
  storeAddressStr: '1 Pier Rd, Chicago, IL 60601',
  storeTimezone: 'America/Chicago',
  storeHours: [0, 1, 2, 3, 4, 5, 6].map((hoursDayOfWeek) => ({
    hoursDayOfWeek,
    hoursIsOpen: hoursDayOfWeek !== 0,
    hoursOpenTime: '08:15:00',
    hoursCloseTime: '17:30:00',
    hoursPaymentCutoffTime: '16:45:00',
    hoursAutoReplyTime: '17:15:00',
  })),
  autoReplyMessage: 'We are closed.',
  autoReplyMessageES: 'Estamos cerrados.',
} as const
