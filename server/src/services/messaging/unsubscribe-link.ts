import { createHmac, timingSafeEqual } from 'node:crypto'

export const UNSUBSCRIBE_PATH = '/u/'

interface Person {
  readonly companyID: number
  readonly custID: number
}

const signatureOf = (secretKey: string, { companyID, custID }: Person): string =>
  createHmac('sha256', secretKey).update(`unsubscribe/${companyID}/${custID}`).digest('base64url').slice(0, 32)

/**
 * Where a customer unsubscribes from a company’s emails: nobody can guess another’s. It stays valid, since old emails
 * stay around.
 */
export const unsubscribeURL = (publicURL: string, secretKey: string, person: Person): string =>
  `${publicURL}${UNSUBSCRIBE_PATH}${person.companyID}-${person.custID}-${signatureOf(secretKey, person)}`

/** The person an address is for; undefined if it was made up. */
export const personOfLink = (secretKey: string, token: string): Person | undefined => {
  const [, companyID = '', custID = '', given = ''] = /^(\d{1,12})-(\d{1,12})-([\w-]{32})$/.exec(token) ?? []
  const person = { companyID: Number(companyID), custID: Number(custID) }
  const [one, other] = [Buffer.from(given), Buffer.from(signatureOf(secretKey, person))]
  return one.length === other.length && timingSafeEqual(one, other) ? person : undefined
}
