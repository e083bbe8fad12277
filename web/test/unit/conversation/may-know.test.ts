import { beforeEach, describe, expect, test } from 'vitest'
import { SESSION } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { aPage, refusal } from '../data/page.ts'
import { payment } from '../payments/sample.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  page.answers['tickets/list'] = () => ({ tickets: [], nextCursor: null })
  page.answers['payments/list'] = () => ({ payments: [], nextCursor: null })
  page.answers['customers/cart/fetch'] = () => ({ cart: { quotes: [] } })
})

const signedIn = (userPermissions: readonly string[], features: readonly string[] = SESSION.company.features) => ({
  ...SESSION,
  user: { ...SESSION.user, userPermissions },
  company: { ...SESSION.company, features },
})

describe('the figures that a message is compared with', () => {
  const open = async (session: unknown) => {
    const { useKnownFigures } = await import('#features/conversation/known-figures.ts')
    return runHook(() => useKnownFigures(4), session)
  }

  test.each([
    ['tickets', ['tickets'], undefined, ['tickets/list']],
    ['payments', ['payments'], undefined, ['payments/list']],
    ['loans', ['loans'], undefined, ['customers/cart/fetch']],
    ['nothing without the features', ['payments', 'loans'], [], []],
    ['nothing without the permissions', ['messages'], undefined, []],
  ])('are those that the user may see: %s', async (_, permissions, features, calls) => {
    const { now } = await open(signedIn(permissions, features))
    await expect.poll(now).toEqual({ tickets: [], requests: [], quotes: [] })
    expect(page.names()).toEqual(calls)
  })

  test.each(['tickets/list', 'payments/list', 'customers/cart/fetch'])('wait for all of them: %s', async (slow) => {
    page.answers[slow] = () => new Promise(() => undefined)
    const { now, again } = await open(signedIn(['tickets', 'payments', 'loans']))
    const { queryClient } = await import('#data/query-client.ts')
    await expect.poll(() => queryClient.isFetching()).toBe(1)
    again()
    expect(now()).toBeUndefined()
  })

  test('have the quotes of the cart, with each day’s charge', async () => {
    page.answers['customers/cart/fetch'] = () => ({
      cart: {
        quotes: [
          {
            amountFinanced: 100,
            totalOfPayments: 120.5,
            loanDate: '2026-11-24',
            maturityDate: '2026-12-24',
            scheduleOfCharges: [{ date: '2026-12-24', amountDue: 120.5 }],
          },
        ],
      },
    })
    const { now } = await open(signedIn(['loans']))
    await expect
      .poll(() => now()?.quotes)
      .toEqual([
        {
          amountFinanced: 10_000,
          totalOfPayments: 12_050,
          loanDate: '2026-11-24',
          maturityDate: '2026-12-24',
          scheduleOfCharges: [{ date: '2026-12-24', amountDue: 12_050 }],
        },
      ])
  })

  test('have a ticket’s days and amounts, of which some are unknown', async () => {
    page.answers['tickets/list'] = () => ({
      tickets: [
        {
          ticketNumber: '10233',
          ticketLoanDate: '2026-11-01',
          ticketDueDate: '2026-12-01',
          ticketGraceDate: '2026-12-31',
          principal: 50,
          amountDue: 60.25,
        },
        {
          ticketNumber: '10234',
          ticketLoanDate: null,
          ticketDueDate: null,
          ticketGraceDate: null,
          principal: null,
          amountDue: null,
        },
      ],
      nextCursor: null,
    })
    const { now } = await open(signedIn(['tickets']))
    await expect
      .poll(() => now()?.tickets)
      .toEqual([
        {
          ticketNumber: '10233',
          ticketLoanDate: '2026-11-01',
          ticketDueDate: '2026-12-01',
          ticketGraceDate: '2026-12-31',
          principalCents: 5_000,
          amountDueCents: 6_025,
        },
        {
          ticketNumber: '10234',
          ticketLoanDate: null,
          ticketDueDate: null,
          ticketGraceDate: null,
          principalCents: null,
          amountDueCents: null,
        },
      ])
  })

  test('have requests that are open or paid, with the day they were paid', async () => {
    page.answers['payments/list'] = () => ({
      payments: [
        payment({ paymentAmount: 10 }),
        payment({ paymentAmount: 20, paymentExpired: true }),
        payment({ paymentAmount: 30, paymentStatus: 'approved', paymentStatusDate: '2026-11-21T05:00:00.000Z' }),
        payment({ paymentAmount: 40, paymentStatus: 'canceled' as never }),
      ],
      nextCursor: null,
    })
    const { now } = await open(signedIn(['payments']))
    await expect
      .poll(() => now()?.requests.map(({ amountCents, paidOn }) => [amountCents, paidOn]))
      .toEqual([
        [1000, null],
        [3000, '2026-11-20'],
      ])
  })
})

describe('a template’s values', () => {
  const store = { storeID: 2, storeName: 'Old Town', storeTimezone: 'UTC', storeHours: [], storeClosures: [] }
  const customer = { custID: 4, custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+12135550147' }
  const restOf = async (text: string, session: unknown) => {
    const { useTokens } = await import('#features/conversation/use-tokens.ts')
    const { now } = await runHook(() => useTokens(customer as never, store as never, true), session)
    return (await now().fillRest(text, 'en'))?.(text)
  }

  test.each([
    ['they may see payments', signedIn(['payments']), 'You owe [AMOUNT_DUE]', 1],
    ['they may not', signedIn(['messages']), 'You owe [AMOUNT_DUE]', 0],
    ['the company has no payments', signedIn(['payments'], []), 'You owe [AMOUNT_DUE]', 0],
    ['the text needs none', signedIn(['payments']), 'Hi [FIRST_NAME]', 0],
  ])('are asked for if %s', async (_, session, text, times) => {
    page.answers['payments/list'] = () => ({ payments: [payment({ paymentAmount: 10 })], nextCursor: null })
    const filled = await restOf(text, session)
    expect(page.inputs('payments/list')).toHaveLength(times)
    expect(filled).toBe(times === 0 ? undefined : 'You owe $10.00')
  })

  test('that can’t be fetched stay open, so that the message isn’t sent', async () => {
    page.answers['payments/list'] = () => refusal(500, 'internal')
    expect(await restOf('You owe [AMOUNT_DUE]', signedIn(['payments']))).toBe('You owe [AMOUNT_DUE]')
  })
})
