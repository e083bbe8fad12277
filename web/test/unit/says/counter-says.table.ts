import type { Says } from './says.ts'

/** Monday, half past six in the evening in Los Angeles. */
const NOW = Date.parse('2026-11-24T02:30:00Z')

const nothing = () => undefined
const url = 'http://sandbox.test'
const sandbox = (path: string, body: object, data: object) => [['sandbox', path, body], data] as const

const text = { messageSid: 'a', direction: 'in', from: '+12135550100', to: '+12135550147', mediaUrls: [] }
const INFO = {
  url,
  stores: [
    { storeSMSNumber: '+12135550100', storeName: 'Old Town', companyName: 'Golden Pledge', storeColor: '#112233' },
    { storeSMSNumber: '+12135550101', storeName: 'Harbor', companyName: 'Golden Pledge', storeColor: '#332211' },
  ],
}
const mail = {
  messageID: 'm1',
  direction: 'in',
  from: 'shop@golden.test',
  fromName: 'Golden Pledge',
  to: 'ana@example.com',
  subject: 'Receipt',
  text: 'Thank you',
  at: '2026-11-23T18:15:00Z',
  attachments: [],
}
const usd = (gold: number) => ({
  gold_bid: gold,
  gold_ask: gold + 2,
  silver_bid: 30,
  silver_ask: 31,
  platinum_bid: 900 + (gold > 2400 ? -9 : 0),
  platinum_ask: 950,
  palladium_bid: 1000,
  palladium_ask: 1010,
})
const METALS = {
  available: true,
  stale: true,
  marketOpen: false,
  latest: {
    timestamp: Date.parse('2026-11-24T02:00:00Z') / 1000,
    usd: usd(2420),
    CAD: 1.3987,
    MXN: 20.1234,
    USDBTC: 98000.5,
    USDETH: 3400.25,
  },
  previous: {
    timestamp: Date.parse('2026-11-23T22:00:00Z') / 1000,
    usd: usd(2400),
    CAD: 1,
    MXN: 2,
    USDBTC: 3,
    USDETH: 4,
  },
}
const KEY = { keyState: 'active', keyOverlapUntil: null, keyLacks: [], keyMakerName: 'Kim', keyOtherStores: 0 }
const JOB = {
  jobID: 5,
  kind: 'send',
  companyName: null,
  lastError: 'offline\nat line 3',
  attempts: 1,
  runAt: '2026-11-24T02:45:00Z',
  gaveUpAt: null,
  keptFor: null,
}
const rows: readonly Says[] = [
  {
    name: 'a simulated phone in the list',
    at: 'features/sandbox/handset-row.tsx',
    draws: 'HandsetRow',
    props: {
      handset: {
        phone: '+12135550147',
        owner: 'Ana',
        with: '+12135550100',
        last: { ...text, direction: 'out', body: '', at: '2026-11-24T02:10:00Z' },
      },
      stores: INFO.stores,
      current: false,
      now: NOW,
      onOpen: nothing,
    },
    says: ['Ana 20m (213) 555-0147 Wrote: Picture'],
  },
  {
    name: 'a simulated mailbox, newest mail first, answered to the last that came',
    at: 'features/sandbox/mailboxes.tsx',
    draws: 'Mailboxes',
    isLocal: true,
    props: { url, place: { mailbox: 'ana@example.com' }, go: nothing },
    before: [
      sandbox(
        'mail/list',
        {},
        { mailboxes: [{ address: 'ana@example.com', count: 2, last: { ...mail, subject: '' } }] },
      ),
      sandbox(
        'mail/messages',
        { address: 'ana@example.com' },
        {
          messages: [
            { ...mail, fromName: '', subject: 'First' },
            mail,
            {
              ...mail,
              messageID: 'm2',
              direction: 'out',
              from: 'ana@example.com',
              fromName: 'Ana',
              to: 'shop@golden.test',
              subject: '',
              attachments: [{ filename: 'a.pdf', url: '/a' }],
            },
          ],
        },
      ),
    ],
    says: [
      'Mailboxes',
      'ana@example.com 8h 2 emails',
      'Back to the mailboxes ana@example.com',
      '(off) Send reply Write a reply first. No subject',
      'Ana <ana@example.com> to shop@golden.test · Nov 23, …',
      'Thank you',
      'a.pdf → /a',
      'Receipt',
      'Golden Pledge <shop@golden.test> to ana@example.com · Nov 23, …',
      'Thank you',
      'First',
      'shop@golden.test to ana@example.com · Nov 23, …',
      'Thank you',
    ],
  },
  {
    name: 'the metals in the navigation',
    at: 'features/metals/ticker.tsx',
    draws: 'Ticker',
    before: [[['precious-metals/latest', {}], METALS]],
    says: [
      'Precious Metal Spot Pricing, dollars, Grams: AU 77.8046 ▲ up 0.83% PT 28.6462 ▼ down 1.00% AG 0.96452 – unchanged 0.00% PD 32.1507 – unchanged 0.00% Old prices',
    ],
  },
  {
    name: 'spot prices, old ones of a closed market',
    at: 'features/metals/metals-dialog.tsx',
    draws: 'MetalsDialog',
    props: { onClose: nothing },
    before: [[['precious-metals/latest', {}], METALS]],
    says: [
      'Precious Metal Spot Pricing',
      '☑ Grams ☑ ☐ Ounces ☐ ☐ Troy Ounces ☐ ☐ Pennyweight ☐',
      'These prices may be old. They’re from Nov 23, 6:00 PM.',
      'Dollars per gram',
      'Metal Bid Ask Since close',
      'Gold AU 77.804694 77.868995 ▲ up 0.83%',
      'Platinum PT 28.646273 30.543165 ▼ down 1.00%',
      'Silver AG 0.964521 0.9966717 – unchanged',
      'Palladium PD 32.1507 32.472207 – unchanged',
      '1 US dollar 1.3987 Canadian dollars',
      '1 US dollar 20.1234 Mexican pesos',
      '1 Bitcoin 98000.50 US dollars',
      '1 Ether 3400.25 US dollars',
      'The market is closed. As of Nov 23, 6:00 PM; change since the close of Nov 23, 2:00 PM.',
      'Refreshes in 60 s',
      'Refresh now Close',
    ],
  },
  {
    name: 'a passkey that was used',
    at: 'parts/second-factor/passkey-row.tsx',
    draws: 'PasskeyRow',
    props: {
      passkey: { passkeyID: 4, name: 'Phone', since: '2026-01-01T20:00:00Z', lastUsed: '2026-11-20T20:00:00Z' },
    },
    says: ['Phone Passkey, added Jan 1, 2026, last used Nov 20, 2026 Remove Phone Remove'],
  },
  {
    name: 'a passkey that was not used yet',
    at: 'parts/second-factor/passkey-row.tsx',
    draws: 'PasskeyRow',
    props: { passkey: { passkeyID: 4, name: 'Phone', since: '2026-01-01T20:00:00Z', lastUsed: null } },
    says: ['Phone Passkey, added Jan 1, 2026, not used yet Remove Phone Remove'],
  },
  ...(
    [
      [
        { totp: null, passkeys: [], recoveryCodesLeft: 0 },
        [
          'With a second factor, nobody gets in with your password alone.',
          'Authenticator app An app on your phone shows a new code every 30 seconds Set up app',
        ],
      ],
      [
        { totp: { since: '2026-01-01T20:00:00Z' }, passkeys: [], recoveryCodesLeft: 1 },
        [
          'You sign in with your password and one of these.',
          'Authenticator app Set up Jan 1, 2026 Remove app Use another app',
          'Recovery codes 1 code left, in case you lose everything else Create new codes',
        ],
      ],
      [
        {
          totp: null,
          passkeys: [{ passkeyID: 4, name: 'Phone', since: '2026-01-01T20:00:00Z', lastUsed: null }],
          recoveryCodesLeft: 0,
        },
        [
          'You sign in with your password and one of these.',
          'Authenticator app An app on your phone shows a new code every 30 seconds Set up app',
          'Phone Passkey, added Jan 1, 2026, not used yet Remove Phone Remove',
          'Recovery codes None left. Create new ones. Create new codes',
        ],
      ],
    ] as const
  ).map(([factor, says]): Says => ({
    name: `a user’s second factor: ${JSON.stringify(factor).slice(0, 30)}`,
    at: 'parts/second-factor/own-factor.tsx',
    draws: 'OwnFactor',
    props: { codes: undefined, onCodes: nothing },
    before: [[['auth/second-factor/fetch', {}], factor]],
    says,
  })),
  {
    name: 'a user’s sessions',
    at: 'features/account/own-sessions.tsx',
    draws: 'OwnSessions',
    isLocal: true,
    before: [
      [
        ['auth/sessions/list', {}],
        {
          sessions: [
            { sessionID: 'a', createdAt: '2026-11-20T20:00:00Z', ip: '10.0.0.1', userAgent: null, isThis: true },
            { sessionID: 'b', createdAt: '2026-11-21T20:00:00Z', ip: null, userAgent: null, isThis: false },
          ],
        },
      ],
    ],
    says: [
      'Terminal or other program, this session Signed in Nov 20, 2026, … from 10.0.0.1',
      'Terminal or other program Signed in Nov 21, 2026, … Sign out Terminal or other program Sign out',
      'Sign out everywhere else',
    ],
  },
  ...(
    [
      ['active', {}, []],
      [
        'revoked',
        { keyState: 'revoked', keyOtherStores: 2, keyOverlapUntil: '2026-11-24T08:00:00Z' },
        ['This key was revoked. It stays here as a record.'],
      ],
      [
        'expired',
        { keyState: 'expired', keyOtherStores: 1 },
        [
          'This key has expired. Choose a later date to use it again.',
          'This key also works at a store that you can’t see. Saving it doesn’t change anything there.',
        ],
      ],
      [
        'suspended',
        { keyState: 'suspended', keyLacks: ['tickets'] },
        ['This key is suspended: Kim can no longer create keys. Rotate it to take it over, or revoke it.'],
      ],
      [
        'less than it was',
        { keyLacks: ['tickets', 'refunds'], keyOtherStores: 2, keyOverlapUntil: '2026-11-24T08:00:00Z' },
        [
          'Kim no longer has some of these permissions, so neither does the key: View tickets, Refund payments.',
          'This key also works at 2 stores that you can’t see. Saving it doesn’t change anything there.',
          'The old secret works until Nov 24, 2026, 12:00 AM PT. To end it sooner, rotate again.',
        ],
      ],
    ] as const
  ).map(([name, change, says]): Says => ({
    name: `notes on a key: ${name}`,
    at: 'features/api-keys/key-notes.tsx',
    draws: 'KeyNotes',
    props: { apiKey: { ...KEY, ...change } },
    says,
  })),
  ...(
    [
      [
        'later',
        {},
        [
          'Failing or given up',
          'send',
          'offline',
          'Tried 1 time, tried again in 15m',
          'Run again: send 5 Run again Drop: send 5 Drop',
        ],
      ],
      [
        'now',
        { runAt: '2026-11-24T02:30:00Z', companyName: 'Golden Pledge', attempts: 2 },
        [
          'Failing or given up',
          'send of Golden Pledge',
          'offline',
          'Tried 2 times, tried again now',
          'Run again: send 5 Run again Drop: send 5 Drop',
        ],
      ],
      [
        'never',
        { gaveUpAt: '2026-11-24T01:30:00Z' },
        [
          'Failing or given up',
          'send',
          'offline',
          'Tried 1 time, gave up 1h ago',
          'Run again: send 5 Run again Drop: send 5 Drop',
        ],
      ],
    ] as const
  ).map(([name, change, says]): Says => ({
    name: `a failing job, tried again ${name}`,
    at: 'features/system-stats/failing-jobs.tsx',
    draws: 'FailingJobs',
    props: { jobs: [{ ...JOB, ...change }] },
    says,
  })),
]

export const COUNTER_SAYS: readonly Says[] = rows.map((row) => ({ ...row, now: NOW }))
