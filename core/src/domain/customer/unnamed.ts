// A contact that nobody has named yet: made when a text arrives from a number that no contact has.
// The first name stays empty (it must not be the phone number, Spec 1 §5); the last name says what is known.
// Until they are given a first name, such a contact's name may still be entered.
import type { CustomerName } from './name.ts'

export const UNNAMED_CUSTOMER: CustomerName = { custFirstName: '', custLastName: 'Unknown' }

export const isUnnamed = ({ custFirstName }: CustomerName): boolean => custFirstName.trim() === ''
