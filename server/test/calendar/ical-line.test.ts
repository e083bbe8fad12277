import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { writeICal } from '@xd/server/services/calendar/feed/write-ical.ts'

const day = asLocalDay('2028-02-29')
const about = { name: 'Gold; Pledge', timezone: 'UTC', calendars: new Map([[4, 'Vault']]), publicURL: 'https://x' }
const file = (itemTitle: string) =>
  writeICal(
    [
      {
        itemID: 7,
        itemTitle,
        itemCalendarID: 4,
        itemDateStart: day,
        itemDateEnd: day,
        itemRepeat: null,
        itemCustomFields: {},
        itemRefKey: null,
        itemVersion: 1,
        occursFrom: day,
        occursTo: day,
      },
    ],
    { ...about, today: day },
  )

test.each([
  ['plain', 'Safe check'],
  ['that mean something in the file', 'a\\b; c, d: "e"'],
  ['in other scripts', 'Übergabe ñandú 金の時計 '.repeat(12).trim()],
  ['of four bytes', '💍'.repeat(100)],
  ['on several lines', 'one\ntwo\r\nthree\rfour'],
  ['that look like another entry', 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y'],
])('letters %s come back as they were, in lines of at most 75 bytes', (_, title) => {
  const text = file(title)
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const events = Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT')
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ summary: title.replace(/\r\n?/g, '\n'), categories: ['Vault'] })
})

test('letters that no text may hold are left out', () => {
  expect(file('be\u0000fore\u0007 after')).toContain('SUMMARY:before after\r\n')
})
