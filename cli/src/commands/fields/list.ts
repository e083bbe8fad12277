import type { Command } from 'commander'
import { PERMISSION_LABELS } from '@xd/core/domain/access/permission-labels.ts'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { FIELD_TYPE_LABELS } from '@xd/core/domain/fields/type-labels.ts'
import { callCommand } from '#session/call-command.ts'
import { CUSTOMER_FORM, FORM_HELP } from './form.ts'

const optionsOf = ({ config = {} }: FieldDefinition): string =>
  [
    ...(config.showOnCalendar ? ['on the calendar'] : []),
    ...(config.repeatYearly ? ['every year'] : []),
    ...(config.permission ? [`for users who can: ${PERMISSION_LABELS[config.permission]}`] : []),
  ].join(', ')

export const addTo = (fields: Command): void => {
  const command = fields
    .command('list')
    .description('a form’s fields in order, and how many records have data in each')
    .argument('[form]', FORM_HELP, CUSTOMER_FORM)
    .addHelpText(
      'before',
      `Examples:
  xd fields list
  xd fields list payments --json
  xd fields list calendar/3
`,
    )
  callCommand(command, async (calls, moduleID: string) => {
    const form = await calls('settings/custom-fields/fetch', { moduleID, counts: true })
    const { records = {} } = form
    return {
      json: form.fields.map((field) => ({ ...field, records: records[field.id] ?? null })),
      tables: () => [
        {
          columns: [
            { title: 'DATA KEY', whole: true },
            { title: 'TITLE' },
            { title: 'TYPE' },
            { title: 'RECORDS', align: 'right' },
            { title: 'OPTIONS', spare: 1 },
          ],
          rows: form.fields.map((field) => [
            field.id,
            field.title,
            FIELD_TYPE_LABELS[field.type],
            String(records[field.id] ?? ''),
            optionsOf(field),
          ]),
        },
      ],
      notes: form.fields.length === 0 ? ['This form has no fields.'] : [],
    }
  })
}
