import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import type { CallRow } from './given.ts'

const reply = (what: string, given: object, by = 'owner'): CallRow => [
  what,
  by,
  'settings/quick-replies/save',
  { reply: given },
]
const file = (what: string, lines: readonly string[], by = 'owner'): CallRow => [
  what,
  by,
  'settings/quick-replies/import',
  { csv_data: lines.join('\n') },
]
const template = (what: string, given: object): CallRow => [what, 'owner', 'templates/save', { template: given }]
const TITLES = 'Title,Shortcode,English,Spanish,Stores,For'
const MAIN = 'Golden Pledge Main St'

/** Quick replies and templates that lack something, have too much, or are elsewhere. */
export const CALLS: readonly CallRow[] = [
  reply('a reply of nothing', {}),
  reply('a reply that is too long', {
    replyTitle: 'T'.repeat(60),
    replyShortcode: 's'.repeat(21),
    replyBody: 'x'.repeat(1601),
    replyBodyES: '\u{1F600}'.repeat(1601),
  }),
  reply('a reply as long as it can be', {
    replyTitle: 'T'.repeat(60),
    replyShortcode: ` /${'S'.repeat(20)} `,
    replyBody: 'x',
  }),
  reply('texts as long as they can be, without a title', {
    replyShortcode: 'long',
    replyBody: '\u{1F600}'.repeat(1600),
    replyBodyES: 'y'.repeat(1600),
  }),
  reply('no reply to delete', { deleteReply: true }),
  reply('a reply for no store', { replyTitle: 'A', replyShortcode: 'a', replyBody: 'x', storeIDs: [] }),
  reply('a clerk’s reply for all', { replyTitle: 'A', replyShortcode: 'a', replyBody: 'x' }, 'clerk'),
  reply(
    'a clerk’s own',
    { replyTitle: ' Mine ', replyShortcode: 'mine', replyBody: ' x ', replyIsMine: true, storeIDs: [2, 1] },
    'clerk',
  ),
  [
    'its words alone',
    'clerk',
    'settings/quick-replies/save',
    ({ replyID }) => ({ reply: { replyID, replyBody: 'y' }, expectedVersion: 1 }),
  ],
  file('short lines', [TITLES, 'Only a title', 'New,new-1', 'Hours of today,hours', 'Debit,debit,By debit card']),
  file('other columns first', ['Shortcode,English,Title', 'hours', 'id,An ID', 'new-1,,', 'new-2,x']),
  file('names of stores', [
    TITLES,
    `A,a-1,x,,  ${MAIN.toLowerCase()} ;; PROSPECT ,`,
    `B,b-1,x,,All;${MAIN},`,
    `C,c-1,x,,all,everyone`,
    'D,d-1,x,,Mars;Venus,ME',
    `E,e-1,x,,${MAIN};Mars,`,
    `${'T'.repeat(61)},f-1,x,,,`,
    `G,g-1,x,${'y'.repeat(1601)},,`,
  ]),
  file('the titles in other letters', [' title , SHORTCODE ,english', 'A,a-2,x']),
  file('a clerk’s lines', [TITLES, 'Mine,mine,y,,,', 'Hours,hours,Mine too,,,me', 'M,m-1,z,,All,Me'], 'clerk'),
  file('lines of a user of one store', [TITLES, 'T,t-1,z,,,', `U,u-1,z,,${MAIN},Me`, 'V,v-1,z,,Lake,Me'], 'tomas'),

  template('a template of nothing', {}),
  template('a template of a name', { templateName: 'Bare', templateBody: ' ' }),
  template('a template with no more than it needs', { templateName: 'Bare', templateBody: ' Hi ' }),
  template('the name in other letters', { templateName: ' BARE ', templateBody: 'x' }),
  template('no template to delete', { deleteTemplate: true }),
  template('a text that is too long', {
    templateName: 'Long',
    templateBody: '\u{1F600}'.repeat(1601),
    templateBodyES: 'y'.repeat(1601),
  }),
  template('a text as long as it can be, without a name', { templateBody: '\u{1F600}'.repeat(1600) }),
  template('an email longer than a text, without a name', {
    templateChannel: 'email',
    templateBody: 'x'.repeat(1601),
  }),
  template('an email', { templateName: 'Letter', templateChannel: 'email', templateBody: 'Hello' }),
  [
    'turned into Spanish',
    'owner',
    'templates/save',
    ({ templateID }) => ({ template: { templateID, templateLanguage: 'es', templateSubject: ' Hola ' } }),
  ],
  [
    'turned into a text',
    'owner',
    'templates/save',
    ({ templateID }) => ({ template: { templateID, templateChannel: 'sms', templateBody: 'Hola' } }),
  ],
  ['a clerk’s template', 'clerk', 'templates/save', { template: { templateName: 'C', templateBody: 'x' } }],
  ['archived twice', 'clerk', 'inbox/change', { convoIDs: [PEOPLE.archived.convos.main], change: { archived: true } }],
]
