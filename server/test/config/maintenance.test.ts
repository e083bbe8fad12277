import { expect, test } from 'vitest'
import { readConfig } from '@xd/server/config.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'

const NOTICE = {
  start: '2026-11-21T08:00:00Z',
  end: '2026-11-21T09:00:00Z',
  icon: 'wrench',
  text: 'We move house.',
  forced: false,
}
const noticeOf = (json: string | undefined) =>
  readConfig({ XD_MAINTENANCE: json }, { webDir: '.', secretKey: TEST_SECRET_KEY }).maintenance

test('a notice is read with its window as instants', () => {
  expect(noticeOf(JSON.stringify(NOTICE))).toEqual({
    ...NOTICE,
    start: Date.parse(NOTICE.start),
    end: Date.parse(NOTICE.end),
  })
  expect(noticeOf(undefined)).toBeUndefined()
})

test.each([
  ['what is not JSON', 'soon'],
  ['an icon that there is not', JSON.stringify({ ...NOTICE, icon: 'bomb' })],
  ['a window that ends before it starts', JSON.stringify({ ...NOTICE, end: NOTICE.start })],
  ['a time that is none', JSON.stringify({ ...NOTICE, end: 'later' })],
  ['a button that is a script', JSON.stringify({ ...NOTICE, button: { label: 'More', href: 'javascript:alert(1)' } })],
])('refuses %s', (_, json) => {
  expect(() => noticeOf(json)).toThrow('XD_MAINTENANCE')
})
