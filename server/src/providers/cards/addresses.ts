import type { GatewayEnvironment, LiveGateway } from '@xd/core/domain/payment/gateways.ts'
import type { Config } from '#config.ts'

interface Addresses {
  readonly baseURL: string
  /** The origin of a script or site that the customer's browser loads. */
  readonly pageURL: string
  /** Every origin the customer's browser may load from, send to, or be sent to. */
  readonly origins: readonly string[]
}

const BLUEDOG = (host: string): Addresses => ({
  baseURL: `https://${host}`,
  pageURL: `https://${host}`,
  origins: [`https://${host}`],
})
const FORTIS = (sandbox: '' | 'sandbox.'): Addresses => ({
  baseURL: `https://api.${sandbox}fortis.tech`,
  pageURL: `https://js.${sandbox}fortis.tech`,
  origins: [`https://js.${sandbox}fortis.tech`, `https://api.${sandbox}fortis.tech`],
})
const PAYPAL = (sandbox: '' | 'sandbox.'): Addresses => ({
  baseURL: `https://api-m.${sandbox}paypal.com`,
  pageURL: `https://www.${sandbox}paypal.com`,
  origins: [`https://www.${sandbox}paypal.com`],
})

const ADDRESSES: Readonly<Record<LiveGateway, Readonly<Record<GatewayEnvironment, Addresses>>>> = {
  bluedog: { test: BLUEDOG('sandbox.bluedogpayments.com'), live: BLUEDOG('app.bluedogpayments.com') },
  fortis: { test: FORTIS('sandbox.'), live: FORTIS('') },
  paypal: { test: PAYPAL('sandbox.'), live: PAYPAL('') },
}

/** A gateway's address. A demo talks only to the sandbox, which speaks each gateway's protocol. */
export const addressesOf = (
  kind: LiveGateway,
  environment: GatewayEnvironment,
  { mode, sandboxURL, providersURL }: Pick<Config, 'mode' | 'sandboxURL' | 'providersURL'>,
): Addresses => {
  const played = mode === 'live' ? providersURL : sandboxURL
  if (played === undefined) return ADDRESSES[kind][environment]
  const url = `${played}/gateways/${kind}`
  return { baseURL: url, pageURL: url, origins: [new URL(played).origin] }
}
