import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import { beginWords } from '@xd/core/domain/search/word-starts.ts'
import { searchTerms } from '@xd/core/domain/text/search-terms.ts'
import type { Db } from '#db/connect.ts'
import { newestMatches } from '#db/search.ts'
import type { CompanyScope } from '#db/scope.ts'
import { conversationsOf } from '#queries/inbox.ts'

/** How many customers a search considers, and how many of the newest messages that contain its words. */
const MOST_CUSTOMERS = 500
const MOST_MESSAGES = 250
/** Shorter words are searched in names and phones only, because nearly every message contains them. */
const SHORTEST_IN_MESSAGES = 3

/**
 * How well a conversation matches: its customer's name or phone begins with the words, contains them, or only a message
 * does.
 */
const RANK = { named: 0, nameHas: 1, said: 2, saidWithin: 3 } as const

export interface FoundInInbox {
  readonly convoIDs: readonly number[]
  /** Best first: see RANK. */
  readonly ranks: ReadonlyMap<number, number>
  /** The newest message with the words, if the customer's own details don't have them. */
  readonly messages: ReadonlyMap<number, number>
  readonly capped: boolean
}

/** The conversations where every word appears in the customer's name or phone, or in one of the messages. */
export const findInInbox = async (db: Db, scope: CompanyScope, text: string): Promise<FoundInInbox> => {
  const { companyID, storeIDs } = scope
  const words = searchTerms(text)
  const names = customerSearchTerms(text)
  const inMessages = words.some((word) => Array.from(word).length >= SHORTEST_IN_MESSAGES)
  const [customers, said] = await Promise.all([
    newestMatches(db, 'customers', {
      companyID,
      terms: names,
      columns: ['custID', 'custSearch'],
      limit: MOST_CUSTOMERS,
    }),
    inMessages
      ? newestMatches(db, 'messages', {
          companyID,
          storeIDs,
          terms: words,
          columns: ['messageID', 'convoID', 'messageSearch'],
          limit: MOST_MESSAGES,
        })
      : [],
  ])
  const named = new Map(
    customers.map(({ custID, custSearch }) => [custID, beginWords(custSearch, names) ? RANK.named : RANK.nameHas]),
  )
  const ranks = new Map<number, number>()
  for (const { convoID, custID } of await conversationsOf(db, scope, [...named.keys()]))
    ranks.set(convoID, named.get(custID)!)
  const messages = new Map<number, number>()
  for (const { messageID, convoID, messageSearch } of said) {
    const rank = ranks.get(convoID)
    if (rank !== undefined && rank <= RANK.said) continue
    const own = beginWords(messageSearch, words) ? RANK.said : RANK.saidWithin
    if (rank !== undefined && rank <= own) continue
    ranks.set(convoID, own)
    messages.set(convoID, messageID)
  }
  const capped = customers.length === MOST_CUSTOMERS || said.length === MOST_MESSAGES
  return { convoIDs: [...ranks.keys()], ranks, messages, capped }
}
