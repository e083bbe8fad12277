import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { looksLikeOptOut } from '@xd/core/domain/message/opt-out-request.ts'
import { LONGEST_HTML, LONGEST_TEXT } from '@xd/server/providers/email/parse/bounds.ts'
import { parseMail } from '@xd/server/providers/email/parse/parse-mail.ts'
import { plainWords } from '@xd/server/providers/email/parse/plain-words.ts'
import { readHTML } from '@xd/server/providers/email/parse/read-html.ts'
import { textOfHTML } from '@xd/server/providers/email/parse/safe-html.ts'

// Each of these took the server minutes, or forever.

test.each([
  ['a border of letters', `<p style="border:${'a'.repeat(90)}!">Hello</p>`],
  ['a margin of digits', `<p style="margin:${'1'.repeat(5_000)}!">Hello</p>`],
  ['spaces without end', `<p style="border:solid${' '.repeat(50_000)}!">Hello</p>`],
  ['flat divisions', `Hello${'<div>'.repeat(4_000_000)}`],
  ['letters in bold, five megabytes deep', `Hello${'<b>'.repeat(1_700_000)}`],
  ['tags that are closed by others', `Hello${'<b></x>'.repeat(100_000)}`],
  ['tags without an end', `Hello${'<'.repeat(1_000_000)}`],
  ['scripts without an end', `Hello${'<script>'.repeat(120_000)}`],
  ['breaks that never end', `Hello${`<br ${'x'.repeat(190)}`.repeat(5_000)}`],
])('%s: the text comes through', (_, html) => {
  expect(readHTML(html)).toMatchObject({ words: expect.stringMatching(/^Hello/) as string })
})

const emails = JSON.parse(
  readFileSync(new URL('../../../fixtures/tables/message/opt-out-emails.json', import.meta.url), 'utf8'),
) as {
  words: Record<'asks' | 'doesNot', string[]>
  html: { client: string; html: string }[]
}
test.each(emails.html)('text that $client quotes in HTML is not read as its writer’s', ({ html }) => {
  for (const read of [(dirty: string) => readHTML(dirty).words, plainWords])
    for (const asks of [true, false])
      for (const words of emails.words[asks ? 'asks' : 'doesNot']) {
        const text = read(html.replace('{words}', words))
        expect([text, looksLikeOptOut(text)]).toEqual([expect.stringContaining(words), asks])
      }
})

test('a quote in HTML too large to format keeps its marks, from its tag to its end', () => {
  const quoted = 'Yes<br>please<BLOCKQUOTE class="q">Shall we<div>stop?</div></blockquote>Thanks'
  expect(plainWords(quoted)).toBe('Yes\nplease\n> Shall we\n> stop?\n>\nThanks')
  expect(readHTML(`${'<b>'.repeat(300)}${quoted}`)).toMatchObject({ words: plainWords(quoted), html: null })
})

test('an ordinary newsletter keeps its formatting', () => {
  const rows = '<tr><td style="border: 1px solid #ccc; margin: 0 auto; padding: 4px 8px"><p>Gold<br>Silver'.repeat(
    2_000,
  )
  const { html } = readHTML(`<table>${rows}</table>`)
  expect(html).toContain('border:1px solid #ccc;margin:0 auto;padding:4px 8px')
})

test('HTML too large to format is still shown as text, without its script', () => {
  const { words, html } = readHTML(`<style>p{}</style><p>Caf&eacute; &amp; ring<br>Two</p>${'<b>'.repeat(300)}`)
  expect({ words, html }).toEqual({ words: 'Caf&eacute; & ring\nTwo', html: null })
})

test('signs that mark quotes here mark none in an email', () => {
  for (const text of [textOfHTML, plainWords, (html: string) => readHTML(html).words])
    expect(text('\ue000<br>Hello<br>\ue001there')).toBe('Hello\nthere')
})

test('whether HTML is too large to format depends on its tags and its length', () => {
  const isFormatted = (html: string) => readHTML(html).html !== null
  // Only tags count. A closing tag before any opening one makes no room for another.
  expect(isFormatted('1 < 2 <!-- --> '.repeat(250))).toBe(true)
  expect([200, 201].map((depth) => isFormatted(`${'</b>'.repeat(20)}${'<b>'.repeat(depth)}x`))).toEqual([true, false])
  const long = (length: number) => `<b>x</b><!--${'y'.repeat(length - 15)}-->`
  expect([LONGEST_HTML, LONGEST_HTML + 1].map((length) => isFormatted(long(length)))).toEqual([true, false])
  const deep = readHTML(`${'<b>'.repeat(201)}${'x'.repeat(LONGEST_TEXT + 1)}`)
  expect(deep).toEqual({ words: 'x'.repeat(LONGEST_TEXT), html: null, remoteImages: 0 })
})

const mail = (headers: readonly string[], body = 'Hello') => Buffer.from([...headers, '', body].join('\r\n'))

test('an email is cut to what the database can hold, whatever its headers say', async () => {
  const ids = Array.from({ length: 10_000 }, (_, n) => `<${n}@example.test>`).join(' ')
  const addresses = Array.from({ length: 5_000 }, (_, n) => `a${n}@example.test`).join(', ')
  const read = await parseMail(
    mail([
      'From: <ana@example.test>',
      `To: ${addresses}`,
      `Subject: ${'s'.repeat(100_000)}`,
      `Message-ID: <${'m'.repeat(100_000)}@example.test>`,
      `References: ${ids}`,
    ]),
  )
  expect(read.emailID).toMatch(/^<[0-9a-f]{64}@long-message-id\.invalid>$/)
  expect(read.references).toHaveLength(100)
  expect(read.references.at(-1)).toBe('<9999@example.test>')
  expect(read.to).toHaveLength(50)
  expect(read.subject).toHaveLength(2_000)
})
