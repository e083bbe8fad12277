// The data that saving a form would delete, in words. Every count is of records that hold data in the field.
import { countOf } from '#domain/text/figure.ts'
import type { FieldDefinition, FieldType } from './definition.ts'
import { fieldsAtRisk } from './edit.ts'
import { FIELD_TYPE_LABELS } from './type-labels.ts'

export interface FieldLoss {
  readonly title: string
  readonly records: number
  /** The new type; none if the field is deleted. */
  readonly type: FieldType | undefined
}

interface Question {
  readonly title: string
  readonly text: string
}

export const removalQuestion = (title: string, records: number): Question => ({
  title: `Remove “${title}”?`,
  text:
    records === 0
      ? 'No record uses it.'
      : `Saving then deletes its data from ${countOf(records, 'record')}. That can’t be undone.`,
})

export const retypeQuestion = (title: string, type: FieldType, records: number): Question => ({
  title: `Change “${title}” to ${FIELD_TYPE_LABELS[type]}?`,
  text: `${countOf(records, 'record')} ${records === 1 ? 'has' : 'have'} data in it. Saving keeps what fits the new type and deletes the rest. That can’t be undone.`,
})

/** The data lost in a save, field by field; fields without data lose nothing. */
export const lossOf = (
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
  records: Readonly<Record<string, number>>,
): readonly FieldLoss[] =>
  fieldsAtRisk(before, after).flatMap(({ id, title }) => {
    const held = records[id] ?? 0
    return held === 0 ? [] : [{ title, records: held, type: after.find((field) => field.id === id)?.type }]
  })

export const lossLine = ({ title, records, type }: FieldLoss): string =>
  type === undefined
    ? `“${title}” is removed, and its data deleted from ${countOf(records, 'record')}.`
    : `“${title}” becomes ${FIELD_TYPE_LABELS[type]}. Data that doesn’t fit is deleted from ${countOf(records, 'record')}.`
