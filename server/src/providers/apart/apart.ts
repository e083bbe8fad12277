import { Context, Data, type Effect } from 'effect'
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'

/** Users waiting at a screen do not queue behind input from strangers, nor behind thousands of letters. */
export type Lane = 'staff' | 'outside' | 'print'

/** `busy`: too many tasks are waiting, and it may be retried. The others describe the input. */
export class ApartFailed extends Data.TaggedError('ApartFailed')<{
  readonly why: 'busy' | 'too long' | 'ended' | 'threw'
  readonly message: string
}> {}

/**
 * Processes input from strangers, and what takes long, in a separate process: a task that hangs, fills memory or crashes is ended there, and
 * no request notices. That process has no secret and no database.
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
