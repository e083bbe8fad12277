import { type Can, no, yes } from '#domain/access/can.ts'

/** Spec 1 §2: a maintenance notice with its window. Instants are epoch milliseconds. */
export interface MaintenanceNotice {
  readonly start: number
  readonly end: number
  readonly forced: boolean
}

/**
 * Spec 1 §4: it shows only between its start and end. A forced notice cannot be dismissed, so any dismissal of it is
 * ignored.
 */
export const showsMaintenance = ({ start, end, forced }: MaintenanceNotice, now: number, dismissed: boolean): boolean =>
  now >= start && now < end && (forced || !dismissed)

/** Spec 1 §2: Dismiss is hidden when forced. */
const dismiss = ({ forced }: MaintenanceNotice): Can =>
  forced ? no('This notice stays until the maintenance is over') : yes

export const maintenanceCan = { dismiss }
