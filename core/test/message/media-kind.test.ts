import { expect, test } from 'vitest'
import { mediaFileName } from '#domain/message/media-file-name.ts'
import { isPicture, mediaWords } from '#domain/message/media-kind.ts'

test.each([
  ['image/jpeg', true, 'Picture.jpg'],
  ['image/webp', true, 'Picture.webp'],
  ['image/tiff', false, 'Picture.tiff'],
  ['image/svg+xml', false, 'Picture.bin'],
  ['text/vcard', false, 'Contact card.vcf'],
  ['text/x-vcard', false, 'Contact card.vcf'],
  ['audio/amr', false, 'Voice note.amr'],
  ['audio/basic', false, 'Voice note.bin'],
  ['video/mp4', false, 'Video.mp4'],
  ['video/3gpp', false, 'Video.3gp'],
  ['application/pdf', false, 'PDF.pdf'],
  ['text/plain', false, 'Text file.txt'],
  ['text/calendar', false, 'Calendar entry.ics'],
  ['text/html', false, 'File.bin'],
  ['audio/amr-wb', false, 'Voice note.amr'],
  ['constructor', false, 'File.bin'],
  ['', false, 'File.bin'],
])('%j: shown as a picture %s, saved as %s', (type, shown, name) => {
  expect([isPicture(type), mediaFileName(type)]).toEqual([shown, name])
})

test('a message without words is named after what came first', () => {
  expect([mediaWords([]), mediaWords([{ type: 'video/mp4' }, { type: 'image/png' }])]).toEqual([undefined, 'Video'])
})
