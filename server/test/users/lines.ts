import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import type { oneOfEach } from '../one-of-each.ts'

type Ids = Awaited<ReturnType<typeof oneOfEach>>

/** Lines of the activity log, by their actions. */
export type LinesFor = (
  ids: Ids,
) => Readonly<Partial<Record<ActivityAction, readonly [target: string | null, detail?: object]>>>
