import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>
type Given = WireInput<'loans/save'>['loan']

const overrideReason = 'Agreed with counsel'
/** Each fee is far above the most that the law allows. */
const excessive: Given = { amount: 100, regime: 'ca_2025', storageFee: 500, firearmFee: 900, miscFee: 50 }

describe.each(ENGINES)('fees above the legal maximum, on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let manager: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const linesOf = async (loanID: number) => {
    const owner = await server.signIn('owner')
    const { activity } = await owner('settings/activity/list', { search: { action: 'override' } })
    return activity.filter(({ target }) => target === `loan/${loanID}`)
  }
  /** As quotes were saved before there were maximums. */
  const forgetOverrides = (loanID: number) =>
    server.connection.writes
      .updateTable('loan_versions')
      .set({ overridden: '[]' })
      .where('loanID', '=', loanID)
      .execute()

  test('are refused, field by field, and nothing is saved', async () => {
    const count = async () => (await clerk('loans/list', { search: {} })).count
    const before = await count()
    await expect(clerk('loans/save', { loan: excessive })).rejects.toMatchObject({
      status: 400,
      code: 'override_needed',
      body: {
        fields: {
          'loan.storageFee': expect.stringContaining('at most $5.00 for an item of up to 1 cubic foot') as string,
          'loan.firearmFee': expect.stringContaining('at most $20.00') as string,
          'loan.miscFee': 'The law allows no other fees (Cal. Fin. Code § 21200).',
        },
        broken: [
          { rule: 'legal-maximum', field: 'loan.storageFee' },
          { rule: 'legal-maximum', field: 'loan.firearmFee' },
          { rule: 'legal-maximum', field: 'loan.miscFee' },
        ],
      },
    })
    expect(await count()).toBe(before)
  })

  test('need a reason and the permission', async () => {
    await expect(clerk('loans/save', { loan: excessive, overrideReason })).rejects.toMatchObject({ status: 403 })
    for (const reason of ['why', '    ', 'x'.repeat(256)])
      await expect(manager('loans/save', { loan: excessive, overrideReason: reason })).rejects.toMatchObject({
        status: 400,
        code: 'invalid_input',
        body: { fields: { overrideReason: expect.any(String) as string } },
      })
  })

  test('are saved by a manager who gives a reason, which is logged and counted', async () => {
    const today = { start: '2000-01-01', end: '2099-12-31' }
    const counted = async () => {
      const { totals, tellers } = (await manager('reports/teller-stats', { dateRange: today })).stats
      return [totals.overrides, tellers.find(({ userID }) => userID === USER.manager)?.overrides ?? 0]
    }
    const [all, own] = await counted()
    const { loan } = await manager('loans/save', { loan: excessive, overrideReason })
    expect(loan).toMatchObject({ storageFee: 500, overridden: ['legal-maximum'] })
    expect(await linesOf(loan.loanID)).toMatchObject([
      {
        userID: USER.manager,
        detail: { rules: ['legal-maximum'], reason: overrideReason },
        words: `A charge above the legal maximum; “${overrideReason}”`,
      },
    ])
    expect(await counted()).toEqual([all! + 1, own! + 1])

    // The override holds for the version: the clerk shares it, and another version needs another.
    await clerk('loans/share', { loanID: loan.loanID })
    await expect(clerk('loans/save', { loan: { loanID: loan.loanID, amount: 90 } })).rejects.toMatchObject({
      code: 'override_needed',
    })
    expect(await linesOf(loan.loanID)).toHaveLength(1)
  })

  test('keep an older quote from being shared or accepted', async () => {
    const { loan } = await manager('loans/save', {
      loan: { ...excessive, custID: PEOPLE.unwritten.custID },
      overrideReason,
    })
    const { loanID, custID } = loan
    await manager('customers/cart/add-quote', { custID: custID!, quoteID: loanID })
    await forgetOverrides(loanID)
    const refused = { status: 400, code: 'override_needed' }
    await expect(clerk('loans/share', { loanID })).rejects.toMatchObject(refused)
    await expect(clerk('loans/save', { loan: { loanID, loanStatus: 'accepted' } })).rejects.toMatchObject(refused)
    await expect(clerk('customers/cart/accept', { custID: custID! })).rejects.toMatchObject(refused)
    expect((await clerk('loans/fetch', { loanID })).loan.loanStatus).toBe('open')
    await clerk('loans/save', { loan: { loanID, loanStatus: 'declined' } })
  })

  test('depend on the size of the item, which also chooses the storage fee', async () => {
    const fees = async (loan: Given) =>
      (await clerk('loans/save', { loan: { amount: 100, regime: 'ca_2025', ...loan } })).loan
    const sized = await fees({ itemCubicFeet: '4.5' })
    expect(sized).toMatchObject({ itemCubicFeet: 4.5, storageFee: null, financeChargeBreakdown: { storageFee: 20 } })
    expect(await fees({ itemCubicFeet: 8, storageFee: 40 })).toMatchObject({ storageFee: 40 })
    await expect(fees({ itemCubicFeet: 8, storageFee: 40.01 })).rejects.toMatchObject({ code: 'override_needed' })
    // The size stays with the quote until it is taken away.
    const { loanID } = sized
    expect((await clerk('loans/save', { loan: { loanID, amount: 110 } })).loan).toMatchObject({ itemCubicFeet: 4.5 })
    expect((await clerk('loans/save', { loan: { loanID, itemCubicFeet: null } })).loan).toMatchObject({
      itemCubicFeet: null,
      financeChargeBreakdown: { storageFee: 5 },
    })
    await expect(fees({ itemCubicFeet: 0 })).rejects.toMatchObject({
      body: { fields: { 'loan.itemCubicFeet': 'Enter cubic feet, like 2.5' } },
    })
  })

  test('depend on how many firearms the fee is for', async () => {
    const two = { amount: 100, regime: 'ca_2025', firearmFee: 40 }
    await expect(clerk('loans/save', { loan: two })).rejects.toMatchObject({ code: 'override_needed' })
    const { loan } = await clerk('loans/save', { loan: { ...two, firearmCount: '2' } })
    expect(loan).toMatchObject({ firearmCount: 2, firearmFee: 40, financeChargeBreakdown: { firearmFee: 40 } })
    // The count stays with the quote until it is taken away.
    const { loanID } = loan
    expect((await clerk('loans/save', { loan: { loanID, amount: 110 } })).loan.firearmCount).toBe(2)
    await expect(clerk('loans/save', { loan: { loanID, firearmCount: null } })).rejects.toMatchObject({
      code: 'override_needed',
    })
    await expect(clerk('loans/save', { loan: { ...two, firearmCount: 0 } })).rejects.toMatchObject({
      body: { fields: { 'loan.firearmCount': 'Enter a whole number from 1 to 99' } },
    })
  })
})
