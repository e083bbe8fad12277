import { Schema } from 'effect'
import { Instant } from '#contract/value.ts'

const MAINTENANCE_ICONS = ['wrench', 'warning', 'info', 'clock'] as const

/** An announcement by the operator to every signed-in user. */
export const Maintenance = Schema.Struct({
  start: Instant,
  end: Instant,
  icon: Schema.Literals(MAINTENANCE_ICONS),
  text: Schema.String,
  button: Schema.optionalKey(Schema.Struct({ label: Schema.String, href: Schema.String })),
  /** It cannot be dismissed. */
  forced: Schema.Boolean,
}).annotate({ identifier: 'Maintenance' })
