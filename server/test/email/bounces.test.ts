import { expect, test } from 'vitest'
import { parseMail } from '#providers/email/parse/parse-mail.ts'

const lines = (...all: readonly string[]) => all.join('\r\n')
const mail = (headers: readonly string[], body: string) => parseMail(Buffer.from(lines(...headers, '', body)))
const multipart = (type: string, ...parts: readonly string[]) =>
  mail(
    ['From: <mailer-daemon@mx.test>', `Content-Type: multipart/report; report-type=${type}; boundary=r`],
    lines(...parts.map((part) => `--r\r\n${part}`), '--r--'),
  )
const status = (...of: readonly string[]) =>
  lines('Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.test', '', ...of)
const told = (subject: string, body: string, from = 'MAILER-DAEMON@mx.test', more: readonly string[] = []) =>
  mail([`From: <${from}>`, `Subject: ${subject}`, ...more], body)

test.each([
  ['Undelivered Mail Returned to Sender'],
  ['Undeliverable: Gold'],
  ['Delivery has failed'],
  ['Delivery failure'],
  ['failure notice'],
  ['Returned mail: see transcript'],
  ['Mail delivery failed: returning message to sender'],
  ['Your message was not delivered'],
  ['No se pudo entregar el mensaje'],
  ['No se ha podido entregar'],
  ['Correo devuelto'],
])('a mail server that writes “%s” says that an email did not arrive', async (subject) => {
  expect((await told(subject, 'a@mx.test: 550 5.1.1 Unknown')).bounce).toMatchObject({ code: 550 })
})

test.each([
  ['Delivery failed: message delayed'],
  ['Warning: message not delivered yet'],
  ['Delivery failed, will retry'],
  ['Delivery failed, will be retried'],
  ['Not delivered, still trying'],
  ['No se pudo entregar: retraso'],
  ['Your mailbox'],
])('a mail server that writes “%s” says nothing yet', async (subject) => {
  expect((await told(subject, 'a@mx.test: 450 Wait')).bounce).toBeNull()
})

test.each([
  ['mailer-daemon@mx.test', true],
  ['Postmaster@mx.test', true],
  ['mail-daemon@mx.test', true],
  ['noreply-mailer@mx.test', true],
  ['mailer-daemons@mx.test', false],
  ['ana@mx.test', false],
  ['not.postmaster@mx.test', false],
])('%s is a mail server: %s', async (from, isServer) => {
  const { bounce } = await told('Undeliverable', 'a@mx.test: 550 no', from)
  expect(bounce !== null).toBe(isServer)
  // A header of a mail server says so, too, whatever the subject is.
  const named = await told('Hello', '550 no', from, ['X-Failed-Recipients: A@mx.test, b@mx.test'])
  expect(named.bounce?.recipients ?? null).toEqual(isServer ? ['a@mx.test', 'b@mx.test'] : null)
})

test.each([
  ['Undeliverable: Gold ring', '', 'Gold ring'],
  ['No se puede entregar: Anillo', 'a@mx.test undeliverable', 'Anillo'],
  ['Undeliverable:', '', null],
  ['failure notice', 'Subject: Quoted', 'Quoted'],
  ['Undeliverable: Gold', '> subject:  Quoted one ', 'Quoted one'],
])('the subject of the email that “%s” is about', async (subject, body, about) => {
  const { bounce } = await told(subject, lines('a@mx.test: 550 no', body), 'postmaster@mx.test', [
    'X-Failed-Recipients: a@mx.test',
  ])
  expect(bounce?.subject).toBe(about)
})

test('a report names each address once, as it was written to and as it was forwarded', async () => {
  const { bounce } = await multipart(
    'delivery-status',
    status(
      'Original-Recipient: rfc822;Ana@Shop.test',
      'Final-Recipient: rfc822; ana@mx.test.',
      'Final-Recipient: rfc822; ANA@mx.test',
      'Action: failed',
      'Status: 5.2.2',
      'Diagnostic-Code: smtp; 550 5.1.1 Mailbox full',
      'Remote-MTA: dns; who@elsewhere.test',
    ),
  )
  expect(bounce).toEqual({ emailID: null, subject: null, code: 552, recipients: ['ana@shop.test', 'ana@mx.test'] })
})

test('a report without a code of its own has that of its status, and of twenty addresses no more', async () => {
  const many = Array.from({ length: 25 }, (_, n) => `Final-Recipient: rfc822; a${n}@mx.test`)
  const { bounce } = await multipart('delivery-status', status(...many, 'Action: failed', 'Status: 5.2.2'))
  expect([bounce?.code, bounce?.recipients.length]).toEqual([552, 20])
  const unknown = await multipart('delivery-status', status('Action: failed', 'Status: 5.0.0'))
  expect(unknown.bounce?.code).toBe(550)
  const succeeded = await multipart('delivery-status', status('Action: delivered', 'Status: 2.0.0'))
  expect(succeeded.bounce).toBeNull()
})

test('a report about no email of ours names the last one that it answers', async () => {
  const headers = ['References: <a@x.test> <b@x.test>']
  expect((await told('failure notice', '550 no', 'postmaster@mx.test', headers)).bounce?.emailID).toBe('<b@x.test>')
  const answers = [...headers, 'In-Reply-To: <c@x.test>']
  expect((await told('failure notice', '550 no', 'postmaster@mx.test', answers)).bounce?.emailID).toBe('<c@x.test>')
})

test.each([
  ['abuse', true],
  ['fraud', true],
  ['other', true],
  ['not-spam', false],
  ['virus', false],
])('a report of %s is a complaint: %s', async (type, isComplaint) => {
  const { complaint, bounce } = await multipart(
    'feedback-report',
    lines('Content-Type: message/feedback-report', '', `Feedback-Type: ${type}`, 'Version: 1'),
    lines('Content-Type: text/rfc822-headers', '', 'Message-ID: <ours@x.test>', ''),
  )
  expect([complaint, bounce]).toEqual([isComplaint ? { emailID: '<ours@x.test>' } : null, null])
})

test('a complaint about an email that it does not name is none', async () => {
  const { complaint } = await multipart(
    'feedback-report',
    lines('Content-Type: message/feedback-report', '', 'Feedback-Type: abuse'),
  )
  expect(complaint).toBeNull()
})

test.each([
  [['Auto-Submitted: auto-replied'], true],
  [['Auto-Submitted: auto-generated'], true],
  [['Auto-Submitted: no'], false],
  [['Precedence: bulk'], true],
  [['Precedence: junk'], true],
  [['Precedence: list'], true],
  [['Precedence: auto_reply'], true],
  [['Precedence: first-class'], false],
  [[], false],
] as const)('an email with %j was written by a program: %s', async (headers, automatic) => {
  expect(await mail(['From: <ana@x.test>', ...headers], 'Hello')).toMatchObject({ automatic, receipt: false })
})

test.each(['REPLY', 'COUNTER', 'REFRESH', 'REQUEST'])('an attached invitation of method %s', async (method) => {
  const { receipt } = await mail(
    ['From: <ana@x.test>', 'Content-Type: multipart/mixed; boundary=r'],
    lines(
      '--r',
      'Content-Type: application/ics; name=a.ics',
      '',
      'BEGIN:VCALENDAR',
      `METHOD:${method}`,
      'END:VCALENDAR',
      '--r--',
    ),
  )
  expect(receipt).toBe(method !== 'REQUEST')
})

test('an email without an ID is known by its content', async () => {
  const ids = await Promise.all(
    ['Hello', 'Hello', 'Hi'].map(async (body) => (await mail(['From: <ana@x.test>'], body)).emailID),
  )
  expect(ids[0]).toMatch(/^<[0-9a-f]{64}@no-message-id\.invalid>$/)
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false])
})
