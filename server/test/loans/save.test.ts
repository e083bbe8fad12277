import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { parseLoan } from '@xd/core/domain/loan/input.ts'
import { loanOutput } from '@xd/core/domain/loan/output.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { jsonTable } from '../table.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Given = WireInput<'loans/save'>['loan']

describe.each(ENGINES)('loan quotes, on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let manager: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const save = async (loan: Given) => (await clerk('loans/save', { loan })).loan
  const fetch = async (loanID: number, version?: number) => clerk('loans/fetch', { loanID, version })
  /** Saved so many days ago. */
  const age = (loanID: number, days: number) =>
    server.connection.writes
      .updateTable('loans')
      .set((eb) => ({ savedAt: eb('savedAt', '-', days * DAY_MS), expiresAt: eb('expiresAt', '-', days * DAY_MS) }))
      .where('loanID', '=', loanID)
      .execute()
  const refused = (loanStatus: string) => ({ status: 409, code: 'loan_state', body: { loanStatus } })

  test.each(jsonTable<Given[]>('loan/faces.json'))(
    'are calculated to the same cent as in the core: %o',
    async (given) => {
      const parsed = parseLoan(given, asLocalDay('2026-01-01'))
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields))
      // The specification's figures apply even where the law allows less.
      const overriding = { loan: given, overrideReason: 'A worked example' }
      expect((await manager('loans/save', overriding)).loan).toMatchObject(loanOutput(quoteLoan(parsed.loan)))
    },
  )

  test.each(jsonTable<{ input: Given; fields: string[] }[]>('loan/invalid.json'))(
    'are refused field by field: $input',
    async ({ input, fields }) => {
      const refusal = (await save(input).catch((error: unknown) => error)) as { body: { fields: object } }
      expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(Object.keys(refusal.body.fields)).toEqual(fields.map((field) => `loan.${field}`))
    },
  )

  test('keep every version as it was: a changed input is a new one, the same input is not', async () => {
    const first = await save({ amount: 175, loanDate: '2024-04-08', loanItem: '14k chain' })
    expect(first).toMatchObject({ loanVersion: 1, loanStatus: 'open', custID: null, quoteID: first.loanID })
    const { loanID } = first
    expect(await save({ loanID, amount: '175.00' })).toMatchObject({ loanVersion: 1 })
    const second = await save({ loanID, amount: 300, firearmFee: 4, expectedVersion: 1 })
    expect(second).toMatchObject({ loanVersion: 2, loanDate: '2024-04-08', loanItem: '14k chain', firearmFee: 4 })
    await expect(save({ loanID, amount: 200, expectedVersion: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      body: { loanVersion: 2 },
    })
    // Null leaves a fee to the rules again.
    expect(await save({ loanID, firearmFee: null })).toMatchObject({ loanVersion: 3, firearmFee: null, amount: 300 })
    const then = (await fetch(loanID, 1)).loan
    expect(then).toEqual({ ...first, loanCurrentVersion: 3, loanStatusDate: then.loanStatusDate })
    const { loan, versions } = await fetch(loanID)
    expect(loan).toMatchObject({ loanVersion: 3, amount: 300 })
    expect(versions.map(({ loanVersion, amount }) => [loanVersion, amount])).toEqual([
      [3, 300],
      [2, 300],
      [1, 175],
    ])
    await expect(fetch(loanID, 4)).rejects.toMatchObject({ status: 404 })
  })

  test('keep the law they were calculated by, even if the rules change', async () => {
    const { loanID, law } = await save({ amount: 175, regime: 'fl', loanDate: '2026-01-10' })
    expect(law).toMatchObject({ state: 'FL', title: 'Florida' })
    expect(law.sources).not.toEqual([])
    expect((await fetch(loanID)).loan.law).toEqual(law)
  })

  test('are accepted, declined and voided, each once and by the rules', async () => {
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    const { loanID } = await save({ amount: 5000 })
    expect(await save({ loanID, loanStatus: 'accepted' })).toMatchObject({ loanStatus: 'accepted', loanVersion: 1 })
    expect((await news()).filter(({ event }) => event === 'reload_loans').map(({ data }) => data)).toContainEqual({
      loanID,
    })
    await expect(save({ loanID, amount: 101 })).rejects.toMatchObject(refused('accepted'))
    await expect(save({ loanID, loanStatus: 'declined' })).rejects.toMatchObject(refused('accepted'))
    expect(await save({ loanID, loanStatus: 'void' })).toMatchObject({ loanStatus: 'void' })
    await expect(save({ loanID, loanStatus: 'accepted' })).rejects.toMatchObject(refused('void'))
    const owner = await server.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { perPage: 5 } })
    expect(activity.filter(({ target }) => target === `loan/${loanID}`).map(({ action }) => action)).toEqual([
      'loan.void',
      'loan.accept',
    ])
  })

  test.each(['declined', 'void', 'accepted'] as const)(
    'decided twice, by a retry or by two clerks, stay as they were decided first: %s',
    async (loanStatus) => {
      const { loanID } = await save({ amount: 5000 })
      const first = await save({ loanID, loanStatus })
      expect(first).toMatchObject({ loanStatus, loanVersion: 1 })
      const news = await eventsSince(server.connection, COMPANY.goldenPledge)
      const lines = async () =>
        (await (await server.signIn('owner'))('settings/activity/list', { search: { perPage: 9 } })).activity.filter(
          ({ target }) => target === `loan/${loanID}`,
        ).length
      const before = await lines()
      expect(await save({ loanID, loanStatus })).toEqual(first)
      expect(await save({ loanID, loanStatus, expectedVersion: 1 })).toEqual(first)
      expect([await news(), await lines()]).toEqual([[], before])
    },
  )

  test('declined ones open again when saved whole as they are shown, and by nothing less', async () => {
    const { loanID } = await save({ amount: 5000 })
    await save({ loanID, loanStatus: 'declined' })
    const { loan } = await fetch(loanID)
    expect(await save({ ...loan, expectedVersion: undefined } as never)).toMatchObject({
      loanStatus: 'open',
      loanVersion: 2,
    })
  })

  test('expire after 30 days; saving one again opens it for another 30', async () => {
    const { loanID, loanExpiresDay } = await save({ amount: 100 })
    const statuses = async () =>
      Promise.all(
        (['open', 'expired'] as const).map(
          async (status) =>
            (await clerk('loans/list', { search: { status, filter: `#${loanID}` } })).loans.filter(
              (one) => one.loanID === loanID,
            ).length,
        ),
      )
    await age(loanID, 29)
    expect(await statuses()).toEqual([1, 0])
    await age(loanID, 2)
    expect((await fetch(loanID)).loan.loanStatus).toBe('expired')
    expect(await statuses()).toEqual([0, 1])
    await expect(save({ loanID, loanStatus: 'accepted' })).rejects.toMatchObject(refused('expired'))
    const { custID } = PEOPLE.ortega
    expect(await save({ loanID, custID })).toMatchObject({ custID, loanVersion: 1, loanStatus: 'expired' })
    expect(await save({ loanID })).toMatchObject({ loanVersion: 2, loanStatus: 'open', loanExpiresDay })
    expect(await statuses()).toEqual([1, 0])
  })

  test('over 36% a year are not saved for a covered borrower', async () => {
    await expect(save({ amount: 100, coveredBorrower: 'yes' })).rejects.toMatchObject({
      status: 400,
      body: { fields: { 'loan.coveredBorrower': expect.stringContaining('Military Lending Act') as string } },
    })
    expect(
      await save({ amount: 5000, customCharge: 100, agreedMonthlyCharge: 50, coveredBorrower: 'yes' }),
    ).toMatchObject({
      coveredBorrower: 'yes',
    })
    const { loanID } = await save({ amount: 100, coveredBorrower: 'no' })
    await expect(save({ loanID, coveredBorrower: 'yes' })).rejects.toMatchObject({ status: 400 })
    expect((await fetch(loanID)).loan).toMatchObject({ coveredBorrower: 'no', loanVersion: 1 })
  })

  test('belong to one customer, once they have any', async () => {
    const { loanID } = await save({ amount: 100 })
    expect(await save({ loanID, custID: PEOPLE.ortega.custID })).toMatchObject({
      custID: PEOPLE.ortega.custID,
      loanVersion: 1,
    })
    await expect(save({ loanID, custID: PEOPLE.munoz.custID })).rejects.toMatchObject({
      status: 400,
      body: { fields: { 'loan.custID': 'This quote is another customer’s' } },
    })
    const { loans, count } = await clerk('loans/list', { search: { custID: PEOPLE.ortega.custID } })
    expect([loans[0]!.loanID, loans.length]).toEqual([loanID, count])
    const byName = await clerk('loans/list', { search: { filter: 'ortega' } })
    expect(byName.loans.map((loan) => loan.custID)).toContain(PEOPLE.ortega.custID)
    expect(
      (await clerk('loans/list', { search: { filter: `#${loanID}` } })).loans.map((loan) => loan.loanID),
    ).toContain(loanID)
  })

  test('are shared by a link that is theirs as long as this version stands', async () => {
    const { loanID } = await save({ amount: 100 })
    const shared = await clerk('loans/share', { loanID })
    expect(shared.url).toMatch(/\/q\/[A-Za-z0-9_-]{22}$/)
    expect(shared.loan.loanLink).toEqual({ url: shared.url, lastDay: shared.loan.loanExpiresDay })
    expect((await clerk('loans/share', { loanID })).url).toBe(shared.url)
    expect(await save({ loanID, amount: 110 })).toMatchObject({ loanLink: null })
    expect((await clerk('loans/share', { loanID })).url).not.toBe(shared.url)
    await save({ loanID, loanStatus: 'void' })
    await expect(clerk('loans/share', { loanID })).rejects.toMatchObject(refused('void'))
  })
})
