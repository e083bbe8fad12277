import { Context, Data, type Effect } from 'effect'
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'

/** Users waiting at a screen do not queue behind strangers' input, or behind thousands of letters. */
export type Lane = 'staff' | 'outside' | 'print'

/** `busy`: too many tasks are waiting; `not started`: the process isn't there. The others describe the input. */
export class ApartFailed extends Data.TaggedError('ApartFailed')<{
  readonly why: 'busy' | 'not started' | 'too long' | 'ended' | 'threw'
  readonly message: string
}> {
  /** The input may be fine: it may be tried again. */
  get isOurs(): boolean {
    return this.why === 'busy' || this.why === 'not started'
  }
}

/**
 * Processes strangers' input, and slow work, in a separate process: a task that hangs, fills memory or crashes is ended
 * there, and no request notices. That process has no secret and no database.
 */
export class Apart extends Context.Service<
  Apart,
  {
    run<Name extends TaskName>(
      task: Name,
      input: TaskInput<Name>,
      lane: Lane,
    ): Effect.Effect<TaskOutput<Name>, ApartFailed>
  }
>()('Apart') {}
