import { describe, expect, test } from 'vitest'
import { type Cents, cents } from '#domain/money/cents.ts'
import type { NoticeLaw } from '#domain/notice/lawful.ts'
import { type OldLoan, renewalOffer } from '#domain/renewal/offer.ts'
import { shownTerms, signedInStore, withoutPledge } from '#domain/renewal/words.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { jsonTable } from '../table.ts'

interface Case {
  case: string
  today?: string
  isOn?: boolean
  law?: NoticeLaw
  state?: string | null
  loan?: Partial<Record<keyof OldLoan, unknown>> | null
  paid?: number
  check?: string | null
  reason: string | null
  from?: string
}

/** $100 lent until December 1, $20 owed in charges. */
const LOAN: OldLoan = {
  ticketNumber: 'T1',
  ticketStatus: 'active',
  principalCents: cents(10_000),
  amountDueCents: cents(12_000),
  dueDate: asLocalDay('2026-12-01'),
  graceEnds: asLocalDay('2026-12-11'),
  description: '14K gold ring',
}

const offer = ({
  today = '2026-11-28',
  isOn = true,
  law = 'california',
  state = 'CA',
  loan = {},
  paid = 2000,
  check = today,
}: Partial<Case>) =>
  renewalOffer({
    isOn,
    law,
    state: state ?? undefined,
    loans: [loan === null ? undefined : ({ ...LOAN, ...loan } as OldLoan)],
    paid: paid as Cents,
    check: check === null ? null : { day: check, method: 'dod-database', reference: 'C-1' },
    today: asLocalDay(today),
  })

test.each(jsonTable<Case[]>('renewal/offers.json'))(
  'a new loan on the pay page: $case',
  ({ reason, from, ...given }) => {
    const made = offer(given)
    expect(made.ok ? [null, made.loans[0]!.quote.loanDate] : [made.reason, undefined]).toEqual([reason, from])
  },
)

test('all tickets of a request are renewed on its page, or none', () => {
  const two = [LOAN, { ...LOAN, ticketNumber: 'T2' }]
  const given = {
    isOn: true,
    law: 'california',
    state: 'CA',
    check: { day: '2026-11-28', method: 'other', reference: 'C-1' },
    today: asLocalDay('2026-11-28'),
  } as const
  expect(renewalOffer({ ...given, loans: two, paid: cents(4000) }).ok).toBe(true)
  expect(renewalOffer({ ...given, loans: [], paid: cents(0) })).toEqual({ ok: false, reason: 'unknown' })
  expect(renewalOffer({ ...given, loans: [LOAN, undefined], paid: cents(2000) })).toEqual({
    ok: false,
    reason: 'unknown',
  })
})

describe('the terms on the page', () => {
  const made = offer({})
  const loans = made.ok ? made.loans : []
  const english = shownTerms(loans, 'Golden Pledge, Los Angeles', 'en')
  const spanish = shownTerms(loans, 'Golden Pledge, Los Angeles', 'es')

  test('are those of the same loan quoted for the day it takes effect', () => {
    expect(Object.fromEntries(english.loans[0]!.lines)).toEqual({
      'ANNUAL PERCENTAGE RATE': '92.77%',
      'FINANCE CHARGE': '$30.50',
      'Amount financed': '$100.00',
      'Total of payments': '$130.50',
      'Payment schedule': 'One payment of $130.50, due Wed, Mar 31, 2027',
      'Takes effect': 'Tue, Dec 1, 2026',
      'The finance charge includes': '$18.00 interest to the due date, $7.50 setup fee, $5.00 storage',
      'Pledged goods (security)': '14K gold ring',
    })
    expect(english.loans[0]!.maximum).toContain('$7.50 setup fee; $15.00 for the first three months; $3.00 for each')
    expect(english.loans[0]!.maximum).toContain('up to $7.00 if we send you a notice')
  })

  test('give the same in Spanish', () => {
    const figures = (text: string) => text.match(/\$[\d.]+|[\d.]+%/g)
    expect(figures(JSON.stringify(spanish))).toEqual(figures(JSON.stringify(english)))
    expect(spanish.notes).toHaveLength(english.notes.length)
    expect(spanish.loans[0]!.lines).toHaveLength(english.loans[0]!.lines.length)
    expect(signedInStore('es')).not.toBe(signedInStore('en'))
  })

  test('keep their figures without the goods', () => {
    for (const shown of [english, spanish]) {
      const left = withoutPledge(shown)
      expect(JSON.stringify(left)).not.toContain('gold ring')
      expect(left).toEqual({
        ...shown,
        loans: shown.loans.map((loan) => ({ ...loan, lines: loan.lines.slice(0, -1) })),
      })
    }
  })
})
