// The fields a column of a notice file may hold: those of a ticket book export, and those only notices need.
import { IMPORT_FIELDS } from '#domain/import/fields.table.ts'

const { firstName, lastName, name, phone, email, language, ticketNumber, loanDate, dueDate, graceDate } = IMPORT_FIELDS
const { customerNumber, principal, amountDue, interestDue, itemDescription } = IMPORT_FIELDS

export const NOTICE_FIELDS = {
  customerNumber: { ...customerNumber, label: 'Customer number' },
  firstName,
  lastName,
  name,
  phone,
  email,
  language,
  street: {
    label: 'Postal address',
    headers: 'address address1 street streetaddress mailingaddress postaladdress homeaddress addr addr1 direccion',
  },
  street2: { label: 'Apartment or suite', headers: 'address2 addr2 apt apartment unit suite' },
  city: { label: 'City', headers: 'city town ciudad' },
  state: { label: 'State', headers: 'state st province estado' },
  zip: { label: 'ZIP code', headers: 'zip zipcode postal postalcode postcode' },
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
