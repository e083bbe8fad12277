import { expect, test } from 'vitest'
import { boot } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Journal } from '@xd/server/queries/import-journal.ts'
import { newPhone } from '../phones.ts'

const bookOf = (...rows: string[]) => ['Last,First,Phone,DL#,Ticket,Due Date,DNC', ...rows].join('\n')

test.each(ENGINES)(
  'an import keeps no undo data about an erased customer, on %s; its other changes can be undone as usual',
  async (database) => {
    const server = await boot({ database })
    const manager = await server.signIn('manager')
    const take = async (filename: string, csv_data: string) => {
      const answer = await manager('mailers/import-from-superpawn', { csv_data, filename, storeID: STORE.prospect })
      return answer.import.importID!
    }
    const customerOf = async (filter: string) => (await manager('customers/list', { search: { filter } })).customers[0]!
    const [gone, stays] = [newPhone(), newPhone()]
    const made = await take('1.csv', bookOf(`Gone,Ann,${gone},,9651,12/1/2026,`, `Stays,Ben,${stays},,9652,12/1/2026,`))
    const filled = await take(
      '2.csv',
      bookOf(
        `Gone,Ann,${gone},D1,9653,12/1/2026,Y`,
        `Stays,Ben,${stays},D2,9651,12/1/2026,Y`,
        `Stays,Ben,${stays},D2,9652,12/1/2026,Y`,
      ),
    )
    const [{ custID: goneID }, { custID: staysID }] = [await customerOf(gone), await customerOf(stays)]
    const remembered = async () => {
      const pieces = await server.connection.reads
        .selectFrom('import_pieces')
        .select('journal')
        .where('importID', 'in', [made, filled])
        .orderBy('importID')
        .execute()
      return pieces.map(({ journal }) => {
        const { added, filled, optedOut, tickets } = JSON.parse(journal) as Journal
        const idOf = ([custID]: readonly [number, ...unknown[]]) => custID
        return {
          added: added.map(idOf),
          filled: filled.map(idOf),
          optedOut,
          moved: tickets.flatMap(([, was]) => was.custID ?? []),
        }
      })
    }
    const both = [goneID, staysID]
    expect(await remembered()).toEqual([
      { added: both, filled: [], optedOut: [], moved: [] },
      { added: [], filled: both, optedOut: both, moved: [goneID] },
    ])

    await manager('customers/erase', { customerID: goneID, confirmName: 'Gone, Ann' })
    expect(await remembered()).toEqual([
      { added: [staysID], filled: [], optedOut: [], moved: [] },
      { added: [], filled: [staysID], optedOut: [staysID], moved: [] },
    ])
    await manager('mailers/undo-import', { importID: filled })
    expect(await customerOf(stays)).toMatchObject({ custDL: null, custOptedOut: null })
    await server.close()
  },
)
