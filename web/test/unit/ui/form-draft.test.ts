import { describe, expect, test } from 'vitest'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import {
  addField,
  changeField,
  faultsByID,
  nameOf,
  toSave,
  withConfig,
  withDescription,
} from '#parts/custom-fields/editor/form-draft.ts'

const field = (id: string, rest: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id,
  type: 'text',
  title: `Title of ${id}`,
  ...rest,
})

describe('a form being edited', () => {
  test('gets a new field at its end, with a key of its own and no title yet', () => {
    const [first, added] = addField([field('a')], 'money')
    expect(first).toEqual(field('a'))
    expect(added).toEqual({ id: expect.stringMatching(/^f_\w{8}$/) as string, type: 'money', title: '' })
  })

  test('changes one field and leaves the others', () => {
    expect(changeField([field('a'), field('b')], 'b', (one) => ({ ...one, title: 'New' }))).toEqual([
      field('a'),
      field('b', { title: 'New' }),
    ])
  })

  test('keeps only options that are set', () => {
    const date = field('a', { type: 'date' })
    const shown = withConfig(date, { showOnCalendar: true, calendarID: null })
    expect(shown.config).toEqual({ showOnCalendar: true, calendarID: null })
    expect(withConfig(shown, { repeatYearly: true }).config).toEqual({ ...shown.config, repeatYearly: true })
    expect(withConfig(shown, { showOnCalendar: undefined, calendarID: undefined })).toEqual(date)
  })

  test('is sent without white space around its text, and without a blank description', () => {
    expect(toSave([field('a', { title: ' Size ', description: ' US ' }), field('b', { description: ' ' })])).toEqual([
      field('a', { title: 'Size', description: 'US' }),
      field('b'),
    ])
    expect(withDescription(field('a', { description: 'x' }), undefined)).toEqual(field('a'))
  })

  test.each<[Partial<FieldDefinition>, string]>([
    [{ title: ' Size ' }, 'Size'],
    [{ title: ' ' }, 'Untitled field'],
    [{ title: '', type: 'heading' }, 'Untitled heading'],
    [{ title: '', type: 'separator' }, 'Separator line'],
  ])('%j is called %s', (rest, name) => expect(nameOf(field('a', rest))).toBe(name))

  test('receives the server’s faults by key', () => {
    expect(faultsByID({ 'fields.f_a': 'Cannot be blank', fields: 'At most 100 fields' })).toEqual({
      f_a: 'Cannot be blank',
    })
  })
})
