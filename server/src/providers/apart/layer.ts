import { Effect, Layer } from 'effect'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import type { Config } from '#config.ts'
import { Apart, ApartFailed, type Lane } from './apart.ts'
import { makeLane } from './lane.ts'

/**
 * Pictures of at most 10 MB. Input from outside is limited on arrival: its senders are authenticated, or it comes
 * through jobs.
 */
const MOST_UPLOADS = 40
/** Documents, of which a full batch takes a quarter of a minute on an idle machine. */
const MOST_PRINTS = 20
const PRINT_MS = 2 * MINUTE_MS

/** Called when a process does not start, because someone has to repair the installation. */
type OnDown = (lane: Lane, message: string) => void

/** At most three processes, the last of which is rarely running; the server's own work takes precedence over each. */
const makeApart = (program: string | undefined, onDown: OnDown) => {
  const lanes: Record<Lane, ReturnType<typeof makeLane>> = {
    staff: makeLane({ mostWaiting: MOST_UPLOADS, program }),
    outside: makeLane({ mostWaiting: Infinity, program }),
    print: makeLane({ mostWaiting: MOST_PRINTS, deadlineMs: PRINT_MS, program }),
  }
  const service: typeof Apart.Service = {
    run: (task, input, lane) =>
      Effect.tryPromise({
        try: () => lanes[lane].run(task, input) as Promise<never>,
        catch: (cause) =>
          cause instanceof ApartFailed ? cause : new ApartFailed({ why: 'threw', message: String(cause) }),
      }).pipe(Effect.tapError(({ why, message }) => Effect.sync(() => why === 'not started' && onDown(lane, message)))),
  }
  return { service, close: () => Object.values(lanes).forEach((lane) => lane.close()) }
}

export const apartLayer = ({ apartProgram }: Config, onDown: OnDown): Layer.Layer<Apart> =>
  Layer.effect(
    Apart,
    Effect.map(
      Effect.acquireRelease(
        Effect.sync(() => makeApart(apartProgram, onDown)),
        ({ close }) => Effect.sync(close),
      ),
      ({ service }) => service,
    ),
  )
