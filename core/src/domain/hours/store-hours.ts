// A store's week. Times are wall clock times in the store's zone, 'HH:mm:ss'.
export interface StoreHours {
  // 0 Sunday to 6 Saturday.
  readonly hoursDayOfWeek: number
  readonly hoursIsOpen: boolean
  readonly hoursOpenTime: string
  readonly hoursCloseTime: string
  readonly hoursPaymentCutoffTime: string
  readonly hoursAutoReplyTime: string
}

export const DAYS_OF_WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

// Spec 2 §9: for all seven days closed, opens 09:00:00, closes 18:00:00, payment cutoff 17:45:00, auto reply 18:00:00.
export const DEFAULT_STORE_HOURS: readonly StoreHours[] = DAYS_OF_WEEK.map((_, day) => ({
  hoursDayOfWeek: day,
  hoursIsOpen: false,
  hoursOpenTime: '09:00:00',
  hoursCloseTime: '18:00:00',
  hoursPaymentCutoffTime: '17:45:00',
  hoursAutoReplyTime: '18:00:00',
}))

// 'HH:mm' or 'HH:mm:ss', on a 24-hour clock.
export const isClockTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text)

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
export const DAY_MINUTES = 24 * 60

/** How long after an opening it is; a time equal to it means the next day. */
const sinceOpening = (time: string, opens: string): number =>
  (minutesOf(time) - minutesOf(opens) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES

/**
 * A payment cutoff is after the opening and not after the closing: at any other time, payers would be told the wrong day.
 * A store may close after midnight.
 */
export const hasCutoffWhileOpen = ({ hoursOpenTime, hoursCloseTime, hoursPaymentCutoffTime }: StoreHours): boolean =>
  sinceOpening(hoursPaymentCutoffTime, hoursOpenTime) <= sinceOpening(hoursCloseTime, hoursOpenTime)

export const CUTOFF_OUTSIDE = 'the payment cutoff must be after opening and no later than closing'
