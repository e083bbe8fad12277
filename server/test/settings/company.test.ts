import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('a company’s own settings, on %s', (database) => {
  let server: Booted
  let owner: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    owner = await server.signIn('owner')
  })
  afterAll(() => server.close())

  test('is for users who may change settings, and changes what everyone is shown', async () => {
    const manager = await server.signIn('manager')
    await expect(manager('settings/company/fetch', {})).rejects.toMatchObject({ code: 'not_allowed' })
    const before = (await owner('settings/company/fetch', {})).company
    expect(before).toMatchObject({ companyName: 'Golden Pledge Pawn & Loan', companySessionDays: 14 })
    const news = await eventsSince(server.connection, COMPANY.goldenPledge)
    const { company } = await owner('settings/company/save', {
      company: { companyName: ' Golden Pledge ', companyTimezone: 'America/Denver' },
      expectedVersion: before.companyVersion,
    })
    expect(company).toEqual({
      companyName: 'Golden Pledge',
      companyTimezone: 'America/Denver',
      companyLanguages: ['en', 'es'],
      companySessionDays: 14,
      companySecondFactorRequired: false,
      companySecondFactorFrom: null,
      companyVisitApproval: false,
      companyLoanRules: 'by-store',
      companyElectronicRenewals: false,
      companyLogo: null,
      companySegmentsPerMinute: null,
      companySegmentsPerDay: null,
      companyMailerGapDays: 7,
      companyMailerConsent: false,
      companyVersion: before.companyVersion + 1,
    })
    expect(await news()).toEqual([{ event: 'reload_company', data: {}, storeID: null }])
    expect((await manager('stores/company-info', {})).company).toMatchObject({ companyName: 'Golden Pledge' })
    const [line] = await server.connection.reads
      .selectFrom('audit')
      .select(['target', 'detail'])
      .where('action', '=', 'company-save')
      .execute()
    expect(line).toEqual({
      target: `company/${COMPANY.goldenPledge}`,
      detail: JSON.stringify({ companyName: 'Golden Pledge', companyTimezone: 'America/Denver' }),
    })
    await expect(
      owner('settings/company/save', { company: { companyName: 'x' }, expectedVersion: before.companyVersion }),
    ).rejects.toMatchObject({ status: 409, code: 'conflict' })
  })

  test.each([
    [{ companyName: ' ' }, 'company.companyName'],
    [{ companyTimezone: 'Mars/Olympus' }, 'company.companyTimezone'],
    [{ companyLanguages: ['es'] as const }, 'company.companyLanguages'],
    [{ companySessionDays: 0 }, 'company.companySessionDays'],
    [{ companySessionDays: 91 }, 'company.companySessionDays'],
    [{ companyLoanRules: 'TX' as 'CA' }, 'company.companyLoanRules'],
    [{ companySegmentsPerMinute: 0 }, 'company.companySegmentsPerMinute'],
    [{ companySegmentsPerMinute: 6_001 }, 'company.companySegmentsPerMinute'],
    [{ companySegmentsPerDay: 1_000_001 }, 'company.companySegmentsPerDay'],
    [{ companyMailerGapDays: -1 }, 'company.companyMailerGapDays'],
    [{ companyMailerGapDays: 366 }, 'company.companyMailerGapDays'],
  ])('%j is refused by field', async (company, field) => {
    await expect(owner('settings/company/save', { company })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) as string },
    })
  })

  test('the law that quotes start with is sent to everyone, and belongs to one company', async () => {
    const clerk = await server.signIn('clerk')
    const stranger = await server.signIn('owner@silveranchor.test')
    const told = async (user: SignedIn) => (await user('stores/company-info', {})).company.companyLoanRules
    for (const companyLoanRules of ['WA', 'ca_2019', 'by-store'] as const) {
      const { company } = await owner('settings/company/save', { company: { companyLoanRules } })
      expect(company.companyLoanRules).toBe(companyLoanRules)
      expect([await told(clerk), await told(stranger)]).toEqual([companyLoanRules, 'by-store'])
      const { detail } = await server.connection.reads
        .selectFrom('audit')
        .select('detail')
        .where('action', '=', 'company-save')
        .orderBy('auditID', 'desc')
        .executeTakeFirstOrThrow()
      expect(detail).toBe(JSON.stringify({ companyLoanRules }))
    }
    // A program that names no law gets the specification's, whatever the company chose.
    await owner('settings/company/save', { company: { companyLoanRules: 'WA' } })
    const { loan } = await clerk('loans/save', { loan: { amount: 175, loanDate: '2024-04-08' } })
    expect([loan.regime, loan.totalOfPayments]).toEqual(['ca_2019', 197])
    await owner('settings/company/save', { company: { companyLoanRules: 'by-store' } })
  })

  test('a shorter sign-in applies to signed-in users and later sign-ins, and to no other company', async () => {
    const stranger = await server.signIn('owner@silveranchor.test')
    const endOf = async (user: SignedIn) => Date.parse((await user('auth/info', {})).session.expires)
    const [mine, theirs] = [await endOf(owner), await endOf(stranger)]
    await owner('settings/company/save', { company: { companySessionDays: 2 } })
    expect(await endOf(owner)).toBe(mine - 12 * DAY_MS)
    expect(await endOf(stranger)).toBe(theirs)
    expect(await endOf(await server.signIn('clerk'))).toBeLessThan(mine)
    await owner('settings/company/save', { company: { companySessionDays: 30 } })
    expect(await endOf(owner)).toBe(mine - 12 * DAY_MS)
    expect(await endOf(await server.signIn('clerk'))).toBeGreaterThan(mine)
  })

  test('the rules for mailers are for companies that have them; an emptied limit is the lowest', async () => {
    const rules = {
      companySegmentsPerMinute: 4_500,
      companySegmentsPerDay: 200_000,
      companyMailerGapDays: 0,
      companyMailerConsent: true,
    }
    expect((await owner('settings/company/save', { company: rules })).company).toMatchObject(rules)
    const { company } = await owner('settings/company/save', { company: { companySegmentsPerMinute: null } })
    expect(company).toMatchObject({ ...rules, companySegmentsPerMinute: null })
    const [line] = await server.connection.reads
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'company-save')
      .orderBy('auditID', 'desc')
      .limit(1)
      .execute()
    expect(line).toEqual({ detail: JSON.stringify({ companySegmentsPerMinute: null }) })

    const { features } = await owner('settings/add-ons/fetch', {})
    await server.connection.writes.updateTable('mailers').set({ jobStatus: 'finished' }).execute()
    await owner('settings/add-ons/save', { features: features.filter((feature) => feature !== 'massmailer') })
    await expect(owner('settings/company/save', { company: rules })).rejects.toMatchObject({ code: 'not_allowed' })
    expect((await owner('settings/company/fetch', {})).company).not.toHaveProperty('companyMailerGapDays')
  })
})
