import { expect, test } from 'vitest'
import { pastedPictures } from '#features/conversation/pasted-pictures.ts'

const PICTURE = new File(['…'], 'image.png', { type: 'image/png' })
const DOCUMENT = new File(['…'], 'list.pdf', { type: 'application/pdf' })

test.each([
  ['a screenshot', ['Files'], [PICTURE], 1],
  ['a picture of a web page', ['text/html', 'Files'], [PICTURE], 1],
  ['a picture’s file, whose name comes as text', ['text/plain', 'Files'], [PICTURE], 1],
  ['words of a document, with a picture of them', ['text/plain', 'text/html', 'text/rtf', 'Files'], [PICTURE], 0],
  ['words alone', ['text/plain', 'text/html'], [], 0],
  ['a document’s file', ['Files'], [DOCUMENT], 0],
])('pasting %s', (_, types, files, pictures) =>
  expect(pastedPictures({ types, files: files as unknown as FileList })).toHaveLength(pictures),
)
