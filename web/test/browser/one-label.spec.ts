import { formatDollars, centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { MONEY_LABELS, type MoneyField } from '@xd/core/domain/figure/money-labels.ts'
import { PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

/** The cells below a column's title, top to bottom. */
const below = async (page: Page, table: string, title: string): Promise<string[]> => {
  const list = page.getByRole('table', { name: table })
  const header = list.getByRole('columnheader', { name: title, exact: true })
  await expect(header).toBeVisible()
  const at = await header.evaluate((cell: HTMLTableCellElement) => cell.cellIndex)
  return list.locator(`tbody tr td:nth-child(${at + 1})`).allInnerTexts()
}

const shown = (amount: number | null): string => (amount === null ? '' : formatDollars(centsOfAnswer(amount)))
const firstLine = (text: string): string => text.split('\n')[0]!.trim()

test('a money field has the same label and value on screen as in the terminal and in files', async ({
  open,
  world,
}) => {
  const owner = await world.signIn('owner')
  const values = async (page: Page, table: string, field: MoneyField, amounts: readonly (number | null)[]) =>
    expect
      .poll(async () => (await below(page, table, MONEY_LABELS[field])).slice(0, amounts.length).map(firstLine))
      .toEqual(amounts.map(shown))

  await test.step('payments', async () => {
    const { payments } = await owner('payments/list', { search: { perPage: 10 } })
    const page = await open('owner', '/payments')
    await values(
      page,
      'Payments',
      'paymentAmount',
      payments.map(({ paymentAmount }) => paymentAmount),
    )
    await page.close()
  })

  await test.step('quotes', async () => {
    await owner('loans/save', { loan: { amount: 175, regime: 'ca_2019' } })
    const { loans } = await owner('loans/list', { search: { perPage: 3 } })
    const page = await open('owner', '/loans')
    await values(
      page,
      'Loan quotes',
      'amount',
      loans.map(({ amount }) => amount),
    )
    await values(
      page,
      'Loan quotes',
      'totalOfPayments',
      loans.map(({ regZ }) => regZ.totalOfPayments),
    )
    await page.close()
  })

  await test.step('one payment', async () => {
    const { payment } = await owner('payments/fetch', { paymentKey: PAYMENT_KEY.paidToday })
    const page = await open('owner', `/payments?payment=${PAYMENT_KEY.paidToday}`)
    await page.getByRole('tab', { name: 'Payment', exact: true }).click()
    const fact = page.getByRole('dialog').locator('dt', { hasText: /^Amount$/ })
    await expect(fact.locator('xpath=following-sibling::dd[1]')).toHaveText(shown(payment.paymentAmount))
    await page.close()
  })

  await test.step('tickets', async () => {
    const { custID } = PEOPLE.greene
    const booked = { storeID: STORE.main, custID, ticketDueDate: asLocalDay('2030-01-31'), asOf: Date.now() }
    await world.connection.writes
      .insertInto('tickets')
      .values([
        bookedTicket({ ...booked, ticketNumber: 'LABEL1' }),
        bookedTicket({ ...booked, ticketNumber: 'LABEL2', amountDueCents: null }),
      ])
      .execute()
    const { tickets } = await owner('tickets/list', { search: { custID } })
    const page = await open('owner', `/customers/${custID}/1/tickets`)
    await values(
      page,
      'Tickets',
      'amountDue',
      tickets.map(({ amountDue }) => amountDue),
    )
    await page.close()
  })
})
