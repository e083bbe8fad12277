import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone } from '../phones.ts'
import { acceptance, checkedOn } from './not-covered.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const refused = { status: 400, code: 'override_needed', body: { broken: [{ rule: 'military-lending' }] } }

describe.each(ENGINES)('a loan over 36 percent a year, on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
  })
  afterAll(() => server.close())

  const quoted = async () => (await clerk('loans/save', { loan: { amount: 175 } })).loan
  const listed = async (check: string, loanID: number) =>
    (await clerk('loans/list', { search: { check, filter: `#${loanID}` } })).loans.length === 1

  test('is accepted only with a check of its borrower, which stays with it', async () => {
    const loan = await quoted()
    const { loanID, loanDate } = loan
    expect(loan).toMatchObject({ militaryCheck: null, militaryCheckState: 'missing' })
    expect([await listed('missing', loanID), await listed('recorded', loanID)]).toEqual([true, false])
    const { url } = await clerk('loans/share', { loanID })
    for (const given of [{}, { coveredBorrower: 'no' } as const])
      await expect(clerk('loans/save', { loan: { loanID, loanStatus: 'accepted', ...given } })).rejects.toMatchObject(
        refused,
      )
    const accepted = (await clerk('loans/save', { loan: acceptance(loan) })).loan
    expect(accepted).toMatchObject({
      loanStatus: 'accepted',
      coveredBorrower: 'no',
      militaryCheck: checkedOn(loanDate),
      militaryCheckState: 'recorded',
      // The figures are the same, so the customer's link still works.
      loanLink: { url },
    })
    expect((await clerk('loans/fetch', { loanID })).loan.militaryCheck).toEqual(checkedOn(loanDate))
    expect([await listed('missing', loanID), await listed('recorded', loanID)]).toEqual([false, true])
  })

  test('needs a check of the last 30 days, without a Social Security number', async () => {
    const loan = await quoted()
    const attempt = (militaryCheck: object) =>
      clerk('loans/save', {
        loan: { ...acceptance(loan), militaryCheck: { ...checkedOn(loan.loanDate), ...militaryCheck } },
      })
    await expect(attempt({ day: '2001-01-01' })).rejects.toMatchObject(refused)
    await expect(attempt({ day: '2999-01-01' })).rejects.toMatchObject({
      body: { fields: { 'loan.militaryCheck.day': 'This day is in the future' } },
    })
    await expect(attempt({ reference: '123-45-6789' })).rejects.toMatchObject({
      body: { fields: { 'loan.militaryCheck.reference': expect.stringContaining('Social Security') as string } },
    })
    // Another answer drops the first one's check.
    const { loanID, loanDate } = loan
    const answered = { coveredBorrower: 'no', militaryCheck: checkedOn(loanDate) } as const
    expect((await clerk('loans/save', { loan: { loanID, ...answered } })).loan.militaryCheckState).toBe('recorded')
    expect((await clerk('loans/save', { loan: { loanID, amount: 180 } })).loan.militaryCheckState).toBe('recorded')
    expect((await clerk('loans/save', { loan: { loanID, coveredBorrower: 'unknown' } })).loan).toMatchObject({
      militaryCheck: null,
      militaryCheckState: 'missing',
    })
  })

  test('needs a check within 30 days before it is accepted, however old the quote is', async () => {
    const customer = { custPhone: newPhone(), custFirstName: 'Ilse', custLastName: 'Later' }
    const { custID } = await clerk('customers/save', { customer })
    const quotedBefore = async (days: number) => {
      const { loanID, loanDate } = (await clerk('loans/save', { loan: { amount: 175, custID } })).loan
      const day = addDays(asLocalDay(loanDate), -days)
      await clerk('loans/save', {
        loan: { loanID, loanDate: day, coveredBorrower: 'no', militaryCheck: checkedOn(day) },
      })
      await server.connection.writes
        .updateTable('loans')
        .set({ createdAt: Date.parse(`${day}T20:00Z`) })
        .where('loanID', '=', loanID)
        .execute()
      return { loanID, loanDate }
    }
    const [young, old] = [await quotedBefore(29), await quotedBefore(31)]
    expect((await clerk('loans/save', { loan: { loanID: young.loanID, loanStatus: 'accepted' } })).loan).toMatchObject({
      militaryCheckState: 'recorded',
    })
    expect((await clerk('loans/fetch', { loanID: old.loanID })).loan.militaryCheckState).toBe('missing')
    await expect(clerk('loans/save', { loan: { loanID: old.loanID, loanStatus: 'accepted' } })).rejects.toMatchObject(
      refused,
    )
    await clerk('customers/cart/add-quote', { custID, quoteID: old.loanID })
    const asked = { custID, quoteIDs: [old.loanID] }
    await expect(clerk('customers/cart/accept', asked)).rejects.toMatchObject(refused)
    await clerk('customers/cart/accept', { ...asked, militaryCheck: checkedOn(old.loanDate) })
    expect((await clerk('loans/fetch', { loanID: old.loanID })).loan).toMatchObject({
      loanStatus: 'accepted',
      militaryCheck: checkedOn(old.loanDate),
      militaryCheckState: 'recorded',
    })
  })

  test('is accepted without one by a manager who gives a reason, and stays in the list', async () => {
    const { loanID } = await quoted()
    const manager = await server.signIn('manager')
    const { loan } = await manager('loans/save', {
      loan: { loanID, loanStatus: 'accepted' },
      overrideReason: 'The database is down',
    })
    expect(loan).toMatchObject({ loanStatus: 'accepted', overridden: ['military-lending'] })
    expect(await listed('missing', loanID)).toBe(true)
  })

  test('keeps its check when its borrower is erased, even if it was voided', async () => {
    const owner = await server.signIn('owner')
    const customer = { custPhone: newPhone(), custFirstName: 'Odalys', custLastName: 'Erasable' }
    const { custID } = await clerk('customers/save', { customer })
    const loan = (await clerk('loans/save', { loan: { amount: 175, custID } })).loan
    await clerk('loans/save', { loan: acceptance(loan) })
    await clerk('loans/save', { loan: { loanID: loan.loanID, loanStatus: 'void' } })
    await owner('customers/erase', { customerID: custID, confirmName: 'Erasable, Odalys' })
    const { loan: kept } = await clerk('loans/fetch', { loanID: loan.loanID })
    expect(kept).toMatchObject({ loanStatus: 'void', militaryCheck: checkedOn(loan.loanDate) })
  })
})
