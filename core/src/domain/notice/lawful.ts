// When a notice may be electronic, and what it triggers. California, Fin. Code § 21201(d), as a law firm's page reads
// it: after the loan period a pawnbroker must notify the pledgor within a month. An electronic notice counts if the
// pledgor chose it and has answered a message at that address; otherwise it goes by mail. The right to redeem ends ten
// days after the notice. Interest: interest-clock.ts. INFERENCE: read from a secondary source; every screen and sheet
// based on it says so.
import type { Owed } from '#domain/loan/owe.ts'
import { stateOfStore } from '#domain/loan/usual-rules.ts'
import { stateOfPhone } from '#domain/phone/state.ts'
import { addDays, type LocalDay } from '#domain/time/day.ts'
import type { BatchKind } from './batch.ts'
import type { Route } from './route.ts'
import type { SkipReason } from './skip-reasons.ts'
import type { StopCause } from './stop-cause.ts'
import { type NoticeStatus, PENDING_NOTICES } from './status.ts'

export const NOTICE_LAWS = ['none', 'california'] as const
export type NoticeLaw = (typeof NOTICE_LAWS)[number]

export const NOTICE_LAW_LABELS: Readonly<Record<NoticeLaw, string>> = {
  none: 'No special rules',
  california: 'California, Financial Code § 21201(d)',
}

export const LAW_IS_INFERRED =
  'Our reading of § 21201(d) is an inference from published summaries. Have your own counsel confirm it.'

export const lawOfState = (state: string | undefined): NoticeLaw => (state === 'CA' ? 'california' : 'none')

interface Place {
  readonly storePhone: string
  readonly storeAddressStr: string
}

/** A store's law, unless a user has chosen one: by the state in its address or, without one, by its phone number's. */
export const lawOfStore = ({ storePhone, storeAddressStr }: Place): NoticeLaw =>
  lawOfState(stateOfStore(storeAddressStr) ?? stateOfPhone(storePhone))

/** The state whose rules a law is. */
export const stateOfLaw = (law: NoticeLaw): string | undefined => (law === 'california' ? 'CA' : undefined)

export const AFTER_MATURITY: readonly BatchKind[] = ['past-due', 'final', 'forfeit']

/** Whether a law prescribes how a notice of this kind must be given. */
export const isRuled = (law: NoticeLaw, kind: BatchKind): boolean => law !== 'none' && AFTER_MATURITY.includes(kind)

/** The purpose of a notice, which decides whether a customer who has withdrawn consent still gets it. */
export const noticePurpose = (law: NoticeLaw, kind: BatchKind) => (isRuled(law, kind) ? 'required-notice' : 'notice')

/**
 * Whether a notice must still be given after its customer wrote: the law requires it, and an answer to something else
 * is no notice.
 */
export const outlivesAnswer = (law: NoticeLaw, kind: BatchKind, status: NoticeStatus): boolean =>
  status === 'letter' || (isRuled(law, kind) && (PENDING_NOTICES as readonly NoticeStatus[]).includes(status))

/**
 * Whether a step of the ladder still comes. The law may require it whatever the customer wrote, even STOP. It goes on
 * paper then.
 */
export const outlivesStop = (law: NoticeLaw, kind: BatchKind, cause: StopCause): boolean =>
  isRuled(law, kind) && (cause === 'answered' || cause === 'opted_out')

/** A customer's choice of electronic notices at one address, as far as we know. */
export interface ElectronicChoice {
  readonly agreedAt: number | null
  /** When they answered a message at this very address. */
  readonly provedAt: number | null
}

/**
 * Why a notice has to be a letter; null if it may be electronic. A legally required one is mailed if nothing else
 * reaches its customer.
 */
export const letterReason = (
  law: NoticeLaw,
  kind: BatchKind,
  { agreedAt, provedAt }: ElectronicChoice,
  route: Route,
): SkipReason | null => {
  if (!isRuled(law, kind)) return null
  if (agreedAt === null) return 'not_agreed'
  if (provedAt === null) return 'unproved'
  return route.ok ? null : route.reason
}

export const GRACE_DAYS_AFTER_NOTICE = 10

const laterOf = (one: LocalDay | null, other: LocalDay): LocalDay => (one !== null && one > other ? one : other)

interface Leaving {
  /** The day on which the notice leaves. */
  readonly leavesOn: LocalDay
  readonly dueDate: LocalDay
  /** The end of grace in the store's own book. */
  readonly graceDate: LocalDay | null
  /** The last day that an earlier notice after maturity set. */
  readonly byNotice: LocalDay | null
}

/**
 * The last day to redeem that a notice names. The first one after maturity gives its customer ten days from the day it
 * leaves, if the book's day is earlier; later ones name the same day.
 */
export const lastDayNamed = (
  law: NoticeLaw,
  kind: BatchKind,
  { leavesOn, dueDate, graceDate, byNotice }: Leaving,
): LocalDay | null => {
  // Within the loan period, no notice extends anything.
  if (!isRuled(law, kind) || dueDate >= leavesOn) return graceDate
  return laterOf(graceDate, byNotice ?? addDays(leavesOn, GRACE_DAYS_AFTER_NOTICE))
}

/**
 * The end of grace that a given notice sets; a letter is given on the day it is really mailed. Never earlier than the
 * day in the book or the day named in the notice.
 */
export const graceAfterNotice = (
  law: NoticeLaw,
  kind: BatchKind,
  { noticeDay, graceDate }: { readonly noticeDay: LocalDay; readonly graceDate: LocalDay | null },
): Owed['graceEnds'] | null => {
  if (!isRuled(law, kind)) return graceDate
  return laterOf(graceDate, addDays(noticeDay, GRACE_DAYS_AFTER_NOTICE))
}
