import { describe, expect, it } from 'vitest'
import { splitQuoted } from '#domain/message/quoted.ts'

describe('an email that quotes the one it answers', () => {
  it.each([
    [
      'an introduced quotation',
      'Yes please.\n\nOn Tue, Jan 2, 2024 at 9:00 AM Main <m@x.test> wrote:\n> Shall we hold it?\n> Main',
      'Yes please.',
    ],
    [
      'an introduction over two lines',
      'Yes.\n\nOn Tue, Jan 2, 2024 at 9:00 AM Golden Pledge Main\n<m@x.test> wrote:\n\n> Shall we?',
      'Yes.',
    ],
    [
      'an introduction over three lines',
      'Yes.\n\nOn Tue, Jan 2, 2024 at 9:00 AM\nGolden Pledge Main\n<m@x.test> wrote:\n\n> Shall we?',
      'Yes.',
    ],
    ['a Spanish one', 'Sí.\n\nEl mar, 2 ene 2024 a las 9:00, Main (<m@x.test>) escribió:\n\n> ¿La guardamos?', 'Sí.'],
    ['a divider', 'Yes.\n\n-----Original Message-----\nFrom: Main\nShall we?', 'Yes.'],
    ['bare quoted lines', 'Yes.\n> Shall we?', 'Yes.'],
    ['Outlook’s headers', 'Yes.\n\nFrom: Main\nSent: Monday\nTo: Ana\nSubject: Ring\n\nShall we?', 'Yes.'],
    ['an introduction with an address', 'Yes.\n\nOn Mon, Jan 2, 2026, Main <m@x.test> wrote:\n\n Shall we?', 'Yes.'],
    ['windows line ends', 'Yes.\r\n\r\n> Shall we?\r\n', 'Yes.'],
  ])('is split at %s', (_, body, fresh) => {
    expect(splitQuoted(body)).toMatchObject({ fresh, quoted: expect.stringMatching(/Shall we|guardamos/) })
  })

  // Searching it for an introduction would take hours.
  it('is split below a line as long as an email may be', () => {
    const line = `am ${'schrieb '.repeat(5_000)}${' '.repeat(50_000)}:x`
    expect(splitQuoted(`Hi\n\n${line}\n> Shall we?`)).toEqual({ fresh: `Hi\n\n${line}`, quoted: '> Shall we?' })
  })

  it.each([
    ['has no quotation', 'Is it > 10 grams?\n\nAna'],
    ['answers below the quotation', '> Shall we hold it?\nYes please.'],
    ['is nothing but a quotation', '> Shall we hold it?'],
    ['speaks of writing', 'On Tuesday you wrote:\nthat it is ready. Is it?'],
  ])('is whole when it %s', (_, body) => {
    expect(splitQuoted(body)).toEqual({ fresh: body.trim(), quoted: '' })
  })
})
