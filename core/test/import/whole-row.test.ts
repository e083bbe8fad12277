import { expect, test } from 'vitest'
import { matchColumns } from '#domain/import/columns.ts'
import { decodeFile } from '#domain/import/decode.ts'
import { dayOrderOf } from '#domain/import/day-order.ts'
import { openFile } from '#domain/import/file.ts'
import { rowReader } from '#domain/import/row.ts'
import { importCan } from '#domain/import/undo.ts'
import { PAYMENT_MAX } from '#domain/payment/amount.ts'

const FIELDS = [
  'phone', 'firstName', 'lastName', 'email', 'driversLicense', 'street', 'street2', 'city', 'state', 'zip', 'language',
  'marketingConsent', 'smsOptOut', 'blocked', 'ticketNumber', 'loanDate', 'dueDate', 'graceDate', 'principal', 'amountDue',
  'interestDue', 'itemDescription', 'status', 'renewedFrom', 'renewedTo',
] as const // prettier-ignore
type Given = Partial<Record<(typeof FIELDS)[number], string>>

const read = rowReader(matchColumns(FIELDS, Object.fromEntries(FIELDS.map((field) => [field, field]))))
const readRow = (given: Given) => read(FIELDS.map((field) => given[field] ?? ''))

const WHOLE: Given = {
  phone: '2135550147',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'Ann@Example.test',
  driversLicense: 'D1234567',
  street: '12 Main St',
  street2: 'Apt 4',
  city: 'Tucson',
  state: 'AZ',
  zip: '85701',
  language: 'es',
  marketingConsent: 'Y',
  ticketNumber: '10233',
  loanDate: '7/24/2026',
  dueDate: '11/21/2026',
  graceDate: '12/21/2026',
  principal: '80',
  amountDue: '',
  interestDue: '12.80',
  itemDescription: 'Gold ring',
  renewedFrom: '9001',
}

test('a row with everything is read whole', () => {
  expect(readRow(WHOLE)).toEqual({
    ok: true,
    row: {
      custPhone: '+12135550147',
      custFirstName: 'Ann',
      custLastName: 'Lee',
      custEmail: 'ann@example.test',
      custDL: 'D1234567',
      custStreet: '12 Main St, Apt 4',
      custCity: 'Tucson',
      custState: 'AZ',
      custZIP: '85701',
      isOptedOut: false,
      isBlocked: false,
      custLanguage: 'es',
      marketing: true,
      ticket: {
        ticketNumber: '10233',
        ticketLoanDate: '2026-07-24',
        ticketDueDate: '2026-11-21',
        ticketGraceDate: '2026-12-21',
        principalCents: 80_00,
        amountDueCents: 92_80,
        ticketDescription: 'Gold ring',
        ticketStatus: 'active',
      },
      renewedFrom: '9001',
      goesOn: false,
    },
  })
})

test('a row with nothing but a phone has nothing else', () => {
  expect(readRow({ phone: '2135550147' })).toEqual({
    ok: true,
    row: {
      custPhone: '+12135550147',
      custFirstName: '',
      custLastName: '',
      custEmail: null,
      custDL: null,
      custStreet: null,
      custCity: null,
      custState: null,
      custZIP: null,
      isOptedOut: false,
      isBlocked: false,
      custLanguage: null,
      marketing: undefined,
      ticket: null,
      renewedFrom: null,
      goesOn: false,
    },
  })
})

test.each([
  [
    { firstName: 'x'.repeat(101), lastName: 'y'.repeat(101) },
    { custFirstName: 'x'.repeat(100), custLastName: 'y'.repeat(100) },
  ],
  [{ driversLicense: '7'.repeat(41) }, { custDL: '7'.repeat(40) }],
  [{ driversLicense: '1.2E+09' }, { custDL: null }],
  [
    { state: 'Active', city: 'Tucson', street: '', street2: '' },
    { custStreet: null, custCity: 'Tucson', custState: null },
  ],
  [{ state: 'AZ', street: '', street2: '' }, { custState: 'AZ' }],
  [{ marketingConsent: 'N' }, { marketing: false }],
  [{ marketingConsent: 'maybe' }, { marketing: undefined }],
  [{ language: 'Klingon' }, { custLanguage: null }],
  [{ email: ' x ' }, { custEmail: null }],
  [{ renewedFrom: '1.2E+09' }, { renewedFrom: null }],
  [{ ticketNumber: '' }, { ticket: null }],
] as const)('of the cells %j it takes %j', (change, row) =>
  expect(readRow({ ...WHOLE, ...change })).toMatchObject({ ok: true, row }),
)

test.each([
  [{ itemDescription: 'x'.repeat(201) }, { ticketDescription: 'x'.repeat(200) }],
  [{ loanDate: '11/21/2026' }, { ticketLoanDate: '2026-11-21', ticketDueDate: '2026-11-21' }],
  [{ loanDate: '' }, { ticketLoanDate: null, ticketDueDate: '2026-11-21' }],
  [{ dueDate: '' }, { ticketLoanDate: '2026-07-24', ticketDueDate: '' }],
  [{ graceDate: '' }, { ticketGraceDate: null }],
  [{ interestDue: '' }, { principalCents: 80_00, amountDueCents: null }],
  [{ principal: '' }, { principalCents: null, amountDueCents: null }],
  [{ amountDue: '70' }, { principalCents: 80_00, amountDueCents: 70_00 }],
  [{ principal: String((PAYMENT_MAX * 1_000) / 100) }, { principalCents: PAYMENT_MAX * 1_000 }],
  [
    { principal: '0.00', interestDue: '1' },
    { principalCents: 0, amountDueCents: 1_00 },
  ],
] as const)('of a ticket with %j it takes %j', (change, ticket) =>
  expect(readRow({ ...WHOLE, ...change })).toMatchObject({ ok: true, row: { ticket } }),
)

test.each([
  [{ loanDate: '11/22/2026' }, 'bad_date'],
  [{ loanDate: '13/13/2026' }, 'bad_date'],
  [{ dueDate: '2/30/2026' }, 'bad_date'],
  [{ graceDate: 'soon' }, 'bad_date'],
  [{ principal: '-1' }, 'bad_amount'],
  [{ amountDue: '-0.01' }, 'bad_amount'],
  [{ interestDue: 'x' }, 'bad_amount'],
  [{ principal: String((PAYMENT_MAX * 1_000 + 1) / 100) }, 'bad_amount'],
  [{ ticketNumber: '1, 2' }, 'bad_ticket'],
  [{ ticketNumber: '#' }, 'bad_ticket'],
  [{ ticketNumber: '1.2E+09' }, 'shortened'],
  [{ status: 'dancing' }, 'bad_status'],
] as const)('a row with %j is left out: %s', (change, code) =>
  expect(readRow({ ...WHOLE, ...change })).toMatchObject({ ok: false, code }),
)

test.each([
  ['1/1/1950', '1950-01-01'],
  ['12/31/1949', undefined],
  ['12/31/2099', '2099-12-31'],
  ['1/1/2100', undefined],
  ['36526', '2000-01-01'],
  ['73050', '2099-12-31'],
  ['1/1/69', '2069-01-01'],
  ['1/1/70', '1970-01-01'],
  ['  Dec 31,   2026 10:00 PM ', '2026-12-31'],
  ['Dec x, 2026', undefined],
  ['Dec 31, 20265', undefined],
] as const)('the grace date %s is %s', (graceDate, day) =>
  expect(readRow({ ...WHOLE, graceDate, dueDate: '', loanDate: '' })).toMatchObject(
    day === undefined ? { ok: false, code: 'bad_date' } : { ok: true, row: { ticket: { ticketGraceDate: day } } },
  ),
)

const UTF_16LE = (text: string): number[] =>
  Array.from(text, (letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]).flat()
const swapped = (bytes: readonly number[]): number[] => bytes.map((_, at) => bytes[at ^ 1]!)

test.each([
  ['with its mark, of few Latin letters', '名字,電話\n金,2\n'],
  ['with its mark, of Latin letters', 'Last,Cell\n'],
])('UTF-16 %s is read in either order of bytes', (_, text) => {
  const bytes = UTF_16LE(`\uFEFF${text}`)
  expect(decodeFile(Uint8Array.from(bytes))).toEqual({ ok: true, text })
  expect(decodeFile(Uint8Array.from(swapped(bytes)))).toEqual({ ok: true, text })
})

test('UTF-16 without a mark is known by its zeros, and its broken end is no reason to refuse it', () => {
  const bytes = UTF_16LE('Last,Cell,名\n')
  expect(decodeFile(Uint8Array.from(bytes))).toEqual({ ok: true, text: 'Last,Cell,名\n' })
  expect(decodeFile(Uint8Array.from(swapped(bytes)))).toEqual({ ok: true, text: 'Last,Cell,名\n' })
  expect(decodeFile(Uint8Array.from([...UTF_16LE('Last,Cell'), 0x41]))).toMatchObject({ ok: false })
})

test.each([
  [[0x50, 0x4b, 0x03, 0x04, 0], 'This is an Excel workbook or a zip file. Save the export as CSV and choose that.'],
  [[0x50, 0x4b, 0x05, 0x06], 'This is an Excel workbook or a zip file. Save the export as CSV and choose that.'],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'This is an Excel workbook or a zip file. Save the export as CSV and choose that.'],
  [[0x25, 0x50, 0x44, 0x46, 0x2d], 'This is a PDF. Export the list as CSV and choose that.'],
])('a file of the bytes %j is refused by name', (bytes, reason) =>
  expect(decodeFile(Uint8Array.from(bytes))).toEqual({ ok: false, reason }),
)

test('a file tells where its dates are, in the order of their columns', () => {
  const file = openFile('Last,Cell,Tkt,Due Date,Loan Date\nKim,2135550147,1,3/4/2026,1/2/2026\n')
  expect(file).toMatchObject({ ok: true, dates: expect.arrayContaining([3, 4]) as number[] })
  expect(file.ok && file.dates).toHaveLength(2)
})

test.each([
  [['13/2/2026'], { first: 'day', matters: true }],
  [['2/13/2026'], { first: 'month', matters: true, sentence: null }],
  [['13/13/2026'], { first: 'month', matters: true }],
  [['2026-02-13', '', 'x'], { first: 'month', matters: false, sentence: null }],
] as const)('the dates %j decide how they are read: %j', (cells, order) => {
  const days = dayOrderOf()
  cells.forEach(days.see)
  expect(days.order()).toMatchObject(order)
})

test('a chosen order says so, with an example', () => {
  const days = dayOrderOf()
  days.see('3/4/2026')
  expect(days.order('day')).toEqual({
    first: 'day',
    matters: true,
    sentence: 'As you chose, the dates in this file are day/month/year: 3/4/2026 is Apr 3, 2026.',
  })
  expect(dayOrderOf().order('month')).toEqual({ first: 'month', matters: false, sentence: null })
})

test('an import is undone only after those that followed it', () => {
  const imported = { importState: 'finished', importedAt: 0 } as const
  expect(importCan.undo(imported, 1)).toEqual({ ok: true })
  expect(importCan.undo(imported, 1, { filename: 'loans.csv' })).toEqual({
    ok: false,
    reason: 'Undo this store’s later import first: loans.csv.',
  })
})
