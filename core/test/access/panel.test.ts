import { expect, test } from 'vitest'
import { apiKeyState, editedGrant, permissionsOfKey, storesOfKey } from '#domain/access/api-key.ts'
import { authorName, employeeName } from '#domain/access/employees.ts'
import { panelEntries } from '#domain/access/settings-sections.ts'
import { isConfirmed, refundAsks } from '#domain/access/step-up.ts'
import { cents } from '#domain/money/cents.ts'

test('a user with the Control Panel finds it whole, and another the sections they may open', () => {
  expect(panelEntries(['settings', 'labels'], [])).toEqual([{ title: 'Control Panel', target: '/settings' }])
  expect(panelEntries(['users', 'api-keys'], [])).toEqual([
    { title: 'Users', target: '/settings/users' },
    { title: 'API Keys', target: '/settings/api-keys' },
  ])
  expect(panelEntries(['labels'], [])).toEqual([])
})

const MAKER = { enabled: true, permissions: ['api-keys', 'messages', 'labels'] }
const KEY = { expiresAt: 1_000, revokedAt: null, grant: { permissions: ['messages'], storeIDs: null } }

test.each([
  [{}, MAKER, 999, 'active'],
  [{}, MAKER, 1_000, 'expired'],
  [{ revokedAt: 5 }, MAKER, 1_000, 'revoked'],
  [{}, { ...MAKER, enabled: false }, 999, 'suspended'],
  [{}, { ...MAKER, permissions: ['messages'] }, 999, 'suspended'],
  [{}, { ...MAKER, permissions: ['api-keys', 'labels'] }, 999, 'suspended'],
  [
    { grant: { permissions: ['users', 'api-keys'], storeIDs: null } },
    { ...MAKER, permissions: ['api-keys', 'users'] },
    999,
    'suspended',
  ],
] as const)('a key with %j of a maker with %j is, at %d, %s', (change, maker, now, state) =>
  expect(apiKeyState({ ...KEY, ...change }, maker, now)).toBe(state),
)

test('a key has what its maker has now, at the stores they have', () => {
  const grant = { permissions: ['messages', 'refunds', 'users'], storeIDs: [2, 3] }
  expect(permissionsOfKey(grant, { enabled: true, permissions: ['messages', 'users'] })).toEqual(['messages'])
  expect(permissionsOfKey(grant, { enabled: false, permissions: ['messages', 'users'] })).toEqual([])
  expect(storesOfKey(grant, [1, 2])).toEqual([2])
  expect(storesOfKey({ ...grant, storeIDs: null }, [1, 2])).toEqual([1, 2])
  const editor = { permissions: [], storeIDs: [1], allStores: false, isMaker: false }
  const wanted = { permissions: [], storeIDs: [1] }
  expect(editedGrant(editor, wanted, { permissions: [], storeIDs: [2] }, [1, 9]).storeIDs).toEqual([1, 2])
  expect(editedGrant(editor, wanted, { permissions: [], storeIDs: null }, [1, 9]).storeIDs).toEqual([1, 9])
})

test.each([
  [500_00, 0, 0, false],
  [500_01, 0, 0, true],
  [100_00, 400_00, 0, false],
  [100_00, 400_01, 0, true],
  [100_00, 0, 400_01, true],
  // The two are not added up: some of the same refunds may be in both.
  [100_00, 300_00, 300_00, false],
])('a refund of %d cents after %d by them and %d of the payment asks: %s', (amount, byThem, ofPayment, asks) =>
  expect(refundAsks(cents(amount), { byThem: cents(byThem), ofPayment: cents(ofPayment) })).toBe(asks),
)

test('a confirmation lasts a quarter of an hour', () => {
  expect([isConfirmed(0, 900_000), isConfirmed(0, 900_001)]).toEqual([true, false])
})

test('a writer is named by the first list that has them', () => {
  const employee = { userID: 1, userUsername: 'ann@xd.test', userNickname: ' Ann ', userIsXDACCT: false }
  expect(employeeName(employee)).toBe('Ann')
  expect(employeeName({ ...employee, userNickname: ' ' })).toBe('ann')
  expect(employeeName({ ...employee, userNickname: null, userIsXDACCT: true })).toBe('ann (XD Support)')
  const former = [
    { userID: 1, userNickname: 'Old Ann' },
    { userID: 2, userNickname: 'Bob' },
  ]
  expect([1, 2, 3].map((userID) => authorName(userID, [employee], former))).toEqual(['Ann', 'Bob', 'XD Support'])
})
