import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Effect, Result } from 'effect'
import { expect, onTestFinished, test } from 'vitest'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { GATEWAYS } from './gateways-under-test.ts'

/** A gateway that lets us in, and answers all else so. */
const answering = async (status: number) => {
  const server = createServer((request, response) => {
    const isToken = request.url?.endsWith('/oauth2/token') ?? false
    response.writeHead(isToken ? 200 : status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isToken ? { access_token: 'let-in', expires_in: 3_600 } : { name: 'INVALID_REQUEST' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve(undefined))))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

// BlueDog is asked for the sale first, so it is tried with a real one (cards-contract).
const ASKED_ONCE = GATEWAYS.filter(({ name }) => name === 'fortis' || name === 'paypal')

test.each(ASKED_ONCE.flatMap((gateway) => [400, 404, 422].map((status) => ({ gateway, status, name: gateway.name }))))(
  '$name refuses a refund with $status: no money has moved',
  async ({ gateway, status }) => {
    const refund = gateway.open(await answering(status)).refund({
      gatewayID: 'T1',
      amount: 4550 as Cents,
      idempotencyKey: 'key-1',
    } as never)
    const outcome = await Effect.runPromise(Effect.result(refund))
    expect(Result.isFailure(outcome) && outcome.failure._tag).toBe('GatewayRefused')
  },
)
