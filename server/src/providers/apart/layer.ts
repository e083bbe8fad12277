import { Effect, Layer } from 'effect'
import { Apart, ApartFailed, type Lane } from './apart.ts'
import { makeLane } from './lane.ts'

/**
 * Pictures of at most 10 MB. Input from outside is limited on arrival: its senders are authenticated, or it comes
 * through jobs.
 */
const MOST_UPLOADS = 40

/** At most two processes, so that one of the machine's cores stays the server's. */
const makeApart = () => {
  const lanes: Record<Lane, ReturnType<typeof makeLane>> = {
    staff: makeLane({ mostWaiting: MOST_UPLOADS }),
    outside: makeLane({ mostWaiting: Infinity }),
  }
  const service: typeof Apart.Service = {
    run: (task, input, lane) =>
      Effect.tryPromise({
        try: () => lanes[lane].run(task, input) as Promise<never>,
        catch: (cause) =>
          cause instanceof ApartFailed ? cause : new ApartFailed({ why: 'threw', message: String(cause) }),
      }),
  }
  return { service, close: () => Object.values(lanes).forEach((lane) => lane.close()) }
}

export const apartLayer: Layer.Layer<Apart> = Layer.effect(
  Apart,
  Effect.map(
    Effect.acquireRelease(Effect.sync(makeApart), ({ close }) => Effect.sync(close)),
    ({ service }) => service,
  ),
)
