// A plan asks a customer for payments by itself: once on a later day, again and again, or until a layaway is paid off. Each
// of its turns is an ordinary payment request.
import type { Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/day.ts'

export const PLAN_KINDS = ['once', 'repeat', 'layaway'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

export const PLAN_KIND_LABELS: Readonly<Record<PlanKind, string>> = {
  once: 'Once',
  repeat: 'Repeating',
  layaway: 'Layaway',
}

export const PLAN_INTERVALS = ['week', '2weeks', 'month'] as const
export type PlanInterval = (typeof PLAN_INTERVALS)[number]

export const PLAN_INTERVAL_LABELS: Readonly<Record<PlanInterval, string>> = {
  week: 'Every week',
  '2weeks': 'Every 2 weeks',
  month: 'Every month',
}

export const PLAN_STATUSES = ['active', 'paused', 'done', 'stopped', 'canceled'] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

export const PLAN_STATUS_LABELS: Readonly<Record<PlanStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  done: 'Done',
  stopped: 'Stopped',
  canceled: 'Canceled',
}

export const PLAN_STOP_CAUSES = ['paid-up', 'three-expired', 'opted-out', 'blocked', 'by-staff', 'erased'] as const
export type PlanStopCause = (typeof PLAN_STOP_CAUSES)[number]

/** Why a plan ended before its last turn, as it follows "because". */
export const PLAN_STOP_WORDS: Readonly<Record<PlanStopCause, string>> = {
  'paid-up': 'everything is paid',
  'three-expired': 'three requests in a row went unpaid',
  'opted-out': 'the customer opted out of these texts',
  blocked: 'the customer is blocked',
  'by-staff': 'someone canceled it',
  erased: 'the customer was erased',
}

export const PLAN_TURNS_MAX = 52

export interface PlanTerms {
  readonly planKind: PlanKind
  /** Each turn's amount. A layaway's last turn is the rest. */
  readonly planAmount: Cents
  /** A layaway's full price; null for other plans. */
  readonly planTotal: Cents | null
  readonly planEvery: PlanInterval
  readonly planCount: number
  /** The day of the first turn, in the store's calendar. */
  readonly planStart: LocalDay
}
