import { LATEST_RELEASE } from './latest-release.ts'

export type ChangeKind = 'new' | 'better' | 'fixed'
export type ReleaseIcon =
  | 'sparkles'
  | 'rocket'
  | 'messages'
  | 'payments'
  | 'people'
  | 'calendar'
  | 'stores'
  | 'bell'
  | 'mail'
  | 'shield'
  | 'calculator'
  | 'picture'
  | 'metals'
  | 'tags'

/** `text` is markdown: **bold**, *italic*, `code` and [links](/terms). */
export interface Change {
  readonly kind: ChangeKind
  readonly text: string
  readonly items?: readonly Change[]
}

export interface Release {
  readonly version: string
  readonly date: string
  readonly title: string
  readonly icon: ReleaseIcon
  readonly items: readonly Change[]
}

const added = (text: string, items?: readonly Change[]): Change => ({ kind: 'new', text, ...(items && { items }) })
const better = (text: string, items?: readonly Change[]): Change => ({ kind: 'better', text, ...(items && { items }) })
const fixed = (text: string): Change => ({ kind: 'fixed', text })

/** Spec 1 §1: from 1.0 (03/2020) to 2.0.14 (04/07/2024), newest first. Release history only. */
export const RELEASES: readonly Release[] = [
  {
    ...LATEST_RELEASE,
    icon: 'sparkles',
    items: [
      added(
        '**Find anything** with `Ctrl` `K`: customers, phones, tickets, payments, conversations, and every action.',
      ),
      better('The conversation, the customer and their payments are **side by side**.', [
        better('Labels and comments can be changed without leaving the thread.'),
        better('The panel remembers whether it was open.'),
      ]),
      better('Light and dark themes, and a compact density for small counters.'),
      fixed('A payment request canceled while its card is open says so right away.'),
    ],
  },
  {
    version: '2.0.13',
    date: '02/12/2024',
    title: 'Pictures up to 10 MB',
    icon: 'picture',
    items: [
      better('Pictures of up to **10 MB** can be sent; they are resized to what phones accept.'),
      added('Pictures can be dropped on, or pasted into, the message.'),
      fixed('Photos show right side up.'),
    ],
  },
  {
    version: '2.0.12',
    date: '11/27/2023',
    title: 'Auto-rewrite in batches',
    icon: 'payments',
    items: [
      added('Tickets whose interest was paid are **rewritten automatically**.', [
        added('At most *99 tickets* per batch.'),
        added('Tickets that couldn’t be rewritten are listed separately, with the reason.'),
      ]),
      better('A request’s views tell customers, link previews and staff apart.'),
    ],
  },
  {
    version: '2.0.11',
    date: '09/18/2023',
    title: 'Longer texts',
    icon: 'messages',
    items: [
      better('A text may be up to **1,600 characters** long; a counter shows how many segments it takes.'),
      fixed('An emoji at the end of a long text no longer arrives as a question mark.'),
    ],
  },
  {
    version: '2.0.10',
    date: '07/10/2023',
    title: 'Debit only, where interest is paid',
    icon: 'shield',
    items: [
      added('A request can be limited to **debit cards**, as interest payments require.'),
      better('The customer sees why a credit card is declined and can try another.'),
    ],
  },
  {
    version: '2.0.9',
    date: '05/01/2023',
    title: 'Metal prices in the top bar',
    icon: 'metals',
    items: [
      added('Gold, platinum, silver and palladium **every minute**, compared with the last close.', [
        added('By gram, ounce, troy ounce or pennyweight.'),
        added('Bid, ask, currencies and crypto in the dialog.'),
      ]),
    ],
  },
  {
    version: '2.0.8',
    date: '02/20/2023',
    title: 'Custom fields',
    icon: 'people',
    items: [
      added('Your own fields for **customers, payments and calendar entries**.', [
        added('Text, numbers, money, dates, headings and separators.'),
        added('Dates can show on the calendar, and repeat yearly.'),
      ]),
    ],
  },
  {
    version: '2.0.7',
    date: '12/05/2022',
    title: 'Labels with colors and icons',
    icon: 'tags',
    items: [
      added('Labels for customers, conversations, payments and mailers.'),
      better('Lists can be filtered by label.'),
      fixed('A label’s name is unique within its module.'),
    ],
  },
  {
    version: '2.0.6',
    date: '10/03/2022',
    title: 'Auto-replies when you’re closed',
    icon: 'stores',
    items: [
      added('**Auto-reply** while a store is closed: `[STORE_NAME]`, `[NEXT_DATE]` and `[NEXT_TIME]` are filled in.'),
      added('Weekly hours per store, with a cutoff for payments.'),
      fixed('Only one auto-reply per closed evening.'),
    ],
  },
  {
    version: '2.0.5',
    date: '08/15/2022',
    title: 'Reports',
    icon: 'calculator',
    items: [
      added('Payments by day, store and status.'),
      added('What each teller requested and collected.'),
      better('Any date range, in each store’s own time zone.'),
    ],
  },
  {
    version: '2.0.4',
    date: '06/20/2022',
    title: 'The inbox keeps up',
    icon: 'messages',
    items: [
      better('Everything on screen is **live**: no more reload button.'),
      added('Conversations can be flagged, assigned to a colleague, and archived in one go.'),
      fixed('The unread count is the same in every tab.'),
    ],
  },
  {
    version: '2.0.3',
    date: '05/02/2022',
    title: 'Comments for colleagues',
    icon: 'people',
    items: [added('Private comments on customers and payments.'), better('Each one shows who wrote it and when.')],
  },
  {
    version: '2.0.2',
    date: '03/28/2022',
    title: 'Small fixes',
    icon: 'shield',
    items: [
      fixed('The date picker no longer loses the minutes.'),
      fixed('Search finds names with apostrophes.'),
      better('Mexican and British numbers are recognized as written.'),
    ],
  },
  {
    version: '2.0.1',
    date: '03/07/2022',
    title: 'Quick replies',
    icon: 'messages',
    items: [
      added('Type `/` and a shortcode to insert a reply you send often.'),
      fixed('Switching stores keeps what you were typing.'),
    ],
  },
  {
    version: '2.0',
    date: '02/14/2022',
    title: 'A new foundation',
    icon: 'rocket',
    items: [
      added('**Rebuilt from the ground up**: faster, and at home on phones and tablets.'),
      added('One set of contacts for all stores; each store has its own conversation.'),
      better('Users only see the stores they work at.'),
    ],
  },
  {
    version: '1.9',
    date: '10/11/2021',
    title: 'Notices',
    icon: 'bell',
    items: [
      added('Notices from the customer app arrive in batches and can be looked up by customer.'),
      better('A notice links to its conversation.'),
    ],
  },
  {
    version: '1.8',
    date: '07/19/2021',
    title: 'Mass mailer',
    icon: 'mail',
    items: [
      added('Write to many customers at once.', [
        added('Import a list as CSV.'),
        added('Schedule it, cancel it, or send it now.'),
      ]),
      better('Customers who replied STOP are always left out.'),
    ],
  },
  {
    version: '1.7',
    date: '05/03/2021',
    title: 'Calendar',
    icon: 'calendar',
    items: [
      added('Color-coded calendars, with entries that can repeat every year.'),
      fixed('February 29 shows on the 28th in other years.'),
    ],
  },
  {
    version: '1.6',
    date: '02/22/2021',
    title: 'Email alongside texts',
    icon: 'mail',
    items: [
      added('Emails with a customer appear in the same conversation.'),
      better('The channel of each message is shown.'),
    ],
  },
  {
    version: '1.5',
    date: '12/07/2020',
    title: 'More cards',
    icon: 'payments',
    items: [
      better('Discover, American Express, Diners and JCB.'),
      added('A request can expire, and its link says so.'),
      fixed('A double click never pays twice.'),
    ],
  },
  {
    version: '1.4',
    date: '10/05/2020',
    title: 'Loan calculator',
    icon: 'calculator',
    items: [added('Truth-in-lending figures with the schedule of charges, ready to print.')],
  },
  {
    version: '1.3',
    date: '08/2020',
    title: 'Pictures',
    icon: 'picture',
    items: [added('Send and receive pictures (MMS).')],
  },
  {
    version: '1.2',
    date: '06/2020',
    title: 'Payment requests',
    icon: 'payments',
    items: [
      added('Request a payment by text. The customer pays by card through a link.'),
      added('See when the link was opened.'),
    ],
  },
  {
    version: '1.1',
    date: '05/2020',
    title: 'More stores',
    icon: 'stores',
    items: [
      added('Several stores in one account, each with its own number.'),
      fixed('Phone numbers are stored in one format, so nobody gets added twice.'),
    ],
  },
  {
    version: '1.0',
    date: '03/2020',
    title: 'The first release',
    icon: 'rocket',
    items: [
      added('Text your customers from the store’s own number.'),
      added('Your colleagues see the same conversation.'),
    ],
  },
]
