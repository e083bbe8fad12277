import type { GatewayEnvironment, LiveGateway } from '@xd/core/domain/payment/gateways.ts'
import type { Config } from '#config.ts'
import { addressesOf } from './addresses.ts'
import { BLUEDOG_SIGNATURE_HEADER, BLUEDOG_TOKENIZER_PATH } from './bluedog/account.ts'
import { bluedog } from './bluedog/bluedog.ts'
import { fortis } from './fortis/fortis.ts'
import type { CardGateway } from './gateway.ts'
import { paypal } from './paypal/paypal.ts'

interface Account {
  readonly name: string
  readonly gateway: LiveGateway
  readonly environment: GatewayEnvironment
  /** Settings and secrets, by their names in core/domain/payment/gateways.ts. */
  readonly field: (name: string) => string
}

/** The gateway for an account's settings. */
export const openAccount = ({ name, gateway, environment, field }: Account, config: Config): CardGateway => {
  const { baseURL, pageURL, origins } = addressesOf(gateway, environment, config)
  const own = { name, baseURL, testMode: environment === 'test' || config.mode === 'demo' }
  switch (gateway) {
    case 'bluedog':
      return bluedog({
        ...own,
        apiKey: field('apiKey'),
        publicKey: field('publicKey'),
        processorID: field('processorID'),
        webhookSecret: field('webhookSecret'),
        signatureHeader: field('signatureHeader') || BLUEDOG_SIGNATURE_HEADER,
        tokenizerPath: field('tokenizerPath') || BLUEDOG_TOKENIZER_PATH,
      })
    case 'fortis':
      return fortis({
        ...own,
        scriptURL: `${pageURL}/commercejs-v1.0.0.min.js`,
        formOrigins: origins,
        locationID: field('locationID'),
        productTransactionID: field('productTransactionID'),
        userID: field('userID'),
        userAPIKey: field('userAPIKey'),
        developerID: field('developerID'),
        webhookUser: field('webhookUser'),
        webhookPassword: field('webhookPassword'),
      })
    case 'paypal':
      return paypal({
        ...own,
        approvalOrigins: origins,
        clientID: field('clientID'),
        clientSecret: field('clientSecret'),
        webhookID: field('webhookID'),
      })
  }
}
