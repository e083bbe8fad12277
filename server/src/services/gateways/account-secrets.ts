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

/** An account's secrets; undefined if they were sealed with a secret key the server no longer has. */
export const secretsOf = (account: GatewayAccountRow, { secretKey, previousSecretKey }: Keys): Secrets | undefined => {
  const text = unseal(account.secrets, [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])], placeOf(account))
  return text === undefined ? undefined : (JSON.parse(text) as Secrets)
}

const SHOWN = 4
/** A secret must be much longer than the part that is shown. */
const LONG_ENOUGH = 12

/** The part of a secret that may be shown: enough to recognize it. */
export const hintOf = (secret: string): string => (secret.length >= LONG_ENOUGH ? secret.slice(-SHOWN) : '')
