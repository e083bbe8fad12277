import { describe, expect, test } from 'vitest'
import { DEFAULT_FEATURES } from '#domain/access/features.ts'
import { employeeName, shortUsername, visibleEmployees } from '#domain/access/employees.ts'
import { PRESETS } from '#domain/access/permissions.ts'
import { visibleSections } from '#domain/access/settings-sections.ts'

describe('employee lists', () => {
  const employees = [
    { userID: 1, userIsXDACCT: false },
    { userID: 2, userIsXDACCT: true },
  ]

  test.each([
    ["a company's own people", { userIsXDACCT: false, companyID: 7 }, [1]],
    ['the people of company 1', { userIsXDACCT: false, companyID: 1 }, [1, 2]],
    ['support staff anywhere', { userIsXDACCT: true, companyID: 7 }, [1, 2]],
  ])('as %s see them', (_, viewer, ids) => expect(visibleEmployees(employees, viewer).map(({ userID }) => userID)).toEqual(ids))

  test.each([
    ['dana.ruiz@goldenpledge.test', 'Dana', false, 'Dana'],
    ['dana.ruiz@goldenpledge.test', ' ', false, 'dana.ruiz'],
    ['dana.ruiz@goldenpledge.test', null, false, 'dana.ruiz'],
    ['support@xd.test', 'Sam', true, 'Sam (XD Support)'],
    ['support@xd.test', '', true, 'support (XD Support)'],
  ])('%s, %s: %s', (userUsername, userNickname, userIsXDACCT, shown) => {
    expect(employeeName({ userUsername, userNickname, userIsXDACCT })).toBe(shown)
  })

  test.each([
    ['dana@shop.test', 'dana'],
    ['dana', 'dana'],
    ['a@b@c', 'a'],
    ['', ''],
  ])('the short form of "%s" is "%s"', (username, short) => {
    expect(shortUsername(username)).toBe(short)
  })
})

describe('the Control Panel', () => {
  const names = (permissions: readonly string[], features: readonly string[] = DEFAULT_FEATURES) =>
    visibleSections(permissions, features).map(({ name }) => name)

  test('is for holders of the settings permission', () => {
    expect(names(PRESETS.manager)).toEqual([])
    expect(names(PRESETS.owner)).toEqual([
      'company',
      'stores',
      'users',
      'custom-fields',
      'payments',
      'calendar',
      'quick-reply',
      'chat-bubble',
      'add-ons',
    ])
    expect(names(['settings'])).not.toContain('users')
  })

  test('has calendar and payments only where those were bought', () => {
    expect(names(PRESETS.owner, [])).toEqual(['company', 'stores', 'users', 'custom-fields', 'quick-reply', 'chat-bubble', 'add-ons'])
  })
})
