import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { printLetters } from '#providers/print/letters.ts'
import { printProof } from '#providers/print/proof.ts'
import { tablePath } from '../table.ts'
import { linesOfSheets } from './lines-of-sheets.ts'

/** Noted anew by `XD_NOTE_WRITTEN=1`: look at each line that differs, and at a sheet that is printed from it. */
const TABLE = tablePath('notice/sheets.txt')
const NOTES = process.env['XD_NOTE_WRITTEN'] !== undefined
const noted: string[] = []
const expected = new Map(
  (existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : '')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.trimEnd().split('\n')
      return [heading, lines.join('\n')] as const
    }),
)

const HEAD = { name: 'Golden Pledge Main St', address: '4475 Old Main St', phone: '(213) 555-0101', logo: null }
const TICKET = {
  ticketNumber: '60804',
  loanDate: '2026-07-19',
  dueDate: '2026-11-16',
  graceDate: '2026-11-26',
  amountDue: 6300,
  description: '14k ring',
}
const BARE = { ...TICKET, ticketNumber: '60805', loanDate: null, graceDate: null, amountDue: null }
const LETTER = {
  noticeID: 58,
  language: 'en',
  day: '2026-11-22',
  address: ['Deb Pruitt', '9 Oak Ave', 'Fresno, CA 93701'],
  subject: 'Your ticket is past due',
  body: 'Come in.\n\nThank\tyou.',
  tickets: [TICKET, BARE],
  moves: true,
}
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...TICKET, ticketNumber: `T-${i}` }))
const paragraphs = (count: number) => Array.from({ length: count }, (_, i) => `Paragraph ${i + 1}`).join('\n')
const logoOf = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#aa2200' } })
      .png()
      .toBuffer()
  ).toString('base64')
const letters = (head: object, ...given: object[]) =>
  printLetters(Buffer.from(JSON.stringify({ title: 'Letters of November 22', head, letters: given })))

const NOTICE = {
  title: 'Notice 58',
  facts: [
    ['Sent', 'by text'],
    ['Answered', 'never'],
  ],
  subject: 'Your ticket is past due',
  body: 'Come in.\n\nThank you.',
  tickets: [TICKET],
}
const PROOF = {
  title: 'Proof of notices',
  facts: [
    ['Batch', '12'],
    ['Store', 'Golden Pledge Main St'],
  ],
  note: 'Some words were erased.',
  foot: 'Golden Pledge',
}
const proof = (given: object, ...notices: object[]) =>
  printProof(Buffer.from(JSON.stringify({ ...PROOF, ...given, notices })))

test.each<[string, () => Promise<Uint8Array>]>([
  [
    'letters in English and Spanish, and one that the font can’t write',
    () =>
      letters(
        HEAD,
        LETTER,
        { ...LETTER, noticeID: 59, language: 'es', subject: null, tickets: [TICKET] },
        { ...LETTER, noticeID: 60, moves: false, tickets: [] },
        { ...LETTER, noticeID: 61, address: ['王小明'] },
      ),
  ],
  [
    'a letter with a wide logo and no phone',
    async () => letters({ ...HEAD, phone: '', logo: await logoOf(600, 100) }, { ...LETTER, tickets: [] }),
  ],
  [
    'a letter with a high logo and no address',
    async () => letters({ ...HEAD, address: '', logo: await logoOf(100, 200) }, { ...LETTER, tickets: [] }),
  ],
  [
    'a letter with a small logo',
    async () => letters({ ...HEAD, logo: await logoOf(20, 10) }, { ...LETTER, tickets: [] }),
  ],
  [
    'a letter to an address of many lines',
    () =>
      letters(HEAD, { ...LETTER, tickets: [], address: ['Deb Pruitt', 'c/o Ann', 'Gate 4', '9 Oak Ave', 'Fresno'] }),
  ],
  ['a letter of many tickets', () => letters(HEAD, { ...LETTER, body: paragraphs(20), tickets: many(20) })],
  ['a letter of many words', () => letters(HEAD, { ...LETTER, body: paragraphs(62), tickets: [TICKET] })],
  [
    'a proof of three notices',
    () =>
      proof(
        {},
        NOTICE,
        { ...NOTICE, title: 'Notice 59', subject: null, body: null, facts: [['To', '王 and 😀']], tickets: [] },
        { ...NOTICE, title: 'Notice 60', subject: null, tickets: many(24) },
      ),
  ],
  [
    'a proof without a note, of a notice that needs its own sheet',
    () => proof({ note: null }, { ...NOTICE, body: paragraphs(28) }, { ...NOTICE, title: 'Notice 59' }),
  ],
  ['a proof of words that need two sheets', () => proof({}, { ...NOTICE, body: paragraphs(60) })],
])('%s', async (heading, print) => {
  const pages = await linesOfSheets(await print())
  const told = pages.map((lines, i) => [`- sheet ${i + 1}`, ...lines].join('\n')).join('\n')
  noted.push(`## ${heading}\n${told}\n`)
  if (NOTES) writeFileSync(TABLE, noted.join('\n'))
  else expect(told).toBe(expected.get(heading))
})

test('a document says what it is, and in which language', async () => {
  for (const pdf of [await letters(HEAD, LETTER), await proof({ title: 'Letters of November 22' }, NOTICE)]) {
    const document = await getDocumentProxy(new Uint8Array(pdf))
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({
      Title: 'Letters of November 22',
      Creator: 'XD Back Office',
      Language: 'en-US',
      PDFFormatVersion: '1.7',
    })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  }
})
