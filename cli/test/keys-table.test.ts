import { expect, test } from 'vitest'
import { type Key, keyTable } from '../src/commands/keys/table.ts'
import { plainPaint } from '../src/output/paint.ts'
import { tabSeparated } from '../src/output/table.ts'

const key = {
  keyID: 7,
  keyName: 'Till',
  keySecretEnd: 'abcd',
  keyPermissions: ['tickets'],
  keyStoreIDs: [1, 2],
  keyOtherStores: 0,
  keyMakerName: 'Priya',
  keyUsed: null,
  keyRevoked: null,
  keyExpires: '2026-11-28T07:17:16.032Z',
  keyState: 'active',
} as unknown as Key

test.each([
  ['those that its reader knows', {}, 'Store 1, Store 2'],
  ['one that they don’t', { keyOtherStores: 1 }, 'Store 1, Store 2, 1 other'],
  ['two that they don’t, alone', { keyStoreIDs: [], keyOtherStores: 2 }, '2 others'],
  ['all of its maker', { keyStoreIDs: null }, 'all'],
])('the stores of a key: %s', (_, change, stores) => {
  const table = keyTable([{ ...key, ...change } as Key], (id) => `Store ${id}`)
  expect(tabSeparated(table, plainPaint).split('\n')[1]!.split('\t')[4]).toBe(stores)
})
