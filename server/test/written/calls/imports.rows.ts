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
]
