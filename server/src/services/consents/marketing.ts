import type { Config } from '#config.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { newestConsents } from '#queries/consents.ts'
import type { PossibleRecipient } from '#queries/mailer-audience.ts'
import { marketingOfAddresses } from '#queries/recipient-facts.ts'
import { addressOf, refusedBeforeErasure } from './erased-unsubscribes.ts'

type Person = Pick<PossibleRecipient, 'custID' | 'custPhone' | 'custEmail'>

export const addressIn = (channel: 'sms' | 'email', { custPhone, custEmail }: Person): string =>
  channel === 'sms' ? custPhone : addressOf(custEmail)

/**
 * What these customers last said about marketing; null for nothing. Unsubscribing an address counts for everyone who
 * has it.
 */
export const marketingAmong = query(
  async (
    db: Db,
    scope: Tenant,
    keys: Pick<Config, 'secretKey' | 'lastingKey'>,
    { channel, customers }: { readonly channel: 'sms' | 'email'; readonly customers: readonly Person[] },
  ) => {
    const custIDs = customers.map(({ custID }) => custID)
    const emails = channel === 'sms' ? [] : customers.map(({ custEmail }) => addressOf(custEmail))
    const reached = customers.map((customer) => ({ custID: customer.custID, address: addressIn(channel, customer) }))
    const [own, ofAddress, refused] = await Promise.all([
      newestConsents(db, scope, 'marketing', custIDs),
      channel === 'sms' ? undefined : marketingOfAddresses(db, scope, emails),
      refusedBeforeErasure(db, scope, keys, reached),
    ])
    return ({ custID, custEmail }: Person): boolean | null =>
      refused.has(custID) || ofAddress?.get(addressOf(custEmail)) === false ? false : (own.get(custID)?.given ?? null)
  },
)
