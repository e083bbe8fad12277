import type { Question } from './act.ts'

export const QUESTIONS: readonly Question[] = [
  ['a quick reply is deleted', 'Delete Hours?', 'It’s only in your own list.'],
  ['a template is deleted', 'Delete Pickup?', 'Nobody can use it anymore. Messages made from it stay as they are.'],
  [
    'a store is closed: off',
    'Switch off this store?',
    'Old Town: No one can text or request payments there until it’s reopened. Its history stays.',
  ],
  [
    'a store is closed: delete',
    'Delete this store?',
    'Old Town: No one can text or request payments there anymore, and its texting number is released. Its history stays.',
  ],
  [
    'the rest of a layaway is requested: customers/conversation/start',
    'Request $120.00 now?',
    'The customer gets a text with a link. Once it is paid, the plan is done.',
  ],
  [
    'the rest of a layaway is requested: payments/send',
    'Request $120.00 now?',
    'The customer gets a text with a link. Once it is paid, the plan is done.',
  ],
  ['a scheduled message is canceled', 'Cancel this scheduled message?', 'See you'],
  ['a scheduled picture is canceled', 'Cancel this scheduled message?', 'The picture will not be sent.'],
  ['an import is undone', 'Undo the import of tickets.csv?', '2 tickets will be removed.'],
  [
    'a user’s second factor is reset once that is confirmed',
    'Reset the second factor of Kim?',
    'Make sure it’s really Kim asking. Their app, passkeys and recovery codes stop working, and they’re signed out everywhere. They’ll sign in with their password and set up a new second factor.',
  ],
  [
    'a user is disabled once that is confirmed',
    'Disable Kim?',
    'Kim is signed out everywhere right away and can’t sign in. Their past activity keeps their name. You can enable them again.',
  ],
  [
    'a user is disabled once an owner approves',
    'Disable Kim?',
    'Kim is signed out everywhere right away and can’t sign in. Their past activity keeps their name. You can enable them again.',
  ],
  [
    'a key gets a new secret once that is confirmed',
    'Rotate Till?',
    'You get a new secret. The old one works for another 24 hours, so there’s time to replace it wherever it’s used.',
  ],
  [
    'a key is revoked once that is confirmed',
    'Revoke Till?',
    'Any program that uses this key loses access right away. This can’t be undone. If a program still needs access, create a new key for it.',
  ],
  ['a visit is ended', 'End this visit now?', 'Sam is signed out right away. Their changes stay.'],
  [
    'an owner approves once that is confirmed',
    'Disable user: Kim?',
    'It takes effect right away, and the activity log will show it under your name.',
  ],
  [
    'a passkey is removed once that is confirmed',
    'Remove the passkey Phone?',
    'You can no longer sign in with it. Your device may keep offering it until you delete it there too.',
  ],
  [
    'a customer is blocked once that is confirmed',
    'Block Prueba, Ana?',
    'This applies to every store. Their texts are saved but don’t reopen the conversation, and nobody can text them. You can unblock them later.',
  ],
  [
    'a mailer is canceled once that is confirmed',
    'Cancel “November thank-you”?',
    '2 people still waiting won’t get it. 1 text was already sent and can’t be recalled. This can’t be undone.',
  ],
  [
    'a mailer’s draft is deleted once that is confirmed',
    'Delete the draft “November thank-you”?',
    'It hasn’t been sent to anyone. This can’t be undone.',
  ],
  [
    'a batch of notices is sent',
    'Send 3 notices now?',
    'Texts wait until quiet hours end. Customers who already got a notice today get this one tomorrow.',
  ],
  [
    'a batch of notices is canceled once that is confirmed',
    'Cancel this batch?',
    '2 notices that haven’t been sent yet won’t be. This can’t be undone.',
  ],
  [
    'a request is canceled',
    'Cancel the $125.50 request to Whitfield, Jerome?',
    'Sure you want to cancel this payment request? This cannot be undone. Customers that still have the link will see an expired request.',
  ],
  [
    'a request is marked paid',
    'Mark $125.50 from Whitfield, Jerome as paid at Old Town?',
    'The link closes so nobody pays twice. No card is charged. This can’t be undone.',
  ],
  [
    'a planned refund is canceled',
    'Cancel the $25.50 refund to Whitfield, Jerome?',
    'Nothing has been refunded yet. You can refund it again at any time.',
  ],
  [
    'a quote is voided once that is confirmed',
    'Void quote 41 for $300.00?',
    'The quote can no longer be accepted or shared, and its link stops working. This can’t be undone.',
  ],
  [
    'a plan is canceled once that is confirmed',
    'Cancel the plan “Ring”?',
    'It requests no more payments and can’t be resumed. A request that is open can still be paid.',
  ],
  ['add-ons are saved: settings/add-ons/save', 'Change your add-ons?', 'Your monthly bill stays at $1.00.'],
  ['add-ons are saved: admin/companies/save', 'Change this company’s add-ons?', 'The monthly bill stays at $1.00.'],
  [
    'a company’s suspension ends',
    'End the suspension of Golden Pledge?',
    'Everyone there can sign in again. No messages are overdue, so nothing sends right away.',
  ],
  ['send is dropped', 'Drop send?', 'Its work won’t be done, and it won’t be tried again.'],
  [
    'a store’s gateway is removed once that is confirmed: Old Town: gateway removed',
    'Remove the gateway from Old Town?',
    'Without it: Same as the company. Refunds of earlier payments still go through it.',
  ],
  [
    'a store’s gateway is removed once that is confirmed: This is waiting for an owner’s approval. Nothing changes until then.',
    'Remove the gateway from Old Town?',
    'Without it: Same as the company. Refunds of earlier payments still go through it.',
  ],
  [
    'a label is deleted',
    'Are you sure you want to remove this label from every entry ever?',
    '“Gold” will be removed for everyone. This can’t be undone.',
  ],
]
