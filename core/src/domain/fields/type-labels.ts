import type { FieldType } from './definition.ts'

export const FIELD_TYPE_LABELS: Readonly<Record<FieldType, string>> = {
  heading: 'Heading',
  separator: 'Separator line',
  text: 'Text',
  multi: 'Long text',
  int: 'Whole number',
  decimal: 'Decimal number',
  money: 'Money',
  date: 'Date',
}
