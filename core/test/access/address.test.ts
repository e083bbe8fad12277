import { expect, test } from 'vitest'
import { addressTitle, refusalAt } from '@xd/core/domain/access/address.ts'
import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'

const ALL = ['payments', 'calendar', 'rewrites', 'enotices', 'massmailer']
const as = (preset: keyof typeof PRESETS, userIsXDACCT = false) => ({ userPermissions: PRESETS[preset], userIsXDACCT })
const only = (...userPermissions: Permission[]) => ({ userPermissions, userIsXDACCT: false })

test.each([
  ['/inbox', as('clerk'), [], null],
  ['/payments', as('clerk'), ALL, null],
  ['/payments?status=paid', as('clerk'), [], { title: 'Payments', why: 'feature' }],
  ['/reports', as('clerk'), ALL, { title: 'Reports', why: 'permission' }],
  ['/payments/rewrites', as('clerk'), ['payments'], { title: 'Rewrites', why: 'feature' }],
  ['/payments/rewrites/', as('clerk'), ALL, null],
  ['/payments/reconciliation', as('clerk'), ALL, { title: 'Reconciliation', why: 'permission' }],
  ['/payments/reconciliation', as('manager'), [], { title: 'Payments', why: 'feature' }],
  ['/settings', as('manager'), ALL, { title: 'Control Panel', why: 'permission' }],
  ['/settings/payments', as('owner'), [], { title: 'Payments', why: 'feature' }],
  ['/settings/users', as('owner'), ALL, null],
  ['/settings/activity', as('manager'), ALL, { title: 'Activity', why: 'permission' }],
  ['/settings/activity', only('support-log'), ALL, null],
  ['/settings/users', only('users'), ALL, null],
  ['/settings/api-keys?key=new', only('api-keys'), ALL, null],
  ['/settings', only('support-log'), ALL, { title: 'Control Panel', why: 'permission' }],
  ['/settings/stores', only('users'), ALL, { title: 'Stores', why: 'permission' }],
  ['/settings/calendar', only('settings'), ALL, { title: 'Calendar', why: 'permission' }],
  ['/admin/companies/3', as('owner'), ALL, { title: 'XD Admin', why: 'permission' }],
  ['/admin/companies/3', as('owner', true), ALL, null],
  ['/no-such-page', as('clerk'), ALL, null],
] as const)('%s', (path, user, features, refusal) => {
  expect(refusalAt(path, user, features)).toEqual(refusal)
})

test('a screen inside a module has its own name', () => {
  expect(
    ['/settings/users', '/settings/payments', '/payments/rewrites', '/payments', '/nothing'].map(addressTitle),
  ).toEqual(['Users', 'Payments', 'Rewrites', 'Payments', undefined])
})
