import { Effect } from 'effect'
import { type Metals, MetalsUnknown } from './metals.ts'

/** No feed is set up. */
export const metalsOff: typeof Metals.Service = {
  name: 'off',
  on: false,
  latest: () => Effect.fail(new MetalsUnknown({ cause: 'no metals feed is set up' })),
  at: () => Effect.succeed(undefined),
}
