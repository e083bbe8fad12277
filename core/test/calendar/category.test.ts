import { expect, test } from 'vitest'
import { categoryCan, MAX_CATEGORY_TITLE, newCategoryTitle } from '#domain/calendar/category.ts'

const EXISTING = [
  { catID: 1, catTitle: 'Staff' },
  { catID: 2, catTitle: 'Twin' },
  { catID: 3, catTitle: 'twin' },
]
const TAKEN = { ok: false, reason: 'Another calendar has this title' }

test.each([
  ['Payday', '#1a7f37', undefined, { ok: true }],
  ['x'.repeat(MAX_CATEGORY_TITLE), '#1a7f37', undefined, { ok: true }],
  [`  ${'x'.repeat(MAX_CATEGORY_TITLE)} `, '#1a7f37', undefined, { ok: true }],
  ['', '#1a7f37', undefined, { ok: false, reason: 'Enter a title' }],
  ['  ', '#1a7f37', undefined, { ok: false, reason: 'Enter a title' }],
  ['\u200b', '#1a7f37', undefined, { ok: false, reason: 'Enter a title' }],
  ['x'.repeat(MAX_CATEGORY_TITLE + 1), '#1a7f37', undefined, { ok: false, reason: 'At most 100 characters' }],
  ['Payday', 'green', undefined, { ok: false, reason: 'Choose a color' }],
  ['Staff', '#1a7f37', undefined, TAKEN],
  [' sTAFF\u200b ', '#1a7f37', undefined, TAKEN],
  ['Staff', '#1a7f37', 2, TAKEN],
  ['STAFF', '#1a7f37', 1, { ok: true }],
  // They had the same title before that was refused, and may keep it.
  ['Twin', '#1a7f37', 2, { ok: true }],
  ['Twin', '#1a7f37', 1, TAKEN],
])('a calendar called %j in %s (%j) may be saved: %j', (catTitle, catColor, self, can) =>
  expect(categoryCan.save({ catTitle, catColor }, EXISTING, self)).toMatchObject(can),
)

test('a new calendar is called New Calendar, with a number if there is one', () => {
  const titled = (...titles: string[]) => newCategoryTitle(titles.map((catTitle, catID) => ({ catID, catTitle })))
  expect(titled('Staff')).toBe('New Calendar')
  expect(titled('new calendar ', 'New Calendar 3')).toBe('New Calendar 2')
})
