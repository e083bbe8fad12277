import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailHTML, type EmailParts, emailText } from '#domain/mailer/email-layout.ts'
import { jsonTable } from '../table.ts'

const PARTS: EmailParts = {
  language: 'en',
  companyName: 'Harbor & Light',
  storeName: 'Harbor Light "Lake St"',
  storeAddress: '1 Lake St, Los Angeles, CA 90015',
  logo: undefined,
  body: 'Hello Ann',
  unsubscribeURL: 'https://xd.example/u/1?a=1&b=2',
}

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The parts of a mail program that matter here: the text read, and the links' targets. */
const read = (html: string): string =>
  unescaped(
    html
      .replaceAll('<br>', '\n')
      .replaceAll('</p>\n<p', '</p>\n\n<p')
      .replaceAll(/<[^>]*>/g, ''),
  )
const links = (html: string): [string, string][] =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href = '', words = '']) => [
    unescaped(href),
    unescaped(words),
  ])
const bodyOf = (html: string): string => /<div style="margin:0 0 24px">.*?<\/div>\n(.*)\n<hr/s.exec(html)?.[1] ?? ''

describe('the email of a mailer', () => {
  interface Case {
    readonly what: string
    readonly body: string
    readonly links: [string, string][]
  }
  test.each(jsonTable<Case[]>('mailer/email-bodies.json'))('$what', ({ body, links: expected }) => {
    const html = bodyOf(emailHTML({ ...PARTS, body }))
    expect(links(html)).toEqual(expected)
    expect(html.includes('display:inline-block')).toBe(expected.some(([href, words]) => href !== words))
  })

  test('is read as it was written, with any characters', () => {
    const piece = fc.constantFrom(
      'Ann',
      ' ',
      '<b>',
      '&amp;',
      '"',
      "'",
      '&',
      '\n',
      '\n\n',
      'https://gold.example/a&b',
      '.',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const body = `Hello ${pieces.join('')}`
        const html = bodyOf(emailHTML({ ...PARTS, body }))
        // An address alone is a button with less to read.
        const isPlain = !body.split(/\n{2,}/).some((paragraph) => /^\s*https:\S*\s*$/.test(paragraph))
        if (isPlain) expect(read(html)).toBe(body.trim().replaceAll(/\n{2,}/g, '\n\n'))
        for (const [href] of links(html)) expect(body).toContain(href)
      }),
    )
  })

  test('breaks a word that is wider than a phone, so nobody has to scroll sideways', () => {
    expect(emailHTML({ ...PARTS, body: 'https://gold.example/'.padEnd(200, 'a') })).toMatch(
      /<body[^>]*><div style="[^"]*overflow-wrap:anywhere/,
    )
  })

  test('has the company’s logo at the top, or its name', () => {
    expect(emailHTML(PARTS)).toContain('>Harbor &amp; Light</strong>')
    const html = emailHTML({ ...PARTS, logo: { url: 'https://xd.example/logo?a&b', width: 480, height: 24 } })
    expect(html).toContain('<img src="https://xd.example/logo?a&amp;b" alt="Harbor &amp; Light" width="160" height="8"')
    expect(html).not.toContain('<strong')
  })

  test.each([
    ['en', 'You are getting this email because you are a customer of Harbor Light "Lake St".', 'Unsubscribe'],
    ['es', 'Recibe este correo por ser cliente de Harbor Light "Lake St".', 'Darse de baja'],
  ] as const)('says in %s who writes, from where and why, and how to unsubscribe', (language, why, stop) => {
    const html = emailHTML({ ...PARTS, language })
    expect(html).toContain(`<html lang="${language}">`)
    const foot = html.slice(html.indexOf('<hr'))
    expect(read(foot).trim()).toBe(`Harbor Light "Lake St", 1 Lake St, Los Angeles, CA 90015\n${why} ${stop}`)
    expect(links(foot)).toEqual([[PARTS.unsubscribeURL, stop]])
    expect(emailText({ ...PARTS, language }).split('\n')).toEqual([
      'Hello Ann',
      '',
      '--',
      'Harbor Light "Lake St", 1 Lake St, Los Angeles, CA 90015',
      why,
      `${stop}: ${PARTS.unsubscribeURL}`,
    ])
  })

  test('a store without an address is named alone, and blank lines around the text are dropped', () => {
    const bare = { ...PARTS, storeAddress: '', body: '\n\nHello Ann \n' }
    expect(read(emailHTML(bare))).toContain('\nHarbor Light "Lake St"\n')
    expect(emailText(bare)).toMatch(/^Hello Ann\n\n--\nHarbor Light "Lake St"\nYou/)
    expect(bodyOf(emailHTML(bare))).toMatch(/^<p [^>]*>Hello Ann<\/p>$/)
  })
})
