import { createHmac } from 'node:crypto'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { signerOf } from '#providers/cards/bluedog/signature.ts'
import { fortis } from '#providers/cards/fortis/fortis.ts'
import { paypal } from '#providers/cards/paypal/paypal.ts'

const hmac = (secret: string, body: string, encoding: 'hex' | 'base64' | 'base64url') =>
  createHmac('sha256', secret).update(body).digest(encoding)
/** Nobody listens there: a gateway that is asked fails the test. */
const baseURL = 'http://127.0.0.1:9'

test('BlueDog’s signature is the merchant’s in any encoding, or that of a test, or none', () => {
  const body = '{"type":"test"}'
  const signer = (secret: string, signature: string) => signerOf(secret, body, signature)
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(signer('own', hmac('own', body, encoding))).toBe('merchant')
  expect(signer('own', hmac('00000000-0000-4000-8000-000000000001', body, 'base64url'))).toBe('try')
  expect(signer('own', hmac('own', `${body} `, 'hex'))).toBeUndefined()
  expect(signer('own', '')).toBeUndefined()
  // Anyone can sign with no secret at all.
  expect(signer('', hmac('', body, 'base64url'))).toBeUndefined()
})

test('Fortis without a password for its news believes nobody', async () => {
  const account = {
    ...{ name: 'fortis-1', testMode: true, baseURL, scriptURL: '', formOrigins: [], locationID: 'l' },
    ...{ productTransactionID: 'p', userID: 'u', userAPIKey: 'k', developerID: 'd', webhookUser: 'xd' },
  }
  const authorization = `Basic ${Buffer.from('xd:').toString('base64')}`
  const news = { headers: new Headers({ authorization }), body: JSON.stringify({ id: 'F1' }) }
  expect(await Effect.runPromise(fortis({ ...account, webhookPassword: '' }).readWebhook(news))).toBeUndefined()
})

test('PayPal without the ID of a webhook, or with a header missing, isn’t even asked', async () => {
  const account = { name: 'paypal-1', testMode: true, baseURL, approvalOrigins: [], clientID: 'c', clientSecret: 's' }
  const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time']
  const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, 'x']))
  const body = JSON.stringify({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'C1' } })
  const told = (webhookID: string, given: Record<string, string>) =>
    Effect.runPromise(paypal({ ...account, webhookID }).readWebhook({ headers: new Headers(given), body }))
  expect(await told('', headers)).toBeUndefined()
  for (const name of names) {
    const { [`paypal-${name}`]: _, ...others } = headers
    expect(await told('W1', others)).toBeUndefined()
  }
})
