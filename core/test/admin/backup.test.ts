import { expect, test } from 'vitest'
import { isBackupOverdue } from '#domain/admin/backup.ts'
import { DAY_MS } from '#domain/time/spans.ts'

const NOW = Date.UTC(2026, 10, 27)

test.each([
  ['never, on a live server', { mode: 'live', last: null }, true],
  ['eight days ago', { mode: 'live', last: NOW - 8 * DAY_MS }, false],
  ['a moment longer ago', { mode: 'live', last: NOW - 8 * DAY_MS - 1 }, true],
  ['never, in a demo', { mode: 'demo', last: null }, false],
] as const)('the last backup was %s', (_, kept, overdue) => expect(isBackupOverdue(kept, NOW)).toBe(overdue))
