import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvCell, csvRow } from '@xd/core/domain/csv/row.ts'

describe('a row of CSV', () => {
  test.each([
    ['plain text', 'Muñoz', 'Muñoz'],
    ['a comma', 'Muñoz, Ángel', '"Muñoz, Ángel"'],
    ['quotation marks', 'the "big" one', '"the ""big"" one"'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['spaces at an end', ' x ', '" x "'],
    ['a formula', '=1+1', "'=1+1"],
    ['a link that steals', '=HYPERLINK("http://x.test","go")', `"'=HYPERLINK(""http://x.test"",""go"")"`],
    ['a plus', '+15205550142', "'+15205550142"],
    ['a minus', '-2+3', "'-2+3"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula behind blanks', '  =1', `'  =1`],
    ['a formula behind a tab', '\t=1', `"'\t=1"`],
    ['a formula after a semicolon', 'x;=1+1', '"x;=1+1"'],
    ['a formula after a tab', 'x\t=1+1', '"x\t=1+1"'],
    ['a full-width formula', '＝1+1', "'＝1+1"],
    ['a sign within', 'a=b', 'a=b'],
    ['a figure', -12.5, '-12.5'],
    ['nothing', null, ''],
    ['a truth', true, 'true'],
  ])('%s', (_, given, written) => {
    expect(csvCell(given)).toBe(written)
  })

  test('is read back as it was written, except for the apostrophe that blocks a formula', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\n', '\r', '\t', ' ', 'a', '＝') }),
    )
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 6 }), (cells) => {
        const [read = []] = parse(`${csvRow(cells)}\r\n`, { record_delimiter: '\r\n' })
        expect(read.map((text, i) => (text === `'${cells[i]}` ? cells[i] : text))).toEqual(cells)
        for (const text of read) expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
      }),
    )
  })
})
