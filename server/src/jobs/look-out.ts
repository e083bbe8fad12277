import { Effect } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { Troubles } from '#troubles.ts'

const LOOK_MS = 15 * SECOND_MS

interface Trouble {
  readonly what: string
  readonly reason: string
}

/** Checks the disk, the database, and failures that nobody retries; logs what fails. */
export const lookOut = (look: () => Promise<Trouble | undefined>) =>
  Effect.gen(function* () {
    const troubles = yield* Troubles
    const found = yield* Effect.promise(look)
    for (const what of ['disk', 'database'])
      if (found?.what === what) troubles.failed(what, found.reason)
      else troubles.works(what)
    troubles.look()
    for (const probe of troubles.probes()) yield* Effect.forkDetach(Effect.ignore(probe))
  }).pipe(Effect.andThen(Effect.sleep(LOOK_MS)), Effect.forever)
