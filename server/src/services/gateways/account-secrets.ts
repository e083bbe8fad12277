import type { Config } from '#config.ts'
import type { GatewayAccountRow } from '#queries/gateway-accounts.ts'
import { seal, unseal } from '#services/secrets/seal.ts'

type Secrets = Readonly<Record<string, string>>
type Keys = Pick<Config, 'secretKey' | 'previousSecretKey'>

const placeOf = ({ companyID, gateway }: Pick<GatewayAccountRow, 'companyID' | 'gateway'>): string =>
  `${companyID}/${gateway}`

export const sealSecrets = (
  secrets: Secrets,
  account: Pick<GatewayAccountRow, 'companyID' | 'gateway'>,
  { secretKey }: Keys,
): string => seal(JSON.stringify(secrets), secretKey, placeOf(account))

/** An account's secrets; undefined when the server's secret key is another than the one they were sealed by. */
export const secretsOf = (account: GatewayAccountRow, { secretKey, previousSecretKey }: Keys): Secrets | undefined => {
  const text = unseal(account.secrets, [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])], placeOf(account))
  return text === undefined ? undefined : (JSON.parse(text) as Secrets)
}

const SHOWN = 4
/** A secret must be a good deal longer than what is shown of it. */
const LONG_ENOUGH = 12

/** What may be shown of a secret: enough to tell which it is. */
export const hintOf = (secret: string): string => (secret.length >= LONG_ENOUGH ? secret.slice(-SHOWN) : '')
