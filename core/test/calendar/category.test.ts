import { expect, test } from 'vitest'
import { categoryCan, MAX_CATEGORY_TITLE } from '#domain/calendar/category.ts'

test.each([
  ['Payday', '#1a7f37', { ok: true }],
  ['x'.repeat(MAX_CATEGORY_TITLE), '#1a7f37', { ok: true }],
  [`  ${'x'.repeat(MAX_CATEGORY_TITLE)} `, '#1a7f37', { ok: true }],
  ['', '#1a7f37', { ok: false, reason: 'Enter a title' }],
  ['  ', '#1a7f37', { ok: false, reason: 'Enter a title' }],
  ['x'.repeat(MAX_CATEGORY_TITLE + 1), '#1a7f37', { ok: false, reason: 'At most 100 characters' }],
  ['Payday', 'green', { ok: false, reason: 'Choose a color' }],
])('a category called %j in %s may be saved: %j', (catTitle, catColor, can) =>
  expect(categoryCan.save({ catTitle, catColor })).toMatchObject(can),
)
