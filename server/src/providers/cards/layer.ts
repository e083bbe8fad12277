import { Layer } from 'effect'
import type { Config } from '#config.ts'
import { demoCardsCredentials } from './demo-credentials.ts'
import { type CardGateway, CardGateways } from './gateway.ts'
import { simulator } from './simulator.ts'

/** In demo the simulated card network. Live there is none until one is set up: requests then answer `channel_off`. */
const gatewayOf = ({ mode, sandboxURL, secretKey }: Config): CardGateway | undefined =>
  mode === 'demo' ? simulator({ baseURL: sandboxURL, ...demoCardsCredentials(secretKey) }) : undefined

export const cardGatewaysLayer = (config: Config) => {
  const gateway = gatewayOf(config)
  return Layer.succeed(CardGateways)({
    forStore: () => gateway,
    byName: (name) => (gateway?.name === name ? gateway : undefined),
  })
}
