import { refusal } from '../data/page.ts'
import { eachPressed, nothing, type Press } from '../presses/press.ts'

const PHONE = { url: '/api', from: '+12135550147', to: '+12135550100' }
const text = (body: string) => ['phone/send', { from: PHONE.from, to: PHONE.to, body, mediaUrls: [] }] as const
const type = (words: string, value: string) => [words, { target: { value } }] as const
const enter = (more: object = {}, isComposing = false) =>
  [
    'onKeyDown',
    { key: 'Enter', shiftKey: false, nativeEvent: { isComposing }, preventDefault: nothing, ...more },
  ] as const
const down = { 'phone/send': refusal(400, 'no_number') }
const MAIL = { from: 'old@town.test', fromName: 'Old Town', subject: 'Ring', messageID: '<m@town.test>' }

export const SANDBOX_PRESSES: readonly Press[] = [
  ...eachPressed(
    'a simulated phone',
    {
      at: 'features/sandbox/handset-composer.tsx',
      draws: 'HandsetComposer',
      props: { ...PHONE, storeName: 'Old Town', onAskToPay: nothing },
      answers: { 'phone/send': {} },
    },
    [
      ['STOP', [['STOP']], { calls: [text('STOP')] }],
      ['START', [['START']], { calls: [text('START')] }],
      ['HELP', [['HELP']], { calls: [text('HELP')] }],
      ['a link to pay', [['Pay online']], { heard: [['onAskToPay']], calls: [text('PAY')] }],
      ['a text', [type('Text message', ' Hi '), ['form']], { calls: [text(' Hi ')] }],
      ['a text, once', [type('Text message', 'Hi'), ['form'], ['form']], { calls: [text('Hi')] }],
      ['a text by Enter', [type('Text message', 'Hi'), enter()], { calls: [text('Hi')] }],
      ['a new line', [type('Text message', 'Hi'), enter({ shiftKey: true })], {}],
      ['a letter that is composed', [type('Text message', 'Hi'), enter({}, true)], {}],
      ['another key', [type('Text message', 'Hi'), enter({ key: 'a' })], {}],
      ['nothing', [type('Text message', '  '), ['form'], enter()], {}],
      [
        'a text that is refused, and again',
        [type('Text message', 'Hi'), ['form'], ['form']],
        { calls: [text('Hi'), text('Hi')], failures: ['Refused: no_number'] },
        { answers: down },
      ],
    ],
  ),
  ...eachPressed(
    'an email to a simulated mailbox',
    {
      at: 'features/sandbox/mail-reply.tsx',
      draws: 'MailReply',
      props: { url: '/api', mailbox: 'ana@home.test', mail: MAIL },
      answers: { 'mail/send': {} },
    },
    [
      [
        'answered',
        [type('Answer', 'Yes'), ['form']],
        {
          calls: [
            [
              'mail/send',
              {
                from: 'ana@home.test',
                to: 'old@town.test',
                subject: 'Re: Ring',
                text: 'Yes',
                inReplyTo: '<m@town.test>',
              },
            ],
          ],
        },
      ],
    ],
  ),
  ...eachPressed(
    'notices of the store’s system',
    {
      at: 'features/sandbox/pos-notices.tsx',
      draws: 'PosNotices',
      props: { url: '/api', storeKey: 'ot' },
      answers: {
        'pos/push-notices': {
          first: { batchID: 3, taken: 4, refused: [] },
          second: { batchID: 3 },
          notices: 5,
          takenOnce: true,
        },
      },
    },
    [
      ['the usual kind', [['Send notices']], { calls: [['pos/push-notices', { storeKey: 'ot', kind: 'due-soon' }]] }],
      [
        'another kind',
        [['Kind of notice', 'overdue'], ['Send notices']],
        { calls: [['pos/push-notices', { storeKey: 'ot', kind: 'overdue' }]] },
      ],
      [
        'that are refused',
        [['Send notices']],
        {
          calls: [['pos/push-notices', { storeKey: 'ot', kind: 'due-soon' }]],
          failures: ['No notices were sent.'],
        },
        { answers: { 'pos/push-notices': refusal(400, 'no_key') } },
      ],
    ],
  ),
]
