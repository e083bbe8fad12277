import { describe, expect, test } from 'vitest'
import { editedGrant, mayBeAKeys, mayGiveKey } from '#domain/access/api-key.ts'
import { withHidden } from '#domain/access/manage-users.ts'
import { saysWhy } from '#domain/access/visit-reason.ts'

const clerk = { permissions: ['messages', 'labels'], storeIDs: [1, 5], allStores: false, isMaker: false }
const owner = { permissions: ['messages', 'labels', 'users'], storeIDs: [1, 5, 9], allStores: true, isMaker: false }
const grant = { permissions: ['messages', 'reports'], storeIDs: [5, 9] as readonly number[] | null }

test('what the editor can’t see of a choice stays', () => {
  expect(withHidden(['a', 'b'], ['b', 'c', 'x'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'x'])
  expect(withHidden([], ['x'], [])).toEqual(['x'])
})

describe('an edited key', () => {
  test.each([
    [
      'keeps what its editor may not take away',
      { permissions: ['labels'], storeIDs: [1] },
      grant,
      ['labels', 'reports'],
      [1, 9],
    ],
    [
      'keeps its stores if they are not given',
      { permissions: ['messages'], storeIDs: undefined },
      grant,
      ['messages', 'reports'],
      [5, 9],
    ],
    ['may be for every store', { permissions: [], storeIDs: null }, grant, ['reports'], null],
    [
      'of every store keeps those of its maker',
      { permissions: [], storeIDs: [1] },
      { ...grant, storeIDs: null },
      ['reports'],
      [1, 9],
    ],
    [
      'of every store stays so',
      { permissions: [], storeIDs: undefined },
      { ...grant, storeIDs: null },
      ['reports'],
      null,
    ],
  ] as const)('%s', (_, wanted, before, permissions, storeIDs) =>
    expect(editedGrant(clerk, wanted, before, [1, 5, 9])).toEqual({ permissions, storeIDs }),
  )

  const [mayNot, onlyYours] = [
    'You can’t give a permission you don’t have: ',
    'You can only give access to stores you have.',
  ]
  test.each([
    ['a permission of one’s own', clerk, { permissions: ['labels'], storeIDs: [1] }, undefined, [], ''],
    ['a permission of somebody else', clerk, { permissions: ['refunds'], storeIDs: [1] }, undefined, [], `${mayNot}`],
    ['a store of somebody else', clerk, { permissions: [], storeIDs: [9] }, undefined, [], onlyYours],
    ['what it had', clerk, { permissions: ['reports'], storeIDs: [5, 9] }, grant, [1, 5, 9], ''],
    [
      'every store, to one’s own new key',
      { ...clerk, isMaker: true },
      { permissions: [], storeIDs: null },
      undefined,
      [],
      '',
    ],
    ['every store, to somebody else’s key', clerk, { permissions: [], storeIDs: null }, grant, [1, 5, 9], onlyYours],
    ['every store, by someone who has them', owner, { permissions: [], storeIDs: null }, grant, [1, 5, 9], ''],
    ['every store, as it had', clerk, { permissions: [], storeIDs: null }, { ...grant, storeIDs: null }, [1, 5, 9], ''],
    [
      'its maker’s stores instead of every one',
      clerk,
      { permissions: [], storeIDs: [9] },
      { ...grant, storeIDs: null },
      [1, 9],
      '',
    ],
  ] as const)('may be given %s', (_, editor, wanted, before, makers, reason) => {
    const can = mayGiveKey(editor, wanted, before, makers)
    expect(can.ok ? '' : can.reason).toMatch(new RegExp(`^${reason}`))
    expect(can.ok).toBe(reason === '')
  })

  test('never makes keys or users', () =>
    expect(['messages', 'api-keys', 'users', 'settings'].map(mayBeAKeys)).toEqual([true, false, false, true]))
})

test.each([
  ['Reminders', true],
  ['7', true],
  ['ñ', true],
  ['', false],
  [' … ', false],
  ['\u200b\u2060', false],
  ['\u3164', false],
])('the reason “%s” says why: %s', (reason, says) => expect(saysWhy(reason)).toBe(says))
