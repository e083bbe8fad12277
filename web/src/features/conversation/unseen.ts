import type { Pages } from './thread-stretch.ts'

/** How many of the customer's messages came after the newest one that was seen. */
export const countIncomingAfter = (pages: Pages, seenID: number): number =>
  pages.reduce(
    (count, page) =>
      count +
      ((page.at(-1)?.messageID ?? 0) > seenID
        ? page.filter(({ messageID, messageDirection }) => messageID > seenID && messageDirection === 'in').length
        : 0),
    0,
  )
