import { describe, expect, test } from 'vitest'
import { mayAnswer } from '#domain/access/approval.ts'
import { SUPPORT_COMPANY_ID } from '#domain/access/employees.ts'
import { type Standing, widens } from '#domain/access/manage-users.ts'
import { PRESETS } from '#domain/access/permissions.ts'

describe('changes that outlive a support visit', () => {
  const owner = { permissions: PRESETS.owner, companyID: 2, isSupport: false, isVisiting: false, isProgram: false }
  test.each([
    ['an owner', {}, true],
    ['someone who may change settings, but not users', { permissions: ['settings'] }, false],
    ['a visitor, whatever they may do at home', { isSupport: true, isVisiting: true }, false],
    ['someone of XD Support with an account in the company', { isSupport: true }, false],
    ['an owner of XD itself', { isSupport: true, companyID: SUPPORT_COMPANY_ID }, true],
    ['a program', { isProgram: true }, false],
  ])('can be approved by %s', (_, over, may) => expect(mayAnswer({ ...owner, ...over }).ok).toBe(may))

  const clerk: Standing = { permissions: ['messages'], storeIDs: [1, 2], allStores: false }
  test.each<[string, Partial<Standing>, Partial<Standing>, boolean]>([
    ['nothing changes', {}, {}, false],
    ['a permission is added', {}, { permissions: ['messages', 'refunds'] }, true],
    ['one is exchanged for another', {}, { permissions: ['refunds'] }, true],
    ['one is taken away', {}, { permissions: [] }, false],
    ['a store is added', {}, { storeIDs: [1, 2, 3] }, true],
    ['a store is taken away', {}, { storeIDs: [1] }, false],
    ['all stores instead of some', {}, { storeIDs: [], allStores: true }, true],
    ['some stores instead of all', { allStores: true }, { storeIDs: [3] }, false],
  ])('where %s', (_, before, after, more) => expect(widens({ ...clerk, ...before }, { ...clerk, ...after })).toBe(more))
})
