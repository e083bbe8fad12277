import { Clock, Effect, Fiber, Option } from 'effect'

/**
 * Lets a conversation with a gateway continue on its own, and waits only so long for it: an impatient client must not
 * cut it off. Returns whether it has ended.
 */
export const endsWithin = <E, R>(talk: Effect.Effect<void, E, R>, until: number) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkDetach(talk)
    const left = until - (yield* Clock.currentTimeMillis)
    const ended = yield* Fiber.await(fiber).pipe(Effect.timeoutOption(Math.max(0, left)))
    // A defect is the caller's to log and answer. The job finds out the outcome.
    if (Option.isSome(ended)) yield* ended.value
    return Option.isSome(ended)
  })

export const withinPatience = <E, R>(talk: Effect.Effect<void, E, R>, until: number) =>
  Effect.asVoid(endsWithin(talk, until))
