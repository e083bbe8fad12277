import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { dateOfRecord } from '@xd/server/queries/calendar-entries.ts'
import { listImports, knownEvents, undoImport } from '@xd/server/queries/calendar-imports.ts'
import { findClosure, listClosures, lockClosure } from '@xd/server/queries/closures.ts'
import { findCustomerRow } from '@xd/server/queries/customers.ts'
import { countTickets, customersByPhones, ticketsByNumbers } from '@xd/server/queries/import-lookups.ts'
import { lastPieceBefore, nextPiece, piecesNaming, problemsOf, setJournal } from '@xd/server/queries/import-pieces.ts'
import { consentsAmong, laterRefusals } from '@xd/server/queries/import-refusals.ts'
import { endOptOuts } from '@xd/server/queries/import-undo.ts'
import { findImportOfFile, importAfter, moveImport } from '@xd/server/queries/imports.ts'
import { knownLabels, labelsOfModule } from '@xd/server/queries/labels.ts'
import { isImportOf } from '@xd/server/queries/mailer-audience.ts'
import { activeTicketsOf } from '@xd/server/queries/self-tickets.ts'
import { type FactRow, testFacts } from './facts.ts'
import type { Rows } from './turns.ts'

const { whitfield, petrov, nguyen } = PEOPLE
const [A, B, C] = [whitfield.custID, petrov.custID, nguyen.custID]
const OURS = { companyID: COMPANY.goldenPledge }
const MAIN = { ...OURS, storeIDs: [STORE.main] }
const consent = (rows: Rows, custID: number, change: object) =>
  rows.like(
    'customer_consents',
    { companyID: -1 },
    {
      ...{ ...OURS, custID, consentKind: 'service', given: 0, source: 'text', at: 5, userID: null, ...change },
    },
  )
const file = (rows: Rows, fileHash: string, change: object = {}) =>
  rows.like('imports', OURS, { storeID: STORE.main, fileHash, undoneAt: null, repeatedAt: null, ...change })
const piece = (rows: Rows, importID: number, n: number, change: object = {}) =>
  rows.insert('import_pieces', { ...OURS, importID, piece: n, problems: '[]', journal: '{}', ...change })
const ticket = (rows: Rows, ticketNumber: string, change: object = {}) =>
  rows.like('tickets', OURS, {
    ...{ storeID: STORE.main, custID: A, ticketNumber, ticketStatus: 'active', importID: null, ...change },
  })

const FACTS: readonly FactRow[] = [
  [
    'a file is known at its store unless it was undone or imported again, and moves on once',
    async (db, rows) => {
      const first = await file(rows, 'same')
      await file(rows, 'undone', { undoneAt: 1 })
      await file(rows, 'repeated', { repeatedAt: 1 })
      const lake = await file(rows, 'lake', { storeID: STORE.lake })
      const known = async (hash: string, storeID: number = STORE.main) =>
        (await findImportOfFile(db, OURS, storeID, hash)) !== undefined
      const last = await file(rows, 'last')
      const [row] = await rows.all('imports', { importID: first })
      const after = (await importAfter(db, OURS, row as never))?.importID === last
      await rows.change('imports', { importState: 'running' }, { importID: last })
      const moves = async () => moveImport(db, OURS, last, 'running' as never, 'finished' as never)
      const isOf = async (importID: number) => isImportOf(db, MAIN, importID)
      const [undone] = await rows.all('imports', { fileHash: 'undone' })
      return [
        [
          await known('same'),
          await known('undone'),
          await known('repeated'),
          await known('lake'),
          await known('lake', STORE.lake),
        ],
        after,
        [await moves(), await moves()],
        [await isOf(first), await isOf(lake), await isOf(Number(undone!['importID']))],
      ]
    },
    [[true, false, false, false, true], true, [true, false], [true, false, false]],
  ],
  [
    'the pieces of an import are told in order, without those that have nothing to tell',
    async (db, rows) => {
      const [one, two] = [await file(rows, 'one'), await file(rows, 'two')]
      await piece(rows, one, 3, { problems: '[[9,"c"]]', journal: 'three' })
      await piece(rows, one, 1, { problems: '[[1,"a"],[2,"b"]]', journal: 'one' })
      await piece(rows, one, 2, { journal: '' })
      await piece(rows, two, 7)
      await rows.insert('import_customers', { ...OURS, importID: one, custID: A })
      const before = async (n: number) => (await lastPieceBefore(db, OURS, one, n))?.piece
      await setJournal(db, OURS, one, 3, 'changed')
      const naming = (await piecesNaming(db, OURS, A)).map((found) => [found.piece, found.journal])
      return [
        [await problemsOf(db, OURS, one, 9), await problemsOf(db, OURS, one, 1)],
        [await nextPiece(db, OURS, one), await nextPiece(db, OURS, two), await nextPiece(db, OURS, 0)],
        [await before(9), await before(3), await before(1)],
        naming.toSorted(),
      ]
    },
    [
      [
        [
          [1, 'a'],
          [2, 'b'],
          [9, 'c'],
        ],
        [[1, 'a']],
      ],
      [4, 8, 1],
      [3, 1, undefined],
      [
        [1, 'one'],
        [3, 'changed'],
      ],
    ],
  ],
  [
    'later refusals are those of files that run or are done, in order, and consents among them are withdrawn ones',
    async (db, rows) => {
      const first = await file(rows, 'first', { importState: 'finished' })
      const [running, done] = [await file(rows, 'r', { importState: 'running' }), await file(rows, 'd')]
      const undoing = await file(rows, 'u', { importState: 'undoing' })
      for (const importID of [first, undoing, done]) await piece(rows, importID, 1, { journal: '{"optedOut":[1]}' })
      await piece(rows, running, 2, { journal: '{"optedOut":[1]}' })
      await piece(rows, running, 1, { journal: '{"optedOut":[1]}' })
      await piece(rows, running, 3, { journal: '{"optedOut":[]}' })
      await piece(rows, running, 4, { journal: '' })
      const found = await laterRefusals(db, OURS, first)
      const [no, yes] = [await consent(rows, A, {}), await consent(rows, A, { given: 1 })]
      const among = await consentsAmong(db, OURS, [no, yes])
      return [
        found.map(({ importID, piece: n }) => [importID === running, n]),
        among.map(({ consentID }) => consentID - no),
      ]
    },
    [
      [
        [true, 1],
        [true, 2],
        [false, 1],
      ],
      [0],
    ],
  ],
  [
    'an opt-out by a file ends with it, unless another moment’s or a STOP came since',
    async (db, rows) => {
      await db.deleteFrom('customer_consents').execute()
      const out = (custID: number, custOptedOutAt: number | null) =>
        rows.change('customers', { custOptedOutAt }, { custID })
      await out(A, 5)
      await out(B, 6)
      await out(C, 5)
      await consent(rows, A, { at: 4 })
      await consent(rows, A, { at: 6, given: 1 })
      await consent(rows, A, { at: 6, source: 'counter' })
      await consent(rows, C, { at: 5 })
      await endOptOuts(db, OURS, [A, B, C], { at: 5 })
      const at = async (custID: number) => (await findCustomerRow(db, MAIN, custID))?.custOptedOutAt
      return [await at(A), await at(B), await at(C)]
    },
    [null, 6, 5],
  ],
  [
    'the book is looked up at its own store',
    async (db, rows) => {
      await db.deleteFrom('tickets').execute()
      const importID = await file(rows, 'book')
      await ticket(rows, 'T-1', { importID })
      await ticket(rows, 'T-2')
      await ticket(rows, 'T-3', { ticketStatus: 'gone' })
      await ticket(rows, 'T-4', { storeID: STORE.lake })
      await ticket(rows, 'T-5', { custID: B, ticketDueDate: '2024-01-01' })
      const numbers = [...(await ticketsByNumbers(db, OURS, STORE.main, ['T-1', 'T-3', 'T-4'])).keys()]
      const mine = await activeTicketsOf(db, { ...OURS, storeID: STORE.main, custID: A })
      return [
        numbers.toSorted(),
        [await countTickets(db, OURS, STORE.main, importID), await countTickets(db, OURS, STORE.main, null)],
        mine.map(({ ticketNumber }) => ticketNumber),
      ]
    },
    [
      ['T-1', 'T-3'],
      [
        { named: 1, missing: 2 },
        { named: 0, missing: 3 },
      ],
      ['T-1', 'T-2'],
    ],
  ],
  [
    'customers of a file are found by each of their phones, the main one first',
    async (db, rows) => {
      await rows.insert('customer_phones', { ...OURS, custID: A, custPhone: '+15005550009' })
      const found = await customersByPhones(db, OURS, ['+15005550009', petrov.custPhone, '+1'])
      return [...found].map(([phone, { custID }]) => [phone, custID])
    },
    [
      ['+15005550009', A],
      [petrov.custPhone, B],
    ],
  ],
  [
    'an import of a calendar is undone without what was changed since, and without other imports',
    async (db, rows) => {
      const entry = (itemTitle: string, itemVersion: number) =>
        rows.like('calendar_entries', OURS, { itemTitle, itemVersion })
      const made = { ...OURS, filename: 'c.ics', userID: USER.owner, undoneAt: null }
      const like = (importedAt: number) =>
        rows.like('calendar_imports', { companyID: -1 }, { ...made, importedAt, made: 2 })
      const [one, two] = [await like(5), await like(5)]
      const from = async (importID: number, uidHash: string, itemVersion: number) =>
        rows.insert('calendar_import_entries', {
          ...OURS,
          importID,
          uidHash,
          itemID: await entry(uidHash, itemVersion),
        })
      await from(one, 'a', 1)
      await from(one, 'b', 2)
      await from(two, 'c', 1)
      const listed = (await listImports(db, OURS)).filter(({ importID }) => importID >= one)
      const before = listed.map(({ importID, left }) => [importID - one, left])
      const known = [...(await knownEvents(db, OURS, ['a', 'z']))]
      const undone = await undoImport(db, OURS, one, 9)
      const left = []
      for (const itemTitle of ['a', 'b', 'c']) left.push((await rows.all('calendar_entries', { itemTitle })).length)
      const at = (await rows.all('calendar_imports', { filename: 'c.ics' })).map((row) => row['undoneAt'])
      return [before, known, undone, left, at]
    },
    [
      [
        [1, 1],
        [0, 1],
      ],
      ['a'],
      { removed: 1, kept: 1 },
      [0, 1, 1],
      [9, null],
    ],
  ],
  [
    'closures are the company’s and those of one’s stores, in the order of their days',
    async (db, rows) => {
      await db.deleteFrom('store_closures').execute()
      const close = async (storeID: number | null, day: string) => {
        await rows.insert('store_closures', { ...OURS, storeID, day, note: '', yearly: 0 })
        return Number((await rows.all('store_closures', { ...OURS, storeID, day }))[0]!['closureID'])
      }
      const [all, lake, main] = [
        await close(null, '2025-02-02'),
        await close(STORE.lake, '2025-01-01'),
        await close(STORE.main, '2025-01-01'),
      ]
      const again = await close(STORE.main, '2025-02-02')
      const listed = (await listClosures(db, MAIN)).map(({ closureID }) => [all, lake, main, again].indexOf(closureID))
      const found = []
      for (const id of [all, lake, main])
        found.push((await findClosure(db, MAIN, id)) !== undefined, (await lockClosure(db, MAIN, id)) !== undefined)
      return [listed, found]
    },
    [
      [2, 0, 3],
      [true, true, false, false, true, true],
    ],
  ],
  [
    'labels are known for their own module, in their order',
    async (db, rows) => {
      await db.deleteFrom('labels').execute()
      const label = (labelModuleKey: string, n: number) =>
        rows.insert('labels', {
          ...{ ...OURS, labelModuleKey, labelName: `L${n}`, labelNameFold: `l${n}`, labelKey: `k${n}`, labelID: n },
          ...{ labelColor: '#000000', labelIcon: '' },
        })
      for (const n of [900_003, 900_001]) await label('customer', n)
      await label('conversation', 900_002)
      const found = await knownLabels(db, MAIN, 'customer' as never, [900_001, 900_002, 900_003, 1])
      const ofModule = (await labelsOfModule(db, MAIN, 'conversation' as never)).map(({ labelID }) => labelID)
      return [found, ofModule]
    },
    [[900_001, 900_003], [900_002]],
  ],
  [
    'a date is that of its own record, field and module',
    async (db, rows) => {
      await db.deleteFrom('field_dates').execute()
      const date = (moduleID: string, recordID: number, fieldID: string, day: string) =>
        rows.insert('field_dates', { ...OURS, moduleID, recordID, fieldID, day, monthDay: day.slice(5) })
      await date('payments', 1, 'f1', '2025-01-01')
      await date('customer', 1, 'f2', '2025-01-02')
      await date('customer', 2, 'f1', '2025-01-03')
      await date('customer', 1, 'f1', '2025-01-04')
      const at = (recordID: number, fieldID: string) => dateOfRecord(db, MAIN, 'customer', { recordID, fieldID })
      return [await at(1, 'f1'), await at(1, 'f2'), await at(2, 'f1'), await at(2, 'f2')]
    },
    ['2025-01-04', '2025-01-02', '2025-01-03', undefined],
  ],
]

testFacts('imports', FACTS)
