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
    ['an introduction without a day', 'Yes.\n\nOn Tuesday Ana wrote:\n> Shall we?', 'Yes.'],
    ['a French one', 'Yes.\n\nLe mardi, Ana a écrit :\n> Shall we?', 'Yes.'],
    ['a German one', 'Yes.\n\nAm Dienstag schrieb Ana:\n> Shall we?', 'Yes.'],
    ['one in another language', 'Yes.\n\nW dniu 2.01.2026 9:00 Main <m@x.test> pisze:\n> Shall we?', 'Yes.'],
    ['a day without a colon', 'Yes.\n\n2/1 Main <m@x.test> wrote\n> Shall we?', 'Yes.'],
    ['a line', `Yes.\n\n${'_'.repeat(20)}\nShall we?`, 'Yes.'],
    ['a forwarded message', 'Yes.\n\nInicio del mensaje reenviado:\n\nShall we?', 'Yes.'],
    ['a Spanish divider', 'Yes.\n\n-- Mensaje reenviado --\nShall we?', 'Yes.'],
    ['Zoho’s Spanish divider', 'Yes.\n\n---- El vie, 27 nov, Main escribió ---\nShall we?', 'Yes.'],
    ...['Cc', 'Reply-To', 'Importance', 'Enviado', 'Fecha', 'Responder a'].map((header) => [
      `a sender and “${header}”`,
      `Yes.\n\nFrom: Main\n${header}: x\nSubject: Ring\n\nShall we?`,
      'Yes.',
    ]),
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
    ['has a short line', `Yes.\n${'_'.repeat(19)}\nShall we?`],
    ['names a sender, with one more header', 'Yes.\n\nFrom: Main\nSubject: Ring\n\nShall we?'],
    ['speaks of writing', 'On Tuesday you wrote:\nthat it is ready. Is it?'],
  ])('is whole when it %s', (_, body) => {
    expect(splitQuoted(body)).toEqual({ fresh: body.trim(), quoted: '' })
  })
})
