import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainPaint } from '../src/output/paint.ts'
import { count, money, percent } from '../src/output/figure.ts'
import { alignedTable, facts, tabSeparated } from '../src/output/table.ts'
import { ago } from '../src/output/when.ts'
import { jsonText } from '../src/output/json-text.ts'
import { drawn, fitted, pad, printable, textWidth, truncate, wrapWords } from '../src/output/width.ts'
import { batchList } from '../src/commands/notices/table.ts'
import { entryTable } from '../src/commands/calendar/entry-table.ts'

test.each([
  ['2026-11-24T09:00:00Z', '3 h ago'],
  ['2026-11-24T11:59:40Z', 'just now'],
  ['2026-11-24T12:00:20Z', 'just now'],
  ['2026-11-24T12:14:30Z', 'in 14 m'],
  ['2027-10-10T12:00:00Z', 'in 10 mo'],
])('%s is %s', (iso, words) => expect(ago(iso, Date.parse('2026-11-24T12:00:00Z'))).toBe(words))

describe('a table on a terminal', () => {
  const columns = [{ title: 'ID', align: 'right' as const }, { title: 'FLAG' }, { title: 'TEXT' }]

  test('drops empty columns, and cuts the widest text', () => {
    expect(
      alignedTable(
        {
          columns,
          rows: [
            ['1', '', 'short'],
            ['22', '', 'rather long'],
          ],
        },
        10,
        plainPaint,
      ),
    ).toBe('ID  TEXT\n 1  short\n22  rathe…\n')
    expect(alignedTable({ columns, rows: [['1', 'star', 'x']] }, 80, plainPaint)).toBe('ID  FLAG  TEXT\n 1  star  x\n')
    expect(alignedTable({ columns, rows: [] }, 80, plainPaint)).toBe('ID  FLAG  TEXT\n')
  })

  test('breaks a heading between words', () => {
    const table = { heading: 'Requests, each store by its own clock', columns, rows: [['1', 'star', 'x']] }
    expect(alignedTable(table, 20, plainPaint)).toBe(
      'Requests, each store\nby its own clock\nID  FLAG  TEXT\n 1  star  x\n',
    )
  })

  test('never cuts sentences, or values meant for copying', () => {
    const keyed = [{ title: 'KEY', whole: true as const }, { title: 'MEMO' }]
    expect(alignedTable({ columns: keyed, rows: [['a-long-key-indeed', 'interest']] }, 24, plainPaint)).toBe(
      'KEY                MEMO\na-long-key-indeed  inter…\n',
    )
    expect(
      alignedTable({ columns: [{ title: '' }], rows: [['Signed in to the office as Dana']] }, 16, plainPaint),
    ).toBe('Signed in to the\noffice as Dana\n')
  })
})

describe('a narrow terminal', () => {
  const figure = (title: string, spare = 0) => ({ title, align: 'right' as const, spare })
  const columns = [{ title: 'STORE' }, figure('PAID', 1), figure('NET'), figure('REFUNDED', 2)]
  const rows = [['Main St', count(1234), money(98765.4), money(0)]]

  test('drops spare columns first, and keeps the rest whole', () => {
    expect(alignedTable({ columns, rows }, 80, plainPaint)).toBe(
      'STORE     PAID         NET  REFUNDED\nMain St  1,234  $98,765.40     $0.00\n',
    )
    expect(alignedTable({ columns, rows }, 30, plainPaint)).toBe(
      'STORE     PAID         NET\nMain St  1,234  $98,765.40\n',
    )
    expect(alignedTable({ columns, rows }, 20, plainPaint)).toBe('STORE           NET\nMain St  $98,765.40\n')
  })

  test('drops the last columns once nothing is left to cut, but never all of them', () => {
    const many = ['ID', 'CUSTOMER', 'STATUS', 'WHY'].map((title) => ({ title }))
    const table = { columns: many, rows: [['17', 'Ortega, Marisol', 'approved', 'a long story']] }
    expect(alignedTable(table, 20, plainPaint)).toBe('ID  CUSTOM…  STATUS\n17  Ortega…  approv…\n')
    expect(alignedTable(table, 5, plainPaint)).toBe('ID  CUSTO…\n17  Orteg…\n')
  })

  test('gives wrapped text room for its words, at the cost of columns that can be cut', () => {
    const wrapped = [{ title: 'WHO' }, { title: 'DETAILS', wrap: true as const }]
    expect(
      alignedTable({ columns: wrapped, rows: [['Robin (XD Support)', 'Changed Admin/companies']] }, 26, plainPaint),
    ).toBe('WHO        DETAILS\nRobin (X…  Changed\n           Admin/companies\n')
  })

  test('breaks a text without spaces where that is allowed, but never a link', () => {
    const table = { columns: [{ title: 'WHO' }, { title: 'TEXT', wrap: true as const }], rows: [['山田', '']] }
    const drawnAs = (text: string) => alignedTable({ ...table, rows: [['山田', text]] }, 18, plainPaint)
    expect(drawnAs('您好，我的金戒指现在可以赎回吗？ Ok')).toBe(
      'WHO   TEXT\n山田  您好，我的金\n      戒指现在可以\n      赎回吗？ Ok\n',
    )
    expect(drawnAs('See http://localhost/p/abcdefg')).toContain('http://localhost/p/abcdefg\n')
  })

  test('shows a day’s content before its place', async () => {
    const entry = {
      occursFrom: '2026-12-04',
      occursTo: '2026-12-04',
      itemDateStart: '2026-12-04T10:30',
      itemDateEnd: '2026-12-04T12:00',
      itemTitle: 'Quintero, Beatriz: Pick-up promised',
      itemCalendarID: 1,
      itemRepeat: 'year',
      itemID: null,
      itemRefKey: 'payment/SC_FYgkuKjlQsGWoip3sHQ/pickup',
    } as unknown as Parameters<typeof entryTable>[1][number]
    const calls = (() => Promise.resolve({ categories: [] })) as unknown as Parameters<typeof entryTable>[0]
    expect(alignedTable(await entryTable(calls, [entry]), 80, plainPaint)).toContain('Quintero, Bea')
  })

  test('fits a batch of notices', () => {
    const batch = {
      batchID: 12,
      batchDate: '2026-11-26',
      storeID: 1,
      batchKind: 'due-soon',
      batchSource: 'app',
      batchStatus: 'attention',
      counts: { total: 1_200, delivered: 1_000, answered: 0, paid: 90, failed: 40, letter: 3 },
    } as unknown as Parameters<typeof batchList>[0][number]
    const lines = alignedTable(
      batchList([batch], () => 'Prospect'),
      80,
      plainPaint,
    ).split('\n')
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(80)
    expect(lines[1]).toContain('Needs attention')
  })

  test('keeps labels, and breaks values between words', () => {
    const table = facts([
      ['Permissions', 'customers, messages, payments'],
      ['Note', ''],
    ])
    expect(alignedTable(table, 30, plainPaint)).toBe(
      'Permissions  customers,\n             messages,\n             payments\n',
    )
  })

  test('a pipe gets every column, with machine-readable figures', () => {
    const table = { columns, rows: [['Main St', count(1234), money(98765.4), percent(61.5)]] }
    expect(tabSeparated(table, plainPaint)).toBe('STORE\tPAID\tNET\tREFUNDED\nMain St\t1234\t98765.40\t61.5\n')
    expect(tabSeparated(table, { ...plainPaint, dim: (text) => `<${text}>` })).toBe(
      '<STORE\tPAID\tNET\tREFUNDED>\nMain St\t1234\t98765.40\t61.5\n',
    )
  })
})

describe('text in columns', () => {
  test.each([
    ['Muñoz', 5],
    ['Mun\u0303oz', 5],
    ['山田太郎', 8],
    ['👍', 2],
    ['✅ paid', 7],
    ['⭐', 2],
    ['🇲🇽', 2],
    ['a\u200bb', 2],
    ['각'.normalize('NFD'), 2],
    ['हिन्दी', 5],
    ['محمد', 4],
    ['🌡', 1],
  ])('%s needs %d', (text, width) => {
    expect(textWidth(text)).toBe(width)
    expect(textWidth(pad(truncate(text, 4), 4, 'left'))).toBe(4)
  })

  test.each([
    ['❤️ 1️⃣', '❤ 1⃣', 3],
    ['👨‍👩‍👧', '👨👩👧', 6],
    ['👍🏽 🤷🏿‍♀️', '👍 🤷♀', 6],
    ['می‌خواهم', 'می‌خواهم', 7],
    ['so\u00adft', 'soft', 4],
  ])('%s is drawn in a width that terminals agree on', (text, shows, width) => {
    expect([drawn(text), textWidth(drawn(text))]).toEqual([shows, width])
    const table = { columns: [{ title: 'A' }, { title: 'B' }], rows: [[text, 'x']] }
    expect(alignedTable(table, 80, plainPaint)).toContain(`\n${shows}  x\n`)
    expect(tabSeparated(table, plainPaint)).toContain(`\n${text.replace('\u00ad', '')}\tx\n`)
  })

  test('is the same value in JSON', () => {
    const value = { a: ['\u001b[2J\u009b31m\u0090\u007f\u202e\u2028é 山', 1] }
    expect(jsonText(value)).toBe('{"a":["\\u001b[2J\\u009b31m\\u0090\\u007f\\u202e\\u2028é 山",1]}')
    expect(JSON.parse(jsonText(value, 2))).toEqual(value)
  })

  test('with several lines keeps them', () => {
    for (const isTTY of [true, false])
      expect(fitted('one\u001b]0;T\u0007\r\n\ttwo\u009b', { isTTY, columns: 80 })).toBe('one ]0;T  \n\ttwo ')
  })

  test('cannot control the terminal or reverse the rest of the line', () => {
    expect(printable('a\u001b[2Jb\u202ec\u2028d\u2066e')).toBe('a [2Jbc de')
    expect(tabSeparated({ columns: [{ title: 'A' }], rows: [['x\u001b[31my\tz']] }, plainPaint)).toBe('A\nx [31my z\n')
  })
})

describe('word wrap', () => {
  test('leaves lines that fit as they are', () => {
    expect(wrapWords('  .[\n   ^ here, it says', 12)).toBe('  .[\n^ here, it\nsays')
  })

  test('does not break words', () => {
    expect(wrapWords('Sure you want to cancel this?', 12)).toBe('Sure you\nwant to\ncancel this?')
    expect(wrapWords('one\ntwo three', 8)).toBe('one\ntwo\nthree')
  })

  test('keeps words unchanged, in lines that fit', () => {
    const words = fc.array(fc.stringMatching(/^\S{1,12}$/), { minLength: 1 })
    fc.assert(
      fc.property(words, fc.integer({ min: 30, max: 80 }), (given, width) => {
        const lines = wrapWords(given.join(' '), width).split('\n')
        expect(lines.join(' ').split(' ')).toEqual(given)
        for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(width)
      }),
    )
  })
})
