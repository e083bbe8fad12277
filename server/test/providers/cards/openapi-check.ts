import { readFileSync } from 'node:fs'
import { type Document, OpenAPIBackend } from 'openapi-backend'

export interface Exchange {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  readonly answer?: { readonly status: number; readonly body: string }
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/**
 * Published descriptions have errors: `required: true` beside a property is meaningless in a schema, and stops every
 * validator.
 */
const withoutSlips = (node: unknown, inSchema = false): unknown => {
  if (Array.isArray(node)) return node.map((one) => withoutSlips(one, inSchema))
  if (!isNode(node)) return node
  const entries = Object.entries(node).filter(
    ([key, value]) => !(inSchema && key === 'required' && typeof value === 'boolean'),
  )
  return Object.fromEntries(
    entries.map(([key, value]) => [key, withoutSlips(value, inSchema || key === 'schema' || key === 'schemas')]),
  )
}

/** All schemas that may describe a value: a description lists them as alternatives and in layers. */
const layers = (schema: Node): Node[] => [
  schema,
  ...['allOf', 'anyOf', 'oneOf'].flatMap((key) => ((schema[key] ?? []) as Node[]).flatMap(layers)),
]

/** Names in no layer of a schema. A validator would accept them, and the other side would ignore them. */
const strangers = (schemas: readonly Node[], value: unknown, at: string): string[] => {
  const all = schemas.flatMap(layers)
  if (Array.isArray(value))
    return value.flatMap((one, i) =>
      strangers(
        all.flatMap(({ items }) => (isNode(items) ? [items] : [])),
        one,
        `${at}/${i}`,
      ),
    )
  const named = all.flatMap(({ properties }) => (isNode(properties) ? [properties] : []))
  if (!isNode(value) || named.length === 0) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = named.flatMap((properties) => (isNode(properties[name]) ? [properties[name]] : []))
    return known.length === 0 ? [`${at}/${name} is not described`] : strangers(known, inner, `${at}/${name}`)
  })
}

const schemaOf = (holder: unknown): Node | undefined => {
  const { content } = (isNode(holder) ? holder : {}) as { content?: Record<string, { schema?: Node }> }
  return content?.['application/json']?.schema
}

/**
 * Compares requests and answers with OpenAPI descriptions. Returns all differences in words; undefined where none
 * describes the path.
 */
export const openapiCheck = async (files: readonly string[], apiRoot: string) => {
  const descriptions = await Promise.all(
    files.map((file) => {
      const definition = withoutSlips(JSON.parse(readFileSync(file, 'utf8'))) as Document
      return new OpenAPIBackend({
        definition,
        apiRoot,
        quick: true,
        ajvOpts: { unicodeRegExp: false, logger: false },
      }).init()
    }),
  )
  return ({ method, path, headers, body, answer }: Exchange): string[] | undefined => {
    const request = { method, path, headers: headers as Record<string, string> }
    const described = descriptions.find(({ router }) => router.matchOperation(request))
    const operation = described?.router.matchOperation(request)
    if (!described || !operation) return undefined
    const asked = { ...request, ...(body !== '' && { body: JSON.parse(body) as object }) }
    const { errors } = described.validateRequest(asked, operation)
    const told = (errors ?? []).map(({ instancePath, message }) => `request ${instancePath} ${message}`)
    const sentSchema = schemaOf(operation.requestBody)
    const said = answer && answer.body !== '' ? (JSON.parse(answer.body) as unknown) : undefined
    const responses = operation.responses as Record<string, unknown>
    const response = answer && (responses[answer.status] ?? responses['default'])
    const saidSchema = schemaOf(response)
    const wrong = saidSchema ? described.validateResponse(said, operation, answer!.status).errors : undefined
    return [
      ...told,
      ...(sentSchema ? strangers([sentSchema], asked.body, 'request') : []),
      ...(answer && !response ? [`status ${answer.status} is not described`] : []),
      ...(wrong ?? []).map(({ instancePath, message }) => `answer ${answer!.status} ${instancePath} ${message}`),
      ...(saidSchema ? strangers([saidSchema], said, `answer ${answer!.status}`) : []),
    ]
  }
}
