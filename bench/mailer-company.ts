import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import { COMPANY, LABEL, STORE } from '@xd/fixtures/demo/people.ts'
import { insertRows } from '@xd/fixtures/demo/write/insert-rows.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { connect } from '@xd/server/db/connect.ts'
import { largeDatabase } from './large-database.ts'

const MESSAGES = 10_000
const companyID = COMPANY.goldenPledge

/** The fastest pace that any carrier registration allows. */
const PER_MINUTE = 6_000
const PER_DAY = 1_000_000

/** The ids of new customers start here. */
const FIRST = 10_000_000

/**
 * New customers with one label and no conversation. Their numbers belong to no state, so they follow the store’s clock.
 */
const labeled = function* (count: number) {
  for (let at = 0; at < count; at += 1) {
    const named = {
      custPhone: `+52${1_000_000 + at}4321`,
      custFirstName: 'Ada',
      custLastName: `Byron ${at}`,
      custEmail: null,
      custDL: null,
    }
    yield { custID: FIRST + at, companyID, ...named, ...foldCustomer(named), createdAt: 0 }
  }
}

const labels = function* (count: number) {
  for (let at = 0; at < count; at += 1) yield { companyID, custID: FIRST + at, labelID: LABEL.jewelry }
}

/** A separate database where this many customers share a label of their own, and it is noon at the store. */
export const mailerCompany = async (recipients: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-mailer-'))
  const path = join(folder, 'mailer.sqlite')
  copyFileSync(await largeDatabase(MESSAGES), path)
  const { writes, close } = connect(`file:${path}`)
  await writes.deleteFrom('customer_labels').where('labelID', '=', LABEL.jewelry).execute()
  await insertRows(writes, 'customers', labeled(recipients))
  await insertRows(writes, 'customer_labels', labels(recipients))
  await writes
    .updateTable('stores')
    .set({ storeTimezone: zoneWhereItIs(12) })
    .where('storeID', '=', STORE.main)
    .execute()
  await writes
    .updateTable('companies')
    .set({ companySegmentsPerMinute: PER_MINUTE, companySegmentsPerDay: PER_DAY })
    .where('companyID', '=', companyID)
    .execute()
  await close()
  return { path, labelID: LABEL.jewelry, forget: () => rmSync(folder, { recursive: true, force: true }) }
}
