/** How far the server's clock is ahead of this computer's. */
let ahead = 0

/**
 * The current time by the server's clock. The computer's may be hours off, and the server decides what is "5 minutes
 * ago", due or over.
 */
export const serverNow = (): number => Date.now() + ahead

/** The `Date` header has whole seconds. */
const SECOND_MS = 1_000

/**
 * An answer names the moment when it was written, which lies between the call and its answer. The known offset stays
 * unless that contradicts it, so that a late answer, to a laptop just opened, changes nothing.
 */
export const heedServerTime = (date: string | null, calledAt: number, answeredAt: number): void => {
  const written = Date.parse(date ?? '')
  const [least, most] = [written - answeredAt, written + SECOND_MS - calledAt]
  if (ahead < least || ahead > most) ahead = Math.round((least + most) / 2)
}
