import { LABEL, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import type { CallRow } from './given.ts'

const { nguyen, whitfield, delgado } = PEOPLE
const three = { convoIDs: [nguyen.convos.main, whitfield.convos.main, delgado.convos.prospect] }
const REPLIES = [
  'Shortcode;Title;English;Spanish;Stores;For',
  'boat;Boat;Mind the step;Cuidado con el escalón;;Everyone',
  'own;Own;"Only mine,\non two lines";;All;Me',
  ';;;;;',
  'no good;Bad;x;;;',
  'boat;Twice;x;;;',
  'far;Far;x;;Mars;',
  'who;Who;x;;;Dana',
  'empty;Empty;;;;',
].join('\r\n')

export const CALLS: readonly CallRow[] = [
  [
    'a template',
    'owner',
    'templates/save',
    {
      template: {
        templateName: ' Spring ',
        templateKind: 'mailer',
        templateChannel: 'email',
        templateLanguage: 'en',
        templateSubject: ' Spring at [STORE_NAME] ',
        templateBody: ' Hello [FIRST_NAME] ',
        templateSubjectES: 'Primavera en [STORE_NAME]',
        templateBodyES: 'Hola [FIRST_NAME]',
      },
    },
  ],
  [
    'other words',
    'owner',
    'templates/save',
    ({ templateID }) => ({
      template: { templateID, templateBody: 'Hi [FIRST_NAME]', templateSubjectES: null },
      expectedVersion: 1,
    }),
  ],
  [
    'a version that is old',
    'owner',
    'templates/save',
    ({ templateID }) => ({ template: { templateID, templateName: 'Old' }, expectedVersion: 1 }),
  ],
  [
    'an unknown token',
    'owner',
    'templates/save',
    ({ templateID }) => ({ template: { templateID, templateBody: '[NOTHING]', templateBodyES: '[PRICE]' } }),
  ],
  [
    'a text template with a subject',
    'owner',
    'templates/save',
    {
      template: {
        templateName: 'Text',
        templateChannel: 'sms',
        templateLanguage: 'es',
        templateSubject: 'Hola',
        templateBody: 'Hola',
        templateBodyES: 'Hola',
      },
    },
  ],
  ['it goes', 'owner', 'templates/save', ({ templateID }) => ({ template: { templateID, deleteTemplate: true } })],
  ['a file of quick replies tried', 'owner', 'settings/quick-replies/import', { csv_data: REPLIES, dryRun: true }],
  ['a file of quick replies', 'owner', 'settings/quick-replies/import', { csv_data: REPLIES }],
  ['the file again', 'owner', 'settings/quick-replies/import', { csv_data: REPLIES }],
  ['the file of a clerk', 'clerk', 'settings/quick-replies/import', { csv_data: REPLIES }],
  ['many archived', 'clerk', 'inbox/change', { ...three, change: { archived: true } }],
  ['and back', 'clerk', 'inbox/undo-change', ({ changeID }) => ({ changeID })],
  ['many with a flag', 'owner', 'inbox/change', { ...three, change: { flag: 'bomb' } }],
  ['not by somebody else', 'clerk', 'inbox/undo-change', ({ changeID }) => ({ changeID })],
  ['many unread', 'clerk', 'inbox/change', { ...three, change: { unread: true } }],
  ['many assigned', 'owner', 'inbox/change', { ...three, change: { userID: USER.clerk } }],
  ['many with a label', 'clerk', 'inbox/change', { ...three, change: { addLabel: LABEL.needsQuote } }],
  ['many without it', 'clerk', 'inbox/change', { ...three, change: { removeLabel: LABEL.needsQuote } }],
  ['many with it again', 'clerk', 'inbox/undo-change', ({ changeID }) => ({ changeID })],
  [
    'all that a search finds',
    'clerk',
    'inbox/change',
    { search: { flag: 'bomb', store: STORE.main }, change: { flag: 'none' } },
  ],
  ['none that a search finds', 'clerk', 'inbox/change', { search: { filter: 'zzzz' }, change: { flag: 'none' } }],
]
