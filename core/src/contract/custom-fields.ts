import { Schema } from 'effect'
import { call } from './call.ts'
import { CustomField, CustomFieldInput } from '#contract/entity/custom-field.ts'
import { maybe, text, Version } from './value.ts'

/** `customer`, `payments`, `calendar` or `calendar/{catID}`. Anything else, including an unknown calendar, is 404. */
const moduleID = text(40)

export const customFields = {
  'settings/custom-fields/fetch': call({
    summary: 'The custom fields of a module, in their order. With `counts`, how many records hold data in each.',
    access: 'session',
    kind: 'read',
    wide: true,
    input: { moduleID, counts: maybe(Schema.Boolean) },
    output: {
      fields: Schema.Array(CustomField),
      /** Counts the saves; sent back as `expectedVersion`. */
      version: Schema.Finite,
      records: Schema.optionalKey(Schema.Record(Schema.String, Schema.Finite)),
    },
  }),
  'settings/custom-fields/save': call({
    summary:
      'Replaces the fields of a module. The data of removed fields, and data that a changed type cannot hold, is deleted; `records` counts the records that changed. A new field without an `id` is given one.',
    access: 'settings',
    kind: 'write',
    input: { moduleID, fields: Schema.Array(CustomFieldInput), expectedVersion: maybe(Version) },
    output: { fields: Schema.Array(CustomField), version: Schema.Finite, records: Schema.Finite },
    failures: ['conflict'],
  }),
}
