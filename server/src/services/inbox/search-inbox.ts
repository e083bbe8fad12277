import { CONVERSATION_STATUSES } from '@xd/core/domain/conversation/status.ts'
import type { Db } from '#db/connect.ts'
import { encodeCursor, type Order, type Page } from '#db/keyset.ts'
import type { CompanyScope } from '#db/scope.ts'
import { activityOf, type InboxFilter } from '#queries/inbox.ts'
import { findInInbox } from './find-in-inbox.ts'

/** The order of search results in the inbox: best matches first, then by newest activity. */
export const BY_FIT: Order = {
  name: 'fit',
  columns: [
    { ref: 'rank', key: 'rank', type: 'number' },
    { ref: 'convoActivityAt', key: 'convoActivityAt', type: 'number' },
    { ref: 'convoID', key: 'convoID', type: 'number' },
  ],
}

type Place = readonly [rank: number, convoActivityAt: number, convoID: number]

/**
 * A page of search results, and how many there are, including under the other status. There are few, so all are read at
 * once.
 */
export const searchInbox = async (
  db: Db,
  scope: CompanyScope,
  filter: InboxFilter,
  text: string,
  { dir, perPage, after, offset = 0 }: Page,
) => {
  const { convoIDs, ranks, messages, capped } = await findInInbox(db, scope, text)
  const rows = await activityOf(db, scope, { ...filter, statuses: CONVERSATION_STATUSES, convoIDs })
  const here = rows.filter(({ convoStatus }) => filter.statuses.includes(convoStatus))
  const sign = dir === 'asc' ? 1 : -1
  const placeOf = ({ convoID, convoActivityAt }: (typeof rows)[number]): Place => [
    ranks.get(convoID)!,
    convoActivityAt,
    convoID,
  ]
  const compare = (a: Place, b: Place): number => a[0] - b[0] || sign * (a[1] - b[1]) || sign * (a[2] - b[2])
  const places = here.map(placeOf).sort(compare)
  const beyond =
    after === undefined ? places.slice(offset) : places.filter((place) => compare(place, after as unknown as Place) > 0)
  const page = beyond.slice(0, perPage)
  return {
    convoIDs: page.map(([, , convoID]) => convoID),
    messages,
    count: here.length,
    ...(capped && { countCapped: true }),
    countElsewhere: rows.length - here.length,
    nextCursor: beyond.length > perPage ? encodeCursor(BY_FIT, dir, page.at(-1)!) : null,
  }
}
