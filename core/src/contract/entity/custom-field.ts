import { Schema } from 'effect'
import { PERMISSIONS } from '#domain/access/permissions.ts'
import { FIELD_TYPES } from '#domain/fields/definition.ts'
import { maybe, text } from '#contract/value.ts'

const properties = {
  type: Schema.Literals(FIELD_TYPES),
  title: text(200),
  description: Schema.optionalKey(text(1000)),
  config: Schema.optionalKey(
    Schema.Struct({
      showOnCalendar: Schema.optionalKey(Schema.Boolean),
      repeatYearly: Schema.optionalKey(Schema.Boolean),
      /** Null: shown, but on none of the company's calendars. */
      calendarID: Schema.optionalKey(Schema.NullOr(Schema.Finite)),
      /** The permission needed to change the values; everyone else can only read them. */
      permission: Schema.optionalKey(Schema.Literals(PERMISSIONS)),
    }),
  ),
}

export const CustomField = Schema.Struct({
  /** The read-only Data Key: values are stored under it. */
  id: text(64),
  ...properties,
}).annotate({ identifier: 'CustomField' })

/** A field to be saved; for a new one, the server can make the Data Key. */
export const CustomFieldInput = Schema.Struct({ id: maybe(text(64)), ...properties }).annotate({
  identifier: 'CustomFieldInput',
})
