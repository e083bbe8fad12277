import type { Naming } from '#domain/activity/phrases.ts'

const NAMES: Readonly<Record<string, string>> = {
  'store/5': 'Golden Pledge Depot',
  'store/1': 'Golden Pledge Main',
  'user/10': 'Noor',
  'label/3': 'Regular',
  'merge/4': 'Ortega, Mari',
  'category/7': 'Auctions',
  'mailer/2': 'Spring sale',
  'batch/4': 'Due soon, Nov 20, 2026',
  'notice/6': 'Ida Knott',
  'visit/3': 'Visit by Robin (XD Support)',
  'customer-field/f_bday': 'Birthday',
  'import/12': 'book.csv',
}

/** The records of the tests' lines; all others are gone. */
export const naming: Naming = { timezone: 'America/Chicago', find: (kind, id) => NAMES[`${kind}/${id}`] }
