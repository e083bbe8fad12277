import { expect, test } from 'vitest'
import type { Session } from '#data/session.ts'
import { hearsOfVisits } from '#data/visits.ts'
import { OWNER_PERMISSIONS } from '@xd/core/domain/access/manage-users.ts'
import { runHook } from './hook.ts'
import { aPage } from './page.ts'

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

test.each([
  ['an owner', OWNER_PERMISSIONS, undefined, {}, true],
  ['an employee', ['settings'], undefined, {}, false],
  ['XD Support in another company', OWNER_PERMISSIONS, undefined, { userIsXDACCT: true }, false],
  ['a visitor, who asked', ['settings'], { readOnly: false }, {}, true],
  ['a visitor who only looks', ['settings'], { readOnly: true }, {}, true],
  ['a visitor who may not see settings', ['messages'], { readOnly: false }, {}, false],
])('what waits for approval is asked for by those who see it: %s', async (_, permissions, visitor, user, asks) => {
  const page = aPage()
  page.answers['settings/approvals/list'] = () => ({ approvals: [{ approvalID: 1 }] })
  page.answers['labels/list'] = () => ({ labels: [] })
  const [{ useApprovals }, { useCall }] = await Promise.all([import('#data/approvals.ts'), import('#data/use-call.ts')])
  const one = {
    user: { userPermissions: permissions, userIsXDACCT: false, ...user },
    company: { companyID: 5 },
    session: { ...(visitor && { impersonatedBy: visitor }) },
  } as unknown as Session
  const { now } = await runHook(() => [useCall('labels/list', {}).isPending, useApprovals(one).length])
  await expect.poll(now).toEqual([false, asks ? 1 : 0])
  expect(page.inputs('settings/approvals/list')).toHaveLength(asks ? 1 : 0)
})
