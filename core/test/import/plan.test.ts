import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_ADDRESS } from '#domain/customer/address.ts'
import type { E164 } from '#domain/phone/normalize.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { HOUR_MS } from '#domain/time/spans.ts'
import { matchColumns } from '#domain/import/columns.ts'
import { TOO_LARGE } from '#domain/import/limits.ts'
import { fillingOf, isSameName, isSameTicket, type KnownCustomer, mergedTicket, notesOn } from '#domain/import/plan.ts'
import { isSkipped, PROBLEM_CODES, problemSentence } from '#domain/import/problems.ts'
import type { ImportRow, ImportTicket } from '#domain/import/row.ts'
import { IMPORT_STATES } from '#domain/import/state.ts'
import { importCan, undoUntil } from '#domain/import/undo.ts'
import { BOOK_SENTENCES, isWhole, wholeBook } from '#domain/import/whole-book.ts'
import { jsonTable } from '../table.ts'

const PHONE = '+12135550147' as E164
const KNOWN: KnownCustomer = {
  custPhone: PHONE,
  custFirstName: 'Ann',
  custLastName: 'Lee',
  custEmail: null,
  custDL: null,
  ...NO_ADDRESS,
  isBlocked: false,
  isOptedOut: false,
}
const ROW: ImportRow = {
  custPhone: PHONE,
  custFirstName: 'Ann',
  custLastName: 'Lee',
  custEmail: null,
  custDL: null,
  ...NO_ADDRESS,
  custLanguage: null,
  isOptedOut: false,
  isBlocked: false,
  marketing: undefined,
  ticket: null,
  renewedFrom: null,
  goesOn: false,
}

const HOME = { custStreet: '12 MAIN ST', custCity: 'Reno', custState: 'NV' }

describe('an existing customer', () => {
  const named = ([custFirstName, custLastName]: [string, string]) => ({ custFirstName, custLastName })
  test.each(jsonTable<{ one: [string, string]; other: [string, string]; same: boolean }[]>('import/same-names.json'))(
    '$one and $other are the same: $same',
    ({ one, other, same }) => {
      expect(isSameName(named(one), named(other))).toBe(same)
      expect(isSameName(named(other), named(one))).toBe(same)
    },
  )

  test.each<[string, Partial<KnownCustomer>, Partial<ImportRow>, object]>([
    [
      'what they lack is filled in',
      {},
      { custEmail: 'ann@example.com', custDL: 'D1' },
      { custEmail: 'ann@example.com', custDL: 'D1' },
    ],
    [
      'what they have stays',
      { custEmail: 'a@example.com', custDL: 'D0' },
      { custEmail: 'ann@example.com', custDL: 'D1' },
      {},
    ],
    [
      'each for itself',
      { custEmail: 'a@example.com' },
      { custEmail: 'ann@example.com', custDL: 'D1' },
      { custDL: 'D1' },
    ],
    [
      'the missing parts of the same address',
      { custStreet: '12 Main St' },
      HOME,
      { custCity: 'Reno', custState: 'NV' },
    ],
    ['no part of another address', { custStreet: '9 Oak Ave' }, HOME, {}],
    ['a file that says nothing fills nothing in', {}, {}, {}],
  ])('%s', (_, known, row, filling) => expect(fillingOf({ ...KNOWN, ...known }, { ...ROW, ...row })).toEqual(filling))

  test.each<[string, Partial<KnownCustomer> | undefined, Partial<ImportRow>, string[]]>([
    ['nothing', {}, {}, []],
    ['nothing, of one who is new', undefined, {}, []],
    ['that a new one wants no texts', undefined, { isOptedOut: true }, ['opted_out']],
    ['that the name differs', {}, { custFirstName: 'Bob' }, ['name_differs']],
    ['nothing, if the file has no name', {}, { custFirstName: '', custLastName: '' }, []],
    [
      'that the name differs, of a file with last names',
      {},
      { custFirstName: '', custLastName: 'Kim' },
      ['name_differs'],
    ],
    [
      'that the name differs, of a file with first names',
      {},
      { custFirstName: 'Bob', custLastName: '' },
      ['name_differs'],
    ],
    [
      'nothing, if nobody has named them yet',
      { custFirstName: '', custLastName: 'Unknown' },
      { custFirstName: 'Bob' },
      [],
    ],
    ['that they are blocked', { isBlocked: true }, {}, ['blocked']],
    ['that they are blocked, whatever the file says', { isBlocked: true }, { isBlocked: true }, ['blocked']],
    ['that a new one is blocked', undefined, { isBlocked: true }, ['blocked']],
    ['that only the file says they are blocked', {}, { isBlocked: true }, ['not_blocked']],
    ['that they have opted out', { isOptedOut: true }, {}, ['opted_out']],
    [
      'all of it',
      { isBlocked: true, isOptedOut: true },
      { custLastName: 'Kim' },
      ['name_differs', 'blocked', 'opted_out'],
    ],
  ])('a note about: %s', (_, known, row, notes) => {
    const codes = notesOn(known && { ...KNOWN, ...known }, { ...ROW, ...row })
    expect(codes).toEqual(notes)
    expect(codes.some(isSkipped)).toBe(false)
  })
})

describe('an existing ticket', () => {
  const full: ImportTicket = {
    ticketNumber: '4711',
    ticketLoanDate: asLocalDay('2026-01-05'),
    ticketDueDate: asLocalDay('2026-05-05'),
    ticketGraceDate: asLocalDay('2026-05-15'),
    principalCents: cents(100_00),
    amountDueCents: cents(120_00),
    ticketDescription: 'Gold chain',
    ticketStatus: 'active',
  }
  const bare: ImportTicket = {
    ticketNumber: '4711',
    ticketLoanDate: null,
    ticketDueDate: '',
    ticketGraceDate: null,
    principalCents: null,
    amountDueCents: null,
    ticketDescription: '',
    ticketStatus: 'redeemed',
  }
  const other: ImportTicket = {
    ticketNumber: '4711',
    ticketLoanDate: asLocalDay('2026-02-05'),
    ticketDueDate: asLocalDay('2026-06-05'),
    ticketGraceDate: asLocalDay('2026-06-15'),
    principalCents: cents(90_00),
    amountDueCents: cents(110_00),
    ticketDescription: 'Ring',
    ticketStatus: 'forfeited',
  }

  test('stays as it was where the file is silent; its status is the file’s', () => {
    expect(mergedTicket(full, bare)).toEqual({ ...full, ticketStatus: 'redeemed' })
    expect(mergedTicket(full, other)).toEqual(other)
    expect(mergedTicket(undefined, bare)).toEqual(bare)
    expect(mergedTicket(undefined, full)).toEqual(full)
  })

  test('an amount of zero is a value from the file', () => {
    expect(mergedTicket(full, { ...bare, amountDueCents: cents(0) }).amountDueCents).toBe(0)
  })

  test('is unchanged if every figure is; its number does not count', () => {
    expect(isSameTicket(full, { ...full, ticketNumber: '4712' })).toBe(true)
    for (const figure of Object.keys(full) as (keyof ImportTicket)[])
      if (figure !== 'ticketNumber') expect(isSameTicket(full, { ...full, [figure]: other[figure] })).toBe(false)
  })

  test('the same file again changes nothing', () => {
    const ticket = fc.constantFrom(full, bare, other)
    fc.assert(
      fc.property(fc.option(ticket, { nil: undefined }), ticket, (known, given) => {
        const once = mergedTicket(known, given)
        expect(isSameTicket(once, mergedTicket(once, given))).toBe(true)
      }),
    )
  })
})

describe('whether a file names the whole book', () => {
  const book = matchColumns(['Ticket', 'Phone', 'First Name', 'Last Name', 'Due Date', 'Amount Due', 'Status'])
  const list = matchColumns(['Phone', 'First Name', 'Last Name'])

  test.each([
    ['a list of customers never does', list, true, { named: 9, missing: 0 }, 'shape'],
    ['a user’s word counts, whatever is missing', book, true, { named: 1, missing: 9 }, 'chosen'],
    ['and so does their no', book, false, { named: 9, missing: 0 }, 'not-chosen'],
    ['it does if nobody says anything', book, null, { named: 9, missing: 1 }, 'whole'],
    ['and even if half of it is gone', book, null, { named: 5, missing: 5 }, 'whole'],
    ['not if it leaves out more than it names', book, null, { named: 4, missing: 5 }, 'too-few'],
  ] as const)('%s', (_, columns, chosen, counts, reason) => expect(wholeBook(columns, chosen, counts)).toBe(reason))

  test('is reported with the effect on the other tickets', () => {
    for (const [reason, sentence] of Object.entries(BOOK_SENTENCES))
      expect(sentence).toMatch(isWhole(reason as 'whole') ? /are gone\.$/ : /stay as they are\.$/)
  })
})

describe('undoing an import', () => {
  const importedAt = Date.parse('2026-11-20T20:00:00Z')
  const may = (importState: (typeof IMPORT_STATES)[number], hours: number) =>
    importCan.undo({ importState, importedAt }, importedAt + hours * HOUR_MS)

  test('is possible for a day, once it is complete, and only once', () => {
    expect(IMPORT_STATES.filter((state) => may(state, 1).ok)).toEqual(['finished'])
    expect(may('finished', 23.99)).toEqual({ ok: true })
    expect(may('finished', 24)).toEqual({ ok: false, reason: 'An import can be undone only within 24 hours.' })
    expect(may('running', 1)).toEqual({ ok: false, reason: 'This file is still being imported.' })
    expect(may('undone', 1)).toEqual({ ok: false, reason: 'This import was already undone.' })
    expect(may('undoing', 1)).toEqual({ ok: false, reason: 'This import was already undone.' })
    expect(undoUntil({ importedAt })).toBe(Date.parse('2026-11-21T20:00:00Z'))
  })
})

test('every problem has a sentence of its own', () => {
  const sentences = PROBLEM_CODES.map(problemSentence)
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(TOO_LARGE).toContain('50,000 rows')
})
