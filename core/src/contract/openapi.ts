import { groupBy } from '#domain/collection/group-by.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import { Schema } from 'effect'
import { API_TAGS } from './api-tags.table.ts'
import { calls } from './modules.generated.ts'
import { FAILURES, type FailureCode } from './failure.ts'
import { idFields } from './id-fields.ts'

const COMMON: readonly FailureCode[] = ['invalid_input', 'too_large', 'too_many', 'internal']

const failureSchema = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string', description: 'Can be shown to a person as it is' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        id: { type: 'string', description: 'Of a defect: the request’s id, under which it was logged' },
      },
    },
  },
}

/** Whether a call's input names a record or, without a session, holds a record's secret. */
const namesRecord = ({ finds, input, access }: (typeof calls)[keyof typeof calls]): boolean =>
  Object.keys(finds).length > 0 ||
  idFields(input).length > 0 ||
  (access === 'anyone' && Object.keys(input.fields).some((field) => /Token$/.test(field)))

/** The codes a call can return: its own, plus those that come with its access and the records it names. */
export const failureCodes = (call: (typeof calls)[keyof typeof calls]): FailureCode[] => [
  ...(call.access === 'anyone' ? [] : (['signed_out'] as const)),
  ...(call.access === 'anyone' && !call.ownOrigin ? [] : (['wrong_origin'] as const)),
  // Even without a permission, for a call that belongs to a module.
  ...(call.access === 'anyone' || (call.access === 'session' && !call.feature) ? [] : (['not_allowed'] as const)),
  ...(call.kind === 'read' || call.ownSession || call.access === 'anyone' ? [] : (['visit_read_only'] as const)),
  ...(call.access === 'anyone' || call.withoutFactor ? [] : (['second_factor_required'] as const)),
  ...(call.stepUp ? (['step_up_needed'] as const) : []),
  ...(namesRecord(call) ? (['not_found'] as const) : []),
  ...call.failures,
]

/** The statuses a call can be answered with, and the codes of each. */
export const statusesOf = (call: (typeof calls)[keyof typeof calls]): ReadonlyMap<number, readonly FailureCode[]> =>
  groupBy(new Set([...COMMON, ...failureCodes(call)]), (code) => FAILURES[code].status)

/** OpenAPI has one place for all definitions; JSON Schema has one in each document. */
const pointed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pointed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === '$ref' && typeof inner === 'string'
      ? inner.replace(/^#\/\$defs\//, '#/components/schemas/')
      : pointed(inner),
  ])
  return Object.fromEntries(entries)
}

/** An object whose fields are not described. Every tool reads this form as "any object". */
const NO_FIELDS = { type: 'object' }

const jsonSchema = (schema: Schema.Top & { fields?: object }): { schema: object; definitions: object } => {
  const document = Schema.toJsonSchemaDocument(schema)
  const hasFields = schema.fields === undefined || Object.keys(schema.fields).length > 0
  return {
    schema: hasFields ? (pointed(document.schema) as object) : NO_FIELDS,
    definitions: pointed(document.definitions) as object,
  }
}

const descriptions: Readonly<Record<string, string>> = API_TAGS
const tagOf = (name: string): string => name.split('/', 1)[0]!
const TAGS = [...new Set(Object.keys(calls).map(tagOf))]
  .sort()
  .map((name) => ({ name, description: descriptions[name] ?? capitalized(name) }))

/** The contract as an OpenAPI 3.1 document. `server`: where it is served; by default, wherever the document is. */
export const openAPI = (version: string, server = '/'): object => {
  const paths: Record<string, object> = {}
  const schemas: Record<string, object> = {}
  for (const [name, call] of Object.entries(calls)) {
    const input = call.body === 'multipart' ? undefined : jsonSchema(call.input)
    const output = jsonSchema(call.output)
    Object.assign(schemas, input?.definitions, output.definitions)
    paths[`/api/${name}`] = {
      post: {
        operationId: name,
        tags: [tagOf(name)],
        summary: call.summary,
        description: `Access: ${call.access}${call.permission ? `, with the permission ${call.permission}` : ''}.${call.feature ? ` Module: ${call.feature}.` : ''} ${call.kind === 'read' ? 'Reads only.' : 'Writes.'}`,
        security: call.access === 'anyone' ? [] : [{ session: [] }, { bearer: [] }],
        requestBody: {
          required: true,
          content: input
            ? { 'application/json': { schema: input.schema } }
            : {
                'multipart/form-data': {
                  schema: {
                    type: 'object',
                    required: ['file'],
                    properties: { file: { type: 'string', format: 'binary' } },
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
                    output.schema,
                  ],
                },
              },
            },
          },
          ...Object.fromEntries(
            [...statusesOf(call)].map(([status, codes]) => [
              status,
              {
                description: codes.join(', '),
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
              },
            ]),
          ),
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'XD Back Office',
      version,
      description: 'Every call is POST with a JSON body. Generated from the contract.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: server }],
    tags: TAGS,
    paths,
    components: {
      schemas: { ...schemas, Failure: failureSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'xd_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
