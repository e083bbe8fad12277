import { expect, test } from 'vitest'
import { jsonTable } from '../table.ts'
import { readNotice } from '#domain/notice/given-notice.ts'
import { noticeRowReader, openNoticeFile } from '#domain/notice/notice-file.ts'

const table = jsonTable<{
  titles: string
  rows: readonly (readonly [row: string, read: string | Readonly<Record<string, unknown>>])[]
  lacks: readonly (readonly [titles: string, why: string | null])[]
}>('notice/file-rows.json')

const TODAY = '2026-11-24T12:00:00.000Z'

const readOf = (row: string) => {
  const file = openNoticeFile(`${table.titles}\n${row}\n`)
  if (!file.ok) throw new Error(file.reason)
  const { given } = noticeRowReader(file.columns, TODAY)(file.rows().next().value!)
  if (typeof given === 'string') return given
  const read = readNotice(given, new Set())
  if (!read.ok) return read.code
  const { noticeExternalID, agreedAt, ...notice } = read.notice
  expect(noticeExternalID).toBe('Row 2')
  return { ...notice, agreedAt: agreedAt === null ? null : new Date(agreedAt).toISOString() }
}

test.each(table.rows)('the row %s', (row, expected) => {
  const read = readOf(row)
  expect(read).toEqual(expected)
})

test('a row is named by the line that it begins on, below a cell of two lines', () => {
  const file = openNoticeFile('Name,Phone,Tkt,Due Date,Item\nIda Hall,2135550161,1,11/27/2026,"a\nring"\nEd Ash,,2\n')
  if (!file.ok) throw new Error(file.reason)
  const read = noticeRowReader(file.columns, TODAY)
  expect([...file.rows()].map((row) => row && read(row).line)).toEqual([2, 4])
})

test.each([
  ['Name', 'Ida Hall', 'Ida Hall'],
  ['First,Last', 'Ida,Hall', 'Ida Hall'],
  ['First,Last', 'Ida,', 'Ida'],
  ['First,Last', ',Hall', 'Hall'],
  ['Name,First,Last', 'Ida M. Hall,Ida,Hall', 'Ida M. Hall'],
  ['Name,First,Last', ' ,Ida,Hall', 'Ida Hall'],
])('the name in %s of %s is %s', (titles, cells, name) => {
  const file = openNoticeFile(`${titles},Tkt,Due Date\n${cells},1,11/27/2026\n`)
  if (!file.ok) throw new Error(file.reason)
  const { given } = noticeRowReader(file.columns, TODAY)(file.rows().next().value!)
  expect(readNotice(given, new Set())).toMatchObject({ ok: true, notice: { name, customerNumber: '' } })
})

test.each(table.lacks)('a file with the titles %s lacks: %s', (titles, why) => {
  expect(openNoticeFile(`${titles}\n${titles.replaceAll(/[^,]+/g, '1')}\n`)).toMatchObject({
    ok: true,
    lacks: why ?? undefined,
  })
})
