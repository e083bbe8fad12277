import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import { searchTerms } from '@xd/core/domain/text/search-terms.ts'
import type { Db } from '#db/connect.ts'
import { newestMatches } from '#db/search.ts'
import type { CompanyScope } from '#db/scope.ts'
import { conversationsOfCustomers } from '#queries/inbox.ts'

/** A search looks at so many customers and so many of the newest messages that have its words. */
const MOST_CUSTOMERS = 500
const MOST_MESSAGES = 500
/** Shorter words are sought in names and phones only: in messages they are everywhere. */
const SHORTEST_IN_MESSAGES = 3

/** The conversations whose customer's name or phone, or one of whose messages, has every word of a text. */
export const findInInbox = async (
  db: Db,
  scope: CompanyScope,
  text: string,
): Promise<{ convoIDs: number[]; capped: boolean }> => {
  const { companyID } = scope
  const words = searchTerms(text)
  const inMessages = words.some((word) => Array.from(word).length >= SHORTEST_IN_MESSAGES)
  const [customers, messages] = await Promise.all([
    newestMatches(db, 'customers', {
      companyID,
      terms: customerSearchTerms(text),
      columns: ['custID'],
      limit: MOST_CUSTOMERS,
    }),
    inMessages
      ? newestMatches(db, 'messages', {
          companyID,
          terms: words,
          columns: ['convoID', 'storeID'],
          limit: MOST_MESSAGES,
        })
      : [],
  ])
  const ofCustomers = await conversationsOfCustomers(
    db,
    scope,
    customers.map(({ custID }) => custID),
  )
  const ofMessages = messages.filter(({ storeID }) => scope.storeIDs.includes(storeID)).map(({ convoID }) => convoID)
  return {
    convoIDs: [...new Set([...ofCustomers, ...ofMessages])],
    capped: customers.length === MOST_CUSTOMERS || messages.length === MOST_MESSAGES,
  }
}
