import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letterAddress, writtenAddress } from '#domain/notice/letter-address.ts'
import { LETTER_LABELS } from '#domain/notice/letter-labels.ts'
import { isProof, PROVING_TEXTS } from '#domain/notice/proving-text.ts'
import { isPrintable, withoutUnprintable } from '#domain/notice/unprintable.ts'
import { messageSegments } from '#domain/message/segments.ts'
import { sideBySide } from '../bilingual.ts'
import { jsonTable } from '../table.ts'

describe('the window of an envelope', () => {
  interface Case {
    readonly what: string
    readonly address: string
    readonly lines: string[]
  }
  test.each(jsonTable<Case[]>('notice/addresses.json'))('shows $what', ({ address, lines }) =>
    expect(letterAddress('Ann Lee', address)).toEqual(['Ann Lee', ...lines]),
  )

  test.each([
    ['Los Angeles, CA 90015', ''],
    ['Los Angeles, CA 90015-1234 ', ''],
    ['Los Angeles', ''],
    ['', ''],
    ['\nLos Angeles, CA 90015\n \n', ''],
    ['1 Main St', '1 Main St'],
    ['1 Main St, Los Angeles, CA 90015', '1 Main St, Los Angeles, CA 90015'],
    ['c/o Kim\nLos Angeles, CA 90015', 'c/o Kim\nLos Angeles, CA 90015'],
    ['c/o Kim\rLos Angeles', 'c/o Kim\rLos Angeles'],
  ])('needs more than a town: %j is written as %j', (typed, written) => expect(writtenAddress(typed)).toBe(written))

  test('shows the name, at most five lines, and loses no word', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-z0-9,]{1,8}$/), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(words, { maxLength: 9 }), (lines) => {
        const address = lines.map((line) => line.join(' ')).join('\n')
        const shown = letterAddress('Ann Lee', address)
        expect(shown[0]).toBe('Ann Lee')
        expect(shown.length).toBeLessThanOrEqual(5)
        const plain = (text: string) => text.replace(/[\s,]/g, '')
        expect(plain(shown.slice(1).join(''))).toBe(plain(address))
      }),
    )
  })
})

test.each(sideBySide(LETTER_LABELS.en, LETTER_LABELS.es))('a letter gives $path in both languages', ({ en, es }) => {
  expect(en).toMatch(/\p{L}/u)
  expect(es).toMatch(/\p{L}/u)
  expect(es).not.toBe(en)
})

describe('the text that asks whether notices arrive', () => {
  test.each(['en', 'es'] as const)('fits one segment in %s, and names the store and the answer', (language) => {
    const text = PROVING_TEXTS[language].replace('[STORE_NAME]', 'Golden Pledge Main Street Pawn and Loan')
    expect(messageSegments(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 })
    const [answer = ''] = /\b[A-Z]{5,}\b/.exec(text) ?? []
    expect(isProof(answer)).toBe(true)
  })

  test.each(['VALID', 'valid.', ' Válido! ', 'valida', '"Valid"', 'VALID 1'])('is answered by "%s"', (body) =>
    expect(isProof(body)).toBe(true),
  )
  test.each(['', 'invalid', 'is it valid?', 'yes', '1'])('is not answered by "%s"', (body) =>
    expect(isProof(body)).toBe(false),
  )
})

test.each([
  [{}, true],
  [{ body: null }, false],
  [{ subject: null }, true],
  [{ address: ['Zoë Müller', '4 Ωmega St'] }, true],
  [{ address: ['王小明'] }, false],
  [{ body: 'Your ｆｕｌｌ ticket' }, false],
  [{ tickets: [{ description: '金' }] }, false],
])('a letter with %j can be printed: %s', (part, printable) =>
  expect(
    isPrintable({
      address: ['Ann Lee'],
      subject: 'Due',
      body: 'Due on Friday',
      tickets: [{ description: 'Ring' }],
      ...part,
    }),
  ).toBe(printable),
)

test('characters that the font lacks are left out, once for each run', () =>
  expect(withoutUnprintable('Ring 金, 銀 of Müller')).toBe('Ring […] of Müller'))

test('each run of such characters, not only the first', () =>
  expect(withoutUnprintable('金 ring, 銀 ring')).toBe('[…] ring, […] ring'))
