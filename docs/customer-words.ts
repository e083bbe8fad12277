// Writes docs/customer-words.md: every sentence that a customer can get, in both languages side by side.
import { proofText } from '@xd/core/domain/bubble/proof.ts'
import { closedText, panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { DEFAULT_BUBBLE } from '@xd/core/domain/bubble/settings.ts'
import { autoReplyTemplate, DEFAULT_AUTO_REPLIES } from '@xd/core/domain/hours/auto-reply.ts'
import { weekText } from '@xd/core/domain/hours/week-text.ts'
import { CHARGE_WORDS, LENDING_WORDS } from '@xd/core/domain/loan/figure-lines.ts'
import { loanLinkText } from '@xd/core/domain/loan/link-text.ts'
import { quoteDay, quotePageText } from '@xd/core/domain/loan/quote-page-text.ts'
import { SHEET_WORDS } from '@xd/core/domain/loan/sheet-words.ts'
import { EMAIL_FOOTERS } from '@xd/core/domain/mailer/email-layout.ts'
import { withOptOutLine } from '@xd/core/domain/mailer/opt-out-line.ts'
import { UNSUBSCRIBE_TEXT } from '@xd/core/domain/mailer/unsubscribe-text.ts'
import { keywordReply } from '@xd/core/domain/message/keyword-replies.ts'
import { inPlainLetters } from '@xd/core/domain/message/plain-accents.ts'
import { firstSubject } from '@xd/core/domain/message/subject.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { BATCH_KIND_LABELS, BATCH_KINDS } from '@xd/core/domain/notice/batch.ts'
import { LETTER_LABELS } from '@xd/core/domain/notice/letter-labels.ts'
import { PROVING_TEXTS } from '@xd/core/domain/notice/proving-text.ts'
import { NOTICE_FRAMES, type NoticeSentence, STANDARD_WORDS } from '@xd/core/domain/notice/standard-words.table.ts'
import { WITHDRAWN_CHARGE } from '@xd/core/domain/payment/attempt.ts'
import { DECLINE_TEXTS } from '@xd/core/domain/payment/decline.table.ts'
import { CREDIT_REFUSED, CREDIT_SLIPPED, FUNDING_UNKNOWN_REFUSED } from '@xd/core/domain/payment/mode.ts'
import { payByInText, payByText } from '@xd/core/domain/payment/pay-by.ts'
import { PAY_PAGE_TEXT } from '@xd/core/domain/payment/pay-page-text.ts'
import { RECEIPT_WORDS } from '@xd/core/domain/payment/receipt.ts'
import { REMINDER_TEXT } from '@xd/core/domain/payment/reminder-text.ts'
import { paymentReceiptText, paymentRefundText, paymentRequestText } from '@xd/core/domain/payment/request-text.ts'
import { RENEWAL_WORDS } from '@xd/core/domain/renewal/words.ts'
import { SELF_MEMO } from '@xd/core/domain/self-service/ask.ts'
import { codeText } from '@xd/core/domain/self-service/code.ts'
import { selfDay, selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { payAnswerText } from '@xd/core/domain/self-service/pay-answer.ts'
import { PAYABLE_WORDS } from '@xd/core/domain/self-service/payable.ts'
import type { Bilingual, Language } from '@xd/core/domain/text/language.ts'
import { PAGE_TROUBLE } from '@xd/core/domain/text/page-trouble.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { MAILERS } from '@xd/fixtures/demo/company/mailers.table.ts'
import { QUICK_REPLIES } from '@xd/fixtures/demo/company/quick-replies.table.ts'
import { STORES } from '@xd/fixtures/demo/company/stores.table.ts'
import { TEMPLATES } from '@xd/fixtures/demo/company/templates.table.ts'
import { BUBBLES } from '@xd/fixtures/demo/company/bubbles.table.ts'
import { frameTexts } from '@xd/fixtures/sandbox/cards/frame-text.table.ts'
import { wordsOfTable } from './words-of-a-table.ts'

type Row = readonly [place: string, en: string, es: string]

const said = (place: string, write: (language: Language) => string): Row => [place, write('en'), write('es')]
const pair = (place: string, { en, es }: Bilingual): Row => [place, en, es]

/** Two tables of words with the same names. */
const tables = (en: object, es: object, path = ''): Row[] => {
  const spanish = new Map(wordsOfTable(es))
  return wordsOfTable(en).map(([name, sentence]): Row => [path + name, sentence, spanish.get(name) ?? ''])
}

const storeName = '‹store›'
const link = '‹link›'
const amount = cents(6_400)
const request = { storeName, amount, fee: cents(0), memo: '‹note›', link }
const withFee = { ...request, fee: cents(192) }
const reach = { storeName, storePhone: '‹phone›' }

const deadline = ['2026-11-28T17:45', 'America/Los_Angeles'] as const
const before = (day: string) => Date.parse(`2026-11-${day}T20:00:00Z`)

const TEXTS: Row[] = [
  said('Payment request', (language) => paymentRequestText(request, language)),
  said('Payment request with an online fee', (language) => paymentRequestText(withFee, language)),
  said('Receipt', (language) => paymentReceiptText(request, language)),
  said('Receipt with an online fee', (language) => paymentReceiptText(withFee, language)),
  said('Receipt for less than the charges', (language) => paymentReceiptText({ ...request, isShort: true }, language)),
  said('Refund', (language) => paymentRefundText({ ...request, cardType: 'visa' }, language)),
  said('Refund to PayPal', (language) => paymentRefundText({ ...request, cardType: 'paypal' }, language)),
  pair('Reminder', REMINDER_TEXT),
  ...(['28', '27', '25'] as const).map((day) =>
    said('Its [DUE]', (language) => payByInText(...deadline, before(day), language)),
  ),
  pair('Auto-reply', DEFAULT_AUTO_REPLIES),
  said('STOP, ALTO', (language) => keywordReply('stop', reach, language)),
  said('START, ALTA', (language) => keywordReply('start', reach, language)),
  said('HELP, AYUDA', (language) => keywordReply('help', reach, language)),
  said('Below a mailer', (language) => withOptOutLine('', language, false)),
  said('Code of a website chat', (language) => proofText(storeName, language)),
  said('Code to see what is owed', (language) => codeText(storeName, '‹code›', language)),
  said('Answer to “I want to pay”', (language) => payAnswerText(storeName, link, language)),
  pair('Do notices arrive?', PROVING_TEXTS),
  said('Link to a quote', (language) => loanLinkText(amount, link, language)),
  said('[STORE_HOURS]', (language) => inPlainLetters(weekText(STORES[0]!.hours, language))),
]

const inText = ({ en, es, esText = es }: NoticeSentence): Bilingual => ({ en, es: esText })

const NOTICES: Row[] = BATCH_KINDS.flatMap((kind) => {
  const { subject, one, many, apart, undated } = STANDARD_WORDS[kind]
  const label = BATCH_KIND_LABELS[kind]
  const sentences = Object.entries({
    one,
    many,
    ...(apart && { 'many, on different days': apart }),
    ...(undated && {
      'one, without a last day': undated.one,
      'many, without a last day': undated.many,
      ...(undated.apart && { 'many, on different days, without a last day': undated.apart }),
    }),
  })
  return [
    pair(`${label}: subject`, subject.one),
    pair(`${label}: subject, many`, subject.many),
    ...sentences.flatMap(([form, sentence]) => [
      pair(`${label}: ${form}`, sentence),
      ...(sentence.esText === undefined ? [] : [pair(`${label}: ${form}, as a text`, inText(sentence))]),
    ]),
  ]
})

const DECLINES: Row[] = [
  ...Object.entries(DECLINE_TEXTS).map(([code, { customer }]) => pair(code, customer)),
  pair('credit card on a debit-only request', CREDIT_REFUSED),
  pair('the same, after the charge', CREDIT_SLIPPED),
  pair('not known to be a debit card', FUNDING_UNKNOWN_REFUSED),
  pair('request no longer open', WITHDRAWN_CHARGE),
]

const PAY_PAGE: Row[] = [
  ...tables(PAY_PAGE_TEXT.en, PAY_PAGE_TEXT.es),
  ...(['28', '27', '25'] as const).map((day) =>
    said('deadline', (language) => payByText(...deadline, before(day), language)),
  ),
  ...tables(PAGE_TROUBLE.en, PAGE_TROUBLE.es, 'trouble '),
]

const SELF_PAGE: Row[] = [
  ...tables(selfPageText('en'), selfPageText('es')),
  ...tables(PAYABLE_WORDS.en, PAYABLE_WORDS.es, 'refused '),
  said('day', (language) => selfDay(asLocalDay('2026-11-28'), language)),
  pair('memo of its request', SELF_MEMO),
]

const BUBBLE: Row[] = [
  ['greeting', DEFAULT_BUBBLE.bubbleGreetingEN, DEFAULT_BUBBLE.bubbleGreetingES],
  ['consent', DEFAULT_BUBBLE.bubbleConsentEN, DEFAULT_BUBBLE.bubbleConsentES],
  ...tables(panelText('en'), panelText('es')),
  ...(['28', '27', '25'] as const).map((day) =>
    said('closed', (language) => closedText(before('28'), before(day), 'America/Los_Angeles', language)),
  ),
]

const EMAILS: Row[] = [
  said('Subject of staff’s first email', (language) => firstSubject(storeName, language)),
  ...tables(EMAIL_FOOTERS.en, EMAIL_FOOTERS.es, 'Below a mailer: '),
]

const DEMO: Row[] = [
  ...STORES.map((store) => said(`Auto-reply of ${store.storeName}`, (language) => autoReplyTemplate(store, language))),
  ...TEMPLATES.flatMap(({ templateName, templateLanguage, templateBody, templateBodyES, ...subjects }): Row[] => [
    ...(subjects.templateSubject === null
      ? []
      : [[`${templateName}: subject`, subjects.templateSubject, subjects.templateSubjectES ?? ''] as Row]),
    templateLanguage === 'en' ? [templateName, templateBody, templateBodyES] : [templateName, '', templateBody],
  ]),
  ...QUICK_REPLIES.map(({ replyTitle, replyBody, replyBodyES }): Row => [replyTitle, replyBody, replyBodyES]),
  ...MAILERS.flatMap(({ title, subject, en, es }): Row[] => [
    ...(subject === undefined ? [] : [[`${title}: subject`, subject, ''] as Row]),
    [title, en, es],
  ]),
  ...BUBBLES.map(({ settings }): Row => {
    const { bubbleGreetingEN, bubbleGreetingES } = JSON.parse(settings) as typeof DEFAULT_BUBBLE
    return ['Greeting of the chat bubble', bubbleGreetingEN, bubbleGreetingES]
  }),
]

const SECTIONS: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  ['Texts', TEXTS],
  ['Notices', NOTICES],
  ['Around a notice', tables(mapped('en'), mapped('es'))],
  ['Letters', tables(LETTER_LABELS.en, LETTER_LABELS.es)],
  ['Emails', EMAILS],
  ['Receipts', tables(RECEIPT_WORDS.en, RECEIPT_WORDS.es)],
  ['Pay page', PAY_PAGE],
  ['Self-service page', SELF_PAGE],
  ['Declined cards', DECLINES],
  ['Replacement loans on the pay page', tables(RENEWAL_WORDS.en, RENEWAL_WORDS.es)],
  [
    'Quote page',
    [
      ...tables(quotePageText('en'), quotePageText('es')),
      said('day', (language) => quoteDay(asLocalDay('2026-11-28'), language)),
    ],
  ],
  [
    'Printed quote and disclosure',
    [
      ...tables(LENDING_WORDS.en, LENDING_WORDS.es),
      ...tables(CHARGE_WORDS.en, CHARGE_WORDS.es),
      ...tables(SHEET_WORDS.en, SHEET_WORDS.es),
    ],
  ],
  ['Unsubscribing', tables(UNSUBSCRIBE_TEXT.en, UNSUBSCRIBE_TEXT.es)],
  ['Chat bubble', BUBBLE],
  ['Card form of the sandbox', Object.entries(frameTexts).map(([name, words]) => pair(name, words))],
  ['Words that the demo’s stores wrote', DEMO],
]

/** The frames of notices in one language. */
function mapped(language: Language): Record<string, (body: string) => string> {
  return Object.fromEntries(Object.entries(NOTICE_FRAMES).map(([medium, words]) => [medium, words[language]]))
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', '<br>') || '–'
const section = ([title, rows]: (typeof SECTIONS)[number]): string =>
  [
    `## ${title}`,
    '',
    '| Where | English | Spanish |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ].join('\n')

export const customerWords = (): string => `# What customers read

Every sentence that the product sends or shows to a customer, in both languages, to be read aloud by someone who did not write it. \`npm run generate\` writes this
page from the tables of words; ‹angle quotes› stand for what the code fills in, [BRACKETS] for a template's tokens, and – for words that don't exist.

${SECTIONS.map(section).join('\n\n')}
`
