import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#config.ts'

const UNSUBSCRIBE_PATH = '/u/'

type Keys = Pick<Config, 'secretKey' | 'previousSecretKey' | 'lastingKey'>
interface Person {
  readonly companyID: number
  readonly custID: number
}

const signatureOf = (key: string, { companyID, custID }: Person): string =>
  createHmac('sha256', key).update(`unsubscribe/${companyID}/${custID}`).digest('base64url').slice(0, 32)

/**
 * Where a customer unsubscribes from a company’s emails: nobody can guess another’s. It stays valid, since old emails
 * stay around, also when the secret key changes.
 */
export const unsubscribeURL = (
  publicURL: string,
  { secretKey, lastingKey = secretKey }: Keys,
  person: Person,
): string => `${publicURL}${UNSUBSCRIBE_PATH}${person.companyID}-${person.custID}-${signatureOf(lastingKey, person)}`

/** The person an address is for; undefined if it was made up. Earlier emails' were signed with the secret key itself. */
export const personOfLink = (
  { secretKey, previousSecretKey = secretKey, lastingKey = secretKey }: Keys,
  token: string,
): Person | undefined => {
  const [, companyID = '', custID = '', given = ''] = /^(\d{1,12})-(\d{1,12})-([\w-]{32})$/.exec(token) ?? []
  const person = { companyID: Number(companyID), custID: Number(custID) }
  const isBy = (key: string) => {
    const [one, other] = [Buffer.from(given), Buffer.from(signatureOf(key, person))]
    return one.length === other.length && timingSafeEqual(one, other)
  }
  return [lastingKey, secretKey, previousSecretKey].some(isBy) ? person : undefined
}
