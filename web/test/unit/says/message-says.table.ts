import type { Says } from './says.ts'

const some = (count: number, amount: number) => ({ count, amount })
const money = (change: object = {}) => ({
  people: 10,
  messages: 12,
  paid: some(3, 30),
  perMessage: 2.5,
  redeemed: 4,
  renewed: 1,
  rate: 0.4,
  ...change,
})
const message = (change: object) => ({
  messageTitle: 'Reminder',
  messageSource: 'ladder',
  batchStep: 'before',
  batchKind: 'reminder',
  jobID: null,
  templates: [],
  holdOut: null,
  comparison: 'Nobody left out',
  ...money(),
  ...change,
})
const dollars = {
  totals: money({ people: 1, messages: 1 }),
  otherDays: some(5, 55),
  notAfter: some(6, 66),
  paid: some(14, 151),
  messages: [
    message({
      holdOut: { people: 1001, rate: 0.3, difference: 0.1, verdict: 'better' },
      comparison: 'Better',
      templates: [{ templateID: 1, templateTitle: 'Short', ...money() }],
    }),
    message({
      messageTitle: 'Warning',
      batchStep: 'after',
      holdOut: { people: 3, rate: 0.5, difference: -0.01, verdict: 'worse' },
      people: 0,
      templates: [
        { templateID: 1, templateTitle: 'Short', ...money({ people: 6 }) },
        { templateID: null, templateTitle: 'Old', ...money({ people: 4, perMessage: null }) },
      ],
    }),
    message({
      messageTitle: 'Last',
      batchStep: 'last',
      holdOut: { people: 2, rate: 0, difference: 0.4, verdict: 'too-few' },
    }),
    message({ messageTitle: 'Thanks', messageSource: 'mailer', batchStep: null, batchKind: null, jobID: 3 }),
  ],
}
const EARLY = { range: { start: '2026-11-02', end: '2026-11-08' }, store: 2, today: '2026-11-23', isOld: false }

export const MESSAGE_SAYS: readonly Says[] = [
  {
    name: 'what messages brought',
    at: 'features/reports/message-report.tsx',
    draws: 'MessageReport',
    props: { stats: dollars, place: EARLY },
    answers: {
      'reports/message-dollars': {
        stats: { ...dollars, totals: money({ redeemed: 2, renewed: 2, paid: some(1, 60) }) },
      },
    },
    says: [
      'Paid after a message $30.00 3 payments',
      'down 50% ($60.00 in the previous 7 days)',
      'Paid per message $2.50 1 message to 1 person',
      'Redeemed 4 tickets redeemed',
      'up 100% (2 in the previous 7 days)',
      'Renewed 1 ticket renewed',
      'down 50% (2 in the previous 7 days)',
      'Message People Messages Payments Paid Per message Redeemed Renewed Came back',
      'Reminder Short 10 12 3 $30.00 $2.50 4 1 40%',
      'Warning 0 12 3 $30.00 $2.50 4 1 –',
      'Short 6 12 3 $30.00 $2.50 4 1 40%',
      'Old 4 12 3 $30.00 – 4 1 40%',
      'Last 10 12 3 $30.00 $2.50 4 1 40%',
      'Thanks 10 12 3 $30.00 $2.50 4 1 40%',
      'We credit the last message each customer got from the same store in the seven days before a payment, redemption or renewal. Came back: the share of people who paid, redeemed or renewed.',
      'Step Came back, messaged Came back, left out People left out Difference Result',
      'Reminder 40% 30% 1,001 +10 points Better',
      'Warning – 50% 3 −1 point Nobody left out',
      'Last 40% 0% 2 – Nobody left out',
      'Mailers and other notices go to everyone, so there’s no one to compare with. Some of these customers would have come anyway.',
      'Paid Payments Amount',
      'Within seven days of a message above 3 $30.00',
      'Within seven days of a message sent on other days 5 $55.00',
      'Not within seven days of a message 6 $66.00',
      'Total, as in the payment report 14 $151.00',
      'Payments count on the day of their request, as in the payment report.',
    ],
  },
  {
    name: 'what messages brought in days that still count',
    at: 'features/reports/message-report.tsx',
    draws: 'MessageReport',
    props: {
      stats: { ...dollars, messages: [] },
      place: { ...EARLY, range: { start: '2026-11-10', end: '2026-11-16' } },
    },
    answers: { 'reports/message-dollars': { stats: dollars } },
    says: [
      'Paid after a message $30.00 3 payments',
      'Paid per message $2.50 1 message to 1 person',
      'Redeemed 4 tickets redeemed',
      'Renewed 1 ticket renewed',
      'Message People Messages Payments Paid Per message Redeemed Renewed Came back',
      'We credit the last message each customer got from the same store in the seven days before a payment, redemption or renewal. Came back: the share of people who paid, redeemed or renewed.',
      'Paid Payments Amount',
      'Within seven days of a message above 3 $30.00',
      'Within seven days of a message sent on other days 5 $55.00',
      'Not within seven days of a message 6 $66.00',
      'Total, as in the payment report 14 $151.00',
      'Payments count on the day of their request, as in the payment report.',
    ],
  },
]
