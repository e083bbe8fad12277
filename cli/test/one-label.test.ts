import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { records } from '@xd/core/domain/csv/records.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { MONEY_LABELS, type MoneyField } from '@xd/core/domain/figure/money-labels.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { xd } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-labels-'))
let booted: Booted

const run = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await xd(args, '', { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url })
  if (code !== 0) throw new Error(`xd ${args.join(' ')} exited with ${code}: ${err}`)
  return out
}

beforeAll(async () => {
  booted = await boot()
  const env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url }
  await xd(['login', 'owner@goldenpledge.test', '--password-stdin'], `${DEMO_PASSWORD}\n`, env)
})
afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

type Row = Readonly<Record<string, unknown>>
type Cells = Readonly<Record<string, string>>

const cellsOf = ([titles = [], ...rows]: readonly (readonly string[])[]): Cells[] =>
  rows.map((row) => Object.fromEntries(titles.map((title, at) => [title.toLowerCase(), row[at] ?? ''])))
const listed = async (...args: string[]): Promise<Cells[]> =>
  cellsOf(
    (await run(...args))
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')),
  )
const filed = async (...args: string[]): Promise<Cells[]> =>
  cellsOf([...records(await run(...args), ',')].map(({ cells }) => cells))
const detailed = async (...args: string[]): Promise<Cells> =>
  Object.fromEntries(
    (await run(...args)).split('\n').map((line) => {
      const [label = '', value = ''] = line.split('\t')
      return [label.toLowerCase(), value]
    }),
  )

/** Empty values, and amounts owed or refunded that are zero, may be left out. */
const same = (cells: Cells, field: MoneyField, value: number | null, where: string): void => {
  const label = MONEY_LABELS[field].toLowerCase()
  const shown = cells[label]
  expect([where, label, shown || '0.00']).toEqual([where, label, (value ?? 0).toFixed(2)])
}

const PAYMENT_FIELDS = [
  'paymentAmount',
  'paymentNoticeFee',
  'paymentFee',
  'paymentRefundedAmount',
  'paymentRefundedFee',
] as const

/** Redeemed online with a fee; half of it was refunded. */
const withFee = async (): Promise<string> => {
  const owner = await booted.signIn('owner')
  await owner('settings/payments/remote-fee/save', { settings: { storeID: STORE.main, remoteFeePercent: 3 } })
  const { convo } = await owner('customers/conversation/start', {
    custID: PEOPLE.whitfield.custID,
    storeID: STORE.main,
  })
  const { convoID } = convo
  const sent = JSON.parse(
    await run(
      'payments',
      'send',
      String(convoID),
      '100',
      '--memo',
      'Payoff',
      '--tickets',
      'Q7',
      '--redeem',
      '--yes',
      '--json',
    ),
  ) as { paymentKey: string; paymentFee: number }
  expect(sent.paymentFee).toBe(3)
  const { token } = await booted.sandbox<{ token: string }>('/cards/tokenize', {
    number: '4000056655665556',
    expMonth: 12,
    expYear: 2035,
    cvc: '123',
  })
  await booted.call('pay/submit', { paymentKey: sent.paymentKey, attemptKey: 'labels', token })
  await run('payments', 'refund', sent.paymentKey, '50', '--reason', 'Paid twice', '--confirm', 'Whitfield')
  return sent.paymentKey
}

test('a payment’s money has one label and one value in the list, the file and the details', async () => {
  const online = await withFee()
  const payments = JSON.parse(await run('payments', 'list', '--limit', '40', '--json')) as Row[]
  const list = await listed('payments', 'list', '--limit', '40')
  const file = await filed('payments', 'export')
  expect(payments.length).toBeGreaterThan(20)
  for (const payment of payments) {
    const line = list.find((one) => one['key'] === payment['paymentKey'])!
    const row = file.find((one) => one['link'] === payment['paymentURL'])!
    for (const field of PAYMENT_FIELDS) {
      if (!field.startsWith('paymentRefunded')) same(line, field, payment[field] as number, 'list')
      same(row, field, payment[field] as number, 'file')
    }
  }
  for (const key of [PAYMENT_KEY.paidToday, PAYMENT_KEY.sent, online]) {
    const payment = JSON.parse(await run('payments', 'show', key, '--json')) as Row
    const facts = await detailed('payments', 'show', key)
    for (const field of PAYMENT_FIELDS) same(facts, field, payment[field] as number, 'details')
  }
})

test('and so does a ticket’s, whose book may not know the amount due', async () => {
  const known = {
    storeID: STORE.main,
    custID: PEOPLE.whitfield.custID,
    ticketDueDate: asLocalDay('2030-01-31'),
    asOf: Date.now(),
  }
  await booted.connection.writes
    .insertInto('tickets')
    .values([
      bookedTicket({ ...known, ticketNumber: 'LABEL1' }),
      bookedTicket({ ...known, ticketNumber: 'LABEL2', amountDueCents: null }),
    ])
    .execute()
  const tickets = JSON.parse(await run('tickets', 'list', '--limit', '40', '--json')) as Row[]
  const [list, file] = [await listed('tickets', 'list', '--limit', '40'), await filed('tickets', 'export')]
  expect(tickets).toHaveLength(2)
  for (const ticket of tickets)
    for (const [where, rows] of [
      ['list', list],
      ['file', file],
    ] as const) {
      const row = rows.find((one) => one['ticket'] === ticket['ticketNumber'])!
      for (const field of ['principal', 'amountDue'] as const) same(row, field, ticket[field] as number | null, where)
    }
})

test('and so does a quote’s, also in the calculator', async () => {
  await run('loans', 'save', '175', '--regime', 'ca_2019')
  const quotes = JSON.parse(await run('loans', 'list', '--json')) as (Row & { regZ: Row; loanID: number })[]
  const [list, file] = [await listed('loans', 'list'), await filed('loans', 'export')]
  expect(quotes.length).toBeGreaterThan(0)
  for (const { loanID, amount, regZ, ...quote } of quotes) {
    const parts = quote['financeChargeBreakdown'] as Record<'storageFee' | 'firearmFee' | 'miscFee', number>
    const facts = await detailed('loans', 'show', String(loanID))
    for (const [where, row] of [
      ['list', list.find((one) => one['quote'] === String(loanID))!],
      ['file', file.find((one) => one['quote'] === String(loanID))!],
      ['details', facts],
    ] as const) {
      same(row, 'amount', amount as number, where)
      same(row, 'totalOfPayments', regZ['totalOfPayments'] as number, where)
      if (where !== 'list') same(row, 'financeCharge', regZ['financeCharge'] as number, where)
      if (where === 'file')
        for (const field of ['storageFee', 'firearmFee', 'miscFee'] as const) same(row, field, parts[field], where)
    }
  }
  const [first] = quotes
  const calculated = await detailed(
    'loan',
    'quote',
    String(first!['amount']),
    '--regime',
    String(first!['regime']),
    '--date',
    String(first!['loanDate']),
  )
  expect(Object.keys(calculated)).toEqual(
    expect.arrayContaining(['finance charge', 'total of payments', 'storage fee']),
  )
})
