import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#config.ts'

const UNSUBSCRIBE_PATH = '/u/'

type Keys = Pick<Config, 'secretKey' | 'previousSecretKey' | 'lastingKey'>
interface Person {
  readonly companyID: number
  readonly custID: number
  /** The hash of the address that was written to. It works even if nobody here has the address any more. */
  readonly addressHash?: string | undefined
}

const signatureOf = (key: string, { companyID, custID, addressHash }: Person): string =>
  createHmac('sha256', key)
    .update(['unsubscribe', companyID, custID, ...(addressHash === undefined ? [] : [addressHash])].join('/'))
    .digest('base64url')
    .slice(0, 32)

/**
 * Where a customer unsubscribes from a company's emails. Nobody can guess another customer's link. It stays valid even
 * when the secret key changes, because old emails stay around.
 */
export const unsubscribeURL = (
  publicURL: string,
  { secretKey, lastingKey = secretKey }: Keys,
  person: Person,
): string => {
  const { companyID, custID, addressHash = '' } = person
  return `${publicURL}${UNSUBSCRIBE_PATH}${companyID}-${custID}-${signatureOf(lastingKey, person)}${addressHash}`
}

/**
 * The person an address belongs to; undefined if it was made up. Earlier emails' addresses were signed with the secret
 * key itself, and did not name the recipient's email address.
 */
export const personOfLink = (
  { secretKey, previousSecretKey = secretKey, lastingKey = secretKey }: Keys,
  token: string,
): Person | undefined => {
  const [, companyID = '', custID = '', given = '', addressHash] =
    /^(\d{1,12})-(\d{1,12})-([\w-]{32})([\w-]{43})?$/.exec(token) ?? []
  const person = { companyID: Number(companyID), custID: Number(custID), addressHash }
  const isBy = (key: string) => {
    const [one, other] = [Buffer.from(given), Buffer.from(signatureOf(key, person))]
    return one.length === other.length && timingSafeEqual(one, other)
  }
  return [lastingKey, secretKey, previousSecretKey].some(isBy) ? person : undefined
}
