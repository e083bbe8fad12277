import { cents, type Cents } from '#domain/money/cents.ts'
import type { KnownFigures } from '#domain/message/known-figures.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { jsonTable } from '../table.ts'

interface Customer {
  readonly tickets?: readonly {
    ticketNumber: string
    loaned: string
    due: string
    grace: string | null
    principal: number
    amountDue: number | null
  }[]
  readonly requests?: readonly { tickets: string[]; amount: number; validUntil: string; paid?: string }[]
  readonly quotes?: readonly {
    amount: number
    lent: string
    matures: string
    total: number
    schedule: [day: string, dollars: number][]
  }[]
}

const table = jsonTable<{ today: string; customers: Readonly<Record<string, Customer>> }>('message/known-figures.json')
const inCents = (dollars: number): Cents => cents(Math.round(dollars * 100))

export const today = asLocalDay(table.today)

const figures = ({ tickets = [], requests = [], quotes = [] }: Customer): KnownFigures => ({
  tickets: tickets.map(({ ticketNumber, loaned, due, grace, principal, amountDue }) => ({
    ticketNumber,
    ticketLoanDate: asLocalDay(loaned),
    ticketDueDate: asLocalDay(due),
    ticketGraceDate: grace === null ? null : asLocalDay(grace),
    principalCents: inCents(principal),
    amountDueCents: amountDue === null ? null : inCents(amountDue),
  })),
  requests: requests.map(({ tickets: ticketNumbers, amount, validUntil, paid }) => ({
    ticketNumbers,
    amountCents: inCents(amount),
    validUntil: asLocalDay(validUntil),
    paidOn: paid === undefined ? null : asLocalDay(paid),
  })),
  quotes: quotes.map(({ amount, lent, matures, total, schedule }) => ({
    amountFinanced: inCents(amount),
    totalOfPayments: inCents(total),
    loanDate: asLocalDay(lent),
    maturityDate: asLocalDay(matures),
    scheduleOfCharges: schedule.map(([date, due]) => ({ date: asLocalDay(date), amountDue: inCents(due) })),
  })),
})

const byName = new Map(Object.entries(table.customers).map(([name, customer]) => [name, figures(customer)]))
export const knownOf = (customer: string): KnownFigures => byName.get(customer)!
