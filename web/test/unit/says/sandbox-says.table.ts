import type { Says } from './says.ts'

const url = 'http://127.0.0.1:4100/'
const info = {
  url,
  stores: [
    { storeSMSNumber: '+12135550100', storeName: 'Old Town', companyName: 'Golden Pledge', storeColor: '#112233' },
    { storeSMSNumber: '+12135550101', storeName: 'Harbor', companyName: 'Golden Pledge', storeColor: '#332211' },
  ],
}
const text = {
  messageSid: 'm1',
  direction: 'in',
  from: '+12135550101',
  to: '+15125550198',
  body: 'Pay at https://pay.test/my/abc.',
  mediaUrls: [],
  at: '2026-11-24T05:00:00Z',
}
const sandbox = (path: string, body: object, data: object) => [['sandbox', path, body], data] as const
const phones = (...all: readonly object[]) => sandbox('phone/list', { filter: '' }, { phones: all })
const texts = (...all: readonly object[]) =>
  sandbox('phone/messages', { phone: '+15125550198' }, { owner: 'Ana Prueba', messages: all })
const PHONES = { at: 'features/sandbox/phones.tsx', draws: 'Phones', isLocal: 'all' } as const
const HANDSET = { at: 'features/sandbox/handset.tsx', draws: 'Handset', isLocal: 'all' } as const
const POS = { at: 'features/sandbox/point-of-sale.tsx', draws: 'PointOfSale', props: { url } } as const
const MAILBOXES = { at: 'features/sandbox/mailboxes.tsx', draws: 'Mailboxes', isLocal: 'all' } as const
const mail = {
  messageID: 'a',
  direction: 'in',
  from: 'shop@test',
  fromName: 'Shop',
  to: 'ana@test',
  subject: 'Receipt',
  text: 'Thanks',
  at: '2026-11-24T05:00:00Z',
  attachments: [{ filename: 'r.pdf', url: '/r.pdf' }],
}

export const SANDBOX_SAYS: readonly Says[] = [
  {
    name: 'no simulated phones',
    ...PHONES,
    props: { info, place: {} },
    before: [phones()],
    says: [
      'Phones',
      'New phone',
      '[]',
      'No phones yet',
      '. Text a customer from the inbox and their phone shows up here. Or pick up a new phone and text a store.',
      'Pick up a phone',
      '. Pick a customer from the list to text as them, or take a new phone.',
      'Words to send',
      'STOP opts out of all texts from the company',
      'START opts in again',
      'HELP gets an automatic answer',
      'PAY gets the link to pay online, at a store with self-service',
      'Numbers that misbehave',
      'The last four digits decide what the carrier does. All other numbers deliver within two seconds.',
    ],
  },
  {
    name: 'a simulated phone that texts with a store',
    ...PHONES,
    props: { info, place: { phone: '+15125550198' } },
    before: [
      phones({ phone: '+15125550198', owner: 'Ana Prueba', with: '+12135550101', count: 2, last: text }),
      texts(
        { ...text, messageSid: 'm0', direction: 'out', from: text.to, to: '+12135550100', body: 'Elsewhere' },
        text,
      ),
      sandbox('phone/behaviors', {}, { behaviors: [{ ending: '0001', meaning: 'fails' }] }),
    ],
    says: [
      'Phones',
      'New phone',
      '[]',
      'Ana Prueba 30m (512) 555-0198 Pay at https://pay.test/my/abc.',
      'Back to the phones Ana Prueba (512) 555-0198',
      'Texting with',
      'Harbor · (213) 555-0101',
      'Pay at https://pay.test/my/abc → https://pay.test/my/abc.',
      '…',
      'STOP START HELP Pay online',
      'Add a picture [] Send',
      'Words to send',
      'STOP opts out of all texts from the company',
      'START opts in again',
      'HELP gets an automatic answer',
      'PAY gets the link to pay online, at a store with self-service',
      'Numbers that misbehave',
      'The last four digits decide what the carrier does. All other numbers deliver within two seconds.',
      '0001 fails',
    ],
  },
  {
    name: 'a simulated phone without texts',
    ...HANDSET,
    props: { info, phone: '+15125550198', chosen: undefined },
    before: [sandbox('phone/messages', { phone: '+15125550198' }, { owner: null, messages: [] })],
    says: [
      'Back to the phones (512) 555-0198 Simulated phone',
      'Texting with',
      'Old Town · (213) 555-0100',
      'No texts yet',
      '. Write to Old Town below. The text arrives in its inbox.',
      'STOP START HELP Pay online',
      'Add a picture [] Send',
    ],
  },
  {
    name: 'a simulated phone that texts with an unknown number',
    ...HANDSET,
    props: { info, phone: '+15125550198', chosen: '+12135550199' },
    before: [texts(text)],
    says: [
      'Back to the phones Ana Prueba (512) 555-0198',
      'Texting with',
      '(213) 555-0199',
      'No texts yet',
      '. Write to the store below. The text arrives in its inbox.',
      'STOP START HELP Pay online',
      'Add a picture [] Send',
    ],
  },
  {
    name: 'a simulated phone’s newest text, which it wrote',
    ...HANDSET,
    props: { info, phone: '+15125550198', chosen: undefined },
    before: [
      texts(text, {
        ...text,
        messageSid: 'm2',
        direction: 'out',
        from: text.to,
        to: '+12135550100',
        body: '',
        mediaUrls: ['/p.png'],
      }),
    ],
    says: [
      'Back to the phones Ana Prueba (512) 555-0198',
      'Texting with',
      'Old Town · (213) 555-0100',
      '→ /p.png …',
      'STOP START HELP Pay online',
      'Add a picture [] Send',
    ],
  },
  {
    name: 'the store’s own system',
    ...POS,
    before: [
      sandbox(
        'pos/stores',
        {},
        {
          stores: [
            { storeKey: 'old-town', name: 'Old Town' },
            { storeKey: 'harbor', name: 'Harbor' },
          ],
        },
      ),
      sandbox('pos/tickets', { storeKey: 'old-town', filter: '', status: 'active' }, { tickets: [], count: 0 }),
    ],
    says: [
      'Store',
      'Old Town',
      'Exports',
      'The store’s tickets as of today. Import a file under Mailers, Imports.',
      'Ticket report → http://127.0.0.1:4100//pos/export?shape=1&storeKey=old-town&faults=0 Customers and tickets for a spreadsheet.',
      'Raw columns → http://127.0.0.1:4100//pos/export?shape=2&storeKey=old-town&faults=0 Raw database columns with semicolons, times and Windows encoding.',
      'Loan history → http://127.0.0.1:4100//pos/export?shape=3&storeKey=old-town&faults=0 No customers. Import one of the others first.',
      '☐ ☐ With faulty rows, one in twenty',
      'New ticket numbers',
      'Choose the file you exported from Payments, Rewrites. Accepted numbers show in the next export above.',
      'Choose the file []',
      'Notices',
      'Each batch is sent twice, as a program that retries would. The back office accepts it once.',
      'Kind of notice',
      'Due soon',
      'Send notices',
      'Tickets',
      'Tickets age with the calendar. Loans come due, are renewed or forfeited, and new ones begin.',
      '[]',
      'Status: Active',
      'No tickets match this filter',
    ],
  },
  {
    name: 'no simulated mail',
    ...MAILBOXES,
    props: { url, place: {} },
    before: [sandbox('mail/list', {}, { mailboxes: [] })],
    says: ['Mailboxes', 'No mail yet', '. Every email the product sends lands here, no matter the address.'],
  },
  {
    name: 'a simulated mailbox',
    ...MAILBOXES,
    props: { url, place: { mailbox: 'ana@test' } },
    before: [
      sandbox(
        'mail/list',
        {},
        {
          mailboxes: [
            { address: 'ana@test', count: 2, last: mail },
            { address: 'bo@test', count: 3, last: null },
          ],
        },
      ),
      sandbox(
        'mail/messages',
        { address: 'ana@test' },
        {
          messages: [
            mail,
            {
              ...mail,
              messageID: 'b',
              direction: 'out',
              from: 'ana@test',
              fromName: '',
              to: 'shop@test',
              subject: '',
              attachments: [],
            },
          ],
        },
      ),
    ],
    says: [
      'Mailboxes',
      'ana@test 30m Receipt',
      'bo@test 3 emails',
      'Back to the mailboxes ana@test',
      '(off) Send reply Write a reply first. No subject',
      'ana@test to shop@test · Nov 24, …',
      'Thanks',
      'Receipt',
      'Shop <shop@test> to ana@test · Nov 24, …',
      'Thanks',
      'r.pdf → /r.pdf',
    ],
  },
  {
    name: 'simulated mailboxes, none of them open',
    ...MAILBOXES,
    props: { url, place: {} },
    before: [sandbox('mail/list', {}, { mailboxes: [{ address: 'bo@test', count: 1, last: null }] })],
    says: ['Mailboxes', 'bo@test 1 email', 'Open a mailbox', '. Choose an address from the list to read its mail.'],
  },
  {
    name: 'the head of the sandbox',
    at: 'features/sandbox/sandbox-header.tsx',
    draws: 'SandboxHeader',
    props: { url },
    says: [
      'Everything here is simulated. No text, email or charge on this page reaches a real phone, mailbox or card.',
      'Sandbox',
      'The customers’ side of the demo',
      'Shop’s website → http://localhost:4100/site/goldenpledge Back office → /inbox',
    ],
  },
  {
    name: 'the head of the sandbox before it is known',
    at: 'features/sandbox/sandbox-header.tsx',
    draws: 'SandboxHeader',
    props: { url: undefined },
    says: [
      'Everything here is simulated. No text, email or charge on this page reaches a real phone, mailbox or card.',
      'Sandbox',
      'The customers’ side of the demo',
      'Back office → /inbox',
    ],
  },
  {
    name: 'a sandbox where there is none',
    at: 'features/sandbox/sandbox-page.tsx',
    draws: 'SandboxPage',
    says: [
      'Everything here is simulated. No text, email or charge on this page reaches a real phone, mailbox or card.',
      'Sandbox',
      'The customers’ side of the demo',
      'Back office → /inbox',
      'There’s no sandbox here',
      '. This system is live, so texts and charges are real. Only a demo has a sandbox.',
    ],
  },
]
