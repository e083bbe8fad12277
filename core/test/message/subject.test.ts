import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanSubject, firstSubject, replySubject, SUBJECT_MAX_CHARACTERS } from '#domain/message/subject.ts'

describe('the subject of a reply', () => {
  it.each([
    ['Ticket 4401', 'Re: Ticket 4401'],
    ['Re: Ticket 4401', 'Re: Ticket 4401'],
    ['RE: re: Fwd: Ticket 4401', 'Re: Ticket 4401'],
    ['AW: Ticket', 'Re: Ticket'],
    ['Re[2]: Ticket', 'Re: Ticket'],
    ['RV: Boleta', 'Re: Boleta'],
    ['SV: Boleta', 'Re: Boleta'],
    ['Ref: Boleta', 'Re: Boleta'],
    ['Fw: Boleta', 'Re: Boleta'],
    ['TR: Boleta', 'Re: Boleta'],
    ['WG: Boleta', 'Re: Boleta'],
    ['Aw[12]: Re : Boleta', 'Re: Boleta'],
    ['Agree: Boleta', 'Re: Agree: Boleta'],
    ['Reno gold', 'Re: Reno gold'],
    ['', 'Re:'],
  ])('to %j is %j', (subject, answer) => {
    expect(replySubject(subject)).toBe(answer)
  })

  it('does not change in further replies', () => {
    fc.assert(
      fc.property(fc.string(), (subject) => {
        expect(replySubject(replySubject(subject))).toBe(replySubject(subject))
      }),
    )
  })
})

describe('a subject', () => {
  it('is one line of at most 200 characters and cannot start another header', () => {
    for (const mark of ['\u0000', '\u2028', '\u2029', ' \t ']) expect(cleanSubject(`a${mark}b`)).toBe('a b')
    expect(cleanSubject('Hello\r\nBcc: all@example.test')).toBe('Hello Bcc: all@example.test')
    expect(Array.from(cleanSubject('💍'.repeat(300)))).toHaveLength(SUBJECT_MAX_CHARACTERS)
  })

  it('of a first email names the store', () => {
    expect(firstSubject('Golden Pledge Main', 'en')).toBe('Message from Golden Pledge Main')
    expect(firstSubject('Golden Pledge Main', 'es')).toBe('Mensaje de Golden Pledge Main')
  })
})
