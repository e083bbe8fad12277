import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readBatch } from '#domain/notice/given-batch.ts'
import { NOTICE_REFUSALS, readNotice } from '#domain/notice/given-notice.ts'
import { TICKETS_MAX } from '#domain/ticket/ticket-list.ts'
import { jsonTable } from '../table.ts'

const good = {
  noticeExternalID: 'n-1',
  customerNumber: 4711,
  name: 'Ann Lee',
  phone: '(213) 555-0147',
  email: 'Ann@Example.com',
  language: 'es',
  eNotice: { agreed: true, at: '2026-11-01T10:00:00Z' },
  tickets: [
    { number: '#10a', loanDate: '2026-10-01', dueDate: '2026-12-01', graceDate: '2026-12-11', amountDue: 120.5 },
    { number: '11', dueDate: '2026-12-02' },
    { number: '10A', dueDate: '2026-12-03' },
  ],
}

describe('a notice as a customer app gives it', () => {
  it('is read as the product stores it, each ticket once', () => {
    expect(readNotice(good, new Set())).toEqual({
      ok: true,
      notice: {
        noticeExternalID: 'n-1',
        customerNumber: '4711',
        name: 'Ann Lee',
        phone: '+12135550147',
        email: 'ann@example.com',
        language: 'es',
        agreedAt: Date.parse('2026-11-01T10:00:00Z'),
        postalAddress: '',
        tickets: [
          {
            ticketNumber: '10A',
            loanDate: null,
            dueDate: '2026-12-03',
            graceDate: null,
            amountDue: null,
            description: '',
          },
          {
            ticketNumber: '11',
            loanDate: null,
            dueDate: '2026-12-02',
            graceDate: null,
            amountDue: null,
            description: '',
          },
        ],
      },
    })
  })

  test.each(jsonTable<{ what: string; given: unknown; code: string }[]>('notice/refusals.json'))(
    '$what is refused',
    ({ given, code }) => {
      expect(readNotice(given, new Set())).toMatchObject({ ok: false, code })
      expect(NOTICE_REFUSALS).toHaveProperty(code)
    },
  )

  it('keeps what fits: ids and names up to their limits, and the beginning of longer texts', () => {
    const [id, name] = ['i'.repeat(100), 'N'.repeat(100)]
    const day = '2026-12-01'
    const dated = { number: '1', loanDate: day, dueDate: day, graceDate: day, amountDue: 99_999_990 }
    const given = {
      noticeExternalID: id,
      name,
      customerNumber: 'c'.repeat(101),
      phone: '',
      email: null,
      language: '',
      eNotice: { agreed: false },
      postalAddress: `12 Main St${'t'.repeat(300)}`,
      tickets: [
        { ...dated, description: 'd'.repeat(201) },
        { ...dated, number: 2, loanDate: '', graceDate: null, amountDue: '', description: ['ring'] },
      ],
    }
    expect(readNotice(given, new Set())).toEqual({
      ok: true,
      notice: {
        noticeExternalID: id,
        customerNumber: 'c'.repeat(100),
        name,
        phone: null,
        email: null,
        language: null,
        agreedAt: null,
        postalAddress: `12 Main St${'t'.repeat(290)}`,
        tickets: [
          {
            ticketNumber: '1',
            loanDate: day,
            dueDate: day,
            graceDate: day,
            amountDue: 9_999_999_000,
            description: 'd'.repeat(200),
          },
          { ticketNumber: '2', loanDate: null, dueDate: day, graceDate: null, amountDue: null, description: '' },
        ],
      },
    })
    expect(readNotice({ ...given, name: `${name}N` }, new Set())).toEqual({
      ok: false,
      noticeExternalID: id,
      code: 'no_name',
    })
    const many = (count: number) =>
      readNotice({ ...given, tickets: Array.from({ length: count }, () => dated) }, new Set())
    expect(many(TICKETS_MAX)).toMatchObject({ ok: true, notice: { tickets: [{ ticketNumber: '1' }] } })
    expect(many(TICKETS_MAX + 1)).toEqual({ ok: false, noticeExternalID: id, code: 'too_many_tickets' })
  })

  it('whose id can’t be kept is refused without one', () => {
    for (const noticeExternalID of ['', 'a'.repeat(101), null, {}])
      expect(readNotice({ ...good, noticeExternalID }, new Set())).toEqual({
        ok: false,
        noticeExternalID: null,
        code: 'no_id',
      })
  })

  it('is refused the second time', () => {
    const seen = new Set<string>()
    expect(readNotice(good, seen)).toMatchObject({ ok: true })
    expect(readNotice(good, seen)).toEqual({ ok: false, noticeExternalID: 'n-1', code: 'duplicate' })
  })

  it('any input is accepted or refused with a sentence', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ ...Object.fromEntries(Object.keys(good).map((key) => [key, fc.anything()])) }),
        ),
        (given) => {
          const read = readNotice(given, new Set())
          expect(read.ok ? 'taken' : NOTICE_REFUSALS[read.code]).toBeTruthy()
        },
      ),
    )
  })
})

describe('a batch', () => {
  it('needs an id, a kind and notices', () => {
    const good = { batchExternalID: 'b-1', kind: 'due', notices: [1] }
    const named = (batchExternalID: unknown) => readBatch({ ...good, batchExternalID })
    expect(readBatch(good)).toEqual({ ok: true, batch: good })
    expect(named('!'.repeat(100))).toEqual({ ok: true, batch: { ...good, batchExternalID: '!'.repeat(100) } })
    for (const id of ['', 'a'.repeat(101), 'ñ', 7, undefined])
      expect(named(id)).toStrictEqual({ ok: false, fields: { batchExternalID: '1 to 100 printable characters' } })
    expect(readBatch({ ...good, kind: 'Due' })).toStrictEqual({
      ok: false,
      fields: { kind: 'One of due-soon, due, past-due, final, forfeit' },
    })
    for (const notices of [[], { 0: good, length: 1 }, undefined])
      expect(readBatch({ ...good, notices })).toStrictEqual({
        ok: false,
        fields: { notices: 'A list of at least one notice' },
      })
    expect(readBatch({ batchExternalID: 'b 1', kind: 'dues', notices: [] })).toEqual({
      ok: false,
      fields: {
        batchExternalID: '1 to 100 printable characters',
        kind: 'One of due-soon, due, past-due, final, forfeit',
        notices: 'A list of at least one notice',
      },
    })
    expect(readBatch(null)).toMatchObject({ ok: false })
  })
})
