import { daysAhead, daysBehind, MOST_IN_FEED } from '@xd/core/domain/calendar/feed.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Window } from '#queries/calendar-entries.ts'
import type { Candidate } from '#services/calendar/candidate.ts'
import { firstOccurrences, type Occurrence } from '#services/calendar/occurrences-in.ts'

/**
 * As many occurrences as a feed carries: those from today on first, then the latest earlier ones. It reads further only
 * while there is room.
 */
export const chooseForFeed = async (
  read: (window: Window) => Promise<readonly Candidate[]>,
  today: LocalDay,
  most = MOST_IN_FEED,
): Promise<readonly Occurrence[]> => {
  let ahead: Occurrence[] = []
  for (const window of daysAhead(today)) {
    ahead = await firstOccurrences(await read(window), window, { most })
    if (ahead.length === most) return ahead
  }
  const window = daysBehind(today)
  const isOver = ({ end }: { end: LocalDay }) => end < today
  const behind = await firstOccurrences(await read(window), window, {
    most: most - ahead.length,
    dir: 'desc',
    only: isOver,
  })
  return [...behind.reverse(), ...ahead]
}
