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
  ['text/directory', false, 'Contact card.vcf'],
  ['audio/mp4', false, 'Voice note.m4a'],
  ['audio/x-m4a', false, 'Voice note.m4a'],
  ['audio/aac', false, 'Voice note.m4a'],
  ['audio/mpeg', false, 'Voice note.mp3'],
  ['audio/mp3', false, 'Voice note.mp3'],
  ['audio/amr-nb', false, 'Voice note.amr'],
  ['audio/ogg', false, 'Voice note.ogg'],
  ['audio/wav', false, 'Voice note.wav'],
  ['audio/x-wav', false, 'Voice note.wav'],
  ['audio/3gpp', false, 'Voice note.3gp'],
  ['audio/3gpp2', false, 'Voice note.3gp'],
  ['video/3gpp2', false, 'Video.3gp'],
  ['video/quicktime', false, 'Video.mov'],
  ['video/webm', false, 'Video.webm'],
  ['text/x-calendar', false, 'Calendar entry.ics'],
  ['image/png', true, 'Picture.png'],
  ['image/gif', true, 'Picture.gif'],
  ['image/avif', true, 'Picture.avif'],
  ['image/bmp', false, 'Picture.bmp'],
  ['image/heic', false, 'Picture.heic'],
  ['constructor', false, 'File.bin'],
  ['', false, 'File.bin'],
])('%j: shown as a picture %s, saved as %s', (type, shown, name) => {
  expect([isPicture(type), mediaFileName(type)]).toEqual([shown, name])
})

test('a message without words is named after what came first', () => {
  expect([mediaWords([]), mediaWords([{ type: 'video/mp4' }, { type: 'image/png' }])]).toEqual([undefined, 'Video'])
})
