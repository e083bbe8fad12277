import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import type { CallRow } from './given.ts'

const { whitfield, nguyen, unwritten } = PEOPLE
const TITLES =
  'Last,First,Cell,Email,DL#,Street,City,State,ZIP,Tkt,Loan Date,Due Date,Amount,Interest,Status,DNC,Marketing'
const BOOK = [
  TITLES,
  'Byron,Ada,(213) 555-0301,ada@byron.test,A-1,1 Elm St,Reno,nv,89501,9001,7/24/2031,11/21/2031,"$1,080.00",12.80,Active,,Y',
  'Byron,Ada,(213) 555-0301,,,,,,,9002,7/24/2031,12/24/2031,40,,Active,,',
  'Kim,Bo,(213) 555-0302,,,,,,,9003,,12/25/2031,60,,,Y,',
  `${unwritten.custLastName},${unwritten.custFirstName},${unwritten.custPhone},,,9 Oak St,Reno,NV,89502,9004,,12/25/2031,10,,,,N`,
  `Someone,Else,${whitfield.custPhone},,,,,,,9005,,12/25/2031,10,,,,`,
  `${nguyen.custLastName},${nguyen.custFirstName},${nguyen.custPhone},,,,,,,,,,,,,Y,`,
  'Nobody,Here,,,,,,,,9006,,12/25/2031,10,,,,',
  'Byron,Ada,(213) 555-0301,,,,,,,9001,,12/25/2031,10,,,,',
].join('\n')
const LATER = [
  TITLES,
  'Byron,Ada,(213) 555-0301,,,,,,,9001,7/24/2031,11/21/2032,"$1,080.00",12.80,Active,,',
  'Kim,Bo,(213) 555-0302,,,,,,,9003,,12/25/2031,60,,PU,,',
  'Kim,Bo,(213) 555-0302,,,,,,,9007,,12/25/2031,65,,,,',
].join('\n')
const book = { csv_data: BOOK, filename: 'book.csv', storeID: STORE.prospect, wholeBook: false }

const WIDE =
  'Last,First,Phone,Email,Language,Ticket,Loan Date,Due Date,Grace,Principal,Amount Due,Description,Status,Renewed From,DNC,Marketing,Blocked'
const PEOPLE_OF_LAKE = [
  WIDE,
  'Lopez,Ana,(213) 555-0311,,Spanish,K-1,7/24/2031,11/21/2031,12/21/2031,100,120,Ring,Active,,,Y,',
  'Lopez,Ana,(213) 555-0311,ana@lopez.test,,K-2,,12/21/2031,,50,60,Chain,,,Y,,',
  'Roe,Max,(213) 555-0312,,,K-3,,12/21/2031,,50,60,Drill,,,,N,Y',
  '(213) 555-0313,,(213) 555-0313,,,K-4,,12/21/2031,,50,60,Saw,,,,,',
  ',Solo,(213) 555-0314,,,K-5,,12/21/2031,,50,60,Watch,,,,,',
  ',,,,,K-6,,12/21/2031,,70,80,Ring,,K-1,,,',
  `${nguyen.custLastName},${nguyen.custFirstName},${nguyen.custPhone},,English,K-7,,12/21/2031,,50,60,Coin,,,,N,`,
  'Lopez,Ana,(213) 555-0311,,,K-8,12/1/2031,11/21/2031,,50,60,Late,,,,,',
].join('\n')
const LAKE_LATER = [
  WIDE,
  'Roe,Max,(213) 555-0312,max@roe.test,,K-1,7/24/2031,11/21/2031,12/21/2031,100,125.50,Ring,Active,,,,',
  'Lopez,Ana,(213) 555-0311,other@lopez.test,,K-2,,12/21/2031,,50,60,Chain,PU,,,Y,',
  'Roe,Max,(213) 555-0312,,,K-3,,13/45/2031,,50,60,Drill,,,,,',
  ',,,,,K-9,,12/21/2031,,70,80,Ring,,K-6,,,',
  'Solo,Ed,(213) 555-0314,,,K-5,,12/21/2031,,50,60,Watch,,,Y,,',
].join('\n')
/** Without phones: a ticket, or the one it was renewed from, says whose it is. */
const TICKETS_ALONE = [
  'Ticket,Due Date,Amount Due,Renewed From,Status',
  'K-2,1/21/2032,65,,Active',
  'K-10,1/21/2032,75,K-1,Active',
  'K-11,1/21/2032,75,K-10,Active',
  'K-12,1/21/2032,75,,Active',
].join('\n')
/** Who agrees and refuses in one file: whichever row says it, a refusal wins, and only for the customer it names. */
const WISHES = [
  WIDE,
  'Vale,Ina,(213) 555-0321,,,W-1,,12/21/2031,,50,60,Ring,,,Y,Y,',
  'Orr,Gus,(213) 555-0323,,,W-2,,12/21/2031,,50,60,Ring,,,,Y,',
  'Vale,Uma,(213) 555-0322,,,W-3,,12/21/2031,,50,60,Ring,,,,Y,',
  `${whitfield.custLastName},${whitfield.custFirstName},${whitfield.custPhone},,,W-4,,12/21/2031,,50,60,Coin,,,,Y,`,
  `${nguyen.custLastName},${nguyen.custFirstName},${nguyen.custPhone},,,W-5,,12/21/2031,,50,60,Coin,,,,Y,`,
  'Vale,Uma,(213) 555-0322,,,W-3,,12/21/2031,,50,60,Ring,,,Y,,',
  `${nguyen.custLastName},${nguyen.custFirstName},${nguyen.custPhone},,,W-5,,12/21/2031,,50,60,Coin,,,Y,,`,
].join('\n')
/** Faulty rows still name their tickets, each once, even if another row names it too. */
const NAMED_TWICE = [
  WIDE,
  'Orr,Gus,(213) 555-0323,,,W-2,,13/45/2031,,50,60,Ring,,,,,',
  'Orr,Gus,(213) 555-0323,,,W-2,,14/45/2031,,50,60,Ring,,,,,',
  'Orr,Gus,(213) 555-0323,,,W-2,,12/28/2031,,50,61,Ring,,,,Y,',
  'Vale,Ina,(213) 555-0321,,,W-1,,12/21/2031,,50,60,Ring,,,,Y,',
  'Vale,Ina,(213) 555-0321,,,W-1,,13/45/2031,,50,60,Ring,,,,,',
].join('\n')
const lake = { csv_data: PEOPLE_OF_LAKE, filename: 'lake.csv', storeID: STORE.lake, wholeBook: false }

export const CALLS: readonly CallRow[] = [
  ['a file tried', 'manager', 'mailers/import-from-superpawn', { ...book, dryRun: true }],
  ['a file', 'manager', 'mailers/import-from-superpawn', book],
  ['the file again', 'manager', 'mailers/import-from-superpawn', book],
  [
    'another undone that is not the last',
    'manager',
    'mailers/undo-import',
    ({ importID }) => ({ importID: importID! - 1 }),
  ],
  ['it undone', 'manager', 'mailers/undo-import', ({ importID }) => ({ importID })],
  [
    'a file of the whole book',
    'manager',
    'mailers/import-from-superpawn',
    { ...book, csv_data: LATER, filename: 'later.csv', wholeBook: true },
  ],
  ['the file of the whole book undone', 'manager', 'mailers/undo-import', ({ importID }) => ({ importID })],
  ['the first file undone', 'manager', 'mailers/undo-import', ({ importID }) => ({ importID: importID! - 2 })],
  ['a file of another store', 'owner', 'mailers/import-from-superpawn', lake],
  [
    'a file of its tickets alone',
    'owner',
    'mailers/import-from-superpawn',
    { ...lake, csv_data: TICKETS_ALONE, filename: 'tickets.csv' },
  ],
  [
    'its whole book later',
    'owner',
    'mailers/import-from-superpawn',
    { ...lake, csv_data: LAKE_LATER, filename: 'lake-2.csv', wholeBook: true },
  ],
  ['its whole book undone', 'owner', 'mailers/undo-import', ({ importID }) => ({ importID })],
  ['and the tickets', 'owner', 'mailers/undo-import', ({ importID }) => ({ importID: importID! - 1 })],
  ['and the first file', 'owner', 'mailers/undo-import', ({ importID }) => ({ importID: importID! - 2 })],
  ['a file of wishes', 'owner', 'mailers/import-from-superpawn', { ...lake, csv_data: WISHES, filename: 'wishes.csv' }],
  [
    'tickets named by rows that can’t be read, tried as the whole book',
    'owner',
    'mailers/import-from-superpawn',
    { ...lake, csv_data: NAMED_TWICE, filename: 'twice.csv', wholeBook: true, dryRun: true },
  ],
  [
    'the same, if it is left open whether it is the whole book',
    'owner',
    'mailers/import-from-superpawn',
    { csv_data: NAMED_TWICE, filename: 'twice.csv', storeID: STORE.lake, dryRun: true },
  ],
  [
    'and taken as the whole book',
    'owner',
    'mailers/import-from-superpawn',
    { ...lake, csv_data: NAMED_TWICE, filename: 'twice.csv', wholeBook: true },
  ],
  ['that undone', 'owner', 'mailers/undo-import', ({ importID }) => ({ importID })],
  ['that undone once more', 'owner', 'mailers/undo-import', ({ importID }) => ({ importID })],
  ['and the wishes undone', 'owner', 'mailers/undo-import', ({ importID }) => ({ importID: importID! - 1 })],
]
