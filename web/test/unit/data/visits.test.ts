import { expect, test } from 'vitest'
import type { Session } from '#data/session.ts'
import { hearsOfVisits } from '#data/visits.ts'

const session = (userPermissions: readonly string[], impersonatedBy?: number) =>
  ({
    user: { userPermissions },
    session: { ...(impersonatedBy !== undefined && { impersonatedBy }) },
  }) as unknown as Session

test.each([
  [['support-log'], undefined, true],
  [['settings'], undefined, true],
  [['settings', 'support-log'], undefined, true],
  [['messages', 'customers'], undefined, false],
  [['settings', 'support-log'], 9, false],
])('with %j, visited by %s: hears of visits %s', (permissions, visitor, hears) => {
  expect(hearsOfVisits(session(permissions, visitor))).toBe(hears)
})
