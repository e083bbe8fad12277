import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { addDays, asLocalDay, type LocalDay } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { exported } from '../exports/export-file.ts'
import { type NoticeWorld, noticeWorld } from '../notices/notice-world.ts'
import { NEXT_CENTURY, refusalOf, shownOf } from './pay-world.ts'

const { custID } = PEOPLE.whitfield

describe.each(ENGINES)('a request for tickets past due, on %s', (database) => {
  let world: NoticeWorld
  let phone: string
  let convoID: number
  let today: LocalDay
  beforeAll(async () => {
    world = await noticeWorld({ database })
    const owner = await world.signIn('owner')
    phone = (await owner('customers/fetch', { customerID: custID })).customer.custPhone
    const { stores } = await owner('stores/list', {})
    today = localDay(Date.now(), stores.find(({ storeID }) => storeID === STORE.main)!.storeTimezone)
    convoID = (await world.clerk('customers/conversation/start', { custID, storeID: STORE.main })).convo.convoID
    await owner('settings/notices/save', { settings: { storeID: STORE.main, noticeLaw: 'california' } })
  })
  afterAll(() => world.close())

  let numbers = 0
  const booked = async (daysPast: number, more: Partial<Parameters<typeof bookedTicket>[0]> = {}) => {
    const ticketNumber = `F${(numbers += 1)}`
    await world.connection.writes
      .insertInto('tickets')
      .values(
        bookedTicket({
          storeID: STORE.main,
          ticketNumber,
          custID,
          ticketDueDate: addDays(today, -daysPast),
          asOf: Date.now(),
          ...more,
        }),
      )
      .execute()
    return { number: ticketNumber, dueDate: addDays(today, -daysPast) }
  }
  type Ticket = Awaited<ReturnType<typeof booked>>
  /** A letter about tickets; it counts as given once it is mailed. */
  const letter = async (tickets: readonly Ticket[], isMailed = true) => {
    const batchID = await world.sent([noticeTo(phone, 'Jerome Whitfield', { tickets })], 'past-due')
    await world.becomes(batchID, 'attention')
    const noticeIDs = [(await world.details(batchID)).notices[0]!.noticeID]
    if (isMailed) await world.clerk('notices/mark-mailed', { noticeIDs, mailedOn: today })
  }
  const named = (tickets: readonly Ticket[]) => tickets.map(({ number }) => number).join(', ')
  const check = (tickets: readonly Ticket[], more: Partial<WireInput<'payments/check-tickets'>['payment']> = {}) =>
    world.clerk('payments/check-tickets', {
      convoID,
      payment: { paymentAmount: 45.5, paymentTicketList: named(tickets), ...more },
    })
  const asks = (tickets: readonly Ticket[], paymentNoticeFee: number, more: object = {}) =>
    world.clerk('payments/send', {
      convoID,
      payment: {
        paymentAmount: 45.5,
        paymentNoticeFee,
        paymentMemo: 'Monthly interest',
        paymentMode: 'debit-only',
        paymentTicketList: named(tickets),
        paymentValidBeforeLocalTZ: NEXT_CENTURY,
        ...more,
      },
      clientMessageID: randomUUID(),
    })
  const fault = async (answer: Promise<unknown>) => {
    const { status, fields } = await refusalOf(answer)
    return [status, fields['payment.paymentNoticeFee']]
  }

  test('charges for a notice that was given, up to the law’s maximum and once', async () => {
    const [noticed, silent, unsent, early] = [await booked(5), await booked(5), await booked(5), await booked(-2)]
    await letter([noticed])
    await letter([unsent], false)
    await letter([early])
    expect((await check([noticed, silent])).maximumNoticeFee).toBe(7)
    for (const ticket of [silent, unsent, early]) {
      expect((await check([ticket])).maximumNoticeFee).toBe(0)
      expect(await fault(asks([ticket], 0.01))).toEqual([
        400,
        expect.stringContaining('No notice after maturity was given'),
      ])
    }
    expect(await fault(asks([noticed], 7.01))).toEqual([400, 'At most $7.00'])
    expect(await fault(asks([noticed], 7, { paymentAmount: 6 }))).toEqual([
      400,
      'The fee can’t be more than the amount',
    ])

    const { payment } = await asks([noticed], 7)
    const { paymentKey } = payment
    expect(payment).toMatchObject({ paymentAmount: 45.5, paymentNoticeFee: 7 })
    expect((await world.clerk('payments/fetch', { paymentKey })).payment.paymentNoticeFee).toBe(7)
    const search = { paymentKeys: [paymentKey] }
    expect((await world.clerk('payments/list', { search })).payments).toMatchObject([{ paymentNoticeFee: 7 }])
    expect(await exported(world, 'payments', search, world.clerk)).toMatchObject([
      { Amount: '45.50', 'Notice fee': '7.00' },
    ])
    for (const [lang, words] of [
      ['en', 'Notice fee'],
      ['es', 'Cargo por aviso'],
    ] as const) {
      const page = await shownOf(await fetch(`${world.url}/p/${paymentKey}?lang=${lang}`))
      expect(page).toContain('$45.50')
      expect(page).toContain(words)
      expect(page).toContain('$7.00')
    }

    // Another request may charge for it only if this one can't be paid.
    expect((await check([noticed])).maximumNoticeFee).toBe(0)
    expect(await fault(asks([noticed], 7))).toEqual([400, expect.stringContaining('already requested')])
    await world.clerk('payments/cancel', { paymentKey })
    const expired = (await asks([noticed], 7)).payment.paymentKey
    await world.connection.writes
      .updateTable('payments')
      .set({ validBeforeAt: Date.now() - 1 })
      .where('paymentKey', '=', expired)
      .execute()
    expect((await check([noticed])).maximumNoticeFee).toBe(7)
    const again = (await asks([noticed], 7)).payment.paymentKey
    await world.clerk('payments/mark-paid', { paymentKey: again })
    expect((await check([noticed])).maximumNoticeFee).toBe(0)
    expect(await shownOf(await fetch(`${world.url}/p/${again}/receipt`))).toContain('Notice fee')
  })

  test('charges once for a letter about two tickets, and for each of two letters', async () => {
    const [one, two, three] = [await booked(5), await booked(5), await booked(5)]
    await letter([one, two])
    expect((await check([one, two])).maximumNoticeFee).toBe(7)
    await letter([three])
    expect((await check([one, two, three])).maximumNoticeFee).toBe(14)
    await asks([one], 7)
    expect((await check([two])).maximumNoticeFee).toBe(7)
    expect((await check([one, three])).maximumNoticeFee).toBe(7)
  })

  test('shows that no interest accrues where no notice was given in time, and changes no figure of the book', async () => {
    const [late, inTime] = [await booked(35), await booked(10)]
    const stopped = {
      ticketNumber: late.number,
      amountDue: 120,
      interest: { noticeBy: addDays(today, -5), givenOn: null, noInterestFrom: addDays(today, -4) },
      interestLeftOut: 3,
    }
    const running = {
      ticketNumber: inTime.number,
      amountDue: 120,
      interestLeftOut: null,
      interest: { noInterestFrom: null },
    }
    expect((await check([late, inTime])).tickets).toMatchObject([stopped, running])
    expect((await asks([late], 0)).tickets).toMatchObject([stopped])
  })

  test('stops interest on the 31st day, and tells no sum where the book doesn’t say enough', async () => {
    const tickets = [
      await booked(30),
      await booked(31),
      await booked(35, { principalCents: null }),
      await booked(35, { ticketDueDate: '' }),
      await booked(35, { ticketLoanDate: asLocalDay('1950-01-01') }),
      await booked(35, { ticketLoanDate: addDays(today, -65) }),
      await booked(35, { ticketStatus: 'redeemed' }),
    ]
    const told = (await check(tickets)).tickets.map(({ interest, interestLeftOut }) => [
      interest && interest.noInterestFrom,
      interestLeftOut,
    ])
    expect(told).toEqual([
      [null, null],
      [today, 3],
      [addDays(today, -4), null],
      [null, null],
      [addDays(today, -4), null],
      [addDays(today, -4), 3],
      [null, null],
    ])
  })

  test('charges for notices about a ticket that no file has shown, by the latest due date that they name', async () => {
    const unknown = (daysPast: number) => ({ number: 'U-1', dueDate: addDays(today, -daysPast) })
    const db = world.connection.writes
    await letter([unknown(50)])
    await db
      .updateTable('notices')
      .set({ mailedOn: addDays(today, -40) })
      .where('mailedOn', '=', today)
      .execute()
    const shown = async () => {
      const { tickets, maximumNoticeFee } = await check([unknown(0)])
      return [tickets, maximumNoticeFee]
    }
    const known = { ticketStatus: null, amountDue: null, asOf: null, interest: null, interestLeftOut: null }
    const ticket = { ticketNumber: 'U-1', ...known }
    expect(await shown()).toEqual([[ticket], 7])
    const { payment } = await asks([unknown(0)], 7)
    expect(await shown()).toEqual([[ticket], 0])
    const asked = { requestedAt: Date.now() - 20 * DAY_MS }
    await db.updateTable('payments').set(asked).where('paymentKey', '=', payment.paymentKey).execute()
    expect(await shown()).toEqual([[ticket], 0])
    await letter([unknown(20)])
    expect(await shown()).toEqual([[ticket], 7])
    // A notice about another customer’s ticket with the same number is not theirs.
    const owner = await world.signIn('owner')
    const { customer } = await owner('customers/fetch', { customerID: PEOPLE.nguyen.custID })
    await world.sent([noticeTo(customer.custPhone, 'Thanh Nguyen', { tickets: [{ ...unknown(10), number: 'U-2' }] })])
    expect((await check([{ ...unknown(10), number: 'U-2' }])).maximumNoticeFee).toBe(0)
  })

  test('compares the payment without the fee with the charges', async () => {
    const ticket = await booked(5)
    await letter([ticket])
    const pays = { paymentAmount: 26, paymentRewrite: true }
    expect((await check([ticket], pays)).rewriteFindings).toEqual([])
    expect((await check([ticket], { ...pays, paymentNoticeFee: 7 })).rewriteFindings).toEqual([
      { message: `Ticket ${ticket.number} owes $20.00 in charges, more than this payment of $19.00.`, refuses: true },
    ])
  })
})
