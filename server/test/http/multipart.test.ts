import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileOfForm } from '#http/multipart.ts'

/** A form as a browser writes it. */
const written = async (form: FormData) => {
  const response = new Response(form)
  return { type: response.headers.get('content-type')!, body: Buffer.from(await response.arrayBuffer()) }
}
const formOf = (fields: readonly (readonly [string, string | Blob, string?])[]) => {
  const form = new FormData()
  for (const [name, value, filename] of fields)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, filename)
  return form
}

test('the file in a form is found, whatever its contents and the other fields', async () => {
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constant(new Uint8Array(Buffer.from('\r\n--\r\n----'))),
  )
  await fc.assert(
    fc.asyncProperty(
      content,
      fc.array(fc.string(), { maxLength: 3 }),
      fc.string({ minLength: 1 }),
      async (bytes, texts, filename) => {
        const fields = texts.map((value, at) => [`field ${at}`, value] as const)
        const { type, body } = await written(formOf([...fields, ['file', new Blob([bytes]), filename], ['last', 'x']]))
        expect(Buffer.from(fileOfForm(body, type)!)).toEqual(Buffer.from(bytes))
      },
    ),
  )
})

test.each([
  ['a field of text', formOf([['file', 'words']])],
  ['a file of another name', formOf([['picture', new Blob(['x']), 'file']])],
  ['nothing', formOf([])],
])('%s has no file', async (_, form) => {
  const { type, body } = await written(form)
  expect(fileOfForm(body, type)).toBeUndefined()
})

test('a truncated form, or a body that is no form, has no file', async () => {
  const { type, body } = await written(formOf([['file', new Blob(['content']), 'name']]))
  for (let length = 0; length < body.indexOf('content') + 'content'.length; length += 1)
    expect(fileOfForm(body.subarray(0, length), type)).toBeUndefined()
  expect(fileOfForm(body, 'application/json')).toBeUndefined()
  expect(fileOfForm(body, 'multipart/form-data; boundary=other')).toBeUndefined()
})

const TYPE = 'multipart/form-data; boundary="b c"'
const part = (head: string, content = 'content') => `--b c\r\n${head}\r\n\r\n${content}\r\n`
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.png"'
const headOf = (length: number) => `${FILE}\r\nX: `.padEnd(length, 'x')

test.each([
  ['a boundary in quotes', TYPE, part(FILE), 'content'],
  [
    'a boundary in capitals',
    'Multipart/Form-Data; charset=x; BOUNDARY="b c"',
    part(FILE).replace('--b c', '--b'),
    undefined,
  ],
  ['no boundary', 'multipart/form-data', part(FILE), undefined],
  ['another part before it', TYPE, part('Content-Disposition: form-data; name="x"', 'y') + part(FILE), 'content'],
  ['text before the first boundary', TYPE, `text\r\n${part(FILE)}`, undefined],
  ['a head just short enough', TYPE, part(headOf(2_046)), 'content'],
  ['a head too long', TYPE, part(headOf(2_047)), undefined],
  ['a file after the end', TYPE, `${part('X: y')}--b c--\r\n${part(FILE)}`, undefined],
  ['names without quotes', TYPE, part('content-disposition: form-data; filename*=x; name=file'), 'content'],
])('a form with %s', (_, type, body, content) => {
  const found = fileOfForm(Buffer.from(`${body}--b c--\r\n`), type)
  expect(found && Buffer.from(found).toString()).toBe(content)
})
