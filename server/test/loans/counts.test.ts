import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORED_LOAN_STATUSES } from '@xd/core/domain/loan/status.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { acceptance } from './not-covered.ts'

describe.each(ENGINES)('the counts of quotes on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  /** The counts that the database keeps, and the real ones. */
  const counts = async () => {
    const { reads } = server.connection
    const rows = await reads
      .selectFrom('loans')
      .select('loanStatus')
      .where('companyID', '=', COMPANY.goldenPledge)
      .execute()
    const kept = await reads
      .selectFrom('loan_counts')
      .selectAll()
      .where('companyID', '=', COMPANY.goldenPledge)
      .execute()
    const of = (status: string) => rows.filter(({ loanStatus }) => loanStatus === status).length
    expect(Object.fromEntries(kept.map(({ loanStatus, loans }) => [loanStatus, loans]))).toEqual(
      Object.fromEntries(STORED_LOAN_STATUSES.flatMap((status) => (of(status) > 0 ? [[status, of(status)]] : []))),
    )
    return { all: rows.length, open: of('open'), accepted: of('accepted') }
  }

  test('follow every change of status, and match the list', async () => {
    const owner = await server.signIn('owner')
    const listed = async (status: string) => (await owner('loans/list', { search: { status, perPage: 1 } })).count
    const before = await counts()
    const { loan } = await owner('loans/save', { loan: { amount: 80 } })
    expect(await counts()).toEqual({ ...before, all: before.all + 1, open: before.open + 1 })
    await owner('loans/save', { loan: acceptance(loan) })
    const after = { ...before, all: before.all + 1, accepted: before.accepted + 1 }
    expect(await counts()).toEqual(after)
    expect([await listed('all'), await listed('accepted')]).toEqual([after.all, after.accepted])
    expect((await listed('open')) + (await listed('expired'))).toBe(after.open)
    await server.connection.writes.deleteFrom('loan_versions').where('loanID', '=', loan.loanID).execute()
    await server.connection.writes.deleteFrom('loans').where('loanID', '=', loan.loanID).execute()
    expect(await counts()).toEqual(before)
  })
})
