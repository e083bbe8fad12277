import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRow } from '#domain/csv/row.ts'
import { cellText } from '#domain/import/cells.ts'
import { decodeFile } from '#domain/import/decode.ts'
import { openFile } from '#domain/import/file.ts'
import { delimiterOf, records } from '#domain/csv/records.ts'
import { jsonTable } from '../table.ts'

const table = jsonTable<{
  records: [string, string[][]][]
  refused: [string, string][]
  bytes: [string, string, string][]
  bytesRefused: [string, string, string][]
}>('import/files.json')

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
const cellsOf = (text: string) => [...records(text, delimiterOf(text))].map(({ cells }) => cells)

test.each(table.records)('%j holds %j', (text, rows) => expect(cellsOf(text)).toEqual(rows))
test.each(table.refused)('%j is refused: %s', (text, reason) => expect(openFile(text)).toEqual({ ok: false, reason }))
test.each(table.bytes)('%s is read', (_, hex, text) => expect(decodeFile(bytesOf(hex))).toEqual({ ok: true, text }))
test.each(table.bytesRefused)('%s is refused', (_, hex, reason) =>
  expect(decodeFile(bytesOf(hex))).toEqual({ ok: false, reason }),
)

test('our own file is read back unchanged', () => {
  const cell = fc.string({ maxLength: 12 }).filter((text) => !text.includes('\u0000'))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const text = rows.map(csvRow).join('\r\n')
      expect([...records(text, ',')].map(({ cells }) => cells.map(cellText))).toEqual(
        rows.map((cells) => cells.map((one) => cellText(csvRow([one]).startsWith('"') ? one : one))),
      )
    }),
  )
})

test('rows are numbered as an editor numbers lines', () => {
  const text = 'a,b\n"two\nlines",1\nlast,2'
  expect([...records(text, ',')].map(({ line }) => line)).toEqual([1, 2, 4])
})

test('addresses may have more commas than a file has delimiters', () => {
  const file = openFile('Name;Cell;Address\nAnn Lee;2135550147;12 Main, Apt 3, Tucson, AZ, US\n')
  expect(file.ok && file.columns.map(({ field }) => field)).toEqual(['name', 'phone', 'street'])
  expect(file.ok && [...file.rows()].map((row) => row?.cells.length)).toEqual([3])
})

test('titles may stand under a few lines of a report', () => {
  const file = openFile('Golden Pledge\nActive loans as of 11/21/2026\n\nLast;First;Cell;Tkt\nKim;Jo;2135550147;1\n')
  expect(file.ok && file.columns.map(({ field }) => field)).toEqual(['lastName', 'firstName', 'phone', 'ticketNumber'])
  expect(file.ok && [...file.rows()].map((row) => row?.line)).toEqual([5])
})

test.each([
  [0, true],
  [5, true],
  [6, false],
])('titles under %d lines of a report are found: %s', (above, isFound) => {
  const file = openFile(`${'Golden Pledge\n'.repeat(above)}Last,First,Cell\nKim,Jo,2135550147\n`)
  expect(file.ok && file.columns.map(({ field }) => field).includes('phone')).toBe(isFound)
})

test('below unknown titles, the first row with several cells is the titles', () => {
  const file = openFile('sep=;\nGolden Pledge;;\n\nCliente;Aparato;Boleta\nKim;2135550147;1\n')
  expect(file.ok && file.columns.map(({ header }) => header)).toEqual(['Cliente', 'Aparato', 'Boleta'])
})

test.each([
  ['Customer,Phone\n"Kim, Jo",2135550147\n', {}, ['name', 'phone']],
  ['Client,Phone\nJo Kim,2135550147\n', {}, ['name', 'phone']],
  ['Customer,Phone\nC104,2135550147\n', {}, ['customerNumber', 'phone']],
  ['Customer,Phone\n,2135550147\n', {}, ['customerNumber', 'phone']],
  ['Customer,Phone,Last\nGold,2135550147,Kim\n', {}, ['customerNumber', 'phone', 'lastName']],
  ['Customer,Phone\nJo Kim,2135550147\n', { Customer: null }, [null, 'phone']],
] as const)('a column of customers holds names or numbers: %j', (text, mapping, fields) => {
  const file = openFile(text, mapping)
  expect(file.ok && file.columns.map(({ field }) => field)).toEqual(fields)
})

test('columns with the same title, or none, can be told apart', () => {
  const text = 'Date,Date,,Cell,Cell,\n1/2/2026,2/2/2026,x,2135550147,,y\n'
  const titles = ['Date', 'Date (2)', 'Column 3', 'Cell', 'Cell (2)', 'Column 6']
  const file = openFile(text, { 'Date (2)': 'dueDate', 'Column 6': 'email' })
  expect(file.ok && file.columns).toEqual(
    [null, 'dueDate', null, 'phone', 'phone', 'email'].map((field, i) => ({ header: titles[i], field })),
  )
})

test.each([
  [99, true],
  [100, false],
])('a first row below %d blank lines: %s', (blank, found) => {
  const file = openFile(`Last,Cell${'\n'.repeat(blank + 1)}Kim,213 555 0100`)
  expect(file.ok).toBe(found)
})

describe('hostile files are refused in a blink', () => {
  const MB = 1_000_000
  const BLANK_BELOW = 'The 100 lines below the titles are blank. Remove them and try again.'
  const tooLong = (line: number) =>
    `Line ${line} is too long. A cell can have at most 33,000 characters, and a row 200,000.`
  test.each([
    ['10 MB of commas', ','.repeat(10 * MB), 'Line 1 has more than 300 columns. This doesn’t look like a list.'],
    ['10 MB of line ends', '\n'.repeat(10 * MB), 'This file is empty.'],
    ['10 MB of line ends below titles', `Last,Cell${'\n'.repeat(10 * MB)}`, BLANK_BELOW],
    ['10 MB of rows without a word', `Last,Cell\n${`${','.repeat(49)}\n`.repeat(200_000)}`, BLANK_BELOW],
    ['10 MB of blanks', ' '.repeat(10 * MB), tooLong(1)],
    ['10 MB without a delimiter', `Phone\n${'x'.repeat(10 * MB)}`, tooLong(2)],
    ['10 MB behind a blank and a quote', `Last,Cell\nKim, "${'x'.repeat(10 * MB)}`, tooLong(2)],
    ['10 MB of titles', `${'x'.repeat(30_000)},`.repeat(300), tooLong(1)],
    [
      '10 MB behind one quote',
      `Last,Cell\n"${'x'.repeat(10 * MB)}`,
      'A quotation mark on line 2 is never closed, so the rows after it can’t be read.',
    ],
  ])('%s', (_, text, reason) => {
    const file = openFile(text)
    expect(file.ok ? undefined : file.reason).toBe(reason)
  })
})

/** Bytes 80 to 9f in Microsoft's table. The five that it leaves out stay control characters. */
const WINDOWS = [
  0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f,
  0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
]

test('a file of older systems keeps every letter and sign of Windows-1252', () => {
  const bytes = Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at)
  const rest = Array.from({ length: 96 }, (_, at) => 0xa0 + at)
  expect(decodeFile(bytes)).toEqual({ ok: true, text: String.fromCharCode(...WINDOWS, ...rest) })
})
