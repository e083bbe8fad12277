import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import { searchTerms } from '@xd/core/domain/text/search-terms.ts'
import type { Db } from '#db/connect.ts'
import { newestMatches } from '#db/search.ts'
import type { CompanyScope } from '#db/scope.ts'
import { conversationsAbout } from '#queries/inbox.ts'

/** A search looks at so many customers and so many of the newest messages that have its words. */
const MOST_CUSTOMERS = 500
const MOST_MESSAGES = 500
/** Shorter words are sought in names and phones only: in messages they are everywhere. */
const SHORTEST_IN_MESSAGES = 3

/** The conversations whose customer's name or phone, or one of whose messages, has every word of a text. */
export const findInInbox = async (db: Db, scope: CompanyScope, text: string): Promise<{ convoIDs: number[]; capped: boolean }> => {
  const { companyID } = scope
  const words = searchTerms(text)
  const inMessages = words.some((word) => Array.from(word).length >= SHORTEST_IN_MESSAGES)
  const [custIDs, messageIDs] = await Promise.all([
    newestMatches(db, 'customers', { companyID, terms: customerSearchTerms(text), limit: MOST_CUSTOMERS }),
    inMessages ? newestMatches(db, 'messages', { companyID, terms: words, limit: MOST_MESSAGES }) : [],
  ])
  const convoIDs = await conversationsAbout(db, scope, { custIDs, messageIDs })
  return { convoIDs, capped: custIDs.length === MOST_CUSTOMERS || messageIDs.length === MOST_MESSAGES }
}
