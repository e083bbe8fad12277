import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/modules.generated.ts'
import { DEFAULT_FEATURES } from '#domain/access/features.ts'
import { FEATURES } from '#domain/pricing/features.ts'
import { MENU, activeEntry, visibleEntries } from '#domain/access/menu.ts'
import { PERMISSION_LABELS } from '#domain/access/permission-labels.ts'
import { PERMISSIONS, PRESETS, holds, isPermission } from '#domain/access/permissions.ts'
import { defaultStore, defaultStoreFilter, mayUseStore, visibleStores } from '#domain/access/stores.ts'
import { csvTable } from '../table.ts'

describe('permissions', () => {
  const rows = csvTable<'permission' | 'clerk' | 'manager' | 'owner'>('access/presets.csv')

  test.each(rows)('$permission: clerk $clerk, manager $manager, owner $owner', (row) => {
    for (const preset of ['clerk', 'manager', 'owner'] as const)
      expect(holds(PRESETS[preset], row.permission)).toBe(row[preset] === 'yes')
  })

  test('the table lists exactly the known permissions, each with what it allows', () => {
    expect(rows.map(({ permission }) => permission).sort()).toEqual([...PERMISSIONS].sort())
    expect(Object.keys(PERMISSION_LABELS).sort()).toEqual([...PERMISSIONS].sort())
    expect(isPermission('admin')).toBe(false)
  })

  test('all required names must be held, one or several', () => {
    expect(holds(['settings'], 'settings')).toBe(true)
    expect(holds([], 'settings')).toBe(false)
    expect(holds([], [])).toBe(true)
    expect(holds(['settings', 'users'], ['settings', 'users'])).toBe(true)
    expect(holds(['settings'], ['settings', 'users'])).toBe(false)
  })

  test('more permissions never take anything away', () => {
    const some = fc.subarray([...PERMISSIONS])
    fc.assert(
      fc.property(some, some, some, (mine, more, required) => {
        if (holds(mine, required)) expect(holds([...mine, ...more], required)).toBe(true)
        expect(holds(mine, required)).toBe(required.every((name) => holds(mine, name)))
      }),
    )
  })
})

describe('stores', () => {
  const stores = [
    { storeID: 1, storeEnabled: true, storeDeleted: false },
    { storeID: 2, storeEnabled: false, storeDeleted: false },
    { storeID: 3, storeEnabled: true, storeDeleted: true },
    { storeID: 4, storeEnabled: true },
  ]

  test('the list has only enabled, allowed stores that are not deleted', () => {
    expect(visibleStores(stores, { userAllowedStoreIDs: [1, 2, 3, 4] }).map(({ storeID }) => storeID)).toEqual([1, 4])
    expect(visibleStores(stores, { userAllowedStoreIDs: [4] }).map(({ storeID }) => storeID)).toEqual([4])
    expect(visibleStores(stores, { userAllowedStoreIDs: [] })).toEqual([])
  })

  test.each(csvTable<'allowed' | 'filter'>('access/stores.csv'))(
    'allowed "$allowed", the filter starts with $filter',
    ({ allowed, filter }) => {
      const ids = allowed.split(' ').filter(Boolean).map(Number)
      expect(String(defaultStoreFilter(ids))).toBe(filter)
      expect(defaultStore(ids)).toBe(filter === 'all' ? undefined : Number(filter))
    },
  )

  test('a user may use the allowed stores and no others', () => {
    expect(mayUseStore({ userAllowedStoreIDs: [1, 2] }, 2)).toBe(true)
    expect(mayUseStore({ userAllowedStoreIDs: [1, 2] }, 3)).toBe(false)
  })
})

describe('the menu', () => {
  const titles = (permissions: readonly string[], features: readonly string[] = DEFAULT_FEATURES) =>
    visibleEntries({ userPermissions: permissions, userIsXDACCT: false }, features).map(({ title }) => title)

  const rows = csvTable<'preset' | 'features' | 'entries'>('access/menu.csv')
  const named = new Set(rows.flatMap(({ entries }) => entries.split(' ')))

  test.each(rows)('$preset with $features: $entries', ({ preset, features, entries }) => {
    const permissions = preset === 'none' ? [] : PRESETS[preset as keyof typeof PRESETS]
    const shown = titles(permissions, features === 'default' ? DEFAULT_FEATURES : features.split(' '))
    expect(shown.filter((title) => named.has(title)).join(' ')).toBe(entries)
  })

  const lists = Object.fromEntries(Object.entries(calls).filter(([name]) => name.endsWith('/list')))

  test.each(MENU.filter(({ target }) => `${target.slice(1)}/list` in lists))(
    '$title needs what its list needs',
    ({ target, permissions, feature }) => {
      const list = lists[`${target.slice(1)}/list`]
      expect([[list?.access], list?.feature]).toEqual([permissions, feature])
    },
  )

  test('another permission or feature never hides anything', () => {
    const sets = fc.tuple(fc.subarray([...PERMISSIONS]), fc.subarray([...FEATURES]))
    fc.assert(
      fc.property(sets, sets, ([mine, bought], [more, added]) => {
        expect(titles([...mine, ...more], [...bought, ...added])).toEqual(expect.arrayContaining(titles(mine, bought)))
      }),
    )
  })

  test('hidden entries never show, even to support staff', () => {
    const all = visibleEntries({ userPermissions: PERMISSIONS, userIsXDACCT: true }, FEATURES)
    expect(all.some(({ hidden }) => hidden)).toBe(false)
    expect(MENU.filter(({ hidden }) => hidden).map(({ target }) => target)).toEqual([
      '/',
      '/settings',
      '/admin',
      '/logout',
    ])
  })

  test.each([
    ['/', 'Home'],
    ['/inbox', 'Inbox'],
    ['/customers/12-garcia-maria/3/messages', 'Customers'],
    ['/payments?status=sent', 'Payments'],
    ['/settings/stores', 'Control Panel'],
    ['/admin/companies/4', 'XD Admin'],
    ['/nowhere', undefined],
  ])('%s belongs to %s', (path, title) => expect(activeEntry(path)?.title).toBe(title))

  test('every route base belongs to one entry', () => {
    const bases = MENU.flatMap(({ baseNames }) => baseNames)
    expect(new Set(bases).size).toBe(bases.length)
  })
})
