import { describe, expect, test } from 'vitest'
import { isBookShaped, lacksColumns, type Mapping, matchColumns } from '#domain/import/columns.ts'
import { openFile } from '#domain/import/file.ts'
import { rowReader } from '#domain/import/row.ts'
import { jsonTable } from '../table.ts'

interface Titles {
  readonly name: string
  readonly headers: string[]
  readonly mapping?: Mapping
  readonly fields: (string | null)[]
  readonly isBook: boolean
  readonly lacks?: string
}

describe('titles', () => {
  test.each(jsonTable<Titles[]>('import/headers.json'))('$name', ({ headers, mapping, fields, isBook, lacks }) => {
    const columns = matchColumns(headers, mapping)
    expect(columns.map(({ field }) => field)).toEqual(fields)
    expect(isBookShaped(columns)).toBe(isBook)
    expect(lacksColumns(columns)).toBe(lacks)
  })
})

const table = jsonTable<{ headers: string[]; read: [string, object][]; refused: [string, string][] }>(
  'import/rows.json',
)

describe('rows', () => {
  const readUnder = (headers: readonly string[], line: string) => {
    const file = openFile(`${headers.join(',')}\n${line}\n`)
    if (!file.ok) throw new Error(file.reason)
    return rowReader(file.columns)(file.rows().next().value!.cells)
  }

  test.each(table.read)('%s', (line, row) => expect(readUnder(table.headers, line)).toMatchObject({ ok: true, row }))
  test.each(table.refused)('%s is left out: %s', (line, code) =>
    expect(readUnder(table.headers, line)).toMatchObject({ ok: false, code }),
  )

  test.each([
    ['Kim,2135550147', 'ok'],
    ['Kim,2135550147,', 'ok'],
    ['Kim,2135550147,,,', 'ok'],
    ['Kim,2135550147,gold', 'ok'],
    ['Kim,2135550147,,gold', 'long_row'],
    ['Kim', 'short_row'],
  ])('under titles that end with a comma, %s is %s', (line, code) => {
    const read = readUnder(['Last', 'Cell', ''], line)
    expect(read.ok ? 'ok' : read.code).toBe(code)
  })

  test.each([
    // A whole row gives only its ticket. A row that can’t be told apart gives everything that may be a ticket’s number.
    ['Ortega,Marisol,,,,10233,7/24/2026,11/21/26,80,1,Active,', 'no_phone', ['10233']],
    ['Ortega,Marisol,,,,,7/24/2026,11/21/26,80,1,Active,', 'no_phone', []],
    ['Ortega,5205550142,,10233', 'short_row', ['ORTEGA', '5205550142', '10233']],
  ] as const)('%s is left out as %s, and mentions %j', (line, code, mentions) =>
    expect(readUnder(table.headers, line)).toEqual({ ok: false, code, mentions }),
  )

  test.each([
    ['Y', true],
    ['N', false],
    ['', false],
    ['NULL', false],
    ['maybe', true],
  ])('a customer with “%s” under “Blocked” and “DNC” is blocked and opted out: %s', (said, is) =>
    expect([
      readUnder(['Last', 'Cell', 'Blocked', 'DNC'], `Kim,2135550147,${said},N`),
      readUnder(['Last', 'Cell', 'Blocked', 'DNC'], `Kim,2135550147,,${said}`),
    ]).toMatchObject([
      { ok: true, row: { isBlocked: is, isOptedOut: false } },
      { ok: true, row: { isBlocked: false, isOptedOut: is } },
    ]),
  )

  test.each([
    ['12 Main St', 'Apt 4', '12 Main St, Apt 4'],
    ['12 Main St', '', '12 Main St'],
    ['', 'Apt 4', 'Apt 4'],
    ['NULL', 'N/A', null],
  ])('the street lines “%s” and “%s” are one: %s', (street, street2, custStreet) => {
    const columns = matchColumns(['Cell', 'a', 'b'], { a: 'street', b: 'street2' })
    expect(rowReader(columns)(['2135550147', street, street2])).toMatchObject({ ok: true, row: { custStreet } })
  })

  test.each([
    ['Renewed', '', true],
    ['Active', '9', true],
    ['Redeemed', '', false],
    ['', '', false],
  ])('a ticket that is “%s” and renewed to “%s” goes on: %s', (status, renewedTo, goesOn) => {
    const columns = matchColumns(['Cell', 'Tkt', 'Status', 'Renewed To'])
    expect(rowReader(columns)(['2135550147', '7', status, renewedTo])).toMatchObject({ ok: true, row: { goesOn } })
  })

  test('a ticket without a phone is kept only if the file has no column for one', () => {
    expect(readUnder(['Last', 'Cell', 'Tkt'], 'Kim,,10233')).toMatchObject({ ok: false, code: 'no_phone' })
    expect(readUnder(['Last', 'Tkt'], 'Kim,10233')).toMatchObject({ ok: true, row: { custPhone: null } })
    expect(readUnder(['Last', 'Tkt'], 'Kim,')).toMatchObject({ ok: false, code: 'no_phone' })
  })

  test('a cell phone is tried before other phones, in any column order', () => {
    const columns = matchColumns(['Home Phone', 'Mobile', 'Last'])
    expect(rowReader(columns)(['2135550147', '5205550142', 'Kim'])).toMatchObject({
      row: { custPhone: '+15205550142' },
    })
    expect(rowReader(columns)(['2135550147', '', 'Kim'])).toMatchObject({ row: { custPhone: '+12135550147' } })
  })

  test.each([
    [['Ann Lee', '', ''], 'Ann', 'Lee'],
    [['Ann Lee', 'Bob', ''], 'Bob', ''],
    [['Ann Lee', '', 'Kim'], '', 'Kim'],
    [['', '', 'KIM, BOB'], 'BOB', 'KIM'],
    [['', 'Bob', 'Kim, Jr.'], 'Bob', 'Kim, Jr.'],
  ])('of a file with whole names and parts of them, %j is "%s" and "%s"', (names, custFirstName, custLastName) => {
    const columns = matchColumns(['Name', 'First', 'Last', 'Phone'])
    expect(rowReader(columns)([...names, '5205550142'])).toMatchObject({ row: { custFirstName, custLastName } })
  })

  test('a forfeited ticket stays forfeited, even if another number continues', () => {
    const columns = matchColumns(['Tkt Num', 'Amount', 'Exp Date', 'Disposition', 'Renewed From', 'Renewed To'])
    expect(rowReader(columns)(['7', '80', '1/2/2026', 'Forfeited', '5', '9'])).toMatchObject({
      row: { ticket: { ticketStatus: 'forfeited' } },
    })
  })

  test('a ticket that continues under another number is redeemed, and a history needs no phone', () => {
    const columns = matchColumns(['Tkt Num', 'Amount', 'Exp Date', 'Disposition', 'Renewed From', 'Renewed To'])
    expect(rowReader(columns)(['7', '80', '1/2/2026', 'Active', '5', '9'])).toMatchObject({
      row: { custPhone: null, renewedFrom: '5', ticket: { ticketNumber: '7', ticketStatus: 'redeemed' } },
    })
    expect(rowReader(columns)(['7', '80', '1/2/2026', 'Active', '0', 'NULL'])).toMatchObject({
      row: { renewedFrom: null, goesOn: false, ticket: { ticketStatus: 'active' } },
    })
  })
})
