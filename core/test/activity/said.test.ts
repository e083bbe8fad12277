import { describe, expect, test } from 'vitest'
import { ACTS } from '#domain/activity/acts.generated.ts'
import { activityDetail, type Detail } from '#domain/activity/details.ts'
import { goneWords, quoted } from '#domain/activity/phrases.ts'
import { actionsSaying, activitySearchText, fixedTargetsNamed } from '#domain/activity/search-text.ts'
import { activityTarget, closureName, FIXED_TARGETS, nameIn } from '#domain/activity/target.ts'
import { activityWords } from '#domain/activity/words.ts'
import { GATEWAY_TYPES } from '#domain/payment/gateways.ts'
import { jsonTable } from '../table.ts'
import { naming } from './naming.ts'

describe('an action’s words', () => {
  test.each<[string, Detail | null, string]>(jsonTable('activity/details.json'))(
    '%s %j is "%s"',
    (action, detail, words) => expect(activityDetail(action, detail, naming)).toBe(words),
  )

  test.each<[string | null, Detail, string]>(jsonTable('activity/searches.json'))(
    'a file of %s with what %j finds: "%s"',
    (target, search, words) => expect(activityDetail('export', { search }, naming, target)).toBe(words),
  )

  test('long words are cut after 160 characters, and never at a space', () => {
    expect(quoted('x'.repeat(160))).toBe(`“${'x'.repeat(160)}”`)
    expect(quoted('x'.repeat(161))).toBe(`“${'x'.repeat(160)}…”`)
    expect(quoted(`${'x'.repeat(159)} yz`)).toBe(`“${'x'.repeat(159)}…”`)
  })
})

describe('every act', () => {
  const lines = jsonTable<[action: string, words: string, detail: Detail, said: string][]>('activity/acts.json')

  test.each(lines)('%s, "%s", with %j', (action, words, detail, said) =>
    expect([activityWords(action), activityDetail(action, detail, naming)]).toEqual([words, said]),
  )

  test('and every fact that one may name has been worded', () => {
    const worded = new Set(
      lines.flatMap(([action, , detail]) =>
        Object.keys(detail).map((fact) => ACTS[action as keyof typeof ACTS].says[fact]),
      ),
    )
    const unworded = Object.entries(ACTS).flatMap(([action, { says }]) =>
      Object.entries(says).flatMap(([fact, say]) => (worded.has(say) ? [] : [`${action}: ${fact}`])),
    )
    expect(unworded).toEqual([])
    expect(Object.keys(ACTS).filter((action) => !lines.some(([line]) => line === action))).toEqual([])
  })
})

describe('an action’s target', () => {
  test.each<[target: string, detail: Detail | null, name: string]>([
    ['gateway/simulator', null, 'Simulated card network'],
    ['gateway/closed-down', null, 'Simulated card network'],
    ['list/new-list', null, 'New list'],
    ['custom-fields/calendar/9', null, 'Fields of a calendar that was deleted'],
    ['custom-fields/calendar', null, 'Calendar fields'],
    ['customer/9', { custName: 'Ann' }, 'A customer who was erased'],
    ['visit/9', { visitor: 'support@xd.test' }, 'support@xd.test'],
    ['api-key/9', { set: { key: 'Books' } }, 'Books'],
    ['label/9', { labelName: '' }, 'A label that was deleted'],
    ['store', null, 'A  that was deleted'],
  ])('%s with %j is "%s"', (target, detail, name) => expect(activityTarget(target, detail, naming)).toBe(name))

  test('a closed day is named by its note and its day, or the one that exists', () => {
    expect(closureName({ note: 'Inventory', day: '2026-11-26' })).toBe('Inventory, Nov 26, 2026')
    expect(closureName({ note: '', day: '2026-11-26' })).toBe('Nov 26, 2026')
    expect(closureName({ note: 'Inventory' })).toBe('Inventory')
    expect(closureName({ note: 7 })).toBe('')
    expect(nameIn('closure/9', { note: '', set: {} })).toBeUndefined()
  })

  test('deleted records are marked as such', () => {
    expect(goneWords('ticket')).toBe('a ticket')
    expect(goneWords('store')).toBe('a store that was deleted')
  })
})

describe('the search text of a line', () => {
  test.each<[action: string, detail: Detail | null, target: string | null, found: string]>([
    ['user-invite', { user: 'Muñoz', userNickname: 'José' }, 'user/99', 'name “jose” munoz'],
    ['label-delete', { labelName: 'VIP' }, 'label/9', ' vip'],
    ['login', null, 'user/10', ''],
    ['login', null, null, ''],
  ])('%s %j to %s: "%s"', (action, detail, target, found) =>
    expect(activitySearchText(action, target, detail).trim()).toBe(found.trim()),
  )

  test('the names of existing records are not stored with it', () => {
    expect(activitySearchText('closure-save', 'closure/1', { storeID: 5, note: 'Fair' })).toBe('at; “fair” fair')
  })

  test('an action is found by a part of its words', () => {
    expect(actionsSaying('refund')).toEqual(expect.arrayContaining(['payment.refund', 'payment.cancel-refund']))
    expect(actionsSaying('refunded a pay')).toEqual(['payment.refund'])
    expect(actionsSaying('no such words')).toEqual([])
  })

  test('lists, forms and card gateways are found by their names', () => {
    expect(fixedTargetsNamed('quick repl', ['quick-replies', 'customers'])).toEqual(['list/quick-replies'])
    expect(fixedTargetsNamed('customer fields', ['customers'])).toEqual(['custom-fields/customer'])
    expect(fixedTargetsNamed('simulated', [])).toEqual(['gateway/simulator'])
    for (const gateway of Object.keys(GATEWAY_TYPES)) expect(FIXED_TARGETS).toHaveProperty([`gateway/${gateway}`])
    for (const [target, name] of Object.entries(FIXED_TARGETS)) expect(activityTarget(target, null, naming)).toBe(name)
  })
})
