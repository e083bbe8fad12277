import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { findDuplicates } from '@xd/server/queries/customer-duplicates.ts'
import { findCustomerRow, insertCustomer } from '@xd/server/queries/customers.ts'
import { customersByPhone } from '@xd/server/queries/customers-by-phone.ts'
import { type FactRow, testFacts } from './facts.ts'

const OURS = { companyID: COMPANY.goldenPledge }
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const SAME = { custFirstName: 'Dupla', custLastName: 'Quixley' }
let phones = 0
const add = async (db: TxDb, change: object, companyID: number = OURS.companyID): Promise<number> => {
  const one = { custPhone: `+1500700${String((phones += 1)).padStart(4, '0')}`, custFirstName: 'A', custLastName: 'B' }
  return (await insertCustomer(db, { companyID }, { ...one, ...change }, 1))!
}
const duplicatesOf = async (db: TxDb, custID: number) =>
  (await findDuplicates(db, MAIN, (await findCustomerRow(db, MAIN, custID))!)).map(
    ({ customer, reasons }) => [customer.custID, reasons] as const,
  )

const FACTS: readonly FactRow[] = [
  [
    'likely the same are those with most in common, then the older ones, and nobody for digits of another kind',
    async (db) => {
      const base = { custPhone: '+15005550001', ...SAME, custEmail: 'dupla@mail.test', custDL: 'Q 123-4567' }
      const custID = await add(db, base)
      const made = [
        await add(db, { custEmail: 'dupla@mail.test' }),
        await add(db, SAME),
        await add(db, { custPhone: '+525005550001', ...SAME, custEmail: 'dupla@mail.test', custDL: 'q1234567' }),
        await add(db, { custFirstName: 'Quixley', custLastName: 'Dupla', custDL: 'Q1234567' }),
        // Its license has the digits of the phone, and its email those of the license.
        await add(db, { custDL: '5005550001', custEmail: 'q1234567@mail.test' }),
      ]
      await add(db, base, COMPANY.silverAnchor)
      return (await duplicatesOf(db, custID)).map(([id, reasons]) => [made.indexOf(id), reasons])
    },
    [
      [2, ['phone', 'email', 'license', 'name']],
      [3, ['license', 'name']],
      [0, ['email']],
      [1, ['name']],
    ],
  ],
  [
    'who has no email, no license and a short phone is like nobody for that',
    async (db) => {
      const none = { custEmail: null, custDL: null }
      const custID = await add(db, { custPhone: '+50012', custFirstName: 'Lone', custLastName: 'Quixley', ...none })
      await add(db, { custPhone: '+50013', ...none, custFirstName: 'Other', custLastName: 'Zadok' })
      return duplicatesOf(db, custID)
    },
    [],
  ],
  [
    'of more than twenty namesakes twenty are shown',
    async (db) => {
      const ids: number[] = []
      for (let n = 0; n < 25; n += 1) ids.push(await add(db, { custFirstName: 'Many', custLastName: 'Quixley' }))
      const found = await duplicatesOf(db, ids[24]!)
      return [found.length, found.every(([id, reasons]) => id !== ids[24] && String(reasons) === 'name')]
    },
    [20, true],
  ],
  [
    'phones that end with digits come first, then those that begin with them, the newest first, each once',
    async (db) => {
      const made: number[] = []
      for (const custPhone of ['+15009987654', '+19987654001', '+19987654002', '+19987654', '+14443332211'])
        made.push(await add(db, { custPhone }))
      await add(db, { custPhone: '+15009987654' }, COMPANY.silverAnchor)
      const found = async (limit: number) =>
        (await customersByPhone(db, MAIN, '9987654', limit)).map((id) => made.indexOf(id))
      const all = await found(9)
      return [
        [all.slice(0, 2).toSorted(), all.slice(2)],
        [(await found(1)).length, (await found(2)).toSorted(), (await found(3)).slice(2), (await found(4)).slice(2)],
        await customersByPhone(db, MAIN, '99876', 9).then((ids) => ids.filter((id) => made.includes(id))),
      ]
    },
    [
      [
        [0, 3],
        [2, 1],
      ],
      [1, [0, 3], [2], [2, 1]],
      [],
    ],
  ],
]

testFacts('customers who are alike', FACTS)
