import { expect, test } from 'vitest'
import { activityDetail } from '#domain/activity/details.ts'
import { activityTarget, nameIn } from '#domain/activity/target.ts'
import { naming } from './naming.ts'

test.each([
  ['retention/messages', null, 'Messages'],
  ['retention/unknown-kind', null, 'unknown-kind'],
  ['gateway/paypal', null, 'PayPal'],
  ['gateway/other', null, 'Simulated card network'],
  ['custom-fields/calendar/7', null, 'Fields of Auctions'],
  ['store/5', { storeName: 'Old name' }, 'Golden Pledge Depot'],
  ['store/6', { storeName: 'Old name' }, 'Old name'],
  ['store/6', { storeName: '', set: { storeName: 'Given' } }, 'A store that was deleted'],
  ['store/6', { set: { storeName: 'Given' } }, 'Given'],
  [null, { storeName: 'Old name' }, null],
] as const)('the target %s with %j is called %s', (target, detail, name) =>
  expect(activityTarget(target, detail, naming)).toBe(name),
)

test('a line without a target has no record’s name', () => {
  expect(nameIn(null, { storeName: 'Old name' })).toBeUndefined()
  expect(nameIn('store/6', null)).toBeUndefined()
  expect(nameIn('user/6', { user: 'Noor' })).toBe('Noor')
  expect(nameIn('store/6', { storeName: 5 })).toBeUndefined()
})

test.each([
  [{ bytes: 999_999 }, ''],
  [{ bytes: 1_000_000 }, '1 MB of pictures'],
  [{ bytes: 2_500_000_000 }, '2,500 MB of pictures'],
] as const)('a run of a retention rule with %j says “%s”', (detail, words) =>
  expect(activityDetail('retention-run', detail, naming, 'retention/media')).toBe(words),
)
