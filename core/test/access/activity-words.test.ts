import { expect, test } from 'vitest'
import { activityDetail, activityWords } from '#domain/access/activity-words.ts'

test.each([
  ['user-disable', 'Disabled a user'],
  ['rewrite.retry', 'Rewrite retry'],
  ['something-new', 'Something new'],
])('%s is "%s"', (action, words) => expect(activityWords(action)).toBe(words))

test.each([
  [{ user: 'Dana', set: { userColor: '#aa5500' } }, 'user: Dana, color: #aa5500'],
  [{ user: 'Sam', set: { userPermissions: ['messages', 'labels'] } }, 'user: Sam, permissions: messages, labels'],
  [{ sessionsEnded: 2 }, 'sessions ended: 2'],
  [{ blocked: true, note: null }, 'blocked: yes, note: none'],
  [{ from: Date.parse('2026-11-22T19:40:00Z') }, 'from: 2026-11-22 19:40 UTC'],
  [{ set: {} }, ''],
])('%j is "%s"', (detail, words) => expect(activityDetail(detail)).toBe(words))
