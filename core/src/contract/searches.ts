import { searchBy } from './list.ts'

/** The filters that each list supports, on screen and in its CSV file. */
export const searches = {
  customers: searchBy('filter', 'store', 'status', 'label', 'custIDs'),
  inbox: searchBy('filter', 'store', 'status', 'flag', 'label', 'assigned', 'unread', 'custID'),
  payments: searchBy('filter', 'store', 'status', 'label', 'dateStart', 'dateEnd', 'custID', 'paymentKeys'),
  rewrites: searchBy('filter', 'store', 'status', 'rewriteID'),
  exceptions: searchBy('store', 'status'),
  'calendar-categories': searchBy('filter'),
  'calendar-entries': searchBy('calendar', 'dateStart', 'dateEnd'),
  'payment-report': searchBy('store', 'dateStart', 'dateEnd'),
  'teller-report': searchBy('store', 'dateStart', 'dateEnd'),
}

export type SearchName = keyof typeof searches
export type Search<N extends SearchName> = (typeof searches)[N]['Type']
