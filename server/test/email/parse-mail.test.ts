import { expect, test } from 'vitest'
import { parseMail } from '@xd/server/providers/email/parse/parse-mail.ts'

const OURS = '<key@live.test>'
const mail = (headers: readonly string[], body = 'Hello', encoding: BufferEncoding = 'utf8') =>
  parseMail(Buffer.from([...headers, '', body].join('\r\n'), encoding))
const report = (type: string, ...parts: readonly string[]) =>
  mail(
    [
      'From: Mail Delivery System <mailer-daemon@mx.test>',
      'Message-ID: <report@mx.test>',
      `Content-Type: multipart/report; report-type=${type}; boundary=r`,
    ],
    [...parts.map((part) => `--r\r\n${part}`), '--r--'].join('\r\n'),
  )
const lines = (...all: readonly string[]) => all.join('\r\n')
const words = lines('Content-Type: text/plain', '', 'Sorry.')
const failed = lines(
  'Final-Recipient: rfc822; a@mx.test',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 Unknown',
)
const delayed = lines('Final-Recipient: rfc822; b@mx.test', 'Action: delayed', 'Status: 4.4.1')
const status = (...recipients: readonly string[]) =>
  lines('Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.test', '', recipients.join('\r\n\r\n'))
const headersOf = (type: string) => lines(`Content-Type: ${type}`, '', `Message-ID: ${OURS}`, 'Subject: Gold', '')

test.each([
  ['the headers', [words, status(failed), headersOf('text/rfc822-headers')]],
  ['the whole email', [words, status(failed), `${headersOf('message/rfc822')}\r\nHello`]],
  ['several addresses, the first only late', [words, status(delayed, failed), headersOf('text/rfc822-headers')]],
  ['a part for each address', [words, status(delayed), status(failed), headersOf('text/rfc822-headers')]],
  [
    'addresses beyond ASCII',
    [words, status(failed).replace('delivery-status', 'global-delivery-status'), headersOf('message/global-headers')],
  ],
  [
    'an email beyond ASCII',
    [
      words,
      status(failed).replace('delivery-status', 'global-delivery-status'),
      `${headersOf('message/global')}\r\nHola`,
    ],
  ],
  [
    'nothing but its words',
    [lines('Content-Type: text/plain', '', 'Sorry.', '', `> Message-ID: ${OURS}`), status(failed)],
  ],
])('a bounce report with %s says which email did not arrive', async (_, parts) => {
  expect(await report('delivery-status', ...parts)).toMatchObject({ bounce: { emailID: OURS, code: 550 } })
})

test.each([
  [
    'Exim',
    ['X-Failed-Recipients: a@mx.test', 'Subject: Mail delivery failed: returning message to sender'],
    '550 5.1.1 Unknown user',
    550,
  ],
  ['qmail', ['Subject: failure notice'], 'Hi. This is the qmail-send program.\r\n550 5.2.2 Over quota', 552],
  ['a server that names no code', ['Subject: Undeliverable: Gold'], 'The address does not exist.', 550],
])('a bounce in words alone, from %s, is one too', async (_, headers, text, code) => {
  const from = 'From: Mail Delivery System <MAILER-DAEMON@mx.test>'
  const body = `${text}\r\n\r\nMessage-ID: ${OURS}\r\n`
  expect(await mail([from, ...headers], body)).toMatchObject({ bounce: { emailID: OURS, code } })
  // From anyone else it is a person’s email.
  expect(await mail(['From: Ana <ana@mx.test>', headers.at(-1)!], body)).toMatchObject({ bounce: null })
})

test('a bounce that names no email of ours gives the recipient and the subject', async () => {
  const about = (subject: string | null) => ({ emailID: null, code: 550, recipients: ['a@mx.test'], subject })
  const headers = lines('Content-Type: text/rfc822-headers', '', 'Subject: Gold', '')
  expect(await report('delivery-status', words, status(failed))).toMatchObject({ bounce: about(null) })
  expect(await report('delivery-status', words, status(failed), headers)).toMatchObject({ bounce: about('Gold') })
  const told = (subject: string, body: string) => mail(['From: <mailer-daemon@mx.test>', `Subject: ${subject}`], body)
  expect(await told('Undeliverable: Gold', '<A@mx.test>: no such user')).toMatchObject({ bounce: about('Gold') })
  expect(await told('failure notice', 'a@mx.test: no such user')).toMatchObject({ bounce: about(null) })
})

test('a delay report is no bounce, and is ignored', async () => {
  const { bounce, receipt } = await report('delivery-status', words, status(delayed), headersOf('text/rfc822-headers'))
  expect({ bounce, receipt }).toEqual({ bounce: null, receipt: true })
  const warning = [
    'From: <mailer-daemon@mx.test>',
    'Subject: Warning: delivery failed so far, message delayed 24 hours',
  ]
  expect(await mail(warning, `Message-ID: ${OURS}`)).toMatchObject({ bounce: null })
})

test('read receipts and answers to invitations are ignored; an invitation is not', async () => {
  const receipt = lines('Content-Type: message/disposition-notification', '', `Original-Message-ID: ${OURS}`)
  expect(await report('disposition-notification', words, receipt)).toMatchObject({ receipt: true })
  const calendar = (method: string) =>
    mail(
      ['From: <ana@mx.test>', 'Content-Type: multipart/alternative; boundary=c'],
      lines(
        '--c',
        'Content-Type: text/plain',
        '',
        'Accepted: Ring',
        '--c',
        `Content-Type: text/calendar; charset=utf-8; method=${method}`,
        '',
        'BEGIN:VCALENDAR',
        `METHOD:${method}`,
        'END:VCALENDAR',
        '--c--',
      ),
    )
  expect(await calendar('REPLY')).toMatchObject({ receipt: true })
  expect(await calendar('REQUEST')).toMatchObject({ receipt: false })
})

test.each([
  ['Delivered-To', 'store@live.test'],
  ['Delivered-To', '<store@live.test>'],
  ['X-Original-To', 'store@live.test'],
  ['Envelope-To', 'store@live.test'],
])('%s: %s names an email’s recipient', async (name, address) => {
  const read = await mail(['From: <ana@mx.test>', 'To: undisclosed-recipients:;', `${name}: ${address}`])
  expect(read.to).toEqual(['store@live.test'])
})

test('headers written in raw Latin-1 are decoded', async () => {
  const headers = ['From: José Peña <jose@mx.test>', 'Subject: ¿Cuánto por mi anillo? Ñandú']
  expect((await mail(headers, 'Hola', 'latin1')).subject).toBe('¿Cuánto por mi anillo? Ñandú')
  expect((await mail(headers)).subject).toBe('¿Cuánto por mi anillo? Ñandú')
})

test('an email with headers alone, or without a sender, is read as far as it goes', async () => {
  const bare = await parseMail(Buffer.from('Message-ID: <a@mx.test>\r\nSubject: ¿Cuánto?', 'latin1'))
  expect(bare).toMatchObject({ emailID: '<a@mx.test>', from: '', to: [], subject: '¿Cuánto?', text: '', html: null })
  expect(await mail(['From: Team: ;', 'X-Failed-Recipients: a@mx.test'])).toMatchObject({ from: '', bounce: null })
})

test('an email in HTML alone has no text yet', async () => {
  const read = await mail(['From: <ana@mx.test>', 'Content-Type: text/html'], '<p>Hello</p>')
  expect({ ...read, html: read.html?.trim() }).toMatchObject({ text: '', html: '<p>Hello</p>', bounce: null })
  const from = 'From: <mailer-daemon@mx.test>'
  const failed = await mail([from, 'Subject: Undeliverable: Gold', 'Content-Type: text/html'], '<p>550 No</p>')
  expect(failed.bounce).toEqual({ emailID: null, subject: 'Gold', code: 550, recipients: [] })
})

test('a report without a type, or in capital letters, counts too; words in a file are no answer', async () => {
  const type = (value: string) =>
    mail(['From: <ana@mx.test>', `Content-Type: ${value}; boundary=r`], lines('--r', words, '--r--'))
  expect(await type('multipart/report')).toMatchObject({ receipt: true })
  expect(await type('Multipart/REPORT; REPORT-TYPE=disposition-notification')).toMatchObject({ receipt: true })
  const file = lines(
    '--r',
    'Content-Type: text/x-log; name=a.log',
    'Content-Disposition: attachment',
    '',
    'METHOD:REPLY',
  )
  const sent = ['From: <ana@mx.test>', 'Content-Type: multipart/mixed; boundary=r']
  expect(await mail(sent, lines(file, '--r--'))).toMatchObject({ receipt: false })
  const status = lines('Content-Type: MESSAGE/Delivery-Status', '', 'Reporting-MTA: dns; mx.test', '', failed)
  expect(await report('delivery-status', words, status)).toMatchObject({ bounce: { code: 550 } })
})
