import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { refusalOf, shownOf } from '../payments/pay-world.ts'
import { DEBIT, newTicket, type RewriteWorld, rewriteWorld } from '../rewrites/rewrite-world.ts'

const DECLINED = '4000056655665572'

describe.each(ENGINES)('a replacement loan on the pay page, on %s', (database) => {
  let world: RewriteWorld
  let today: LocalDay
  const turn = (companyElectronicRenewals: boolean) =>
    world.owner('settings/company/save', { company: { companyElectronicRenewals } })
  beforeAll(async () => {
    world = await rewriteWorld({ database })
    const { storeID } = world
    await world.reserve({ rangePrefix: 'E', rangeFrom: 60_001, rangeTo: 69_999 })
    await world.owner('settings/notices/save', { settings: { storeID, noticeLaw: 'california' } })
    const { stores } = await world.owner('stores/list', {})
    today = localDay(Date.now(), stores.find((store) => store.storeID === storeID)!.storeTimezone)
  })
  afterAll(() => world.close())

  /** A request for the $20 in charges on a ticket that lent $100. */
  const requested = async ({ isChecked = true, paymentAmount = 20 } = {}) => {
    const ticket = newTicket()
    await world.connection.writes
      .insertInto('tickets')
      .values(
        bookedTicket({
          storeID: world.storeID,
          ticketNumber: ticket,
          custID: world.custID,
          ticketDueDate: addDays(today, 5),
          asOf: Date.now(),
        }),
      )
      .execute()
    const asked = {
      paymentAmount,
      paymentMode: 'debit-only',
      paymentTicketList: ticket,
      paymentRewrite: true,
      ...(isChecked && { militaryCheck: { day: today, method: 'dod-database' as const, reference: 'CERT-1' } }),
    } as const
    const { electronicRenewal } = await world.clerk('payments/check-tickets', {
      convoID: world.convoID,
      payment: asked,
    })
    return { ticket, electronicRenewal, paymentKey: (await world.request(asked)).paymentKey }
  }
  const renewalOf = async (paymentKey: string, language: 'en' | 'es' = 'en') =>
    (await world.call('pay/fetch', { paymentKey, language })).renewal
  const pays = async (paymentKey: string, assent?: string, card = DEBIT, language: 'en' | 'es' = 'en') =>
    world.call('pay/submit', {
      paymentKey,
      attemptKey: randomUUID(),
      token: await world.tokenize(card),
      language,
      ...(assent !== undefined && { assent }),
    })
  const pageOf = async (paymentKey: string, path = '', lang = 'en') =>
    shownOf(await fetch(`${world.url}/p/${paymentKey}${path}?lang=${lang}`))
  const assentOf = async (paymentKey: string) => (await world.clerk('payments/fetch', { paymentKey })).renewalAssent

  test('is signed in the store until the company chooses otherwise, and the page says so', async () => {
    const { paymentKey, electronicRenewal } = await requested()
    expect(electronicRenewal).toBeNull()
    expect(await renewalOf(paymentKey)).toMatchObject({ terms: null, digest: null })
    expect(await pageOf(paymentKey)).toContain('The contract for the new loan is signed in the store.')
    expect(await pageOf(paymentKey, '', 'es')).toContain('El contrato del préstamo nuevo se firma en la tienda.')
    expect((await pays(paymentKey)).paymentStatus).toBe('approved')
    expect(await assentOf(paymentKey)).toBeNull()
    expect(await pageOf(paymentKey)).toContain('signed in the store')

    // A payment that renews nothing says nothing about it.
    expect(await renewalOf((await world.request({ paymentTicketList: 'X1' })).paymentKey)).toBeUndefined()
  })

  test('is signed in the store if its terms or its check are missing', async () => {
    await turn(true)
    for (const [more, reason] of [
      [{ isChecked: false }, 'military'],
      [{ paymentAmount: 21 }, 'other-amount'],
    ] as const) {
      const { paymentKey, electronicRenewal } = await requested(more)
      expect(electronicRenewal).toEqual({ offered: false, reason })
      expect(await pageOf(paymentKey)).toContain('signed in the store')
      expect((await pays(paymentKey)).paymentStatus).toBe('approved')
    }
    await turn(false)
  })

  test('shows its terms, and is paid only with assent to these terms, which is stored', async () => {
    await turn(true)
    const { paymentKey, ticket, electronicRenewal } = await requested()
    expect(electronicRenewal).toEqual({ offered: true, reason: null })
    const { terms, digest } = (await renewalOf(paymentKey))!
    expect(terms!.loans[0]!.lines).toContainEqual(['FINANCE CHARGE', '$30.50'])
    const page = await pageOf(paymentKey)
    for (const words of ['FINANCE CHARGE', '$30.50', 'ANNUAL PERCENTAGE RATE', '92.77%', 'id="assent"'])
      expect(page).toContain(words)

    const spanish = (await renewalOf(paymentKey, 'es'))!
    expect(spanish.terms!.loans[0]!.lines).toContainEqual(['CARGO POR FINANCIAMIENTO', '$30.50'])
    for (const other of [undefined, 'x', spanish.digest!])
      expect(await refusalOf(pays(paymentKey, other))).toMatchObject({ status: 409, code: 'terms_changed' })
    expect(await world.transactions(paymentKey)).toEqual([])

    // A card that is declined makes no loan.
    expect((await pays(paymentKey, digest!, DECLINED)).attempt.state).toBe('declined')
    expect(await assentOf(paymentKey)).toBeNull()
    expect((await pays(paymentKey, digest!)).paymentStatus).toBe('approved')
    expect(await assentOf(paymentKey)).toEqual({
      date: expect.any(String) as string,
      ip: expect.stringMatching(/127\.0\.0\.1|::1/) as string,
      userAgent: null,
      terms,
    })
    for (const path of ['', '/receipt']) {
      expect(await pageOf(paymentKey, path)).toContain('You agreed to these terms electronically on')
      expect(await pageOf(paymentKey, path)).toContain('$30.50')
    }
    const { chains } = await world.clerk('payments/rewrites/find-chain', { ticket })
    expect(chains[0]!.steps[0]).toMatchObject({ paymentKey, assentDate: expect.any(String) as string })
    const search = encodeURIComponent(JSON.stringify({ payment: paymentKey }))
    const proofFor = async (username: string) =>
      fetch(`${world.url}/export/renewal-proof.pdf?search=${search}`, {
        headers: { authorization: `Bearer ${(await world.signIn(username)).token}` },
      })
    const proof = await proofFor('owner')
    expect((await proofFor('owner@silveranchor.test')).status).toBe(404)
    expect([proof.status, proof.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    await turn(false)
  })

  test('is for what is paid for the loan, without the fee for a notice', async () => {
    await turn(true)
    const { paymentKey, ticket } = await requested()
    const { convoID } = world
    const asked = (paymentAmount: number) =>
      world.clerk('payments/check-tickets', {
        convoID,
        payment: {
          paymentAmount,
          paymentNoticeFee: 7,
          paymentTicketList: ticket,
          paymentRewrite: true,
          militaryCheck: { day: today, method: 'dod-database', reference: 'CERT-1' },
        },
      })
    expect((await asked(27)).electronicRenewal).toEqual({ offered: true, reason: null })
    expect((await asked(20)).electronicRenewal).toEqual({ offered: false, reason: 'other-amount' })
    const costs = (amountCents: number) =>
      world.connection.writes
        .updateTable('payments')
        .set({ amountCents, paymentNoticeFee: 700 })
        .where('paymentKey', '=', paymentKey)
        .execute()
    const before = await renewalOf(paymentKey)
    await costs(2_700)
    expect(await renewalOf(paymentKey)).toEqual(before)
    expect(before!.terms).not.toBeNull()
    await costs(2_000)
    expect(await renewalOf(paymentKey)).toMatchObject({ terms: null, inStore: expect.any(String) as string })
    await turn(false)
  })

  test('is refused if the terms have changed since they were shown', async () => {
    await turn(true)
    const { paymentKey, ticket } = await requested()
    const { digest } = (await renewalOf(paymentKey))!
    await world.connection.writes
      .updateTable('tickets')
      .set({ amountDueCents: 12_300 })
      .where('ticketNumber', '=', ticket)
      .execute()
    expect(await refusalOf(pays(paymentKey, digest!))).toMatchObject({ code: 'terms_changed' })
    expect(await pageOf(paymentKey)).toContain('signed in the store')
    await turn(false)
  })

  test('keeps its terms when the customer is erased, but not the device or the pledged item', async () => {
    await turn(true)
    const { paymentKey } = await requested()
    const { digest } = (await renewalOf(paymentKey))!
    await pays(paymentKey, digest!)
    await world.owner('customers/erase', { customerID: world.custID, confirmName: 'Payer, Zoë' })
    const kept = (await assentOf(paymentKey))!
    expect(kept).toMatchObject({ ip: null, userAgent: null })
    expect(JSON.stringify(kept.terms)).not.toContain('Ring')
    expect(kept.terms.loans[0]!.lines).toContainEqual(['FINANCE CHARGE', '$30.50'])
  })
})
