import { describe, expect, test } from 'vitest'
import { DEFAULT_FEATURES } from '#domain/access/features.ts'
import { authorName, employeeName, shortUsername, visibleEmployees } from '#domain/access/employees.ts'
import { PRESETS } from '#domain/access/permissions.ts'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/modules.generated.ts'
import { refusalAt } from '#domain/access/address.ts'
import {
  panelEntries,
  type SectionName,
  SETTINGS_SECTIONS,
  visibleGroups,
  visibleSections,
} from '#domain/access/settings-sections.ts'

describe('employee lists', () => {
  const employees = [
    { userID: 1, userIsXDACCT: false },
    { userID: 2, userIsXDACCT: true },
  ]

  test.each([
    ["a company's own people", { userIsXDACCT: false, companyID: 7 }, [1]],
    ['the people of company 1', { userIsXDACCT: false, companyID: 1 }, [1, 2]],
    ['support staff anywhere', { userIsXDACCT: true, companyID: 7 }, [1, 2]],
  ])('as %s sees them', (_, viewer, ids) =>
    expect(visibleEmployees(employees, viewer).map(({ userID }) => userID)).toEqual(ids),
  )

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
    [1, 'Dana'],
    [2, 'Sam (XD Support)'],
    [3, 'Otto'],
    // A visitor of another company, who is in no list of the clerks.
    [4, 'XD Support'],
  ])('messages by user %d are shown as by %s', (userID, author) => {
    const team = [
      { userID: 1, userUsername: 'dana@shop.test', userNickname: 'Dana', userIsXDACCT: false },
      { userID: 2, userUsername: 'sam@xd.test', userNickname: 'Sam', userIsXDACCT: true },
    ]
    expect(authorName(userID, team, [{ userID: 3, userNickname: 'Otto' }])).toBe(author)
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
  const ALL = SETTINGS_SECTIONS.map(({ name }) => name)
  const names = (permissions: readonly string[], features: readonly string[] = DEFAULT_FEATURES) =>
    visibleSections(permissions, features).map(({ name }) => name)

  /** A section's calls are under its name, except these. */
  const CALLS: Partial<Record<SectionName, CallName>> = {
    calendar: 'calendar/categories/list',
    'quick-reply': 'templates/save',
  }
  const callOf = (section: SectionName) =>
    CALLS[section] ??
    (Object.keys(calls) as CallName[]).find(
      (name) => name.startsWith(`settings/${section}/`) && calls[name].access !== 'session',
    )!

  test.each(SETTINGS_SECTIONS)('$title is shown to users whose calls it answers', ({ name, permissions, feature }) => {
    const call = calls[callOf(name)]
    expect(permissions).toContain(call.access)
    expect(feature).toBe(call.feature)
  })

  test.each([
    [PRESETS.clerk, []],
    [PRESETS.owner, ['Control Panel']],
    [['settings'], ['Control Panel']],
    [['support-log'], ['Activity']],
    [
      ['messages', 'users', 'api-keys'],
      ['Users', 'API Keys'],
    ],
  ])('%j has %j in the menu', (permissions, titles) => {
    const entries = panelEntries(permissions, DEFAULT_FEATURES)
    expect(entries.map(({ title }) => title)).toEqual(titles)
    const user = { userPermissions: permissions, userIsXDACCT: false }
    for (const { target } of entries) expect(refusalAt(target, user, DEFAULT_FEATURES)).toBeNull()
  })

  test('shows users the sections they hold the permission for', () => {
    expect(names(PRESETS.manager)).toEqual([])
    expect(names(PRESETS.owner)).toEqual(ALL)
    expect(names(['settings'])).toEqual(
      ALL.filter((name) => !['users', 'api-keys', 'activity', 'approvals', 'retention', 'calendar'].includes(name)),
    )
  })

  test('lists the sections by group, and no group without any', () => {
    const titles = (permissions: readonly string[]) =>
      visibleGroups(permissions, DEFAULT_FEATURES).map(({ title, sections }) => [title, sections.length])
    expect(
      visibleGroups(PRESETS.owner, DEFAULT_FEATURES).flatMap(({ sections }) => sections.map(({ name }) => name)),
    ).toEqual(ALL)
    expect(titles(['users', 'api-keys'])).toEqual([
      ['Company', 1],
      ['Security', 1],
    ])
    expect(titles([])).toEqual([])
  })

  test('has calendar, notices and payments only for companies that bought them', () => {
    const bought = ['calendar', 'notices', 'payments']
    expect(names(PRESETS.owner, [])).toEqual(ALL.filter((name) => !bought.includes(name)))
  })
})
