import { expect, test } from 'vitest'
import { presentVisit } from '#lists/support-visits.ts'
import type { VisitRow } from '#queries/support-visits.ts'

const NOW = 1_000
const row: VisitRow = {
  ...{ visitID: 7, userID: 3, userUsername: 'robin@xd.test', userNickname: 'Robin', reason: 'Call 12', ticket: null },
  ...{ readOnly: 1, approval: null, answererUsername: null, answererNickname: null, startedAt: 1, endedAt: null },
  ...{ enderUsername: null, enderNickname: null, expiresAt: NOW + 1, standing: 'token', changes: null },
} as never

test.each<[string, object, object]>([
  ['that goes on', {}, { active: true, endedAt: null, expires: NOW + 1, changes: 0 }],
  ['whose time is up', { expiresAt: NOW }, { active: false, endedAt: NOW }],
  ['whose session is gone', { standing: null }, { active: false, endedAt: NOW + 1 }],
  ['that was ended', { endedAt: 500 }, { active: false, endedAt: 500 }],
  ['that was ended after its time was up', { endedAt: 900, expiresAt: 800 }, { active: false, endedAt: 800 }],
  ['with changes', { changes: 4, readOnly: 0 }, { changes: 4, readOnly: false }],
  [
    'that an owner answered and ended',
    { answererUsername: 'p@x.test', answererNickname: 'Priya', enderUsername: 'm@x.test', enderNickname: 'Marcus' },
    { answeredBy: 'Priya', endedBy: 'Marcus', userName: 'Robin (XD Support)' },
  ],
  ['that nobody answered or ended', {}, { answeredBy: null, endedBy: null, readOnly: true }],
])('a visit %s', (_, change, shown) => {
  expect(presentVisit({ ...row, ...change }, NOW)).toMatchObject(shown)
})
