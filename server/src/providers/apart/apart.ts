import { Context, Data, type Effect } from 'effect'
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts'

/** Those who wait at a screen do not stand behind what strangers send. */
export type Lane = 'staff' | 'outside'

/** `busy`: too much is waiting, it may be tried again. The others say something about what was given. */
export class ApartFailed extends Data.TaggedError('ApartFailed')<{
  readonly why: 'busy' | 'too long' | 'ended' | 'threw'
  readonly message: string
}> {}

/**
 * Work on what strangers send, in a process of its own: what freezes, fills or crashes there is ended, and no request notices.
 * That process knows no secret and no database.
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
