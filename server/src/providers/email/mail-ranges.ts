// Which mail is processed next. A mailbox can hold thousands of unread emails, from an outage or a forwarding rule that
// was turned on. Oldest first, a customer's new email would wait behind all of them. So the newest are always among the
// next, and the backlog is in the gaps between processed mail.

/** The numbers (UIDs) of mail not yet taken, from the first to the last. `since`: none that arrived before then. */
export interface MailRange {
  readonly from: number
  readonly to: number
  readonly since?: number
}

/** The most for one poll; the next follows at once if there are more. */
const BATCH = 20
/** How many of them are the newest while there are more. */
const NEWEST = 10

/** `waiting` is ascending. The one that stopped the server comes first, so that its number of tries stays visible. */
export const nextMails = (waiting: readonly number[], tried?: number): number[] => {
  const again = waiting.filter((uid) => uid === tried)
  const others = waiting.filter((uid) => uid !== tried)
  const room = BATCH - again.length
  if (others.length <= room) return [...again, ...others]
  return [...again, ...others.slice(-NEWEST), ...others.slice(0, room - NEWEST)]
}

/** What remains of the ranges when one of their emails has been taken. */
export const withoutMail = (ranges: readonly MailRange[], uid: number): MailRange[] =>
  ranges.flatMap((range) =>
    uid < range.from || uid > range.to
      ? [range]
      : [
          { ...range, to: uid - 1 },
          { ...range, from: uid + 1 },
        ].filter(({ from, to }) => from <= to),
  )
