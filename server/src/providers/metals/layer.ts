import { Effect, Layer } from 'effect'
import type { Config } from '#config.ts'
import { causeOfSilence, type Troubles } from '#troubles.ts'
import { Metals, MetalsUnknown } from './metals.ts'
import { metalsAPI } from './metals-api.ts'

const causeOf = (failure: unknown): string | null =>
  failure instanceof MetalsUnknown ? causeOfSilence(failure.cause) : null

/** No feed is set up. */
const metalsOff: typeof Metals.Service = {
  name: 'off',
  on: false,
  latest: () => Effect.fail(new MetalsUnknown({ cause: 'no metals feed is set up' })),
  at: () => Effect.succeed(undefined),
}

/** One adapter for the demo's simulated feed and a live one. A live server without a feed has no ticker. */
export const metalsLayer = ({ mode, sandboxURL, metals }: Config, { noting }: typeof Troubles.Service) => {
  const feed = mode === 'demo' ? { url: `${sandboxURL}/metals/vendor`, key: 'demo' } : metals
  return Layer.succeed(Metals)(feed ? noting('metals', metalsAPI(feed), ['latest', 'at'], causeOf) : metalsOff)
}
