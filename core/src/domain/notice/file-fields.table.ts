// The fields a column of a notice file may hold: those of a ticket book export, and those only notices need.
import { IMPORT_FIELDS } from '#domain/import/fields.table.ts'

const { firstName, lastName, name, phone, email, language, street, street2, city, state, zip } = IMPORT_FIELDS
const {
  ticketNumber,
  loanDate,
  dueDate,
  graceDate,
  customerNumber,
  principal,
  amountDue,
  interestDue,
  itemDescription,
} = IMPORT_FIELDS

export const NOTICE_FIELDS = {
  customerNumber: { ...customerNumber, label: 'Customer number' },
  firstName,
  lastName,
  name,
  phone,
  email,
  language,
  street,
  street2,
  city,
  state,
  zip,
  agreed: {
    label: 'Agreed to electronic notices',
    headers: 'enotice enotices electronicnotice electronicnotices enoticeagreed enoticeconsent econsent',
  },
  agreedOn: { label: 'Agreed on', headers: 'enoticedate enoticeon agreedon agreeddate econsentdate' },
  ticketNumber,
  loanDate,
  dueDate,
  graceDate,
  principal,
  amountDue,
  interestDue,
  itemDescription,
} as const

export type NoticeField = keyof typeof NOTICE_FIELDS
export const NOTICE_FIELD_NAMES = Object.keys(NOTICE_FIELDS) as readonly NoticeField[]
