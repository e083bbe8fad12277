import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Effect, Result } from 'effect'
import { onTestFinished } from 'vitest'
import type { GatewayRefused, GatewayUnknown, GatewayUnsettled } from '@xd/server/providers/cards/gateway.ts'

/** Its answers, in turn. */
export type Answers = readonly (readonly [status: number, json?: unknown])[]

/** The headers that a gateway goes by. */
const TOLD = /^(authorization|content-type|accept|prefer|paypal-.*|user-id|user-api-key|developer-id|location)$/
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** A gateway that answers with what it is told to, in turn, and keeps what it was asked: for answers rarely given. */
export const playedGateway = async (...answers: Answers) => {
  const asked: { call: string; headers: Record<string, unknown>; body?: unknown }[] = []
  const urls: string[] = []
  const left = [...answers]
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    urls.push(request.url ?? '')
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString().replaceAll(UUID, '{uuid}')
      const isJSON = request.headers['content-type'] === 'application/json'
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        TOLD.test(name) ? [[name, String(value).replaceAll(UUID, '{uuid}')] as const] : [],
      )
      asked.push({
        call: `${request.method} ${decodeURIComponent(request.url ?? '')}`,
        headers: Object.fromEntries(headers),
        ...(text !== '' && { body: isJSON ? (JSON.parse(text) as unknown) : text }),
      })
      const [status, json] = left.shift() ?? [599]
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(json === undefined ? '' : JSON.stringify(json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve(undefined))))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    asked,
    /** As they were written, before anything is decoded. */
    urls,
    calls: () => asked.map(({ call }) => call),
    bodies: () => asked.map(({ body }) => body),
  }
}

type Failure = GatewayRefused | GatewayUnknown | GatewayUnsettled

const whyOf = (failure: Failure): string => {
  if (failure._tag === 'GatewayRefused') return `refused: ${failure.message}`
  if (failure._tag === 'GatewayUnsettled') return 'unsettled'
  const cause = failure.cause as Failure | Error | string
  if (typeof cause === 'string') return `unknown: ${cause}`
  const isOurs = '_tag' in cause && /^Gateway/.test(cause._tag)
  return `unknown: ${isOurs ? whyOf(cause) : cause.message}`
}

/** A gateway’s answer, or the kind of its failure with the reason. */
export const answerOf = async <A>(effect: Effect.Effect<A, Failure>): Promise<A | string> => {
  const result = await Effect.runPromise(Effect.result(effect))
  return Result.isSuccess(result) ? result.success : whyOf(result.failure)
}
