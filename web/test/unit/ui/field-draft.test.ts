import { describe, expect, test } from 'vitest'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { changedValues, fieldDraft, fieldErrors, serverFieldErrors } from '#parts/custom-fields/field-draft.ts'

const FIELDS: FieldDefinition[] = [
  { id: 'h', type: 'heading', title: 'Sizes' },
  { id: 'shoe', type: 'int', title: 'Shoe' },
  { id: 'limit', type: 'money', title: 'Limit' },
  { id: 'job', type: 'text', title: 'Employer' },
]

describe('custom fields being typed', () => {
  test('show what is stored, money with its cents', () => {
    expect(fieldDraft(FIELDS, { shoe: 44, limit: 12.5 })).toEqual({ shoe: '44', limit: '12.50', job: '' })
  })

  test.each([
    ['nothing typed', {}, {}],
    ['the same in other words', { shoe: '044', limit: '12.5', job: ' ' }, {}],
    ['one changed', { shoe: '45' }, { shoe: 45 }],
    ['one emptied', { limit: ' ' }, { limit: null }],
    ['one that is wrong', { shoe: 'x', job: 'Baker' }, { job: 'Baker' }],
  ])('%s: the value to save', (_, typed, changed) => {
    expect(changedValues(FIELDS, typed as Record<string, string>, { shoe: 44, limit: 12.5 })).toEqual(changed)
  })

  test('show errors at their field, ours and the server’s', () => {
    expect(fieldErrors(FIELDS, { shoe: 'x', job: 'ok' })).toEqual({ shoe: 'Enter a whole number' })
    expect(
      serverFieldErrors(
        { 'customer.custCustomFields.job': 'No such field', 'customer.custEmail': 'x' },
        'customer.custCustomFields',
      ),
    ).toEqual({ job: 'No such field' })
  })
})
