/** The hours of the recipient's day when mass mailings may be sent, from and to; null for a day without any. */
export type Window = readonly [from: number, to: number] | null

export interface DayWindows {
  readonly weekday: Window
  readonly saturday: Window
  readonly sunday: Window
  /** Where federal holidays have their own hours. */
  readonly holiday?: Window
}

const all = (from: number, to: number): DayWindows => ({
  weekday: [from, to],
  saturday: [from, to],
  sunday: [from, to],
})
const notSunday = (from: number, to: number): DayWindows => ({
  weekday: [from, to],
  saturday: [from, to],
  sunday: null,
})

/** Stricter than 47 CFR 64.1200(c)(1) (8 to 21), and used everywhere, so it wakes nobody. */
export const DEFAULT_WINDOWS: DayWindows = all(9, 20)

/**
 * Stricter state rules, from two vendors' tables that disagree in places (econsent, referrizer; November 2025).
 * Editable data, not legal advice: strength C, to be confirmed by the company's counsel.
 */
export const STATE_WINDOWS: Readonly<Record<string, DayWindows>> = {
  AL: { ...notSunday(8, 20), holiday: null },
  CT: all(9, 20),
  FL: all(8, 20),
  KY: all(10, 21),
  LA: notSunday(8, 20),
  MA: all(8, 20),
  MD: all(8, 20),
  MI: all(9, 21),
  MN: all(9, 21),
  MS: notSunday(8, 20),
  NJ: all(8, 20),
  NM: all(9, 21),
  NV: all(9, 20),
  OK: all(8, 20),
  PA: { weekday: [8, 21], saturday: [8, 12], sunday: [8, 21], holiday: null },
  RI: { weekday: [9, 18], saturday: [10, 17], sunday: [10, 17] },
  TX: { weekday: [9, 21], saturday: [9, 21], sunday: [12, 21] },
}

/** Why a text can never leave: for example, to a Rhode Island number whose owner's home and store are in Guam. */
export const NEVER_OPEN = 'Texting hours where the number is from and where the customer is never overlap'
