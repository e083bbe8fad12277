import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeFieldValues } from '#domain/fields/change.ts'
import {
  carriesData,
  definitionFaults,
  FIELD_TYPES,
  type FieldDefinition,
  fieldsCan,
  type FieldType,
  isFieldModule,
  typesOffered,
} from '#domain/fields/definition.ts'
import {
  carryOver,
  deletedFields,
  fieldsAtRisk,
  formChanges,
  moveField,
  sameFields,
  withType,
} from '#domain/fields/edit.ts'
import { newFieldKey } from '#domain/fields/key.ts'
import { lossLine, lossOf, removalQuestion, retypeQuestion } from '#domain/fields/loss.ts'
import { checkFieldValue, checkFieldValues } from '#domain/fields/value.ts'
import { jsonTable } from '../table.ts'

const field = (id: string, type: FieldType = 'text', rest: Partial<FieldDefinition> = {}): FieldDefinition => ({
  id,
  type,
  title: `Title of ${id}`,
  ...rest,
})

describe('values', () => {
  interface Case {
    type: FieldType
    value: unknown
    kept?: unknown
    error?: string
  }
  test.each(jsonTable<Case[]>('fields/values.json'))('$type: $value', ({ type, value, kept, error }) => {
    expect(checkFieldValue(type, value)).toEqual(error === undefined ? { ok: true, value: kept } : { ok: false, error })
  })

  test('a stored value survives being saved again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIELD_TYPES.filter(carriesData)),
        fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
        (type, value) => {
          const once = checkFieldValue(type, value)
          if (once.ok) expect(checkFieldValue(type, once.value)).toEqual(once)
        },
      ),
    )
  })

  test.each([
    ['text', 500],
    ['multi', 4000],
  ] as const)('%s holds %i characters', (type, most) => {
    expect(checkFieldValue(type, 'x'.repeat(most)).ok).toBe(true)
    expect(checkFieldValue(type, 'x'.repeat(most + 1))).toEqual({ ok: false, error: `At most ${most} characters` })
  })

  test.each(FIELD_TYPES.filter((type) => !carriesData(type)))('a %s holds nothing', (type) =>
    expect(checkFieldValue(type, 'x')).toEqual({ ok: false, error: 'This field doesn’t hold data' }),
  )

  test.each([NaN, Infinity])('%s is no figure', (value) => {
    for (const type of ['int', 'decimal', 'money', 'text'] as const)
      expect(checkFieldValue(type, value)).toEqual({ ok: false, error: 'Enter a number' })
  })

  test('all posted values are checked at once, each error at its field', () => {
    const fields = [field('a', 'int'), field('b', 'money')]
    expect(checkFieldValues(fields, { a: '1', b: '2.50' })).toEqual({ ok: true, values: { a: 1, b: 2.5 } })
    expect(checkFieldValues(fields, { a: 'x', c: '1' })).toEqual({
      ok: false,
      errors: { a: 'Enter a whole number', c: 'No such field' },
    })
  })
})

describe('definitions', () => {
  test('there are eight types; no dates in the calendar module', () => {
    expect(FIELD_TYPES).toEqual(['heading', 'separator', 'text', 'multi', 'int', 'decimal', 'money', 'date'])
    expect(typesOffered('customer')).toContain('date')
    expect(typesOffered('calendar')).toEqual(['heading', 'separator', 'text', 'multi', 'int', 'decimal', 'money'])
    expect(typesOffered('calendar/4')).not.toContain('date')
    expect(FIELD_TYPES.filter((type) => !carriesData(type))).toEqual(['heading', 'separator'])
  })

  test.each([
    ['customer', true],
    ['payments', true],
    ['calendar', true],
    ['calendar/12', true],
    ['calendar/0', false],
    ['calendar/x', false],
    ['mailers', false],
  ])('%s is a module: %s', (module, is) => expect(isFieldModule(module)).toBe(is))

  test('errors are reported field by field', () => {
    const fields = [
      field('a', 'text', { title: ' ' }),
      field('b', 'date', { config: { showOnCalendar: true } }),
      field('b0', 'date', { config: { showOnCalendar: true, calendarID: null } }),
      field('b1', 'date', { config: { showOnCalendar: false } }),
      field('b2', 'text', { config: { showOnCalendar: true } }),
      field('c', 'separator', { title: '' }),
      field('d'),
      field('d'),
      field('e f'),
    ]
    expect(definitionFaults(fields, 'customer')).toEqual({
      a: 'Cannot be blank',
      b: 'Choose a calendar',
      d: 'Two fields have the same data key',
      'e f': 'The data key is not valid',
    })
    expect(definitionFaults([field('a', 'date')], 'calendar')).toEqual({ a: 'This type isn’t available here' })
    expect(fieldsCan.save([field('a')], 'customer').ok).toBe(true)
    expect(fieldsCan.save(fields, 'customer').ok).toBe(false)
    expect(
      fieldsCan.save(
        Array.from({ length: 101 }, (_, n) => field(`f${n}`)),
        'customer',
      ).ok,
    ).toBe(false)
  })
})

describe('the limits of a form', () => {
  const faultsOf = (rest: Partial<FieldDefinition>) => definitionFaults([field('a', 'text', rest)], 'customer')

  test.each<[string, Partial<FieldDefinition>, string | undefined]>([
    ['a title of 100 characters', { title: 'x'.repeat(100) }, undefined],
    ['a title of 101', { title: 'x'.repeat(101) }, 'At most 100 characters'],
    ['a description of 500', { description: 'x'.repeat(500) }, undefined],
    ['a description of 501', { description: 'x'.repeat(501) }, 'At most 500 characters in the description'],
    ['a permission', { config: { permission: 'refunds' } }, undefined],
    ['an unknown permission', { config: { permission: 'magic' as never } }, 'There is no such permission'],
    ['a date without options', { type: 'date' }, undefined],
    ['a heading without a title', { type: 'heading', title: '' }, 'Cannot be blank'],
  ])('%s', (_, rest, fault) => expect(faultsOf(rest)).toStrictEqual(fault === undefined ? {} : { a: fault }))

  test('a hundred fields are enough, one more is too many', () => {
    const form = (count: number) => Array.from({ length: count }, (_, n) => field(`f${n}`))
    expect(fieldsCan.save(form(100), 'customer')).toEqual({ ok: true })
    expect(fieldsCan.save(form(101), 'customer')).toEqual({ ok: false, reason: 'At most 100 fields' })
  })
})

describe('editing', () => {
  const fields = ['a', 'b', 'c', 'd'].map((id) => field(id))
  test.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [0, 9, 'abcd'],
    [9, 0, 'abcd'],
    [0, 4, 'abcd'],
    [0, 3, 'bcda'],
    [0, -1, 'abcd'],
  ])('moved from %s to %s', (from, to, order) => {
    expect(
      moveField(fields, from, to)
        .map(({ id }) => id)
        .join(''),
    ).toBe(order)
    // A list that stays the same is the same list.
    expect(moveField(fields, from, to) === fields).toBe(order === 'abcd')
  })

  test('moving loses no field, and moving back restores the order', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), (from, to) => {
        expect(moveField(moveField(fields, from, to), to, from)).toEqual(fields)
      }),
    )
  })

  test('a type that is not a date has no calendar', () => {
    const date = field('a', 'date', { config: { showOnCalendar: true, calendarID: 1 } })
    expect(withType(date, 'text')).toStrictEqual(field('a', 'text'))
    expect(withType(date, 'date')).toStrictEqual(date)
    expect(withType(field('a'), 'date')).toStrictEqual(field('a', 'date'))
  })

  test('a new type keeps its permission, unless it holds no value', () => {
    const config = { permission: 'refunds', showOnCalendar: true, calendarID: 1 } as const
    const limited = field('a', 'date', { config })
    expect(withType(limited, 'int')).toStrictEqual(field('a', 'int', { config: { permission: 'refunds' } }))
    expect(withType(limited, 'heading')).toStrictEqual(field('a', 'heading'))
  })

  test('deleting a field deletes its data; changing a type keeps what the new one can hold', () => {
    const after = [field('a', 'int'), field('b', 'multi'), field('c', 'date')]
    expect(deletedFields(fields, after).map(({ id }) => id)).toEqual(['d'])
    expect(fieldsAtRisk(fields, after).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    const carried = (values: Record<string, string>) => carryOver(values, fieldsAtRisk(fields, after), after)
    expect(carried({ a: '12', b: 'text', c: 'no date', d: 'gone' })).toEqual({ a: 12, b: 'text' })
    expect(carried({ a: ' ', shared: 'of another form' })).toEqual({ shared: 'of another form' })
    expect(fieldsAtRisk([field('h', 'heading'), field('a')], [field('a')])).toEqual([])
  })
})

describe('what a save would cost', () => {
  const before = [field('h', 'heading'), field('a'), field('b'), field('c', 'int'), field('d', 'money')]
  const after = [field('d', 'money'), field('b', 'date'), field('c', 'heading'), field('new')]

  test('is counted for fields that lose data; empty fields cost nothing', () => {
    expect(lossOf(before, after, { a: 12, b: 1, c: 0, d: 40, new: 3 })).toEqual([
      { title: 'Title of a', records: 12, type: undefined },
      { title: 'Title of b', records: 1, type: 'date' },
    ])
    expect(lossOf(before, after, { c: 2 })).toEqual([{ title: 'Title of c', records: 2, type: 'heading' }])
    expect(lossOf(before, before, { a: 12 })).toEqual([])
    expect(lossOf(before, after, {})).toEqual([])
  })

  test('is said in words', () => {
    expect(removalQuestion('Size', 0)).toEqual({ title: 'Remove “Size”?', text: 'No record uses it.' })
    expect(removalQuestion('Size', 1).text).toBe('Saving then deletes its data from 1 record. That can’t be undone.')
    expect(removalQuestion('Size', 1234).text).toContain('from 1,234 records.')
    expect(retypeQuestion('Size', 'int', 2)).toEqual({
      title: 'Change “Size” to Whole number?',
      text: '2 records have data in it. Saving keeps what fits the new type and deletes the rest. That can’t be undone.',
    })
    expect(retypeQuestion('Size', 'int', 1).text).toContain('1 record has data')
    expect(lossLine({ title: 'Size', records: 2, type: undefined })).toBe(
      '“Size” is removed, and its data deleted from 2 records.',
    )
    expect(lossLine({ title: 'Size', records: 1, type: 'date' })).toBe(
      '“Size” becomes Date. Data that doesn’t fit is deleted from 1 record.',
    )
  })
})

describe('two forms', () => {
  const date = field('a', 'date', { config: { showOnCalendar: true, repeatYearly: true, calendarID: 1 } })
  test.each<[string, FieldDefinition, FieldDefinition, boolean]>([
    ['an empty description', field('a', 'text', { description: '' }), field('a'), true],
    ['options that are off', field('a', 'date', { config: { showOnCalendar: false } }), field('a', 'date'), true],
    ['another key', field('a', 'text', { title: 'A' }), field('b', 'text', { title: 'A' }), false],
    ['another title', field('a', 'text', { title: 'A' }), field('a'), false],
    ['another type', field('a'), field('a', 'multi'), false],
    ['a description', field('a', 'text', { description: 'x' }), field('a'), false],
    ['shown or not', date, { ...date, config: { ...date.config, showOnCalendar: false } }, false],
    ['each year or not', date, { ...date, config: { ...date.config, repeatYearly: false } }, false],
    ['another calendar', date, { ...date, config: { ...date.config, calendarID: 2 } }, false],
    ['no calendar', field('a', 'date', { config: { calendarID: null } }), field('a', 'date'), false],
    ['who may fill it in', field('a', 'text', { config: { permission: 'refunds' } }), field('a'), false],
  ])('%s', (_, a, b, same) => {
    expect(sameFields([a], [b])).toBe(same)
    expect(sameFields([b], [a])).toBe(same)
  })

  test('differ by one field among many', () => {
    expect(sameFields([field('a'), field('b')], [field('a'), field('b', 'multi')])).toBe(false)
  })

  test('differ in order and length', () => {
    const [a, b] = [field('a'), field('b')]
    expect(sameFields([a, b], [b, a])).toBe(false)
    expect(sameFields([a], [a, b])).toBe(false)
    expect(sameFields([a, b], [a])).toBe(false)
  })
})

describe('a new field’s key', () => {
  const scripted = (...at: number[]) => {
    let next = 0
    return () => at[next++ % at.length]! / 32
  }

  test('is f_ and eight characters, the whole alphabet among them', () => {
    expect(newFieldKey([], scripted(0, 1, 2, 3, 4, 5, 6, 31))).toBe('f_abcdefg9')
    expect(newFieldKey([], () => 0.999_999)).toBe('f_99999999')
    const key = newFieldKey([], Math.random)
    expect(key).toMatch(/^f_[a-z2-9]{8}$/)
    expect(fieldsCan.save([field(key)], 'customer').ok).toBe(true)
  })

  test('differs from every other field’s', () => {
    const random = scripted(...new Array<number>(8).fill(0), ...new Array<number>(8).fill(1))
    expect(newFieldKey([{ id: 'f_aaaaaaaa' }], random)).toBe('f_bbbbbbbb')
  })
})

describe('what a save changes', () => {
  test('is named by title, a separator by its type; a new order alone changes no field', () => {
    const before = [field('a'), field('b'), field('line', 'separator', { title: '' }), field('c')]
    const after = [field('c', 'text', { title: 'New' }), field('a'), field('d'), field('e', 'separator', { title: '' })]
    expect(formChanges(before, after)).toEqual({
      added: ['Title of d', 'separator'],
      changed: ['New'],
      deleted: ['Title of b', 'separator'],
    })
    expect(formChanges(before, [...before].reverse())).toEqual({})
  })
})

describe('changing a record’s values', () => {
  const fields = [field('a', 'int'), field('b'), field('limit', 'money', { config: { permission: 'refunds' } })]

  test('a sent value replaces, null removes, the rest stays', () => {
    expect(changeFieldValues(fields, { a: 1, b: 'x' }, { a: '2', b: null }, [])).toEqual({ ok: true, values: { a: 2 } })
    expect(changeFieldValues(fields, { a: 1, limit: 5 }, { b: 'y' }, [])).toEqual({
      ok: true,
      values: { a: 1, b: 'y', limit: 5 },
    })
  })

  test('a user without a field’s permission may send back its value, but no other', () => {
    expect(changeFieldValues(fields, { limit: 5 }, { limit: '5.00' }, ['customers'])).toEqual({
      ok: true,
      values: { limit: 5 },
    })
    expect(changeFieldValues(fields, {}, { limit: null }, [])).toEqual({ ok: true, values: {} })
    for (const limit of [null, 6])
      expect(changeFieldValues(fields, { limit: 5 }, { limit }, ['customers'])).toEqual({
        ok: false,
        errors: { limit: 'You don’t have permission to change this' },
      })
    expect(changeFieldValues(fields, { limit: 5 }, { limit: 6 }, ['refunds'])).toEqual({
      ok: true,
      values: { limit: 6 },
    })
  })

  test('a valid change passes through the next change untouched', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b', 'limit'), fc.oneof(fc.integer(), fc.string(), fc.constant(null))),
        (posted) => {
          const once = changeFieldValues(fields, {}, posted, ['refunds'])
          if (once.ok) expect(changeFieldValues(fields, once.values, {}, [])).toEqual(once)
        },
      ),
    )
  })
})
