import { SUNDAY, MONDAY } from './request-sample.ts'
import type { Says } from './says.ts'

const HONOLULU = 'Pacific/Honolulu'
const message = (change: object = {}) => ({
  messageID: 1,
  convoID: 2,
  messageDirection: 'out',
  messageChannel: 'sms',
  messageStatus: 'delivered',
  messageDate: SUNDAY,
  messageBody: 'Hello',
  messageSubject: '',
  messageMedia: [],
  messageAutomatic: false,
  messageMailer: null,
  messageSentByID: 6,
  messageTwilioError: null,
  messageVisitor: null,
  messageEmail: null,
  messageSchedule: null,
  ...change,
})
const authorOf = (userID: number | null) => (userID === 6 ? 'Kim' : '')
const bubble = (name: string, change: object, says: readonly string[], rest: object = {}): Says => ({
  name: `a message ${name}`,
  at: 'features/conversation/message-bubble.tsx',
  draws: 'MessageBubble',
  props: { message: message(change), authorOf, timezone: HONOLULU, who: 'Ana', last: true, ...rest },
  says,
})
const scheduled = (change: object = {}) => ({
  at: 'features/conversation/scheduled-bubble.tsx',
  draws: 'ScheduledBubble',
  props: {
    timezone: HONOLULU,
    hours: { storeHours: [], storeClosures: [] },
    message: message({ messageSchedule: { sendAt: MONDAY, discardOnReply: true, stoppedBy: null, ...change } }),
  },
})
const outgoing = (change: object) => ({
  at: 'features/conversation/outgoing-bubble.tsx',
  draws: 'OutgoingBubble',
  props: { outgoing: { pictures: [], send: { channel: 'email', subject: 'Ring', body: 'Hello' }, ...change } },
})
const STRIP = {
  text: '',
  hasPictures: false,
  channel: 'sms',
  phone: '+12135550147',
  state: null,
  firstName: 'Ana',
  timezone: HONOLULU,
  loansRefused: false,
}
const strip = (name: string, change: object, says: readonly string[]): Says => ({
  name: `before a message is sent: ${name}`,
  at: 'features/conversation/pre-send-strip.tsx',
  draws: 'PreSendStrip',
  props: { ...STRIP, ...change },
  says,
})

const lead = {
  leadID: 5,
  leadItem: 'Ring',
  leadStatus: 'new',
  leadAnswered: false,
  leadWant: 'pawn',
  quoteID: null,
  wonAmount: null,
}
const leadCard = (change: object) => ({
  at: 'features/leads/lead-card.tsx',
  draws: 'LeadCard',
  props: { lead: { ...lead, ...change }, custID: 4, storeID: 2 },
})

export const THREAD_SAYS: readonly Says[] = [
  bubble('that arrived', {}, ['Hello', '10:30 PM · Kim · Delivered']),
  bubble('that is not the last of its run', {}, ['Hello'], { last: false }),
  bubble('on its way, not the last of its run', { messageStatus: 'sent' }, ['Hello', '10:30 PM · Kim · Sent'], {
    last: false,
  }),
  bubble('by nobody', { messageAutomatic: true }, ['Hello', '10:30 PM · Automatic · Delivered']),
  bubble('of a mailer', { messageMailer: { jobID: 3, jobTitle: 'Thanks' } }, [
    'Hello',
    '10:30 PM · Mailer: Thanks → /mailers?job=3 · Delivered',
  ]),
  bubble(
    'that got lost',
    { messageStatus: 'undelivered', messageTwilioError: 30003 },
    ['Hello', 'The phone is off or out of service. 10:30 PM · Kim Send again'],
    { last: false },
  ),
  bubble('from the customer', { messageDirection: 'in', messageSentByID: null }, ['Hello', '10:30 PM']),
  bubble(
    'from a visitor who may be someone else',
    { messageDirection: 'in', messageChannel: 'web', messageVisitor: { proved: false } },
    ['Hello', '10:30 PM · Website · phone not confirmed'],
  ),
  bubble('to a visitor', { messageChannel: 'web', messageVisitor: { proved: false } }, [
    'Hello',
    '10:30 PM · Kim · Website · Delivered',
  ]),
  {
    name: 'a scheduled message',
    ...scheduled(),
    says: [
      'Hello',
      'Scheduled · Monday, November 23, 6:40 PM HST · unless the customer replies',
      'Send now Change time Edit Cancel',
    ],
  },
  {
    name: 'a scheduled message that was stopped',
    ...scheduled({ stoppedBy: 'replied', discardOnReply: false }),
    says: ['Hello', 'Not sent: the customer has written since.', 'Send now Change time Edit Cancel'],
  },
  { name: 'a message on its way to the server', ...outgoing({ state: 'sending' }), says: ['Ring Hello', 'Sending'] },
  {
    name: 'a message held while offline',
    ...outgoing({ state: 'held' }),
    says: ['Ring Hello', 'Sends when the server can be reached'],
  },
  {
    name: 'a message refused because there are newer ones',
    ...outgoing({ state: 'refused', code: 'newer_messages', reason: 'Read them first.' }),
    says: ['Ring Hello', 'Read them first. Send anyway Edit Discard'],
  },
  {
    name: 'a text refused for another reason',
    ...outgoing({
      state: 'refused',
      code: 'opted_out',
      reason: 'They opted out.',
      send: { channel: 'sms', subject: 'Ring', body: 'Hello' },
    }),
    says: ['Hello', 'They opted out. Try again Edit Discard'],
  },
  strip('nothing written', {}, ['It’s 9:30 PM PT for Ana, outside usual texting hours']),
  strip('written, with accents', { text: 'Ré “so”', loansRefused: true, firstName: '' }, [
    'This customer doesn’t want messages about loans and payments. Nothing is sent automatically.',
    '7 / 1,600 · 1 segment · special characters · about 1¢ It’s 9:30 PM PT for the customer, outside usual texting hours',
  ]),
  strip('nothing written, late where they live', { phone: '+12125550147' }, [
    'It’s 12:30 AM ET for Ana, outside usual texting hours',
  ]),
  strip('an email late where they live', { phone: '+12125550147', channel: 'email', text: 'Hi' }, [
    'It’s 12:30 AM ET for Ana',
  ]),
  strip('a picture to a number of no state', { phone: '+442071234567', hasPictures: true }, [
    '0 / 1,600 · picture message',
  ]),
  {
    name: 'who else is in a conversation',
    at: 'features/conversation/presence-line.tsx',
    draws: 'PresenceLine',
    props: { viewing: [6, 5], typing: [] },
    says: ['K X Kim and XD Support are viewing'],
  },
  {
    name: 'many who are in a conversation',
    at: 'features/conversation/presence-line.tsx',
    draws: 'PresenceLine',
    props: { viewing: [6, 5, 8, 7], typing: [8, 7] },
    says: ['K X X XD Support and XD Support are typing…'],
  },
  {
    name: 'who types in a conversation',
    at: 'features/conversation/presence-line.tsx',
    draws: 'PresenceLine',
    props: { viewing: [6, 5], typing: [6] },
    says: ['K X Kim is typing…'],
  },
  { name: 'a new quote request', ...leadCard({}), says: ['Quote: new', 'Pawn: Ring', 'Make quote Move to'] },
  {
    name: 'a quote request with its quote',
    ...leadCard({ leadStatus: 'answered', leadWant: 'sell', quoteID: 41 }),
    says: ['Quote: answered Loan quote 41 → /loans?loan=41', 'Sell: Ring', 'Make quote Move to'],
  },
  {
    name: 'a quote request that was won',
    ...leadCard({ leadStatus: 'won', quoteID: 41, wonAmount: 1120.5 }),
    says: ['Quote: won $1,120.50 Loan quote 41 → /loans?loan=41', 'Pawn: Ring', 'Move to'],
  },
  {
    name: 'a quote request, to a user without loans',
    ...leadCard({ leadStatus: 'in-store', quoteID: 41 }),
    lacks: ['loans'],
    says: ['Quote: in store', 'Pawn: Ring', 'Move to'],
  },
  {
    name: 'a text on a simulated phone with two pictures, each with its own link',
    at: 'features/sandbox/handset-bubble.tsx',
    draws: 'HandsetBubble',
    isLocal: true,
    props: {
      message: {
        direction: 'in',
        body: 'Pay at https://xd.test/p/a1.',
        mediaUrls: ['https://xd.test/m/one.jpg', 'https://xd.test/m/two.jpg'],
        at: SUNDAY,
      },
    },
    says: [
      '→ https://xd.test/m/one.jpg → https://xd.test/m/two.jpg Pay at https://xd.test/p/a1 → https://xd.test/p/a1.',
      '…',
    ],
  },
  {
    name: 'a picture alone on a simulated phone',
    at: 'features/sandbox/handset-bubble.tsx',
    draws: 'HandsetBubble',
    isLocal: true,
    props: { message: { direction: 'out', body: '', mediaUrls: ['https://xd.test/m/one.jpg'], at: SUNDAY } },
    says: ['→ https://xd.test/m/one.jpg …'],
  },
]
