import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { bodyLimits } from '#contract/body-limits.ts'
import { documentPath, DOCUMENTS } from '#contract/documents.ts'
import { exportPath } from '#contract/exports.ts'
import { FILES } from '#contract/files.ts'
import { idFields } from '#contract/id-fields.ts'
import { makesOne } from '#contract/made-once.ts'
import { openAPI } from '#contract/openapi.ts'
import { ID, maybe, text } from '#contract/value.ts'

interface Published {
  readonly paths: Readonly<Record<string, { readonly post: Readonly<Record<string, unknown>> }>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

describe('the published document', () => {
  const { paths, components, ...head } = openAPI('1.2.3') as Published & { tags: { name: string }[] }
  const { schemas, ...security } = components

  test('names the product, its version and how one signs in', () => {
    const { tags, ...rest } = head
    expect(rest).toEqual({
      openapi: '3.1.0',
      info: {
        title: 'XD Back Office',
        version: '1.2.3',
        description: 'Every call is POST with a JSON body. Generated from the contract.',
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/' }],
    })
    expect(openAPI('1', 'https://a.test')).toMatchObject({ servers: [{ url: 'https://a.test' }] })
    expect(security).toEqual({
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'xd_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    })
    expect(tags.map(({ name }) => name)).toEqual(tags.map(({ name }) => name).toSorted())
    expect(tags).toContainEqual({ name: 'labels', description: 'Labels of customers and conversations' })
  })

  test('says of a call who may make it, what it takes and answers, and how it fails', () => {
    const failure = (description: string) => ({
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    })
    expect(paths['/api/loans/share']).toEqual({
      post: {
        operationId: 'loans/share',
        tags: ['loans'],
        summary:
          'The customer’s link to a quote, without their name. It shows this version as long as the quote is open or, once accepted, until the end of its grace period.',
        description: 'Access: loans. Module: loans. Writes.',
        security: [{ session: [] }, { bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  loanID: { anyOf: [{ type: 'number' }, { type: 'string' }] },
                  overrideReason: { anyOf: [{ type: 'string', maxLength: 255 }, { type: 'null' }, { type: 'null' }] },
                },
                required: ['loanID'],
                additionalProperties: true,
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Success',
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    { type: 'object', required: ['success'], properties: { success: { const: true } } },
                    {
                      type: 'object',
                      properties: { loan: { $ref: '#/components/schemas/Loan' }, url: { type: 'string' } },
                      required: ['loan', 'url'],
                      additionalProperties: true,
                    },
                  ],
                },
              },
            },
          },
          400: failure('invalid_input, override_needed'),
          403: failure('signed_out, wrong_origin, not_allowed, visit_read_only, second_factor_required'),
          404: failure('not_found'),
          409: failure('loan_state'),
          413: failure('too_large'),
          429: failure('too_many'),
          500: failure('internal'),
        },
      },
    })
    expect(schemas).toHaveProperty('Loan')
    expect(schemas['Failure']).toMatchObject({
      required: ['success', 'error'],
      properties: { error: { required: ['code', 'message'], properties: { message: { type: 'string' } } } },
    })
  })

  test.each([
    ['media/upload', 'multipart/form-data', 'Access: messages. Writes.'],
    ['labels/list', 'application/json', 'Access: session. Reads only.'],
    ['my/pay', 'application/json', 'Access: anyone. Writes.'],
  ])('%s takes %s', (name, type, description) => {
    const { post } = paths[`/api/${name}`]!
    expect(Object.keys((post['requestBody'] as { content: object }).content)).toEqual([type])
    expect(post['description']).toBe(description)
    expect(post['security']).toEqual(name === 'my/pay' ? [] : [{ session: [] }, { bearer: [] }])
  })
})

const upTo = (characters: number) => Schema.String.check(Schema.isMaxLength(characters))

// A character may take six bytes, its quotes two, and its comma, colon and spaces four.
test.each<[string, Schema.Struct.Fields, bytes: number, values: number]>([
  ['a text of ten characters', { a: upTo(10) }, 16_384 + 69, 203],
  ['a text without a limit', { name: Schema.String }, 16_384 + 396, 203],
  ['a number', { n: Schema.Finite }, 16_384 + 201, 203],
  ['a text or nothing', { v: Schema.NullOr(upTo(50)) }, 16_384 + 309, 203],
  ['three numbers', { l: Schema.Array(Schema.Finite).check(Schema.isMaxLength(3)) }, 16_384 + 601, 206],
  ['a list without a limit', { l: Schema.Array(Schema.Finite) }, 16_384 + 39_607, 403],
  ['values by name', { m: Schema.Record(Schema.String, Schema.Finite) }, 16_384 + 26_207, 303],
  ['an object', { o: Schema.Struct({ a: Schema.Finite, b: Schema.Finite }) }, 16_384 + 407, 207],
  ['a long text', { t: upTo(400_000) }, 2_000_000, 203],
  ['a file', { t: upTo(3_000_000) }, 6_000_000, 203],
  ['a file larger than any', { t: upTo(20_000_000) }, 28_000_000, 203],
])('the largest body with %s', (_, fields, bytes, values) =>
  expect(bodyLimits(Schema.Struct(fields))).toEqual({ bytes, values }),
)

test('fields that look like the ID of a record', () => {
  const input = Schema.Struct({
    loan: Schema.Struct({ loanID: maybe(ID), amount: Schema.Finite, store: Schema.String, note: text(5) }),
    number: ID,
    paymentKeys: Schema.Array(Schema.String),
    parts: Schema.Array(Schema.Struct({ userID: Schema.String, name: text(5) })),
    label: Schema.Struct({ title: text(5) }),
  })
  expect(idFields(input)).toEqual(['loan.loanID', 'loan.store', 'number', 'paymentKeys', 'parts.userID'])
})

test.each([
  ['loans/save', { loan: {} }, true],
  ['loans/save', { loan: { loanID: null } }, true],
  ['loans/save', { loan: { loanID: 4 } }, false],
  ['loans/save', { loan: { loanID: 0 } }, false],
  ['comments/submit', {}, true],
  ['loans/list', { loan: {} }, false],
])('%s of %j makes a record: %s', (name, input, makes) => expect(makesOne(name, input)).toBe(makes))

test('files are those of their calls, at their addresses', () => {
  expect(FILES.find(({ name }) => name === 'loans')).toMatchObject({ name: 'loans', call: 'loans/list' })
  expect(new Set(FILES.map(({ name }) => name)).size).toBe(FILES.length)
  expect(exportPath('loans', { filter: 'a&b' })).toBe('/export/loans.csv?search=%7B%22filter%22%3A%22a%26b%22%7D')
  expect(documentPath('notice-proof', { batch: 4 })).toBe('/export/notice-proof.pdf?search=%7B%22batch%22%3A4%7D')
  const documents = Object.entries(DOCUMENTS).map(([name, { call, search, finds }]) => [
    name,
    call,
    Object.keys(search.fields),
    finds,
  ])
  expect(documents).toEqual([
    ['notice-letters', 'notices/batch-details', ['batch', 'notice', 'mailed'], { batch: 'batch', notice: 'notice' }],
    ['notice-proof', 'notices/batch-details', ['batch', 'notice'], { batch: 'batch', notice: 'notice' }],
    ['renewal-proof', 'payments/fetch', ['payment'], { payment: 'payment' }],
  ])
})
