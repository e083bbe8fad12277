import { Schema } from 'effect'
import { PERMISSIONS } from '#domain/access/permissions.ts'
import { FIELD_TYPES } from '#domain/fields/definition.ts'
import { text } from '#contract/value.ts'

export const CustomField = Schema.Struct({
  /** The read-only Data Key: values are stored under it. */
  id: text(64),
  type: Schema.Literals(FIELD_TYPES),
  title: text(200),
  description: Schema.optionalKey(text(1000)),
  config: Schema.optionalKey(
    Schema.Struct({
      showOnCalendar: Schema.optionalKey(Schema.Boolean),
      repeatYearly: Schema.optionalKey(Schema.Boolean),
      calendarID: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
      /** The permission needed to change the values; everyone else can only read them. */
      permission: Schema.optionalKey(Schema.Literals(PERMISSIONS)),
    }),
  ),
}).annotate({ identifier: 'CustomField' })
