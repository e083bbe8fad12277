import { expect, test } from 'vitest'
import { leaves } from '#address/leaves.ts'

const at = (pathname: string, search: object = {}) => ({ pathname, search })
const PAGE_2 = at('/settings/users', { page: 2, user: 7 })
const PAGE_1 = at('/settings/users', { user: 7 })

test.each([
  ['a list goes to its last page', 'REPLACE', PAGE_2, PAGE_1, false],
  [
    'a list goes to its last page, after other filters',
    'REPLACE',
    at('/loans', { page: 3, status: 'made' }),
    at('/loans', { status: 'made', page: 2 }),
    false,
  ],
  ['what was typed into its search box arrives', 'REPLACE', at('/loans'), at('/loans', { filter: 'ring' }), false],
  ['Back leads to another page of the list', 'BACK', PAGE_1, PAGE_2, true],
  ['somebody turns the page', 'PUSH', PAGE_1, PAGE_2, true],
  ['the editor closes', 'REPLACE', PAGE_1, at('/settings/users'), true],
  ['another one opens', 'REPLACE', PAGE_1, at('/settings/users', { user: 8 }), true],
  ['another screen', 'REPLACE', at('/inbox'), at('/payments'), true],
])('%s', (_, action, current, next, isLeft) => {
  expect(leaves({ action, current, next })).toBe(isLeft)
})
